"""Time control: until when a person may think, whose time is up, and how long an answer is kept back.

Nobody loses by the clock: when the time is up a bot moves instead. Who has nothing to decide is answered for after a
pause; with a clock only where all may know it, else the clock runs for them as for the others. What is seen of an
answer must not depend on what was held (a timing side channel, as the field calls it), so the pause is drawn anew for
every question, from one distribution, by the table's own seed and the number of the entry alone; and where anybody
might have nothing to decide nobody's answer is seen sooner (``facedown``).

But for ``steady``, the monotonic clock that deadlines go by, these are pure functions over ``Table``, which keeps since
when each person is asked and how long the pause is (``InPlay.go_on`` notes both). ``pause`` is the usual one, in
seconds, as the server is set up.
"""

import math
import time
from collections.abc import Callable
from hashlib import blake2b

from tabbytop.core import Seat

from .table import Table

BRISK = 600.0  #: seconds; with a longer clock people come and go, and a table does not wait for who has nothing to say
ALONE = 0.1  #: seconds are enough of a pause where there is no other person from whom it hides anything
SHORTEST, LONGEST = 0.5, 4.0  #: the lulls that are drawn
NETBOT = 30.0  #: seconds at most that a bot from the network has for one decision, whatever the table's clock


def steady() -> Callable[[], float]:
    """A clock that nobody sets (monotonic): seconds since the epoch as they were when it was made, and from there on by
    itself.

    Where the system's clock jumps ahead nobody's time is up by it, and where it steps back nobody waits for it to come
    again. The next process begins with what the system's clock says then.
    """
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


def lull(seed: str, seq: int) -> float:
    """A pause as a part of the usual one, which it is on average: the shortest and, beyond it, an exponential.

    However long one has waited already, what is still to come tells nothing: that is what an exponential is for.
    """
    drawn = blake2b(f"lull {seq}".encode(), key=bytes.fromhex(seed), digest_size=8).digest()
    unit = (int.from_bytes(drawn, "big") >> 11) / (1 << 53)
    return min(SHORTEST - (1 - SHORTEST) * math.log(1 - unit), LONGEST)


def opens(table: Table, pause: float) -> float:
    """Before this nobody is answered for, and no answer that lies face down is turned over. Bots have a beat."""
    wait = min(pause, ALONE) if table.is_alone else pause
    return max(table.asked, default=0.0) + wait * table.lull if any(table.asked) else 0.0


def idle(table: Table, now: float, pause: float) -> tuple[Seat, ...]:
    """The seats that are now answered for; none while somebody asks to step back."""
    return table.idle if table.wish is None and opens(table, pause) <= now else ()


def may_turn_over(table: Table, now: float, pause: float) -> bool:
    """Are all answers in, and may they be seen now?"""
    is_complete = bool(table.answers) and table.answered >= set(table.must)
    return is_complete and table.wish is None and opens(table, pause) <= now


def deadlines(table: Table) -> dict[Seat, float]:
    """Until when each person who must act has time, whether an answer is in or not: that is nobody else's business."""
    if not table.clock and not table.has_netbot:
        return {}
    times = {seat: since + _given(table, seat) for seat, since in enumerate(table.asked) if since}
    return {seat: until for seat, until in times.items() if until < math.inf}


def _given(table: Table, seat: Seat) -> float:
    """Seconds for one decision."""
    clock = table.clock or math.inf
    return min(clock, NETBOT) if table.chairs[seat].is_netbot else clock


def late(table: Table, now: float) -> tuple[Seat, ...]:
    """The seats whose time is up."""
    return tuple(seat for seat, until in deadlines(table).items() if until <= now and seat not in table.answered)


def has_lapsed(table: Table, now: float) -> bool:
    """Has a wish to step back been open for too long? Who has not answered has not agreed."""
    return table.clock > 0 and table.wish is not None and table.wish.at + table.clock <= now


def next_time(table: Table, now: float, pause: float) -> float | None:
    """When the clock will have something to say that it has not to say yet; None: not before something else happens."""
    times = list(deadlines(table).values())
    if table.wish is None and (table.idle or table.answers):
        times.append(opens(table, pause))
    if table.clock and table.wish is not None:
        times.append(table.wish.at + table.clock)
    return min((time for time in times if time > now), default=None)
