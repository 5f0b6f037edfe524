"""A position on Kingoš's island. Values only; the rules are next door.

What is going on lies on the ``agenda``, last on top: a battle, a draw or a choice is pushed, carried out and popped.
What all see of each kind of frame is said in ``view``.
"""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from tabbytop.core import Event
from tabbytop.core.secrecy import BySeat, Choice, Copy, Open, Secret

from .components import ENERGY, CardKey, CurseKey, FlowerKey, GuardianKey, Rolled, Temper, Word
from .ground import BEACH, Cell, Side

Token = Literal["against", "with"]
Deed = Literal["rest", "flower", "curse", "move"]  #: the four kinds of action [KINGOS 4]
Done = Literal["", "rest", "flower", "curse", "move"]
How = Literal["kingos", "lost", "midnight", "late"]  #: how a game ends [KINGOS 7.1–7.4]


SILENT = -1  #: chosen where energy is named: to name none
NO_CURSES: tuple[CurseKey, ...] = ("", "", "")  #: on rest, flower, move


class Rules(NamedTuple):
    """The options of the game [KINGOS 2.1, 2.3, 2.4, 6.10]."""

    distance: int
    battle_token: Token
    rest_beside_guardian: bool
    countdown: bool
    island: Temper = "usual"  # [KINGOS 6.10]


class Heard(NamedTuple):
    """What somebody has called, and in which turn of the game [KINGOS 6.16]."""

    word: Word
    energy: int
    turn: int


class Player(NamedTuple):
    """One adventurer. Energy is 6 at first and lies in three fields [KINGOS 1.1]."""

    cell: Cell = BEACH
    vitality: int = ENERGY
    fatigue: int = 0
    battle: int = 0  # put in and revealed
    counter: int = 0  # on the wheel, 0 being the star
    hand: Secret[tuple[FlowerKey, ...]] = ()
    curses: Secret[tuple[CurseKey, ...]] = NO_CURSES  # on rest, flower, move; that there is one is seen
    drawn: Secret[CurseKey] = ""  # looked at and still to be laid
    chosen: Choice[int | None] = None  # to be said or put in, and not yet revealed
    said: int | None = None  # energy that one has said one will put in; None: nothing was said [KINGOS 6.2]
    kept: int = 0  # how often one has put in at least what one had said
    broken: int = 0  # how often less
    call: Heard | None = None  # to all, and still heard [KINGOS 6.16]
    red: Open[FlowerKey] = ""  # played in this battle
    thrown: bool = False  # will be thrown back when all have had their dues [KINGOS 6.12]


class Field(NamedTuple):
    """A laid card, turned clockwise by quarters, and the guardians on it, sorted."""

    card: CardKey
    turn: int = 0
    guards: tuple[GuardianKey, ...] = ()


class Island(NamedTuple):
    """The island, and what lies beside it. ``cells[i]`` is where ``fields[i]`` lies: beach, citadel, then as laid."""

    cells: tuple[Cell, ...]
    fields: tuple[Field, ...]
    beach: tuple[CardKey, ...]  # island cards still to come, the beach stack first [KINGOS 1.2]
    citadel: tuple[CardKey, ...]
    bag: tuple[GuardianKey, ...]
    flowers: Secret[tuple[FlowerKey, ...]]
    curses: Secret[tuple[CurseKey, ...]]
    beaten: tuple[GuardianKey, ...] = ()
    withered: Open[tuple[FlowerKey, ...]] = ()  # flowers discarded
    spent: Open[tuple[CurseKey, ...]] = ()  # curses discarded
    white: Open[CurseKey] = ""  # above the citadel [KINGOS 4.3]
    moon: int = 1  # on its track, from 1 [KINGOS 2.5]
    token: int = -1  # who holds the battle token
    rolled: Rolled = ""  # last


# -- what is going on -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Starting:
    """Chance draws the starting player [KINGOS 2.5]."""


@dataclass(frozen=True, slots=True)
class Acting:
    """``seat`` acts or ends the pair; ``done`` is the kind of its first action [KINGOS 3.1, 3.2].

    ``again``: the second pair of whoever holds the battle token.
    """

    seat: int
    again: bool = False
    done: Done = ""


@dataclass(frozen=True, slots=True)
class PairDone:
    """After a pair of actions: battles, or the next turn [KINGOS 3.1]."""

    seat: int
    again: bool


