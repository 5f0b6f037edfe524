"""A story goes by turns, and of what one person did the name stands once. The client's twin has the same examples."""

from tabbytop.core import Event, args
from tabbytop.core.saying import NO_WORDS, Cell, Many, Name, Speaker, Words
from tabbytop.core.seats import CHANCE, PHYSICS
from tabbytop.core.story import in_one_breath, sentences, turns

WORDS = Words(together=("battles", "said", "rolled"), following=("drew", "recovered"), beside=("called",))


def told(*news: tuple[int, int, list[Event]]) -> list[tuple[int, list[str]]]:
    found = turns(news, lambda event: event.key != "turned", WORDS)
    return [(turn.seq, [event.key for event in turn.events]) for turn in found]


def own(key: str, seat: int) -> Event:
    return Event(key, args(seat=seat))


def test_what_a_seat_did_in_its_turn_is_one_line_with_chance_between():
    news = [(0, 0, [own("turned", 0)]), (1, -1, [own("woke", 0)]), (2, 0, [own("swapped", 0)])]
    assert told(*news) == [(1, ["woke", "swapped"])]


def test_what_only_comes_of_something_stays_with_it_whoevers_it_is():
    flower = [(0, 0, [own("played", 0), own("recovered", 0), own("recovered", 1)]), (1, 0, [own("moved", 0)])]
    assert told(*flower) == [(0, ["played", "recovered", "recovered", "moved"])]
    reward = [(0, 0, [own("battles", 0)]), (1, CHANCE, [own("drew", 0)]), (2, 1, [own("drew", 1)])]
    assert told(*reward, (3, 1, [own("moved", 1)])) == [(0, ["battles", "drew", "drew"]), (3, ["moved"])]


def test_what_was_done_for_somebody_is_told_apart_from_what_they_did_and_the_untold_carries_its_mark_on():
    news = [
        (0, 0, [own("turned", 0)]),
        (1, CHANCE, [own("woke", 0)]),
        (2, 0, [own("swapped", 0)]),
        (3, 0, [own("stayed", 0)]),
        (4, 0, [own("petted", 0)]),
        (5, 1, [own("petted", 1)]),
    ]
    found = turns(news, lambda event: event.key != "turned", WORDS, {0: "clock", 2: "clock", 4: "mourek"})
    assert [(turn.seq, turn.mark, [event.key for event in turn.events]) for turn in found] == [
        (1, "clock", ["woke", "swapped"]),
        (3, "", ["stayed"]),
        (4, "mourek", ["petted"]),
        (5, "", ["petted"]),
    ]


def test_another_seat_begins_another_line_and_so_does_the_same_seats_next_turn():
    news = [(0, -1, [own("woke", 0)]), (1, -1, [own("woke", 1)]), (2, -1, [own("woke", 1)])]
    assert told(*news) == [(0, ["woke"]), (1, ["woke"]), (2, ["woke"])]


def test_what_is_nobodys_is_told_apart_and_what_physics_did_stays_with_who_let_go():
    end = (1, 0, [own("swapped", 0), Event("barked"), Event("counted")])
    assert told(end) == [(1, ["swapped"]), (1, ["barked", "counted"])]
    assert told((0, 0, [own("stayed", 0)]), (1, PHYSICS, [Event("fell")])) == [(0, ["stayed", "fell"])]
    assert told((0, -1, [Event("dawn")]), (1, -1, [Event("tide")])) == [(0, ["dawn"]), (1, ["tide"])]


def test_a_battle_is_one_paragraph_whoever_says_something_in_it_and_chance_has_its_part():
    said = [own("said", 0), own("said", 1)]
    battle = [(1, 0, [own("battles", 0)]), (2, 1, said), (3, CHANCE, [Event("rolled"), own("drew", 1)])]
    keys = ["battles", "said", "said", "rolled", "drew"]
    assert told((0, 0, [own("passed", 0)]), *battle, (4, 1, [own("moved", 1)])) == [
        (0, ["passed"]),
        (1, keys),
        (4, ["moved"]),
    ]
    assert told(*battle, *((seq + 3, seat, events) for seq, seat, events in battle)) == [(1, keys), (4, keys)]
    assert told((0, 0, said), (1, 0, [own("rolled", 0)])) == [(0, ["said", "said", "rolled"])]


def test_a_call_into_a_turn_does_not_split_it_and_is_where_a_turn_begins_that_follows_at_once():
    def did(seq: int, seat: int, key: str) -> tuple[int, int, list[Event]]:
        return seq, seat, [own(key, seat)]

    calls = [did(1, 1, "called"), did(2, 2, "called")]
    assert told(did(0, 0, "moved"), *calls, did(3, 0, "rested")) == [
        (0, ["moved", "rested"]),
        (1, ["called"]),
        (2, ["called"]),
    ]
    follows = [did(2, 1, "called"), did(3, 1, "moved"), did(4, 1, "rested")]
    assert told(did(0, 0, "moved"), did(1, 0, "called"), *follows) == [
        (0, ["moved", "called"]),
        (2, ["called", "moved", "rested"]),
    ]
    assert told(did(0, 1, "called"), did(1, 0, "moved")) == [(0, ["called"]), (1, ["moved"])]


