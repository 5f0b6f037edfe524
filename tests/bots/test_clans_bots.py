"""The bots of cat clans: every kind of decision, and that each level is worth its name."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tabbytop.bots import LEVELS, Budget, bot
from tabbytop.bots.clans import giving
from tabbytop.bots.tournament import simulate
from tabbytop.core import play_out
from tabbytop.games.clans import GAME, rules
from tabbytop.games.clans.actions import Start
from tabbytop.games.clans.components import CLANS
from tabbytop.games.clans.state import State

from .positions import PAIRS, laid_out, nearly_over, random_game
from .test_kernel import best_by_the_rules

QUICK = Budget(work=24)


def answer(level: str, state: State, seed: int = 1, budget: Budget | None = QUICK) -> Any:
    seat = GAME.to_act(state).must[0]
    menu = GAME.legal(state, seat)
    action = bot("clans", level).choose(GAME.view(state, seat), menu, Random(seed), budget)
    assert action in menu
    return action


@pytest.mark.parametrize("way", ["first", "free", "limited", "experts"])
@pytest.mark.parametrize("powers", [False, True])
def test_whole_games_in_every_way(way: str, powers: bool) -> None:
    """All levels, all steps: clans chosen and kept, tiles turned and swapped, dogs rotated, both games of a match."""
    steps: Counter[str] = Counter()
    for number, level in enumerate(LEVELS):
        rng = Random(number)

        def decide(state: State, seat: int, menu: Any, may_decline: bool, level: str = level, rng: Any = rng) -> Any:
            steps[state.step] += 1
            return bot("clans", level).choose(GAME.view(state, seat), menu, rng, QUICK)

        for bonus_clan in (True, False):
            options = GAME.complete({"clans": way, "powers": powers, "bonus_clan": bonus_clan})
            play_out(GAME, GAME.new_game(2, options), decide, Random(number).randrange)
    assert steps["turn"] == steps["swap"] == 240 * (1 + (way == "experts"))


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_last_swap_is_the_best(level: str) -> None:
    rng = Random(11)
    for clans in PAIRS[::2]:
        state = nearly_over(clans, True, 0, "swap", rng)
        chosen = GAME.apply(state, state.turn, answer(level, state))
        values = [
            best_by_the_rules(GAME.apply(state, state.turn, action), state.turn)
            for action in GAME.legal(state, state.turn)
        ]
        assert best_by_the_rules(chosen, state.turn) == max(values)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_dog_is_rotated_for_the_best(level: str) -> None:
    rng, seen = Random(12), 0
    for clans in [pair for pair in PAIRS if "meowsketeers" in pair] * 4:
        state = nearly_over(clans, True, 0, "swap", rng)
        for action in GAME.legal(state, state.turn):
            after = GAME.apply(state, state.turn, action)
            if after.step == "rotate":
                chosen = GAME.apply(after, after.turn, answer(level, after))
                assert best_by_the_rules(chosen, after.turn) == best_by_the_rules(after, after.turn)
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_in_a_match_the_sum_decides(level: str) -> None:
    """[CLANS 7.3] The first game is played for points alone, the second for winning with those of the first."""
    new = GAME.new_game(2, GAME.complete({"clans": "experts", "powers": True}))
    for seed in range(12):
        for state, seat, _ in random_game(new, Random(seed)):
            if state.step == "swap" and not state.pool:
                chosen = GAME.apply(state, seat, answer(level, state))
                values = [_sum(GAME.apply(state, seat, action), seat) for action in GAME.legal(state, seat)]
                assert _sum(chosen, seat) == max(values)


def _sum(state: State, seat: int) -> int:
    """The worth in the second game; in the first the lead, the last rotation included."""
    if len(state.setup.past) + (state.step == "over") == 2 or (state.setup.past and state.step == "rotate"):
        return best_by_the_rules(state, seat)
    if state.step == "rotate":
        mover = state.turn
        leads = [_sum(GAME.apply(state, mover, one), seat) for one in GAME.legal(state, mover)]
        return max(leads) if mover == seat else min(leads)
    (ended,) = rules.past_endings(state.setup)
    return ended.points[seat] - ended.points[1 - seat]


# -- clans ---------------------------------------------------------------------------------------------------------


def test_the_table_of_clans_is_a_table_of_chances() -> None:
    """What one wins the other loses, within the rounding."""
    for powers in (False, True):
        for one in CLANS:
            for other in CLANS:
                assert abs(giving.wins(one, other, powers) + giving.wins(other, one, powers) - 100) <= 1


def test_expert_takes_the_clan_that_wins_most() -> None:
    free = GAME.apply(GAME.new_game(2, GAME.complete({"clans": "free", "powers": True})), -1, Start(0))
    assert answer("expert", free).clan == "phantoms"
    plain = GAME.apply(GAME.new_game(2, GAME.complete({"clans": "free", "powers": False})), -1, Start(0))
    assert answer("expert", plain).clan == "chaoticats"


def test_expert_hands_on_no_better_clan() -> None:
    """[CLANS 7.3] The cards that are not kept go to the other player."""
    begun = GAME.apply(GAME.new_game(2, GAME.complete({"clans": "experts", "powers": True})), -1, Start(1))
    for seed in range(30):
        dealt = GAME.apply(begun, -1, GAME.chances(begun).draw(Random(seed).randrange))
        kept = answer("expert", dealt).clan
        assert "phantoms" not in dealt.setup.hands[1] or kept == "phantoms"


def test_hard_does_not_always_come_with_the_same_clan() -> None:
    free = GAME.apply(GAME.new_game(2, GAME.complete({"clans": "free", "powers": True})), -1, Start(0))
    assert len({answer("hard", free, seed).clan for seed in range(20)}) == 2
    assert len({answer("easy", free, seed).clan for seed in range(60)}) == 7


# -- strength: cheap, and safe against chance ----------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"clans": "limited", "powers": True}])
def test_hard_beats_random(options: dict[str, Any]) -> None:
    """99 of 100 are expected: fewer than 14 of 20 come once in a billion times."""
    result = simulate(GAME, GAME.complete(options), ["hard", "random"], 20, 5)
    assert result["bots"][0]["wins"] >= 14


def test_levels_stand_in_their_order() -> None:
    """85 and 75 of 100 are expected: not even half of 60 comes once in fifty thousand times."""
    for better, worse in (("medium", "easy"), ("hard", "medium")):
        result = simulate(GAME, GAME.complete({}), [better, worse], 60, 6)
        assert result["bots"][0]["wins"] > 30


def test_the_first_turn_is_answered_with_every_pair_of_clans() -> None:
    for clans in PAIRS[::5]:
        state = laid_out(clans, True)
        state = GAME.apply(state, -1, GAME.chances(state).draw(Random(1).randrange))
        for level in LEVELS:
            answer(level, state)
