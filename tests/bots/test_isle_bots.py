"""The isle's bots in all modes: on the menu, the same for the same view, and sensible where sense is easy to see."""

from functools import cache
from random import Random
from typing import Any

import pytest

from tabbytop.bots import Budget, bot
from tabbytop.bots.isle import EXPERT, HARD, LEVELS, MEDIUM
from tabbytop.bots.isle.lessons import promise
from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.shopping import Shop
from tabbytop.bots.tournament import simulate
from tabbytop.core import Action, Menu, Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import (
    Done,
    GiveLessons,
    Herd,
    Hold,
    Keep,
    Lay,
    Name,
    Pay,
    Place,
    Play,
    Rescue,
    Take,
)
from tabbytop.games.isle.boat import BOATS, footprint
from tabbytop.games.isle.cards import FAMILY_CARDS
from tabbytop.games.isle.components import COLOUR_OF, NONE, TILE_OF, TILES
from tabbytop.games.isle.rules import apply
from tabbytop.games.isle.state import (
    Bonus,
    Buying,
    Choosing,
    Drafting,
    Filling,
    GivingLessons,
    Herding,
    Naming,
    Placing,
    State,
    Taking,
    Teaching,
    Window,
)
from tabbytop.games.isle.tests.boats import bars, singles
from tabbytop.games.isle.tests.positions import find, lay, position, rescue, sits

PLAYING = ("easy", "medium", "hard", "expert")
THINKING = ("medium", "hard", "expert")
QUICK = Budget(work=6)
GAMES: list[tuple[int, dict[str, Any]]] = [
    (3, {"mode": "classic"}),
    (2, {"mode": "family", "rare_from_maps": True}),
    (1, {"mode": "solo", "difficulty": "expert"}),
]


def asked(seats: int, options: dict[str, Any], seed: int) -> list[tuple[State, Seat, bool]]:
    """Positions of a random game, who is asked there, and whether they may decline."""
    return list(_asked(seats, tuple(options.items()), seed))


@cache
def _asked(seats: int, options: tuple[tuple[str, Any], ...], seed: int) -> list[tuple[State, Seat, bool]]:
    rng, found = Random(seed), []
    random_choice = at_random(rng)

    def decide(state: State, seat: Seat, menu: Menu, may_decline: bool) -> Action | None:
        found.append((state, seat, may_decline))
        return random_choice(state, seat, menu, may_decline)

    play_out(GAME, GAME.new_game(seats, GAME.complete(dict(options))), decide, rng.randrange)
    return found


def answer(state: State, level: str = "hard", seat: int = 0, may_decline: bool = False) -> Any:
    menu = GAME.legal(state, seat)
    action = bot("isle", level).choose(GAME.view(state, seat), menu, Random(1), QUICK, may_decline)
    assert action in menu or (action is None and may_decline)
    return action


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=lambda one: one["mode"] if isinstance(one, dict) else "")
@pytest.mark.parametrize("level", PLAYING)
def test_every_question_is_answered_from_its_menu(seats: int, options: dict[str, Any], level: str) -> None:
    kinds = {}
    for seed in range(4):
        for state, seat, may_decline in asked(seats, options, seed):
            kinds.setdefault((type(state.top), may_decline), (state, seat, may_decline))
    for state, seat, may_decline in kinds.values():
        answer(state, level, seat, may_decline)
    assert len(kinds) > 3


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=lambda one: one["mode"] if isinstance(one, dict) else "")
@pytest.mark.parametrize("level", PLAYING)
def test_only_the_view_counts(seats: int, options: dict[str, Any], level: str) -> None:
    """Other hands, another deck: the same view, the same answer."""
    rng = Random(5)
    for state, seat, may_decline in asked(seats, options, 7)[::23]:
        world = GAME.determinize(GAME.view(state, seat), rng)
        assert answer(state, level, seat, may_decline) == answer(world, level, seat, may_decline)


@pytest.mark.parametrize("level", PLAYING)
def test_no_time_left_is_no_excuse(level: str) -> None:
    for state, seat, may_decline in asked(2, {"mode": "classic"}, 6)[::9]:
        menu = GAME.legal(state, seat)
        action = bot("isle", level).choose(GAME.view(state, seat), menu, Random(1), Budget(seconds=0.0), may_decline)
        assert action in menu or (action is None and may_decline)


# -- cats and tiles ---------------------------------------------------------------------------------------------------


def placed(state: State, level: str) -> int:
    """The cells that a bot covers with the tile in its hand."""
    action, frame = answer(state, level), state.top
    assert isinstance(action, Place)
    assert isinstance(frame, Placing)
    return footprint(TILES[frame.tile].shape, action.turn, action.cell)


def placing(tile: str, at: str, **facts: Any) -> State:
    number = TILE_OF[tile]
    return position(Filling(), Placing(0, number, TILES[number].colour), players=(sits(at=at, **facts), sits()), day=5)


