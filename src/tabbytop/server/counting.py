"""How many sockets and connections each person and each address has open, through whichever process."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

UNTOLD = 8  #: who has an eighth of the measure or less is not told of
MOST_TOLD = 500  #: of those who have most
SOON = 0.1  #: seconds in which those who come and go are told of together

Counts: TypeAlias = Mapping[str, int]


def address_key(host: str) -> str:
    """What counts as one address: of IPv6 the network of a household, since each has more than anybody can count."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return str(address)


_MAPPED = IPv6Network("::ffff:0:0/96")  #: addresses of IPv4, as a door names them that takes both kinds (``::``)


def network_of_keys(text: str) -> IPv4Network | IPv6Network:
    """An address or a network, as ``address_key`` names who comes from it."""
    network = ip_network(text)
    if isinstance(network, IPv6Network) and network.subnet_of(_MAPPED):
        return IPv4Network((int(network.network_address) & 0xFFFF_FFFF, network.prefixlen - _MAPPED.prefixlen))
    return network


def peers_of(text: str) -> list[str]:
    """The same as sockets name who comes from it: somebody of IPv4 may be ``::ffff:10.0.0.2``."""
    network = network_of_keys(text)
    if isinstance(network, IPv6Network):
        return [str(network)]
    mapped = IPv6Network((f"::ffff:{network.network_address}", network.prefixlen + _MAPPED.prefixlen))
    return [str(network), str(mapped)]


class Open:
    """How many each key has open here and, as far as they have told, in other processes.

    Each tells the others of those who have much of their ``most``, a moment later: so whoever comes to all processes at
    once, or stays below an eighth in each, gets more than one would give, and no more than that. What is open stays.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.changed: Callable[[], None] = lambda: None
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, Counts] = {}  # by process

    def __getitem__(self, key: str) -> int:
        return self._here[key] + sum(counts.get(key, 0) for counts in self._elsewhere.values())

    def has_room(self, key: str) -> bool:
        return self[key] < self.most

    def is_here(self, key: str) -> bool:
        return key in self._here

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        """While it is open."""
        self.come(key)
        try:
            yield
        finally:
            self.go(key)

    def come(self, key: str) -> None:
        self._here[key] += 1
        if self._here[key] > self.most // UNTOLD:
            self.changed()

    def go(self, key: str) -> None:
        if self._here[key] > self.most // UNTOLD:
            self.changed()
        self._here[key] -= 1
        if not self._here[key]:
            del self._here[key]

    def told(self) -> Counts:
        """What others should know."""
        return {key: count for key, count in self._here.most_common(MOST_TOLD) if count > self.most // UNTOLD}

    def hear(self, process: str, counts: Counts) -> None:
        """Another process has so many, and of nobody else many."""
        self._elsewhere[process] = counts
        if not counts:
            del self._elsewhere[process]


class Soon:
    """Does something once, a little later, however often it is called until then."""

    def __init__(self, do: Callable[[], None], after: float = SOON) -> None:
        self._do, self._after = do, after
        self._timer: asyncio.TimerHandle | None = None

    def __call__(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._after, self._now)

    def _now(self) -> None:
        self._timer = None
        self._do()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
