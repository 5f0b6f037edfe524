"""How somebody plays, and what the rules of thumb have in common: what things are worth, what others may bring.

Worths are in energy: one energy in vitality is worth 1.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from tabbytop.core import Seat
from tabbytop.games.kingos.components import FLOWERS
from tabbytop.games.kingos.ground import Cell
from tabbytop.games.kingos.phases.battle import strength_at
from tabbytop.games.kingos.phases.common import citadel_of
from tabbytop.games.kingos.phases.effects import company, last_space
from tabbytop.games.kingos.state import Player, State

from .ways import FAR, distances

FLOWER = 0.9  # what a flower in hand is worth
WHEEL_STEP = (1.6 + 3 * FLOWER) / 12  # a whole round brings an energy for good and three flowers
NEAR = 2.0  # steps at which one waits until the time has come
AGES = 99  # spaces the moon still has to go where it does not move


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays. ``noise`` blurs every judgement."""

    noise: float = 0.05
    selfish: bool = False  # pays only what others leave, keeps red flowers for Kingoš, strikes when it would win
    shrewd: bool = False  # puts itself in the place of the selfish: makes them pay, and keeps its word for that
    loyal: bool = False  # comes when called, waits when asked to, and leaves the win to others where it can
    help: float = 0.0  # what it is worth to come where somebody calls for help against a guardian
    step: float = 0.8  # what a step nearer to the citadel is worth
    silent: bool = False  # calls nothing: for games that are imagined
    late: float = 1.5  # by how much the selfish may be weaker than the best when the moon is near, and strike with them


LOYAL = Style(loyal=True, help=3.0, step=1.1)
MIDDLING = Style(help=1.5)
SELFISH = Style(selfish=True, help=0.5)
SHREWD = replace(SELFISH, shrewd=True)


class Outlook:
    """A position, whose eyes look at it, and how; what is asked of it again and again is reckoned once."""

    def __init__(self, state: State, seat: Seat, style: Style) -> None:
        self.state, self.seat, self.style = state, seat, style
        self.player = state.players[seat]
        self.citadel = citadel_of(state.table)
        self.worth_here: float | None = None

    @cached_property
    def ways(self) -> dict[Cell, float]:
        return distances(self.state)

    def far(self, cell: Cell) -> float:
        """Steps to the citadel."""
        return self.ways.get(cell, FAR)

    @cached_property
    def kingos(self) -> int:
        """How strong he is."""
        return strength_at(self.state, self.citadel)

    @cached_property
    def moons_left(self) -> int:
        """How many more moons until the one that ends the game."""
        state = self.state
        return last_space(state) - state.table.moon if state.rules.countdown else AGES

    @cached_property
    def striking(self) -> bool:
        """All who are near the citadel, with what they have, would beat Kingoš; or midnight is near."""
        if self.moons_left <= 2:
            return True
        near = [player for player in self.state.players if self.far(player.cell) <= NEAR + 1.0]
        return sum(map(strength, near)) > self.kingos

    @cached_property
    def red_for_kingos(self) -> int:
        return best_red(self, kingos=True)

    @cached_property
    def red_for_guardians(self) -> int:
        return best_red(self, kingos=False)


def best_red(outlook: Outlook, *, kingos: bool) -> int:
    """What the best red flower in one's own hand would add."""
    state, seat = outlook.state, outlook.seat
    best = 0
    for flower in state.players[seat].hand:
        card = FLOWERS[flower]
        if card.colour == "red" and not (kingos and card.effect == "guardian_bonus"):
            company_size = len(state.players) if kingos else len(company(state, seat))
            adds = card.amount * (company_size if card.effect == "company_bonus" else 1)
            best = max(best, adds if card.effect != "shelter" else 0)
    return best


def likely_red(player: Player) -> float:
    """What a hand that one cannot see may add against Kingoš; every third flower is a red one that counts."""
    return 0.6 * min(2, len(player.hand))


def strength(player: Player) -> float:
    """What somebody may bring against Kingoš."""
    return player.vitality + likely_red(player)


def trust(player: Player) -> float:
    """How far somebody's word counts: as often as it was kept; whoever has not spoken yet is believed."""
    return (player.kept + 1) / (player.kept + player.broken + 1)
