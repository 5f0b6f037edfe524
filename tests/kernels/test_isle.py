"""The kernel of the isle in lockstep with the rules: every menu, every step, every count."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy
import pytest

from tabbytop.games.isle import GAME
from tabbytop.games.isle.cards import FAMILY_CARDS, LESSONS
from tabbytop.games.isle.components import COLOURS, NONE
from tabbytop.games.isle.planes import ANYTIME
from tabbytop.games.isle.state import State
from tabbytop.kernels.compiled import COMPILED
from tabbytop.kernels.isle import (
    anytime,
    cells,
    chance,
    cores,
    days,
    layout,
    menus,
    playing,
    policy,
    positions,
    scoring,
    steps,
    turns,
    windows,
)
from tabbytop.kernels.isle.positions import NotPlayed, of_state, of_view, to_state

from .walking_isle import Anybody, Kernel, any_position, new_game, points, points_by_the_rules, walk

SEED = 20261117
WAYS: list[dict[str, Any]] = [
    {},
    {"modules": "A,B,U"},
    {"mode": "family"},
    {"mode": "family", "rare_from_maps": True},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", WAYS, ids=str)
def test_every_menu_and_every_step(options: dict[str, Any], seats: int) -> None:
    """Whoever may act does anything at all: the menu is the rules' own, written out, and so is what it leads to."""
    for number in range(12):
        walk(new_game(seats, **options), Anybody(SEED, number))


def test_every_anytime_card() -> None:
    """Somebody has one of each in hand."""
    rng, seen = Random(14), set()
    for number in range(24):
        state = any_position(2 + number % 2, rng)
        first, *others = state.players
        hand = tuple(sorted((*first.hand, *ANYTIME)))
        anybody = Anybody(SEED, number)
        walk(state._replace(players=(first._replace(hand=hand), *others)), anybody)
        seen |= anybody.seen
    assert seen >= {
        *("Buying", "Laying", "Rescuing", "Finding", "Placing", "Bonus", "SecondTreasure", "Window", "Wish"),
        *("PayingDrawn", "Selling", "Herding", "Sorting", "GivingLessons", "GivingTreasures", "Naming"),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sensible", [False, True], ids=["anything", "sensible"])
def test_whole_games_in_lockstep_with_the_rules(sensible: bool, seats: int) -> None:
    """As the kernel plays them by itself: each action is legal, each step the rules' own, and so are the points."""
    results = cores.whole_games(seats, 40, SEED, sensible)
    for number, result in enumerate(results):
        end = walk(new_game(seats), Kernel(SEED, number, sensible))
        assert result.tolist() == points_by_the_rules(end)


@pytest.mark.parametrize("sensible", [False, True], ids=["anything", "sensible"])
def test_games_go_on_from_any_position(sensible: bool) -> None:
    rng = Random(11)
    for n in range(60):
        state = any_position(2 + n % 3, rng, **WAYS[n % 4])
        (result,) = cores.play_outs(of_state(state), 1, SEED, sensible, first=n)
        assert result.tolist() == points_by_the_rules(walk(state, Kernel(SEED, n, sensible)))


def test_games_go_on_from_what_a_seat_sees() -> None:
    rng = Random(12)
    for n in range(20):
        state = any_position(2 + n % 3, rng)
        position = of_view(GAME.view(state, n % 2), rng)
        assert GAME.view(to_state(position, state.rules), n % 2) == GAME.view(state, n % 2)
        before = position.copy()
        assert cores.play_outs(position, 3, SEED, sensible=True).shape == (3, 2 + n % 3, 2)
        assert numpy.array_equal(position, before)


def sensible_ends() -> list[State]:
    """Boats on which lessons come to something."""
    return [walk(new_game(2 + n % 3), Kernel(SEED, 500 + n, sensible=True)) for n in range(6)]


def test_every_lesson_is_worth_what_the_rules_say() -> None:
    """All cards of the box, one by one, on boats that were filled with sense [ISLE 9.4]."""
    rng, worth = Random(13), set()
    for end in sensible_ends():
        plain = points_by_the_rules(without_lessons(end))
        for card in (*LESSONS, *FAMILY_CARDS):
            counted = with_lesson(end, card, rng)
            found = points_by_the_rules(counted)
            assert points(of_state(counted), len(end.players)) == found, (card, counted.table.public)
            if found != plain:
                worth.add(card)
    assert len(worth) > 30


def without_lessons(state: State) -> State:
    players = tuple(player._replace(lessons=()) for player in state.players)
    return state._replace(players=players, table=state.table._replace(public=()))


def with_lesson(state: State, card: int, rng: Random) -> State:
    """Everybody has it, or all score it."""
    state = without_lessons(state)
    if card in FAMILY_CARDS:
        state = state._replace(rules=state.rules._replace(mode="family"))
    elif LESSONS[card].public:
        colour = rng.randrange(len(COLOURS)) if LESSONS[card].pick_colour else NONE
        return state._replace(table=state.table._replace(public=((card, colour),)))
    return state._replace(players=tuple(player._replace(lessons=(card,)) for player in state.players))


def test_sense_makes_more_points_than_chance() -> None:
    means = [cores.whole_games(3, 60, SEED, sensible)[:, :, 0].mean() for sensible in (False, True)]
    assert means[1] > means[0] + 60


# -- what it does not play ---------------------------------------------------------------------------------------------


def test_it_refuses_by_name_what_it_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotPlayed, match="mode solo with 1 seats"):
        of_state(new_game(1, mode="solo"))
    state = new_game(2)
    with monkeypatch.context() as patch:
        patch.setattr(positions, "_added_by", lambda modules: [301])
        with pytest.raises(NotPlayed, match="card 301 of modules A,B,C"):
            of_state(state)
    monkeypatch.setattr(positions, "ALL_TILES", (*positions.ALL_TILES, positions.ALL_TILES[85]))
    with pytest.raises(NotPlayed, match="tiles of the box, not x1"):
        of_state(state)


# -- whatever plays it -------------------------------------------------------------------------------------------------

ELSEWHERE = """
from tabbytop.kernels.isle import cores
for sensible in (False, True):
    print(cores.whole_games(3, 2, 5, sensible).tolist(), cores.whole_games(2, 1, 5, sensible, mode="family").tolist())
"""


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_the_same_games_in_plain_python() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TABBYTOP_PLAIN": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    here = []
    for sensible in (False, True):
        classic, family = cores.whole_games(3, 2, 5, sensible), cores.whole_games(2, 1, 5, sensible, mode="family")
        here.append(f"{classic.tolist()} {family.tolist()}")
    assert done.stdout.splitlines() == here


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_no_fractions_get_in() -> None:
    """Numba makes one of an unsigned and a signed number that are added: right for a while, and slow."""
    cores.whole_games(2, 1, 1, sensible=True)
    for module in (anytime, cells, chance, days, layout, menus, playing, policy, scoring, steps, turns, windows):
        for function in vars(module).values():
            for types in getattr(function, "nopython_signatures", ()):
                assert "float" not in str(types), function
