"""Something is sent to an address that somebody else named, and to nowhere inside the house (request
forgery on the server's side).

A name is resolved once, every address that it has is looked at, and the connection goes to the very one that was looked
at: whoever changes what the name leads to (DNS rebinding) gains nothing. Nobody is followed elsewhere (redirects), no
answer is read beyond its first lines, and nobody is waited for long.
"""

import asyncio
import re
import ssl
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias
from urllib.parse import urlsplit

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

PATIENCE = 10.0  #: seconds for the whole of it
LARGEST = 16 * 1024  #: bytes of the answer's head
AT_ONCE, AT_ONE_HOST = 64, 4
STATUS = re.compile(rb"HTTP/1\.\d ([1-9]\d\d)[ \r]")  #: a reason may follow, and need not
NAT64 = IPv6Network("64:ff9b::/96")
NAT64_LOCAL = IPv6Network("64:ff9b:1::/48")


class Inside(Exception):
    """The address leads into the house's own network."""


class Unreachable(Exception):
    """Nobody answers there, or nothing that makes sense, or not in time."""


class Reach:
    """``allowed``: networks inside the house that may be reached all the same."""

    def __init__(self, allowed: Sequence[str] = (), patience: float = PATIENCE) -> None:
        self._allowed = tuple(ip_network(one) for one in allowed)
        self._patience = patience
        self._some = asyncio.Semaphore(AT_ONCE)
        self._hosts: dict[str, asyncio.Semaphore] = {}
        self._sent: Counter[str] = Counter()  # to each host, those that wait for their turn included

    @property
    def is_wide(self) -> bool:
        """Is anything inside allowed?"""
        return bool(self._allowed)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer. Few are sent to one host at a time, and the others wait for as long as that takes:
        that we have much to send is no fault of theirs."""
        host = urlsplit(url).hostname or ""
        turn = self._hosts.setdefault(host, asyncio.Semaphore(AT_ONE_HOST))
        self._sent[host] += 1
        try:
            async with turn, self._some, asyncio.timeout(self._patience):
                return await self._post(url, headers, body)
        except TimeoutError:
            raise Unreachable(f"{host} does not answer in time") from None
        except (OSError, ssl.SSLError, UnicodeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as wrong:
            raise Unreachable(f"{host}: {wrong}") from None
        finally:
            self._sent[host] -= 1
            if not self._sent[host]:
                del self._sent[host], self._hosts[host]

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        parts = urlsplit(url)
        is_secret, host = parts.scheme == "https", parts.hostname or ""
        address = await self.resolved(host, parts.port or (443 if is_secret else 80))
        context = self._context if is_secret else None
        port = parts.port or (443 if is_secret else 80)
        reader, writer = await asyncio.open_connection(
            str(address), port, ssl=context, server_hostname=host if is_secret else None, limit=LARGEST
        )
        try:
            if writer.get_extra_info("sockname")[0] == str(address) and not self._is_allowed(address):
                raise Inside(f"{host} is this machine")
            where = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
            named = {"Host": parts.netloc, "User-Agent": "Tabbytop", "Connection": "close", **headers}
            named["Content-Length"] = str(len(body))
            lines = [f"POST {where} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return await _status(reader)
        finally:
            writer.transport.abort()

    async def resolved(self, host: str, port: int) -> Address:
        """An address of ``host``, when all that it has may be reached."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        addresses = [ip_address(str(where[4][0]).partition("%")[0]) for where in found]
        for address in addresses:
            if not (is_outside(address) or self._is_allowed(address)):
                raise Inside(f"{host} leads to {address}, which is inside the house")
        return addresses[0]

    def _is_allowed(self, address: Address) -> bool:
        mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
        return any((mapped or address) in network for network in self._allowed)

    @cached_property
    def _context(self) -> ssl.SSLContext:
        return ssl.create_default_context()


def is_outside(address: Address) -> bool:
    """Is it one of the internet at large, whichever way it is written?"""
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, IPv4Address):
        return True
    if address.is_site_local or address in NAT64_LOCAL:
        return False
    return all(is_outside(one) for one in _inside(address))


def _inside(address: IPv6Address) -> list[IPv4Address]:
    """The addresses of version 4 to which one of version 6 leads."""
    embedded = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in NAT64:
        embedded.append(IPv4Address(int(address) & 0xFFFFFFFF))
    if int(address) >> 32 == 0:  # written the old way
        embedded.append(IPv4Address(int(address)))
    return [one for one in embedded if one is not None]


async def _status(reader: asyncio.StreamReader) -> int:
    """Of the first answer that is one; what is said meanwhile (1xx) is passed over."""
    for _ in range(4):
        head = await reader.readuntil(b"\r\n\r\n")
        found = STATUS.match(head)
        if found is None:
            raise Unreachable("this is no answer over HTTP")
        if (status := int(found[1])) >= 200:
            return status
    raise Unreachable("there is no end of answers")
