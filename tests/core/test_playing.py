"""Playing a game out without a table: chance draws, physics is simulated or pretended."""

from dataclasses import dataclass, replace
from random import Random

from tabbytop.core import OVER, PHYSICS, Physics, ask, play_out
from tabbytop.core.playing import at_random
from tabbytop.games._template import GAME


@dataclass(frozen=True)
class Landed:
    where: int


#: physics acts three times, and that is all
DROPS = replace(
    GAME,
    new_game=lambda seats, options: (),
    to_act=lambda state: ask(PHYSICS) if len(state) < 3 else OVER,
    apply=lambda state, seat, action: (*state, action.where),
    physics=Physics(
        request=len,
        check_settled=lambda state, action: None,
        pretend=lambda asked, below: Landed(100 * asked + below(100)),
        unsettled=Landed(-1),
    ),
)


def played(simulate=None):
    rng = Random(4)
    return play_out(DROPS, DROPS.new_game(1, {}), at_random(rng), rng.randrange, simulate)


def test_without_a_simulation_physics_does_what_the_game_pretends():
    assert [where // 100 for where in played()] == [0, 1, 2]
    assert played() == played()


def test_a_simulation_is_asked_instead_where_there_is_one():
    assert played(lambda asked: Landed(-asked)) == (0, -1, -2)
