"""``tabbytop admin`` (administration), for who keeps a house: on the database, while servers run, which hear of it."""

import json
import sys
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from tabbytop.core import TabbyError

from .common import Commands, Parser, print_json
from .storing import add_database, with_store

if TYPE_CHECKING:
    from tabbytop.tables.keeper import Keeper
    from tabbytop.tables.netbots import Netbot
    from tabbytop.tables.store import Holding, Kept, Store
    from tabbytop.tables.table import Table

SHOWN = 50  #: tables, unless more are asked for
PHASES = ("lobby", "playing", "over", "closed", "shut")
TABLE = "a table's id, or its code, however typed; an older id that begins with - stands behind --"
WHO = "a seat, counted from 0, or a name there: at the table or in its talk"

T = TypeVar("T")
Row = Sequence[str]
Run = Callable[[Namespace], int | None]


def add(commands: Commands) -> None:
    top = commands.add_parser("admin", help="for who keeps a house: tables, people and addresses, while servers run")
    top.more = lambda: "tabbytop admin COMMAND --help says more about one. What deletes something asks before."
    top.set_defaults(run=lambda given: top.print_help())
    inside: Commands = top.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, run: Run, help: str, *, asks: bool = False) -> Parser:
        parser = inside.add_parser(name, help=help, description=help)
        add_database(parser)
        parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
        if asks:
            parser.add_argument("--yes", action="store_true", help="do not ask first; for scripts")
        parser.set_defaults(run=run)
        return parser

    listed = command("tables", tables, "list tables, newest change first")
    listed.add_argument("--game", metavar="KEY", help="of one game only; default: of all")
    listed.add_argument("--phase", choices=PHASES, metavar="|".join(PHASES), help="in one phase only; default: in all")
    listed.add_argument("--last", metavar="N", type=int, default=SHOWN, help="at most so many; default: %(default)s")
    deeds: tuple[tuple[str, Run, str, bool], ...] = (
        ("close", close, "close a table: nobody sees it until you open it again", True),
        ("open", reopen, "open a table again that was closed", False),
        ("delete", delete, "delete a table, its game and its talk, for good", True),
    )
    for name, run, help, asks in deeds:
        command(name, run, help, asks=asks).add_argument("table", metavar="TABLE", help=TABLE)
    deeds = (
        ("person", person, "show all that is kept of a person", False),
        ("forget", forget, "delete all that is kept of a person; others' games stay, without the name", True),
    )
    for name, run, help, asks in deeds:
        parser = command(name, run, help, asks=asks)
        parser.add_argument("table", metavar="TABLE", help=TABLE)
        parser.add_argument("who", metavar="WHO", help=WHO)
    command("reports", reports, "list what people have reported: a line of talk, or a name")
    parser = command("settle", settle, "a report was read and dealt with: take it off the list")
    parser.add_argument("report", metavar="REPORT", help="its id, as the list has it")
    command("bots", bots, "list bots that play over the network, and whose they are")
    parser = command("new-bot", new_bot, "a bot of the house's own, for the network; its token is shown once")
    parser.add_argument("name", metavar="NAME", help="what it is called at tables")
    parser = command("revoke-bot", revoke_bot, "a bot's token is worth nothing any more", asks=True)
    parser.add_argument("bot", metavar="BOT", help="its id, as the list has it")
    command("blocks", blocks, "list addresses from which nobody is let in")
    parser = command("block", block, "let nobody in from an address or network any more, nor stay")
    parser.add_argument("--why", metavar="TEXT", default="", help="for your own list; default: nothing")
    for one in (parser, command("unblock", unblock, "let people in from an address or network again")):
        one.add_argument("address", metavar="ADDRESS", help="192.0.2.7, 192.0.2.0/24, or IPv6: a /64 or wider")


# -- tables -----------------------------------------------------------------------------------------------------------


def tables(given: Namespace) -> None:
    async def found(keeper: "Keeper") -> "list[Kept]":
        some: list[Kept] = []
        async for kept in keeper.tables():
            if len(some) >= given.last:
                break
            if given.game in (None, kept.table.game) and given.phase in (None, phase_of(kept.table)):
                some.append(kept)
        return some

    some = _kept_by(given, found)
    if given.json:
        print_json([as_json(kept) for kept in some])
    else:
        _print_rows(("code", "game", "phase", "who", "changed", "id"), map(_line, some))


def close(given: Namespace) -> int:
    return _do(given, "close", "closed", lambda keeper, table: keeper.shut(table))


def reopen(given: Namespace) -> int:
    given.yes = True
    return _do(given, "open", "opened", lambda keeper, table: keeper.reopen(table))


def delete(given: Namespace) -> int:
    return _do(given, "delete", "deleted", lambda keeper, table: keeper.delete(table))


