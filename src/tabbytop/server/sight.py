"""What one browser is shown of a table: its own seats' views, menus and news, and nothing else."""

from collections.abc import Container, Sequence
from typing import Any, TypeAlias

from tabbytop.bots import named
from tabbytop.core import AnyGame, AnyMenu, Outcome, Record, Seat, Viewer, encode
from tabbytop.core import wire as menu_json
from tabbytop.core.records import record
from tabbytop.tables import absence, clocks, facedown, instead, rating, series
from tabbytop.tables.deeds import check_own, on
from tabbytop.tables.errors import NotNow
from tabbytop.tables.live import Live
from tabbytop.tables.play import InPlay
from tabbytop.tables.table import Person, Table

from . import wire
from .presence import Presence


@record(frozen=True, slots=True)
class Told:
    """How much of the story a browser has: so many moves, things beside them and hints, since it was last rewritten at
    ``rewritten``."""

    moves: int
    beside: int
    hints: int
    rewritten: int


NOTHING = Told(0, 0, 0, 0)
Hinted: TypeAlias = Sequence[tuple[int, Seat]]  #: as ``Table.hinted`` has it


MOST_NAMED = 12  #: of those who watch; the others are counted


def seat_infos(table: Table, person: Person | None, people: Container[Person | None]) -> tuple[wire.SeatInfo, ...]:
    """The seats as ``person`` sees them; ``people`` are there now."""
    bots = named([chair.name if chair.kind == "bot" else None for chair in table.chairs])
    return tuple(
        wire.SeatInfo(
            chair.kind,
            bot or chair.name,
            chair.level,
            mine=chair.person is not None and chair.person == person,
            here=chair.kind == "bot" or chair.person in people,
            ready=chair.kind == "bot" or bool(chair.nonce),
            quiet=chair.quiet and chair.person == person,
            brought=table.has_brought(person, seat),
            host=chair.person is not None and chair.person == table.host,
            stand_in=chair.cat if chair.stand_in is not None else None,
            of=chair.of if chair.is_netbot or chair.asked else None,
            mind=chair.mind or None,
            asked=chair.asked or None,
        )
        for seat, (chair, bot) in enumerate(zip(table.chairs, bots, strict=True))
    )


def table_info(
    table: Table,
    game: AnyGame | None,
    person: Person | None,
    presence: Presence,
    until: float | None,
    compiling: bool,
) -> wire.TableInfo:
    people = presence.people(table.id)
    watching = presence.watching(table.id, frozenset(table.sitters))
    return wire.TableInfo(
        table.id,
        table.code,
        table.game,
        table.options,
        table.clock,
        table.phase,
        seat_infos(table, person, people),
        host=table.host == person and not table.event,
        eager=table.eager,
        watching=watching[-MOST_NAMED:],  # who has a name before who has none
        unnamed=max(0, len(watching) - MOST_NAMED),
        commitment=table.commitment,
        next=table.next,
        series=_series(table) if game is not None and not table.event and series.is_counted(game, table) else None,
        event=table.event or None,
        created=table.created,
        practice=table.practice,
        at_home=table.at_home,
        watchers=table.watchers,
        patience=absence.in_the_end(table),
        talk=table.talk,
        removed=_removed(table) if table.host == person else (),
        sent_away=table.has_removed(person),
        heir_from=None if table.host in people else absence.heir_from(table),
        stood_in=table.stood_in,
        broken_off=table.broken_off,
        closed=bool(table.closed),
        until=until,
        pin=table.pin,
        rating=_rating(table, game) if game is not None else None,
        hints=table.hints if table.phase == "lobby" else table.gives_hints,
        compiling=compiling,
    )


def _series(table: Table) -> wire.SeriesInfo:
    now, nobody = series.now(table), (0,) * len(table.chairs)
    return wire.SeriesInfo(series.before(table).played + 1, now.best_of, now.wins or nobody, now.draws, now.winner)


def _rating(table: Table, game: AnyGame) -> wire.RatingWish | None:
    if not table.rated and (table.phase != "lobby" or not rating.can_be_rated(game, table)):
        return None
    wanted = tuple(seat for seat, chair in enumerate(table.chairs) if chair.person in table.wants)
    return wire.RatingWish(wanted, table.rated and rating.counts(table))


def _removed(table: Table) -> tuple[wire.SentAwayInfo, ...]:
    return tuple(wire.SentAwayInfo(one.n, one.name) for one in table.removed)