@pytest.mark.parametrize("level", THINKING)
def test_a_third_cat_joins_its_family(level: str) -> None:
    """Two red cats wait for a third; a blue one is no use [ISLE 5.2]."""
    state = rescue(sits(at="red-c16: a5 f5"), sits(), left="blue-c05 red-c05", day=5)
    assert answer(state, level) == Rescue(TILE_OF["red-c05"], "permanent")
    after = apply(state, 0, Rescue(TILE_OF["red-c05"], "permanent"))
    cells = placed(after, level)
    done = apply(after, 0, answer(after, level))
    assert cells & int(done.players[0].filled)
    assert any(line.key == "family" for line in GAME.outcome(done).lines if line.side == 0)


@pytest.mark.parametrize("level", THINKING)
def test_a_rat_is_covered_where_it_costs_nothing(level: str) -> None:
    """On the last day a treasure goes where the rats are [ISLE 5.1]."""
    state = placing("pair", bars(red=20))
    assert placed(state, level) & BOATS[0].rats


@pytest.mark.parametrize("level", THINKING)
def test_the_last_hole_of_a_room_is_filled(level: str) -> None:
    """The bow is open by one square: five points [ISLE 5.1]."""
    state = placing("single", "red-c16: p5; single: u4 u5 v5")
    room = placed(state, level)
    done = apply(state, 0, answer(state, level))
    rooms = [line.points for line in GAME.outcome(done).lines if line.side == 0 and line.key == "rooms"]
    assert room.bit_count() == 1
    assert rooms == [-30]


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_no_hole_is_left_where_a_snug_place_is_free(level: str) -> None:
    """In the first days a small treasure closes a gap rather than leaving one."""
    number = TILE_OF["single"]
    at = "single: a4 a6 b4 b5 b6 c5"
    state = position(Filling(), Placing(0, number, NONE), players=(sits(at=at), sits()), day=1)
    assert placed(state, level) == 1 << 23 * 4


@pytest.mark.parametrize("level", THINKING)
def test_a_map_gives_a_treasure(level: str) -> None:
    """Whoever has found one takes it while it covers rats or fills a room [ISLE 3.4]."""
    state = position(Filling(), Bonus(0), players=(sits(at="red-c16: a5 f5; single: u4 u5 v5 t5"), sits()), day=5)
    assert isinstance(answer(state, level), Take)


def test_fish_are_not_spent_on_a_cat_that_brings_nothing() -> None:
    """Five blue cats were asked for and are there; on the last day a sixth would spoil it [ISLE 9.4]."""
    state = rescue(sits(at=bars(blue=5, red=1), lessons=(127,)), sits(), left="blue-c13", day=5)
    assert answer(state, "hard") == Done()
    assert answer(state, "expert") == Done()


def test_expert_takes_what_the_other_wants() -> None:
    """Two cats of the same use to oneself; the other player's red family waits for one of them [ISLE 7.2]."""
    own, other = sits(at=bars(green=3)), sits(at=bars(red=6))
    state = position(Taking(0), players=(own, other), mode="family", day=5, left="red-c16 purple-c16")
    assert answer(state, "expert") == Take(TILE_OF["red-c16"])


def test_the_sister_is_not_fed() -> None:
    """Her first colour is blue: five points for each cat of it aboard [ISLE 6.7]."""
    state = rescue(sits(at=bars(red=2, blue=2)), mode="solo", left="blue-c16 red-c16", day=5)
    assert answer(state, "hard") == Rescue(TILE_OF["red-c16"], "permanent")


# -- cards ------------------------------------------------------------------------------------------------------------


def shopping(cards: tuple[int, ...], day: int = 5, **facts: Any) -> State:
    other = sits(kept=(), chosen=())
    return position(Buying(), players=(sits(kept=cards, **facts), other), left="red-c01 red-c02", day=day)


@pytest.mark.parametrize("level", THINKING)
def test_a_lesson_that_is_fulfilled_is_bought(level: str) -> None:
    """Ten points for two fish [ISLE 9.7]; one that cannot be fulfilled any more is left."""
    covered = bars(red=3, blue=3, green=3) + "; "
    rats = BOATS[0].rats
    for laid in sits(at=covered[:-2]).tiles:
        rats &= ~laid.cells
    state = shopping((115, 124), at=covered + singles(rats), fish=6)
    assert answer(state, level) == Pay((124,))


def test_a_basket_is_bought_for_a_cat_that_is_wanted() -> None:
    state = shopping((43,), at=bars(red=4), day=3)
    assert answer(state, "hard") == Pay((43,))


def test_draft_and_shopping_agree() -> None:
    """What is kept first is what would be bought."""
    state = position(
        Drafting(2),
        players=(sits(pack=(7, 84, 101), kept=()), sits(pack=(8, 9, 10), chosen=(8, 9))),
        day=1,
        left="red-c01 red-c02",
    )
    assert isinstance(answer(state, "hard"), Keep)
    assert 84 in answer(state, "hard").cards


def test_rescue_cards_stay_in_hand_when_there_is_nothing_to_rescue() -> None:
    """Laid cards are lost at a pass [ISLE 4.5]."""
    state = lay(sits(at=bars(red=3), hand=(43, 43, 55), fish=2), sits(), day=2, left="red-c01")
    assert answer(state, "hard") == Lay(())


