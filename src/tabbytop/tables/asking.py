"""Who asks something of a table, when, and what the house can do: all that a deed may know besides the table."""

from collections.abc import Callable, Mapping
from dataclasses import field

from tabbytop.core.records import record

from .netbots import Netbot
from .physics import Physics
from .table import Person


@record(frozen=True, slots=True)
class Asking:
    at: float  #: by the clock that nobody sets (``clocks.steady``): for deadlines
    date: float  #: as people say what time it is: when something was said, founded, changed
    person: Person | None = None  #: None: the house itself
    name: str = ""  #: told where a deed writes it down
    physics: Physics | None = None
    is_gone: Callable[[Person], bool] = lambda person: True  #: is somebody not connected to the table?
    pause: float = 0.0  #: seconds, usually, after which who has nothing to decide is answered for
    strangers: bool = False  #: does the house let them in?
    of: str = ""  #: beside the name of a bot from the network: what its owner is called
    bots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  #: that this house was given, and what they play
    guest: Netbot | None = None  #: who is asked to the table, by ``AskNetbot``