def test_two_events_are_one_sentence_where_it_is_written_and_so_are_many_of_one_kind():
    speaker = Speaker("cat", NO_WORDS, (), lambda key, given: " ".join([key, *map(str, given.values())]))
    events = [Event("petted", args(tile=tile)) for tile in (4, 5, 6)] + [Event("woke"), Event("stayed"), Event("woke")]
    written = {"cat-turn-petted-petted", "cat-turn-woke-stayed"}
    assert list(sentences(events, speaker, written.__contains__)) == [
        "cat-turn-petted-petted 4 3",
        "cat-turn-woke-stayed",
        "cat-event-woke",
    ]
    assert len(list(sentences(events, speaker, lambda _: False))) == 6


def test_the_lists_of_events_of_one_kind_in_a_row_are_one():
    words = Words({"cats": Many(Name("")), "cells": Many(Cell(10))})
    speaker = Speaker("cat", words, (), lambda key, given: " ".join([key, *map(str, given.values())]))
    came = [Event("came", args(cats="Tlapka Micka", cells=(12,))), Event("came", args(cats="", cells=(13, 14)))]
    assert list(sentences(came, speaker, {"cat-turn-came-came"}.__contains__)) == [
        "cat-turn-came-came Tlapka Tlapka 1 story-and Micka Micka 1 2 c2, d2 story-and e2 3 2"
    ]


def breath(*sentences: str) -> str:
    return in_one_breath(sentences, "and")


def test_of_what_one_person_did_the_name_stands_once():
    deeds = ("<b>Micka</b> rests.", "<b>Micka</b> draws a flower.", "<b>Micka</b> finds: Dunes.")
    assert breath(*deeds) == "<b>Micka</b> rests, draws a flower and finds: Dunes."
    assert breath("<b>Micka</b> rests.", "<b>Micka</b>: a hiss.", "<b>Zrzka</b> rests.") == (
        "<b>Micka</b> rests. <b>Micka</b>: a hiss. <b>Zrzka</b> rests."
    )
    assert breath("<b>Micka</b> calls: wait.", "<b>Micka</b> rests.") == "<b>Micka</b> calls: wait. <b>Micka</b> rests."


def test_commas_in_names_and_in_small_print_part_no_deeds():
    deeds = ("<b>Micka</b> chooses “Hall, or plum”.", "<b>Micka</b> goes on (row 4, left).", "<b>Micka</b> rests.")
    assert breath(*deeds) == "<b>Micka</b> chooses “Hall, or plum”, goes on (row 4, left) and rests."


def test_what_one_text_tells_in_several_sentences_is_listed_with_the_rest():
    rescue = "<b>Micka</b> rescues a cat. <b>Micka</b> lays her on p4."
    assert breath(rescue) == "<b>Micka</b> rescues a cat and lays her on p4."
    assert breath(rescue, "<b>Micka</b> passes.") == "<b>Micka</b> rescues a cat, lays her on p4 and passes."
    assert breath(f"A lesson for all. {rescue}", "<b>Zrzka</b> rests.") == (
        "A lesson for all. <b>Micka</b> rescues a cat and lays her on p4. <b>Zrzka</b> rests."
    )


def test_one_verb_is_said_once_where_the_last_deeds_share_it():
    took = ("<b>Micka</b> takes a cat.", "<b>Micka</b> takes a pearl.")
    assert breath(*took) == "<b>Micka</b> takes a cat and a pearl."
    assert breath("<b>Micka</b> rests.", *took) == "<b>Micka</b> rests and takes a cat and a pearl."
    assert breath(*took, "<b>Micka</b> rests.") == "<b>Micka</b> takes a cat, takes a pearl and rests."
    leaning = ("<b>Micka</b> rests.", "<b>Micka</b> si bere kytku.", "<b>Micka</b> si bere rybu.")
    assert breath(*leaning) == "<b>Micka</b> rests, bere si kytku and bere si rybu."


def test_a_sentence_ends_before_it_is_too_long_and_never_between_what_one_text_tells():
    found = "<b>Micka</b> takes a pearl. <b>Micka</b> lays it on b2."
    assert breath("<b>Micka</b> plays a card.", found, "<b>Micka</b> rests.", found) == (
        "<b>Micka</b> plays a card, takes a pearl, lays it on b2 and rests. "
        "<b>Micka</b> takes a pearl and lays it on b2."
    )


def test_a_sentence_about_something_else_is_left_alone():
    apart = ("<b>Micka</b> finds an oshax. It is red.", "<b>Micka</b> rests.", "Spikes scratch <b>Micka</b>.")
    assert breath(*apart) == " ".join(apart)


def test_the_same_once_more_is_counted_and_without_the_name_the_verb_goes_first():
    deeds = ("<b>Micka</b> si lízne kytku.", "<b>Micka</b> si lízne kytku.", "<b>Micka</b> se vrací.")
    assert breath(*deeds) == "<b>Micka</b> si lízne kytku (2×) and vrací se."
    assert breath("<b>Micka</b> staví na 2. podlahu.", *deeds[2:]) == "<b>Micka</b> staví na 2. podlahu and vrací se."
    assert breath("<b>Micka</b> rests.", *deeds[:2]) == "<b>Micka</b> rests and lízne si kytku (2×)."
