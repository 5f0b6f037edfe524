"""What a seat or chance does, as a short row of numbers: the kind of action, and its parts.

An action that names several things has their number next, then each of them, cards as sorts in their order.
"""

from typing import TypeAlias

from tabbytop.kernels.compiled import Ints

Act: TypeAlias = Ints  #: as long as ``ACT``

DONE, HOLD, PLAY, NAME, SELL, PLACE, RESCUE, TAKE, BEFRIEND, FIND, SEND = range(11)
KEEP, PAY, LAY, GIVE_LESSONS, GIVE_TREASURES, HERD = range(11, 17)
CHOOSE_FIRST, GIVE_BOATS, LAY_OSHAX, DEAL_FAMILY, DRAW_TILES, DEAL_CARDS = range(17, 23)
FIRST_OF_SEVERAL = KEEP  #: these and those after them name several, but for ``CHOOSE_FIRST``

KIND, N, ITEMS = 0, 1, 2
ACT = 64  #: numbers

PERMANENT, WHOLE, BROKEN = range(3)  #: baskets
LEFT, RIGHT = 0, 1  #: fields
