"""Addresses from which nobody is let in (a block list, a ban). They stand in the store, where ``tabbytop admin`` puts
them; every process reads them again every few seconds, and turns out whoever came in before.
"""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from tabbytop.core import TabbyError
from tabbytop.tables.store import Store

from .counting import address_key
from .errors import Blocked
from .lookout import EVERY, Lookout

WIDEST = {4: 8, 6: 16}  #: the shortest prefix that can be blocked, of each kind: not half the world

Network: TypeAlias = IPv4Network | IPv6Network


def network_of(text: str) -> str:
    """An address or a network as it is blocked: of an IPv6 address the network of its household (``address_key``)."""
    try:
        network = ip_network(text if "/" in text else address_key(str(ip_address(text))), strict=False)
    except ValueError:
        raise TabbyError(f"{text} is neither an address nor a network, such as 192.0.2.7 or 2001:db8::/48") from None
    if isinstance(network, IPv6Network) and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    if network.prefixlen < WIDEST[network.version]:
        raise TabbyError(f"{text} is half the world; the widest that can be blocked is a /{WIDEST[network.version]}")
    return str(network)


class Blocks(Lookout[str, Blocked]):
    def __init__(self, store: Store, every: float = EVERY) -> None:
        super().__init__("which addresses are blocked", every)
        self._store = store
        self._networks: frozenset[Network] = frozenset()
        self._widths: dict[int, list[int]] = {4: [], 6: []}  # prefixes that there are, of each kind

    def check(self, address: str) -> None:
        """``Blocked`` if nobody is let in from ``address``, as ``address_key`` gives it."""
        if (blocked := self._blocked(address)) is not None:
            raise blocked

    def _blocked(self, address: str) -> Blocked | None:
        is_blocked = bool(self._networks) and self._holds(address)
        return Blocked("nobody is let in from this address") if is_blocked else None

    async def _look(self) -> None:
        networks = frozenset(ip_network(block.network) for block in await self._store.blocks())
        if networks == self._networks:
            return
        self._networks = networks
        for version in self._widths:
            self._widths[version] = sorted({one.prefixlen for one in networks if one.version == version})
        self._turn_out(self._blocked)

    def _holds(self, address: str) -> bool:
        try:
            network = ip_network(address)
        except ValueError:  # a socket that has no address
            return False
        widths = self._widths[network.version]
        return any(
            network.supernet(new_prefix=width) in self._networks for width in widths if width <= network.prefixlen
        )