def test_a_public_lesson_gets_the_colour_of_ones_lead() -> None:
    players = (sits(at=bars(red=4, blue=1)), sits(at=bars(blue=6)))
    state = position(Teaching(()), Naming(0, 144), players=players, day=4)
    for level in THINKING:
        assert answer(state, level) == Name(COLOUR_OF["red"])


def test_the_best_two_family_cards_are_kept() -> None:
    """Nobody covers the whole middle row by the way, nor ends with five green cats by chance [ISLE 7.1]."""
    pack = (155, 160, 166)
    state = position(Choosing(), players=(sits(pack=pack), sits(pack=(152, 153, 154))), mode="family", day=1)
    seen = Reading(GAME.view(state, 0), EXPERT)
    promised = {card: promise(FAMILY_CARDS[card], seen.means)(seen.boat) for card in pack}
    assert set(pack) - set(answer(state, "expert").cards) == {min(promised, key=lambda card: promised[card])}
    assert 166 in answer(state, "expert").cards


# -- anytime cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKING)
def test_an_interrupt_may_pass(level: str) -> None:
    """On somebody else's turn nothing is gained by playing a catch [ISLE 4.9]."""
    state = rescue(sits(), sits(at=bars(red=3), hand=(96,)), seat=0)
    assert 1 in GAME.to_act(state).may
    assert answer(state, level, seat=1, may_decline=True) is None


def test_a_basket_for_good_is_played_at_once() -> None:
    state = position(Teaching((0, 1)), Window("lessons"), players=(sits(hand=(84,)), sits()), day=2)
    assert answer(state, "hard") == Play(84)


def test_a_catch_waits_until_it_is_large() -> None:
    """Two colours aboard on the second day: five are better [ISLE 9.3]."""
    few, many = sits(at=bars(red=1, blue=1), hand=(90,), kept=(43,)), sits(at=bars(red=1, blue=1, green=1, purple=1))
    other = sits(chosen=())
    assert isinstance(answer(position(Buying(), players=(few, other), day=2)), Pay)
    many = many._replace(hand=(90,), kept=(43,))
    assert answer(position(Buying(), players=(many, other), day=4)) == Play(90)


def test_cats_are_herded_from_the_dear_field() -> None:
    """Card 77: what one wants gets cheaper."""
    player = sits(at=bars(red=3), shown=(43, 43))
    state = rescue(player, sits(), left="blue-c01", right="red-c01 red-c02")
    herding = state._replace(agenda=(*state.agenda, Herding(0, 3)))
    action = answer(herding, "hard")
    assert isinstance(action, Herd)
    assert set(action.tiles) <= {TILE_OF["red-c01"], TILE_OF["red-c02"]}


def test_lessons_that_promise_nothing_are_given_up() -> None:
    """Card 86: five blue cats are there for good, the others out of reach."""
    player = sits(at=bars(blue=5), lessons=(113, 115, 127))
    state = position(Filling(), GivingLessons(0, 2, 1), players=(player, sits()), day=5)
    assert answer(state, "hard") == GiveLessons((113, 115))


def test_holding_back_is_an_answer() -> None:
    state = position(Teaching((0, 1)), Window("lessons"), players=(sits(hand=(69,), at=bars(red=1)), sits()), day=2)
    assert answer(state, "hard") == Hold()


# -- what levels differ in --------------------------------------------------------------------------------------------


def test_what_is_to_come_counts_from_hard_on() -> None:
    view = GAME.view(rescue(sits(at=bars(red=2)), sits(), day=2), 0)
    assert Reading(view, MEDIUM).outlook.cats == 0 < Reading(view, HARD).outlook.cats
    assert EXPERT.ahead > HARD.ahead == 0


def test_a_shop_knows_what_a_card_is_worth() -> None:
    """A basket for every day is worth more on the first day than on the last."""
    early, late = (Shop(Reading(GAME.view(shopping((84,), day=day), 0), HARD)).flat(84) for day in (1, 5))
    assert early > late > 0


@pytest.mark.parametrize("options", [options for _, options in GAMES[1:]], ids=lambda one: one["mode"])
def test_a_small_tournament(options: dict[str, Any]) -> None:
    bots = ["easy"] if options["mode"] == "solo" else ["easy", "random"]
    result = simulate(GAME, GAME.complete(options), bots, 4, 1)
    assert sum(one["wins"] for one in result["bots"]) + result["shared"] + result["nobody_wins"] == 4
    if len(bots) == 2:
        assert result["bots"][0]["mean_score"] > result["bots"][1]["mean_score"]


def test_every_level_is_here() -> None:
    assert tuple(LEVELS) == ("random", *PLAYING)


def test_a_treasure_card_is_played_while_it_covers_something() -> None:
    state = find(sits(at=bars(red=3), hand=(98,)), sits(), rare="square tee", day=5)
    assert not isinstance(answer(state, "hard"), Done)