def _do(given: Namespace, what: str, done: str, deed: "Callable[[Keeper, str], Awaitable[None]]") -> int:
    """One deed at one table, if that is meant."""

    async def work(keeper: "Keeper") -> int:
        kept = await keeper.find(given.table)
        if not _is_meant(given, f"{what} table {_told(kept)}?"):
            return 1
        await deed(keeper, kept.table.id)
        if given.json:
            print_json({done: kept.table.id})
        else:
            print(f"{done}: table {_told(kept)}")
        return 0

    return _kept_by(given, work)


def phase_of(table: "Table") -> str:
    return "shut" if table.shut else "closed" if table.closed else table.phase


def as_json(kept: "Kept") -> dict[str, Any]:
    """A table as a program reads it; never its seed."""
    table = kept.table
    return {
        "id": table.id,
        "code": table.code,
        "game": table.game,
        "phase": phase_of(table),
        "seats": [{"kind": one.kind, "name": one.name, "level": one.level} for one in table.chairs],
        "turn": table.turn,
        "created": table.created,
        "changed": kept.changed,
    }


def _line(kept: "Kept") -> Row:
    table = kept.table
    return table.code, table.game, phase_of(table), _sitters(table), _date(kept.changed), table.id


def _told(kept: "Kept") -> str:
    """For a question."""
    table = kept.table
    return f"{table.code} ({table.game}, {phase_of(table)}; {_sitters(table)}; changed {_date(kept.changed)})"


def _sitters(table: "Table") -> str:
    kinds = {"open": "open", "bot": "bot"}
    return ", ".join(kinds.get(chair.kind) or chair.name or "somebody" for chair in table.chairs)


# -- people -----------------------------------------------------------------------------------------------------------


def person(given: Namespace) -> None:
    async def work(keeper: "Keeper") -> "Holding":
        return await keeper.holding(await keeper.person(await keeper.find(given.table), given.who))

    held = _kept_by(given, work)
    if given.json:
        print_json(_holding(held))
    else:
        _print_holding(held)


def forget(given: Namespace) -> int:
    async def work(keeper: "Keeper") -> int:
        held = await keeper.holding(await keeper.person(await keeper.find(given.table), given.who))
        if not (given.yes or given.json):
            _print_holding(held)
        if not _is_meant(given, "delete all of this?"):
            return 1
        done = await keeper.forget(held.person)
        if given.json:
            print_json({"nameless": list(done.nameless), "deleted": list(done.deleted), "lines": done.lines})
        else:
            print(
                f"forgotten: {held.name or 'somebody'}; without a name at tables: {len(done.nameless)},"
                f" tables deleted: {len(done.deleted)}, lines of talk deleted: {done.lines}"
            )
        return 0

    return _kept_by(given, work)


def _holding(held: "Holding") -> dict[str, Any]:
    return {
        "person": held.person,
        "name": held.name,
        "seen": held.seen,
        "tables": [{**as_json(kept), **_part(kept.table, held.person)} for kept in held.tables],
        "said": [{"table": table, "name": line.name, "text": line.text, "at": line.at} for table, line in held.said],
        "papers": [{"kind": one.kind, "id": one.id, "at": one.at, "data": json.loads(one.data)} for one in held.papers],
    }


def _part(table: "Table", who: str) -> dict[str, Any]:
    """What a table keeps of one person."""
    mine = table.seats_of(who)
    return {
        "host": table.host == who,
        "mine": list(mine),
        "names": sorted({table.chairs[seat].name for seat in mine} - {""}),
        "quiet": [seat for seat in mine if table.chairs[seat].quiet],
        "gave_up": [seat for seat, one in table.replaced if one == who],
    }


def _print_holding(held: "Holding") -> None:
    print(f"person {held.person}")
    print(f"name   {held.name or '(none)'}" + (f", last here {_date(held.seen)}" if held.seen else ""))
    print("       settings are kept in the browser; an address is not kept at all")
    print(f"\ntables: {len(held.tables)}")
    if held.tables:
        rows = [_own_line(kept, held.person) for kept in held.tables]
        _print_rows(("code", "game", "phase", "seats", "as", "", "id"), rows)
    print(f"\nsaid: {len(held.said)}")
    for table, line in held.said:
        print(f"  {_date(line.at)}  {table}  {line.name or 'somebody'}: {line.text}")
    print(f"\npapers: {len(held.papers)}")
    for one in held.papers:
        print(f"  {_date(one.at)}  {one.kind}  {one.data}")


def _own_line(kept: "Kept", who: str) -> Row:
    """A table, and what it keeps of one person."""
    part = _part(kept.table, who)
    seats = [f"{seat}, quiet" if seat in part["quiet"] else str(seat) for seat in part["mine"]]
    seats += [f"{seat}, gave up" for seat in part["gave_up"]]
    code, game, phase, *_ = _line(kept)
    is_host = "host" if part["host"] else ""
    return code, game, phase, "; ".join(seats) or "-", ", ".join(part["names"]), is_host, kept.table.id


