"""A game says which choices are looked at, and whether luck is told: the same clans, valued by somebody else."""

from collections.abc import Sequence
from random import Random

from tabbytop.coach.analysing import analyse
from tabbytop.coach.clans import Clans
from tabbytop.coach.reasons import all_reasons
from tabbytop.coach.valuing import Glance
from tabbytop.core import Action
from tabbytop.games.clans import GAME

from .played import played

OPTIONS = {"clans": "limited", "powers": True}
RECORD = played("clans", ("medium", "easy"), 1, OPTIONS)


class WithoutLuck(Clans):
    shows_luck = False


def test_where_luck_is_not_told_nothing_is_said_of_it() -> None:
    found = analyse(RECORD, WithoutLuck(), 8)
    assert {side.luck for side in found.sides} == {side.skill for side in found.sides} == {None}
    assert all(step.luck is None for step in found.steps)
    told = found.as_json()
    assert told["seats"][0]["luck"] is None
    assert list(told["steps"][-1]["points"]) == [side.final for side in found.sides]  # the curve is there all the same


def test_what_decisions_lost_is_asked_by_itself() -> None:
    """Long runs that ask for chances, luck and skill only do without."""
    with_slips, without = (analyse(RECORD, Clans(), 8, blames=blames) for blames in (True, False))
    assert with_slips.sides == without.sides
    assert [step.value for step in with_slips.steps] == [step.value for step in without.steps]
    assert any(step.slip for step in with_slips.steps)
    assert not any(step.slip for step in without.steps)
    assert without.turning_points == ()


def test_every_decision_is_explained_and_better_is_what_was_better() -> None:
    """A bot's good move as well as a slip: by what its seat saw then."""
    found = analyse(RECORD, Clans(), 8)
    swaps = [step for step, state in zip(found.steps, RECORD.states, strict=False) if state.step == "swap"]
    assert all(
        step.reasons == all_reasons(GAME, Clans(), GAME.view(state, step.seat), step.action, Random(0))
        for step, state in zip(found.steps, RECORD.states, strict=False)
        if state.step == "swap"
    )
    assert any(step.reasons for step in swaps if step.slip is not None and not step.slip.is_sure)
    for step, told in zip(found.steps, found.as_json()["steps"], strict=True):
        if told["better"] is None:
            assert not told["lost"]
            assert not told["lost_points"]
        else:
            assert step.slip.compared > 0


class AtAGlance(Clans):
    """The first choice of every swap seems to be the best one."""

    def glance(self, view, menu, own: Action | None = None) -> Sequence[Glance]:
        actions = list(menu)
        if view.step != "swap":
            return ()
        return [Glance(action, -100.0 * place) for place, action in enumerate(actions)]


class HalfOfAGlance(AtAGlance):
    glanced = 0.5


def test_what_was_only_glanced_at_is_not_sure() -> None:
    found = analyse(RECORD, AtAGlance(), 8)
    glanced = {
        step.n: step.slip for step, state in zip(found.steps, RECORD.states, strict=False) if state.step == "swap"
    }
    only = [slip for slip in glanced.values() if slip is not None and not slip.is_tried]
    tried = [slip for slip in glanced.values() if slip is not None and slip.is_tried]
    assert only, "most are judged"
    assert tried, "the largest are tried"
    assert not any(slip.is_sure for slip in only)
    half = analyse(RECORD, HalfOfAGlance(), 8)
    both = [(one.slip.score, other.slip.score) for one, other in zip(found.steps, half.steps, strict=True) if one.slip]
    assert any(one > 0 and other == one / 2 for one, other in both), "what one glance says is told by half"
    assert all(other in (one, one / 2) for one, other in both), "what was tried as it was"
    for step, state in zip(found.steps, RECORD.states, strict=False):
        if step.slip is not None:
            assert step.slip.choices == len(GAME.legal(state, step.seat))
