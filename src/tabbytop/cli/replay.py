"""``tabbytop replay``: tell a recorded game again, and check that its draws were the ones committed to."""

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from tabbytop.bots import named
from tabbytop.bots.names import BOTS
from tabbytop.core import CHANCE, BrokenLog, Event, Malformed, Moved, Outcome, Record, Sitter, encode, lines_of
from tabbytop.core.saying import Speaker
from tabbytop.core.story import in_one_breath, sentences, turns
from tabbytop.games import all_games
from tabbytop.tables import instead
from tabbytop.texts import Texts, plain, preferred, texts

from .common import Commands, print_json, read_bytes


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="tell a .tabby file again, verify its draws")
    parser.add_argument("file", metavar="FILE", help="a .tabby record; - is standard input")
    parser.add_argument("--verify", action="store_true", help="derive every draw again from the revealed seed")
    parser.add_argument("--view", metavar="SEAT", type=int, default=None, help="what this seat saw (else a spectator)")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    try:
        record = Record.read(lines_of(read_bytes(given.file)), all_games(), verify=given.verify)
    except BrokenLog as wrong:
        raise Malformed(str(wrong), given.file) from None
    if given.view is not None and not 0 <= given.view < len(record.header.seats):
        raise Malformed(f"seats go from 0 to {len(record.header.seats) - 1}", "--view")
    if given.json:
        print_json(as_json(record, given.view, given.verify))
    else:
        print(as_text(record, given.view, given.verify, texts(preferred(os.environ))))


def as_json(record: Record, viewer: int | None, verified: bool) -> dict[str, Any]:
    game = record.game
    return {
        "game": game.key,
        "rules": game.rules,
        "options": record.header.options,
        "seats": [{"kind": one.kind, "name": one.name} for one in record.header.seats],
        "entries": record.seq,
        "draws": len(record.lots_that_count),
        "draws_seen_before": record.draws_seen_before,
        "draws_under_earlier_rules": len(record.carried),
        "steps_back": [{"seq": one.kept.seq, "seat": one.kept.seat, "seen": one.seen} for one in record.steps_back],
        "verified": verified or None,
        "at_home": record.header.at_home,
        "over": record.is_over,
        "resigned": sorted(record.resigned),
        "broken_off": None
        if record.broken_off is None
        else {"gone": record.broken_off.gone, "agreed": record.broken_off.agreed},
        "outcome": encode(Outcome, record.outcome()) if record.is_over else None,
        "moves": [
            {
                "seq": move.seq,
                "seat": move.seat,
                "move": game.notation.write(move.action) if viewer is None or move.seat in (viewer, CHANCE) else None,
                "made_by": _made_by(move),
                "events": [{"key": event.key, "args": dict(event.args)} for event in events],
            }
            for move, events in record.news(viewer)
        ],
        "notes": [
            {"about": one.about, "sign": one.sign, "better": one.better, "text": one.text} for one in record.notes
        ],
        "view": encode(game.view_type, game.view(record.state, viewer)),
    }


def as_text(record: Record, viewer: int | None, verified: bool, say: Texts) -> str:
    """The story in words, the last view, the sheet."""
    game, names = record.game, names_of(record.header.seats, say)
    speaker = Speaker(game.key, game.words, names, say)
    lines = [f"{say(game.key + '-title')}: {', '.join(names)}"]
    lines += [f"{seq:4d}  {told}" for seq, told in _story(record, viewer, names, say)]
    lines += [f"      {say('cli-resigned', {'who': names[seat]})}" for seat in sorted(record.resigned)]
    if (end := record.broken_off) is not None:
        agreed, gone = (_listed([names[seat] for seat in seats], say) for seats in (end.agreed, end.gone))
        told = say("story-ended", {"names": agreed, "gone": gone, "count": len(end.gone)})
        lines.append(f"      {plain(told)}")
    lines += ["", game.notation.show(game.view(record.state, viewer))]
    lines += ["", *_sheet(record, speaker)] if record.is_over else ["", say("cli-unfinished")]
    if verified:
        lines += ["", say("cli-verified", {"draws": len(record.lots_that_count) - len(record.carried)})]
        lines += [say("cli-earlier", {"draws": len(record.carried)})] if record.carried else []
    if record.header.at_home:
        lines += ["", say("cli-at-home")]
    if record.steps_back:
        counted = {
            "draws": len(record.lots_that_count),
            "seen": record.draws_seen_before,
            "steps": len(record.steps_back),
        }
        lines += ["", say("cli-steps-back", counted)]
    return "\n".join(lines)


def _story(record: Record, viewer: int | None, names: Sequence[str], say: Texts) -> Iterator[tuple[int, str]]:
    """Turn by turn, each with the number of the entry in which it began."""
    game = record.game
    speaker = Speaker(game.key, game.words, names, say.marked)

    def is_told(event: Event) -> bool:
        return event.key not in game.words.passing and say.has(f"{game.key}-event-{event.key}")

    news = ((move.seq, move.seat, events) for move, events in record.news(viewer))
    marks = {move.seq: made for move in record.line if (made := _made_by(move)) is not None}
    for turn in turns(news, is_told, game.words, marks):
        told = (sentence.strip() for sentence in sentences(turn.events, speaker, say.has))
        mark = [_mark(turn.mark, names[turn.owner], say)] if turn.mark and isinstance(turn.owner, int) else []
        yield turn.seq, plain(in_one_breath([*mark, *filter(None, told)], say("story-and")))


def _made_by(move: Moved) -> str | None:
    """Who made a move for the seat, if somebody else did: the clock, or a bot by its name."""
    return instead.CLOCK if instead.is_late(move) else instead.stand_in_of(move)


def _mark(made_by: str, name: str, say: Texts) -> str:
    named = {"name": name, "you": "no"}
    if made_by == instead.CLOCK:
        return say("story-late", named)
    return say("story-stand-in", {**named, "bot": say(f"bot-{made_by}" if made_by in BOTS else "bot-unknown")})


def _listed(names: Sequence[str], say: Texts) -> str:
    *first, last = names
    return f"{', '.join(first)} {say('story-and')} {last}" if first else last


def names_of(sitters: Sequence[Sitter], say: Texts) -> list[str]:
    bots = named([one.name if one.kind == "bot" else None for one in sitters])
    return [
        say(f"bot-{bot}") if bot else one.name or say("cli-player", {"number": seat + 1})
        for seat, (one, bot) in enumerate(zip(sitters, bots, strict=True))
    ]


def _sheet(record: Record, speaker: Speaker) -> list[str]:
    result, names = record.outcome(), speaker.names
    lines = []
    for side, place in enumerate(result.places):
        name = names[side] if side < len(names) else result.rivals[side - len(names)]
        lines.append(f"{place}. {name}: {result.points(side)}")
        own = [line for line in result.lines if line.side == side]
        lines += [f"    {line.points:+3d}  {speaker.line(line)} [{line.clause}]" for line in own]
    return lines