def position(
    live: InPlay, person: Person | None, told: Told | None, at: float, counted: bool = True
) -> tuple[wire.Position, Told]:
    """The table as ``person`` may see it at time ``at``, with the news since ``told``, and ``counted`` if wanted.

    What all on the same seats see, those on none among them, is made once for each version of the table.
    """
    record, mine = live.record, live.table.seats_of(person)
    scene = _made(live, mine)
    standing = scene.standing(live) if counted else None
    hinted, beside = live.table.hinted, len(record.resigned) + (record.broken_off is not None)
    now = Told(len(record.line), beside, len(hinted), record.rewritten)
    goes_on = told is not None and told.rewritten == now.rewritten and told.moves <= now.moves
    news = _news(record, hinted, _reader(mine), mine, told if told is not None and goes_on else NOTHING)
    return wire.Position(**scene.parts, standing=standing, news=news, whole=not goes_on, now=at), now


def looked_on(live: InPlay) -> Any:
    """The view of who only looks on, as every browser without a seat is sent it."""
    (sight,) = _made(live, ()).parts["sights"]
    return sight.view


class _Scene:
    """All of a ``Position`` but its news and the time. What it stands at is counted for the first who wants to know."""

    __slots__ = ("_is_counted", "_seen", "_standing", "parts")

    def __init__(self, parts: dict[str, Any], seen: Any) -> None:
        self.parts, self._seen = parts, seen
        self._standing: Outcome | None = None
        self._is_counted = False

    def standing(self, live: InPlay) -> Outcome | None:
        if not self._is_counted:
            self._standing = None if live.record.is_conceded else live.game.standing(self._seen)
            self._is_counted = True
        return self._standing


def _made(live: InPlay, mine: tuple[Seat, ...]) -> _Scene:
    scene: _Scene | None = live.made.get(mine)
    if scene is None:
        scene = live.made[mine] = _scene(live, mine)
    return scene


def _reader(mine: tuple[Seat, ...]) -> Viewer:
    """Two at one screen read one story, so it is the spectator's."""
    return mine[0] if len(mine) == 1 else None


def _scene(live: InPlay, mine: tuple[Seat, ...]) -> _Scene:
    """For whoever sits on ``mine``.

    Answers that lie face down are seen by who gave them, and by nobody else.
    """
    record, table, game = live.record, live.table, live.game
    state, is_over = facedown.seen(live, mine), record.is_over
    asked = record.to_act if state is record.state else game.to_act(state)
    must = tuple([seat for seat in asked.must if seat not in mine or seat not in table.answered])
    may = asked.may
    if table.closed:  # nobody is asked anything until it is opened again
        must, may = (), ()
    viewers: tuple[Viewer, ...] = mine or (None,)
    reader = _reader(mine)
    views = {viewer: game.view(state, viewer) for viewer in {*viewers, reader}}
    parts = {
        "seq": record.seq,
        "must": must,
        "sights": tuple([_sight(live, state, viewer, views[viewer], must, may) for viewer in viewers]),
        "outcome": record.outcome() if is_over else None,
        "draws": draws(record) if is_over else None,
        "resigned": tuple(sorted(record.resigned)),
        "undo": _undo(table, record, mine),
        "awaited": _awaited(table, mine),
        "vote": _vote(table),
        "deadline": _deadline(table, mine, must),
    }
    return _Scene(parts, views[reader])


def _sight(
    live: InPlay, state: Any, viewer: Viewer, seen: Any, must: tuple[Seat, ...], may: tuple[Seat, ...]
) -> wire.Sight:
    game = live.game
    is_asked = viewer in must or viewer in may
    return wire.Sight(
        seat=viewer,
        view=encode(game.view_type, seen),
        shown=in_notation(game, seen),
        menu=menu_json(_menu(live, state, viewer), game.action) if is_asked and viewer is not None else None,
        may=viewer in may and viewer not in must,
        idle=viewer in live.table.idle,
    )


def _menu(live: InPlay, state: Any, seat: Seat) -> AnyMenu:
    return live.menu(seat) if state is live.record.state else live.game.legal(state, seat)


def in_notation(game: AnyGame, seen: Any) -> str | None:
    """The view as text, where nothing else shows it."""
    return None if game.drawn else game.notation.show(seen)


