"""Bots for the isle of cats. Start reading here, then ``judge``: what a boat is worth is what all levels play by.

``reading`` turns a view into somebody who judges, ``deciding`` knows who answers which question: ``shopping`` for
cards, ``turns`` for tiles, ``moments`` for anytime cards. ``lessons`` knows what each lesson promises, ``ahead``
thinks one tile further. Expert, and against the sister hard too, answers by ``weighing``: ``voyages`` imagines many
times how it goes on, ``sailing`` plays it out, compiled. The README says what lies where.
"""

from dataclasses import replace
from functools import cache
from random import Random

from tabbytop.bots.bot import Bot, Budget, Choose
from tabbytop.bots.generic import choose_at_random
from tabbytop.core import Action, AnyMenu, Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.isle import GAME
from tabbytop.games.isle.state import Buying, State
from tabbytop.games.isle.view import View

from .deciding import decide
from .judge import GREEDY, Weights
from .reading import Reading
from .style import Style

#: sees colours and sizes, forgets lessons and maps, and overlooks things
EASY = Style(weights=GREEDY, far=False, minds_lessons=False, minds_maps=False, slip=2.0, overlook=0.3)
#: counts as if the game ended after this tile
MEDIUM = Style(weights=GREEDY, far=False)
#: minds what is to come, and errs a little
HARD = Style(slip=1.5)
#: imagines today and tomorrow, and thinks of what the others want; one tile further, where nothing is compiled
EXPERT = Style(ahead=6, work=24, rivals=1.0, voyages=60, horizon=1)
#: alone it matters less how ragged the free space is, and more what each cat brings the sister
ALONE = Weights(hope=0.9, rooms=0.9, nook=0.1, rough=0.1, thin=0.05, open=0.08, far_own=-0.2, far_costs=0.2)
#: nobody waits: hard takes the time to think ahead as well, and to imagine the rest of the game; fish are plenty, since
#: few cats are welcome
HARD_ALONE = Style(weights=ALONE, ahead=6, work=24, fish=0.5, want=0.7, want_early=-0.2, voyages=180)
EXPERT_ALONE = replace(HARD_ALONE, ahead=10, work=60, voyages=260)


def player(style: Style, alone: Style | None = None) -> Choose[View, Action]:
    """A bot with a style; another one where it plays alone."""

    def choose(
        view: View, menu: AnyMenu, rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        how = alone if alone is not None and view.rules.mode == "solo" else style
        return decide(Reading(view, how), menu, rng, budget, may_decline)

    return choose


@cache
def warm() -> None:
    """Compile what voyages need, or load what was compiled before: by a random solo game, and a purchase in it."""
    rng, small = Random(1), Budget(work=16)

    def think(state: State, seat: Seat, action: Action, after: State) -> None:
        if isinstance(state.top, Buying) and state.day == 1:
            LEVELS["hard"].choose(GAME.view(state, seat), GAME.legal(state, seat), rng, small)

    play_out(GAME, GAME.new_game(1, GAME.complete({"mode": "solo"})), at_random(rng), rng.randrange, watch=think)


LEVELS = {
    "random": Bot(choose_at_random),
    "easy": Bot(player(EASY)),
    "medium": Bot(player(MEDIUM)),
    "hard": Bot(player(HARD, HARD_ALONE), warm),
    "expert": Bot(player(EXPERT, EXPERT_ALONE), warm),
}
