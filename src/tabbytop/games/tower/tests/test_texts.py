"""Cards, pieces and stories of the tower have their words in three languages, and they say their numbers."""

import re
from functools import partial

import pytest

from tabbytop.core import CHANCE, Event, args
from tabbytop.core.saying import Speaker
from tabbytop.core.story import in_one_breath, sentences, turns
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Done, Pet, TurnAction
from tabbytop.games.tower.components import ACTIONS, ALL, GOALS, NAMED, STORIES, name
from tabbytop.games.tower.menus import PLACES
from tabbytop.games.tower.state import State
from tabbytop.games.tower.tests.kit import Table, ids, position, started, with_cards
from tests.speaking import LANGUAGES, has, speak, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_taken_and_placed_is_asked_for(language):
    for key in ("take", "take-cat", "take-off", *(key for key, _ in PLACES.values())):
        assert has(language, f"tower-prompt-{key}")
        assert has(language, f"tower-whynot-{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_is_told(language):
    for how in ("collapsed", "collapsed-apart", "turns", "summit"):
        assert has(language, f"tower-event-ended-{how}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_piece_and_story_has_its_words(language):
    for kind, cards in (("action", ACTIONS), ("goal", GOALS), ("story", STORIES)):
        for card in cards:
            assert speak(language, f"tower-{kind}-{card}") != speak(language, f"tower-{kind}-{card}-text")
    for floor in STORIES:
        assert str(floor) in speak(language, f"tower-story-{floor}-task")
        assert len(speak(language, f"tower-story-{floor}-text")) > 150
    speaker = Speaker(GAME.key, GAME.words, [], texts(language))
    pieces = (speaker.said("event", Event("took", args(piece=name(piece))))["piece"] for piece in ALL)
    assert len(set(pieces)) == 24 + 5 + 4 + 5
    speak(language, "tower-tower")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_goal_says_its_reward(language):
    for card, goal in GOALS.items():
        assert re.search(rf"\b{goal.reward}\b", speak(language, f"tower-goal-{card}-text")), card


def test_a_card_of_the_table_says_how_high_it_is_and_what_is_lost():
    """Together by Toto's floor and the story's; against each other by the tower's."""
    together = position(6, toto=4, seats=2)

    def said(state: State, language: str = "en") -> str:
        return speak(language, "tower-moment", dict(GAME.flow.moment(state)))

    brick, window = NAMED["brick7"], NAMED["window7"]
    assert said(together) == "Toto on floor 4 of 10"
    assert said(together._replace(aside=(brick,))) == "Toto on floor 4 of 10, one wall lost"
    assert said(together._replace(aside=(brick, window)), "cs") == "Toto v patře 4 z 10, 2 stěny dole"
    assert said(position(5, mode="competitive", seats=3, heights=(3, 1, 3))) == "5 floors high"
    assert speak("en", "tower-moment", {"mode": "", "turn": 7}) == "Turn 7", "what an older program has written down"


def test_a_card_that_is_turned_belongs_to_the_turn_that_made_room_for_it():
    """So that a story tells it in the same breath."""
    table = Table(with_cards(position(1), up=(14, 2)))
    table.do(Choose(14, 0)).put("orange1", "floor1").do(Done())
    after = GAME.apply(table.state, CHANCE, TurnAction(9))
    assert after.turn.seat == 1
    assert GAME.tell(table.state, CHANCE, TurnAction(9), after, 1) == (Event("action-turned", args(seat=0, action=9)),)


def story_of(*events: Event, language: str = "en") -> str:
    """As a watcher reads it."""
    speaker = Speaker("tower", GAME.words, ("Mourek", "Micka"), partial(speak, language))
    return in_one_breath(sentences(events, speaker, texts(language).has), speak(language, "story-and"))


def test_a_collapse_is_told_in_numbers_and_not_floor_by_floor():
    """[TOWER 5.2, 5.5] How many floors and pieces, and from where."""
    table = Table(with_cards(position(4, {"blue1": "floor4"}, toto=4), up=(16, 1))).do(Choose(16, 0)).take("green1")
    table.place().settle("floor1", down=tuple(sorted(table.pieces() - {"floor1"})))
    assert table.told[-3:] == ["walls-fell", "came-down", "ended-collapsed"]
    assert story_of(*table.events[-3:]) == (
        "Everything from floor 2 up comes down: 3 floors and 7 pieces. 6 walls are lost, and 5 are a collapse. "
        "The tower lies. Toto is fine."
    )


def test_after_a_collapse_what_would_have_been_put_back_lies_with_the_rest():
    """[TOWER 5.5, 5.7] Floor 2 leans on floor 1: nothing is put back any more, so it has come down."""
    table = Table(with_cards(position(5, toto=1), up=(16, 1))).do(Choose(16, 0)).take("green1").place()
    stay = {"floor1", "floor2", "brick1", "brick2", "kitten1"}
    table.settle("floor1", down=tuple(sorted(table.pieces() - stay)), rests={"floor2": "floor1"})
    assert table.told[-1] == "ended-collapsed"
    assert "put-back" not in table.told
    came_down = next(event for event in table.events if event.key == "came-down")
    assert dict(came_down.args)["floor"] == 2


def test_cats_that_are_petted_one_after_another_are_counted():
    """[TOWER 3.4]"""
    petted = [Event("petted", args(seat=0, piece=cat)) for cat in ("blue1", "green1", "orange2")]
    assert story_of(*petted) == "<b>Mourek</b> pets 3 cats."
    fell = Event("walls-fell", args(walls=1, sum=1, most=5))
    assert story_of(petted[0], fell, *petted[1:]) == (
        "<b>Mourek</b> pets a blue cat. A wall falls: 1 so far, 5 are a collapse. <b>Mourek</b> pets 2 cats."
    )


def test_what_was_taken_up_or_did_not_hold_is_told_no_more_once_it_stands():
    """While it happens it is news; the story of the turn says where it stands at last, and what fell."""
    assert GAME.words.passing == ("took", "missed", "stands")


def test_alone_every_turn_is_a_line_of_its_own():
    table = started(1)
    table.state = with_cards(table.state, up=(14, 2))
    for cat in ("orange1", "orange2"):
        table.do(Choose(14, 0)).put(cat, "floor1").finish()
        table.state = with_cards(table.state, up=(14, 2))
    news = [(at, step.seat, GAME.tell(*step, None)) for at, step in enumerate(table.steps)]
    told = turns(news, lambda event: event.key not in (*GAME.words.passing, "settled"))
    lines = [[event.key for event in turn.events] for turn in told]
    assert lines == [["started"], *[["chose", "laid", "action-turned"]] * 2]


def story_keys(table: Table) -> list[str]:
    return [key for key in table.told if key not in (*GAME.words.passing, "settled")]


def test_what_was_placed_is_told_when_all_of_it_stands_however_often_it_was_taken_up_again():
    """[TOWER 3.6] A storey as one thing; a cat before the first is petted, since from then on pieces stay."""
    table = Table(with_cards(position(2, {"blue1": "floor2"}), up=(17, 1))).do(Choose(17, 0))
    table.put("orange1", "floor2").put("orange1", "floor2").do(Pet(NAMED["blue1"])).settle()
    table.do(Pet(NAMED["orange1"])).settle().do(Done())
    assert story_keys(table) == ["chose", "laid", "petted", "petted"]
    table = Table(with_cards(position(1), up=(1, 2))).do(Choose(1, 0))
    table.put("brick1", "floor1").put("window1", "floor1").put("floor2", "brick1 window1").do(Done())
    assert story_keys(table) == ["chose", "built"]
    assert story_of(table.events[-1]) == "<b>Mourek</b> builds floor 2 on a brick wall and a window wall."


def test_what_is_done_to_pieces_is_a_sentence_with_cases_in_every_language():
    columns = args(seat=0, floor=3, pieces=(NAMED["column1"], NAMED["column2"]))
    storey, cat = Event("built", columns), Event("petted", args(seat=0, piece="blue1"))
    back = Event("put-back", args(pieces=(NAMED["brick1"], NAMED["orange1"], NAMED["green1"])))
    assert story_of(storey, cat) == "<b>Mourek</b> builds floor 3 on two columns and pets a blue cat."
    assert story_of(storey, language="cs") == "<b>Mourek</b> staví dva sloupy a na ně 3. podlahu."
    assert story_of(cat, language="cs") == "<b>Mourek</b> hladí modrou kočku."
    assert story_of(back, language="cs") == "Vracíme na místo cihlovou stěnu, oranžovou kočku a zelenou kočku."
    assert story_of(cat, language="uk") == "<b>Mourek</b> гладить синю кицьку."
    assert story_of(back, language="uk") == "Повертаємо на місце цегляну стіну, помаранчеву кицьку та зелену кицьку."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_piece_is_told_behind_a_colon(language):
    """As in "hladí kočku: modrá kočka"."""
    speaker = Speaker("tower", GAME.words, ("Mourek", "Micka"), partial(speak, language))
    for key in ("took", "petted", "laid", "moved", "stands"):
        assert ":" not in speaker.event(Event(key, args(seat=0, piece="blue1", floor=3)))
    for key in ("built", "put-back", "came-down"):
        said = speaker.event(Event(key, args(seat=0, pieces=ids("brick1", "blue1"), floor=3, floors=0, others=2)))
        assert ":" not in said
