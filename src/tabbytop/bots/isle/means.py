"""What a player has besides the boat."""

from dataclasses import dataclass

from tabbytop.games.isle.boat import BoatId

from .outlook import Outlook


@dataclass(frozen=True, slots=True)
class Means:
    """What a player has besides the tiles, and what the table says about it. Compiled code has the same as a record."""

    boat: BoatId
    outlook: Outlook
    fish: int = 0
    baskets: int = 0
    lessons: int = 0
    first: float = 0.0  # how likely it is to be first in the last turn order
    rivals: tuple[int, ...] = ()  # the largest family of each other player
    solo: bool = False

    @property
    def rival(self) -> int:
        """The largest family of all others; 0 for none."""
        return max(self.rivals, default=0)

    @property
    def others(self) -> int:
        return len(self.rivals)
