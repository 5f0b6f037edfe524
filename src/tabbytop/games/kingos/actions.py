"""Everything that a seat or chance can do on the island. The class names are written into logs."""

from dataclasses import dataclass
from typing import TypeAlias

from tabbytop.core.secrecy import Open, Secret

from .components import CardKey, CurseKey, Face, FlowerKey, GuardianKey, Space, Word
from .ground import Direction

# -- chance -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class First:
    """Who starts [KINGOS 2.5]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lay:
    """The next island card, turned clockwise by quarters [KINGOS 4.6]."""

    card: CardKey
    turn: int


@dataclass(frozen=True, slots=True)
class DrawGuardian:
    """A guardian out of the bag [KINGOS 4.6]."""

    guardian: GuardianKey


@dataclass(frozen=True, slots=True)
class DrawFlower:
    """A flower off the deck; only its owner sees it [KINGOS 8.1]."""

    flower: Secret[FlowerKey]


@dataclass(frozen=True, slots=True)
class DrawCurse:
    """A curse off the deck; only its owner looks at it [KINGOS 5.2]."""

    curse: Secret[CurseKey]


@dataclass(frozen=True, slots=True)
class Roll:
    """The die [KINGOS 1.5]."""

    face: Face


# -- the four actions -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rest:
    """Energy from fatigue to vitality [KINGOS 4.1]."""


@dataclass(frozen=True, slots=True)
class Gather:
    """Draw a flower on a meadow [KINGOS 4.2]."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a yellow flower [KINGOS 4.2]."""

    flower: Open[FlowerKey]


@dataclass(frozen=True, slots=True)
class Waste:
    """Play a yellow flower that does nothing here, knowing it [KINGOS 4.2]."""

    flower: Open[FlowerKey]


@dataclass(frozen=True, slots=True)
class Unleash:
    """Play a curse from a place of one's own action table [KINGOS 4.3]."""

    place: Space
    curse: Open[CurseKey]


@dataclass(frozen=True, slots=True)
class Move:
    """One field [KINGOS 4.4]."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class GoBack:
    """To the beach, where no step is left [KINGOS 4.9]."""


@dataclass(frozen=True, slots=True)
class Pass:
    """No more actions in this pair [KINGOS 3.2]; not a word [KINGOS 6.2]; no red flower [KINGOS 6.4]."""


@dataclass(frozen=True, slots=True)
class Call:
    """A word to all, which binds nobody [KINGOS 6.16]; ``energy`` with ``bring``, else 0."""

    word: Word
    energy: int = 0


# -- choices on the way -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LayCurse:
    """Where the curse just drawn goes [KINGOS 5.2]."""

    place: Space


@dataclass(frozen=True, slots=True)
class Discard:
    """Flowers given up, sorted [KINGOS 4.2, 6.14]."""

    flowers: Open[tuple[FlowerKey, ...]]


@dataclass(frozen=True, slots=True)
class Drift:
    """Where the wind takes one [KINGOS 9.1]."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Drive:
    """Which guardian goes, and where [KINGOS 9.1]."""

    guardian: GuardianKey
    direction: Direction


@dataclass(frozen=True, slots=True)
class TurnCard:
    """By how many quarters, clockwise [KINGOS 9.2]."""

    quarters: int


@dataclass(frozen=True, slots=True)
class Recall:
    """Which of the nearest guardians goes back into the bag [KINGOS 5.6]."""

    x: int
    y: int
    guardian: GuardianKey


@dataclass(frozen=True, slots=True)
class Say:
    """How much one will put in, true or not [KINGOS 6.2]."""

    energy: int


@dataclass(frozen=True, slots=True)
class PutIn:
    """Energy for the battle [KINGOS 6.3]."""

    energy: int


@dataclass(frozen=True, slots=True)
class Bloom:
    """Play a red flower in one's own battle [KINGOS 6.4]."""

    flower: Open[FlowerKey]


Action: TypeAlias = (
    First
    | Lay
    | DrawGuardian
    | DrawFlower
    | DrawCurse
    | Roll
    | Rest
    | Gather
    | Play
    | Waste
    | Unleash
    | Move
    | GoBack
    | Pass
    | Call
    | LayCurse
    | Discard
    | Drift
    | Drive
    | TurnCard
    | Recall
    | Say
    | PutIn
    | Bloom
)