def _news(record: Record, hinted: Hinted, reader: Viewer, mine: tuple[int, ...], told: Told) -> tuple[wire.News, ...]:
    """Of other seats only what the game tells: an action itself may name what is hidden.

    A step back rewrites the story, so that it stands in a whole one alone.
    """
    news = [
        wire.News(
            move.seq,
            move.seat,
            _own(record, move.action) if move.seat in mine else None,
            events,
            late=instead.is_late(move),
            stand_in=instead.stand_in_of(move),
        )
        for move, events in record.news(reader, told.moves)
    ]
    beside = [*resignations(record), *breaking_off(record)][told.beside :]
    beside += [] if told.moves else steps_back(record, reader)
    beside += hints(hinted[told.hints :])
    return tuple(sorted(beside + news, key=lambda one: one.seq) if beside else news)


def hints(hinted: Hinted) -> list[wire.News]:
    return [wire.News(seq, seat, None, (), late=False, hint=True) for seq, seat in hinted]


def steps_back(record: Record, reader: Viewer) -> list[wire.News]:
    """Each step back beyond something that was seen, with what ``reader`` had been told."""
    return [
        wire.News(
            step.kept.seq,
            step.kept.seat,
            None,
            (),
            late=False,
            known=wire.Known(step.seen, tuple(step.news(record.game, reader))),
        )
        for step in record.steps_back
    ]


def resignations(record: Record) -> list[wire.News]:
    """Each by itself; whoever is left when the last of them came wins by it."""
    given_up = list(record.resigned.items())
    outcome = record.outcome() if record.is_conceded else None
    return [
        wire.News(
            seq,
            seat,
            None,
            (),
            late=False,
            resigned=_gave_up(record.header.seats[seat].name, outcome if place == len(given_up) else None),
        )
        for place, (seat, seq) in enumerate(given_up, 1)
    ]


def breaking_off(record: Record) -> list[wire.News]:
    """That it was ended as it stood, if it was."""
    if (end := record.broken_off) is None:
        return []
    return [wire.News(end.seq, end.gone[0], None, (), late=False, ended=wire.EndedAsItStood(end.gone, end.agreed))]


def _gave_up(name: str, outcome: Outcome | None) -> wire.GaveUp:
    return wire.GaveUp(name, None) if outcome is None else wire.GaveUp(name, outcome.winners, outcome.rivals)


def draws(record: Record) -> wire.Draws:
    steps, earlier = len(record.steps_back), len(record.carried)
    return wire.Draws(len(record.lots_that_count), record.draws_seen_before, steps, earlier)


def held(live: Live, person: Person, seat: Seat) -> int:
    """The piece in the hand of a person's seat, for the others to see."""
    check_own(live, seat, person)
    at = on(live)
    piece = at.game.physics.held(at.record.state, seat) if at.game.physics is not None else None
    if piece is None:
        raise NotNow(f"seat {seat} holds nothing that could be seen")
    return piece


def _own(record: Record, action: Any) -> Any:
    return encode(record.game.action, action)


def _deadline(table: Table, mine: tuple[Seat, ...], must: tuple[Seat, ...]) -> float | None:
    known = clocks.deadlines(table)
    if not known:
        return None
    times = {seat: until for seat, until in known.items() if seat in must}
    return min([times[seat] for seat in mine if seat in times] or times.values(), default=None)


def _awaited(table: Table, mine: tuple[Seat, ...]) -> tuple[wire.Awaited, ...]:
    """Alone there is nobody who could vote."""
    others = [(seat, absence.gone_at(table, seat)) for seat in range(len(table.chairs)) if seat not in mine]
    times = [(seat, when) for seat, when in others if when is not None and absence.voters(table, seat)]
    return tuple([wire.Awaited(seat, when) for seat, when in times])


def _vote(table: Table) -> wire.VoteState | None:
    vote = table.vote
    if vote is None:
        return None
    missing = tuple(seat for seat in absence.voters(table, vote.seat) if seat not in vote.agreed)
    return wire.VoteState(vote.seat, vote.level, vote.agreed, missing)


def _undo(table: Table, record: Record, mine: tuple[Seat, ...]) -> wire.UndoState:
    answered, wish = table.answered, table.wish
    unseen = tuple([seat for seat in mine if record.can_undo(seat)])
    free = tuple([seat for seat in mine if seat in answered or (seat in unseen and not rating.counts(table))])
    askable = () if record.is_over else tuple([s for s in mine if s not in free and record.last_move(s) is not None])
    if wish is None:
        return wire.UndoState(free, askable, unseen, None, (), ())
    return wire.UndoState(free, askable, unseen, wish.seat, wish.agreed, record.known_after_undo(wish.seat))
