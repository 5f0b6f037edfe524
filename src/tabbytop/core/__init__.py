"""What a game is. Knows no game; needs only the standard library.

Read in this order: seats, choices, chance, options, sheet, notation, spaces, spec, log, stepping, record. ``words``,
``saying``, ``codec``, ``records`` and ``errors`` serve them all.
"""

from .chance import Below, Chances, Deal, Odds, commitment, stream
from .choices import Action, AnyMenu, Cells, Listed, Menu, Ranges, Subsets, buttons, menu, wire
from .codec import Mask, decode, encode
from .errors import BrokenLog, IllegalAction, Malformed, OutOfTurn, TabbyError, UndoRefused
from .log import BrokenOff, Entry, Header, Moved, Noted, Resigned, Revealed, Sealed, Sitter, Undone, Upgraded, lines_of
from .notation import Notation
from .options import NEVER, Option, Options, When
from .playing import play_out
from .record import Record
from .seats import CHANCE, OVER, PHYSICS, SPECTATOR, Seat, ToAct, Viewer, ask
from .sheet import Line, Outcome, places
from .spaces import ActionSpace, Among, Axis, Box, Observation, Parts, Picks, Plane, Some, Spaces, Whole
from .spec import (
    AnyGame,
    Counting,
    Flow,
    GameSpec,
    Measure,
    Pad,
    Physics,
    Step,
    Tally,
    check,
    discover,
    poll,
)
from .stepping import StepBack, is_barrier, is_word_beside
from .words import Args, Event, Prompt, args

__all__ = [
    "CHANCE",
    "NEVER",
    "OVER",
    "PHYSICS",
    "SPECTATOR",
    "Action",
    "ActionSpace",
    "Among",
    "AnyGame",
    "AnyMenu",
    "Args",
    "Axis",
    "Below",
    "Box",
    "BrokenLog",
    "BrokenOff",
    "Cells",
    "Chances",
    "Counting",
    "Deal",
    "Entry",
    "Event",
    "Flow",
    "GameSpec",
    "Header",
    "IllegalAction",
    "Line",
    "Listed",
    "Malformed",
    "Mask",
    "Measure",
    "Menu",
    "Moved",
    "Notation",
    "Noted",
    "Observation",
    "Odds",
    "Option",
    "Options",
    "OutOfTurn",
    "Outcome",
    "Pad",
    "Parts",
    "Physics",
    "Picks",
    "Plane",
    "Prompt",
    "Ranges",
    "Record",
    "Resigned",
    "Revealed",
    "Sealed",
    "Seat",
    "Sitter",
    "Some",
    "Spaces",
    "Step",
    "StepBack",
    "Subsets",
    "TabbyError",
    "Tally",
    "ToAct",
    "UndoRefused",
    "Undone",
    "Upgraded",
    "Viewer",
    "When",
    "Whole",
    "args",
    "ask",
    "buttons",
    "check",
    "commitment",
    "decode",
    "discover",
    "encode",
    "is_barrier",
    "is_word_beside",
    "lines_of",
    "menu",
    "places",
    "play_out",
    "poll",
    "stream",
    "wire",
]