# -- reports ----------------------------------------------------------------------------------------------------------


def reports(given: Namespace) -> None:
    found = _kept_by(given, lambda keeper: keeper.reports())
    if given.json:
        names = ("id", "at", "table", "code", "by_name", "name", "words", "why")
        print_json([{name: getattr(one, name) for name in names} for one in found])
        return
    rows = [
        (one.id, _date(one.at), one.code, one.name or "somebody", one.words or "(the name)", one.why, one.by_name)
        for one in found
    ]
    _print_rows(("id", "reported", "table", "who", "said", "why", "by"), rows)


def settle(given: Namespace) -> None:
    _kept_by(given, lambda keeper: keeper.settle(given.report))
    _say(given, {"settled": given.report}, f"settled: {given.report}")


# -- bots from the network --------------------------------------------------------------------------------------------


def bots(given: Namespace) -> None:
    found = with_store(given, _all_bots)
    if given.json:
        print_json([{"id": one.id, "name": one.name, "of": one.of, "since": one.since} for one in found])
    else:
        rows = [(one.id, one.name, one.of or "(the house)", _date(one.since)) for one in found]
        _print_rows(("id", "name", "of", "since"), rows)


async def _all_bots(store: "Store") -> "list[Netbot]":
    from tabbytop.tables.netbots import Netbots

    return await Netbots(store, time.time).all()


def new_bot(given: Namespace) -> None:
    from tabbytop.server.security import Signer
    from tabbytop.server.signing import Who
    from tabbytop.tables.netbots import Netbots

    async def work(store: "Store") -> "tuple[Netbot, str]":
        bot = await Netbots(store, time.time).make("", given.name)
        return bot, Signer(await store.secret("cookies")).token(Who(bot.id, bot.device))

    bot, token = with_store(given, work)
    told = f"{bot.name} ({bot.id}) is a bot of this house. Its token, which is not shown again:\n{token}"
    _say(given, {"id": bot.id, "name": bot.name, "token": token}, told)


def revoke_bot(given: Namespace) -> int:
    from tabbytop.tables.netbots import Netbots

    async def work(store: "Store") -> int:
        kept = Netbots(store, time.time)
        bot = await kept.find(given.bot)
        if bot is None:
            raise TabbyError(f"there is no bot {given.bot}; tabbytop admin bots lists them")
        if not _is_meant(given, f"revoke the token of {bot.name}, of {bot.of or 'the house'}?"):
            return 1
        await kept.revoke(bot.owner, bot.id)
        _say(given, {"revoked": bot.id}, f"revoked: {bot.name}; where it plays it is turned out within seconds")
        return 0

    return with_store(given, work)


# -- addresses --------------------------------------------------------------------------------------------------------


def blocks(given: Namespace) -> None:
    found = with_store(given, lambda store: store.blocks())
    if given.json:
        print_json([{"network": one.network, "since": one.at, "why": one.why} for one in found])
    else:
        _print_rows(("network", "since", "why"), ((one.network, _date(one.at), one.why) for one in found))


def block(given: Namespace) -> None:
    from tabbytop.server.blocking import network_of
    from tabbytop.tables.store import Block

    network = network_of(given.address)
    with_store(given, lambda store: store.block(Block(network, time.time(), " ".join(given.why.split()))))
    _say(given, {"blocked": network}, f"blocked: {network}; who is there is turned out within seconds")


def unblock(given: Namespace) -> None:
    from tabbytop.server.blocking import network_of

    network = network_of(given.address)
    if not with_store(given, lambda store: store.unblock(network)):
        raise TabbyError(f"{network} is not blocked; tabbytop admin blocks lists what is")
    _say(given, {"unblocked": network}, f"let in again: {network}")


# -- asking and telling -----------------------------------------------------------------------------------------------


def _kept_by(given: Namespace, work: "Callable[[Keeper], Awaitable[T]]") -> T:
    from tabbytop.games import all_games
    from tabbytop.tables.keeper import Keeper

    def kept(store: "Store") -> Awaitable[T]:
        return work(Keeper(store, all_games()))

    return with_store(given, kept)


def _is_meant(given: Namespace, question: str) -> bool:
    if given.yes:
        return True
    if given.json or not sys.stdin.isatty():
        raise TabbyError(f"{question} Nobody is there to ask; --yes answers for you. Nothing was changed")
    print(f"{question[0].upper()}{question[1:]} [y/N] ", end="", flush=True)
    if sys.stdin.readline().strip().casefold() in ("y", "yes"):
        return True
    print("nothing was changed")
    return False


def _say(given: Namespace, data: dict[str, Any], text: str) -> None:
    if given.json:
        print_json(data)
    else:
        print(text)


def _print_rows(heads: Row, rows: Any) -> None:
    """In columns as wide as what stands in them."""
    lines = [heads, *rows]
    widths = [max(len(line[at]) for line in lines) for at in range(len(heads))]
    for line in lines:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