@dataclass(frozen=True, slots=True)
class Carrying:
    """A card that is carried out lies open until all it asks for is done, and is then discarded [KINGOS 4.2, 4.3]."""

    flower: Open[FlowerKey] = ""
    curse: Open[CurseKey] = ""


@dataclass(frozen=True, slots=True)
class Exploring:
    """Chance lays an island card under ``seat``; ``side`` is its edge towards the field left [KINGOS 4.6]."""

    seat: int
    side: Side


@dataclass(frozen=True, slots=True)
class Summoning:
    """Chance draws ``count`` guardians to the field of ``seat`` [KINGOS 4.6]."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Recalling:
    """``count`` guardians still go back from the island; between equals ``seat`` chooses [KINGOS 5.6]."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class DrawingFlowers:
    """Chance draws ``count`` flowers for ``seat``."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Discarding:
    """``seat`` discards flowers of its choice: above the limit [KINGOS 4.2], or ``count`` of them as a loss."""

    seat: int
    count: int = 0  # 0: down to the limit


@dataclass(frozen=True, slots=True)
class Cursing:
    """Chance draws a curse for ``seat`` [KINGOS 5.2]."""

    seat: int


@dataclass(frozen=True, slots=True)
class LayingCurse:
    """``seat`` lays the curse it has drawn on a free place of its action table [KINGOS 5.2]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drifting:
    """``seat`` drifts to a field beside it [KINGOS 9.1]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Driving:
    """``seat`` drives a guardian from its field to one beside it [KINGOS 9.1]."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurningCard:
    """``seat`` turns the card it stands on [KINGOS 9.2]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Talking:
    """All who fight beside others say at once what they will put in, or nothing [KINGOS 6.2]; ``seat`` is active."""

    seat: int


@dataclass(frozen=True, slots=True)
class PuttingIn:
    """All fighters put in energy, secretly and at once [KINGOS 6.3]; ``seat`` is the active player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Blooming:
    """Those in ``left`` may play one red flower each, in this order [KINGOS 6.4]."""

    seat: int
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rolling:
    """The active player rolls [KINGOS 6.5]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rewarding:
    """``seat`` moves its counter [KINGOS 6.7]."""

    seat: int
    steps: int


@dataclass(frozen=True, slots=True)
class Suffering:
    """``seat`` takes the punishments of ``guardians``, weakest first [KINGOS 6.8, 6.14]."""

    seat: int
    guardians: tuple[GuardianKey, ...]


@dataclass(frozen=True, slots=True)
class Aftermath:
    """Energy and red flowers leave the battle, the thrown are moved, the moon is checked [KINGOS 6.9, 6.12].

    ``drawn``: the seats whose battle was a draw. ``midnight``: a moon was rolled on the last space [KINGOS 7.3].
    """

    seat: int
    drawn: tuple[int, ...]
    midnight: bool


@dataclass(frozen=True, slots=True)
class Value:
    """What a seat brought to the battle with Kingoš: own energy and own bonus [KINGOS 7.1]."""

    seat: int
    energy: int
    bonus: int
    red: Copy[FlowerKey]


@dataclass(frozen=True, slots=True)
class Over:
    """``values`` of those in the battle in which Kingoš was beaten; none if the island wins."""

    how: How
    values: tuple[Value, ...] = ()


Frame: TypeAlias = (
    Starting
    | Acting
    | PairDone
    | Carrying
    | Exploring
    | Summoning
    | Recalling
    | DrawingFlowers
    | Discarding
    | Cursing
    | LayingCurse
    | Drifting
    | Driving
    | TurningCard
    | Talking
    | PuttingIn
    | Blooming
    | Rolling
    | Rewarding
    | Suffering
    | Aftermath
    | Over
)


class State(NamedTuple):
    rules: Rules
    players: BySeat[tuple[Player, ...]]
    table: Island
    turn: int  # how many turns have begun
    agenda: tuple[Frame, ...]
    story: tuple[Event, ...] = ()  # what the last step led to, as far as all can see

    @property
    def top(self) -> Frame:
        return self.agenda[-1]


def migrate(version: str, data: dict[str, Any]) -> dict[str, Any]:
    """A position as rules before the third kept it: nobody had called anything, and no island was mild."""
    if version not in ("1", "2"):
        return data
    players = [{**player, "call": None} for player in data["players"]]
    return {**data, "rules": {**data["rules"], "island": "usual"}, "players": players}
