"""Positions and scripted outcomes: the tests say what physics did, by the names of pieces."""

from dataclasses import replace
from typing import Any

from tabbytop.core import CHANCE, PHYSICS, Event, Step, check
from tabbytop.games.tower import GAME, rules
from tabbytop.games.tower.actions import Choose, Done, First, Place, Settled, Take, TurnAction
from tabbytop.games.tower.components import FLOORS, GROUND, KITTENS, NAMED, TABLE, height_of, name
from tabbytop.games.tower.falling import begin, handled
from tabbytop.games.tower.geometry import MICRO, Pose, highest, pose_at
from tabbytop.games.tower.packing import FIRST_RESTS, SECOND_RESTS, TOUCHING, Contact, pack_contacts, pack_poses
from tabbytop.games.tower.standing import floor_of, scene
from tabbytop.games.tower.state import Race, Request, Standing, State, Turn

ALL_NAMES = {**NAMED, "table": TABLE}
SIDE_BY_SIDE = ("brick", "window", "portal", "statue")


def ids(*names: str) -> tuple[int, ...]:
    return tuple(sorted(ALL_NAMES[one] for one in names))


def stack(floors: int) -> dict[int, Standing]:
    """A straight tower: on every floor but the topmost two walls of a kind, the kinds in turn."""
    tower = {GROUND: Standing(GROUND, pose_at(0, 0, 0), 0, (TABLE,), (TABLE,))}
    used = dict.fromkeys(SIDE_BY_SIDE, 0)
    top = 2.0
    for floor in range(1, floors):
        kind = SIDE_BY_SIDE[(floor - 1) % 4]
        walls = []
        for x in (-35, 35):
            used[kind] += 1
            wall = NAMED[f"{kind}{used[kind]}"]
            walls.append(wall)
            yaw = 0 if x < 0 else 180
            tower[wall] = Standing(wall, pose_at(x, 0, top, yaw), 90, (floor,), (floor,))
        top += height_of(walls[0])
        tower[floor + 1] = Standing(floor + 1, pose_at(0, 0, top), 0, tuple(walls), tuple(walls))
        top += 2
    return tower


def put(tower: dict[int, Standing], piece: str, *on: str, beside: tuple[str, ...] = ()) -> None:
    """A cat or kitten on a floor or on cats; ``beside`` are those she touches."""
    number, rests = NAMED[piece], ids(*on)
    below = tower[rests[0]]
    spot = 12 * (number % 7) - 36
    z = highest(below.piece, below.pose, below.fold) if below.piece in FLOORS else below.pose.z / MICRO + 16
    tower[number] = Standing(
        number, pose_at(spot, 5 * (number % 3), z), 0, rests, tuple(sorted({*rests, *ids(*beside)}))
    )
    for other in ids(*beside):
        one = tower[other]
        tower[other] = one._replace(touches=tuple(sorted({*one.touches, number})))


def position(
    floors: int = 3,
    cats: dict[str, str] | None = None,
    toto: int = 1,
    mode: str = "coop",
    seats: int = 2,
    touching: tuple[tuple[str, str], ...] = (),
    heights: tuple[int, ...] = (),
    **changes: Any,
) -> State:
    """A position at the start of a turn of seat 0. ``cats`` says on what each lies: ``{"orange1": "floor2"}``."""
    state = rules.new_game(seats, GAME.complete({"mode": mode}))
    tower = stack(floors)
    for cat, on in (cats or {}).items():
        put(tower, cat, *on.split())
    if mode == "coop":
        heights = (toto,)
    heights = heights or (0,) * seats
    for place, height in enumerate(heights):
        if height:
            put(tower, f"kitten{place + 1}", f"floor{height}")
    for one, other in touching:
        for a, b in ((one, other), (other, one)):
            was = tower[NAMED[a]]
            tower[NAMED[a]] = was._replace(touches=tuple(sorted({*was.touches, NAMED[b]})))
    if mode == "competitive":
        up = changes.pop("up", (1, 2, 3))
        hands = changes.pop("hands", tuple((2 * seat + 1, 2 * seat + 2) for seat in range(seats)))
        state = state._replace(
            actions=state.actions._replace(up=up, left=tuple(card for card in state.actions.left if card not in up)),
            goals=state.goals._replace(
                left=tuple(card for card in state.goals.left if not any(card in h for h in hands))
            ),
            hands=hands,
        )
        state = state._replace(kittens=tuple(KITTENS[:seats]))
    race = Race(heights, tuple(range(len(heights))) if mode == "competitive" else (0,))
    turn = Turn(0, 1, heights)
    whole = tuple(tower[piece] for piece in sorted(tower))
    return symmetric(state._replace(tower=whole, race=race, turn=turn, step="choose", **changes))


def symmetric(state: State) -> State:
    """Contacts on both sides."""
    touches = {one.piece: set(one.touches) for one in state.tower}
    for one in state.tower:
        for other in one.touches:
            if other != TABLE:
                touches[other].add(one.piece)
    return state._replace(tower=tuple(one._replace(touches=tuple(sorted(touches[one.piece]))) for one in state.tower))


def with_cards(state: State, up: tuple[int, ...] = (), goals: tuple[int, ...] = ()) -> State:
    """The same position with these action cards and goals face up."""
    actions, deck = state.actions, state.goals
    if up:
        everything = sorted({*actions.up, *actions.left, *actions.gone})
        actions = actions._replace(up=up, left=tuple(card for card in everything if card not in up), gone=())
    if goals:
        everything = sorted({*deck.up, *deck.left, *deck.gone})
        deck = deck._replace(up=goals, left=tuple(card for card in everything if card not in goals), gone=())
    return state._replace(actions=actions, goals=deck)


# -- outcomes ---------------------------------------------------------------------------------------------------------


def outcome(
    request: Request,
    on: str = "",
    down: tuple[str, ...] = (),
    rests: dict[str, str] | None = None,
    beside: tuple[tuple[str, str], ...] = (),
    lean: dict[str, float] | None = None,
    clip: str = "",
    touched: tuple[str, ...] = (),
) -> Settled:
    """What physics did: the piece in hand rests ``on`` these, those ``down`` lie on the table, others as before.

    ``rests`` says on what other pieces lie now, ``lean`` how far a piece leans in degrees, ``touched`` what
    the piece in hand touched first.
    """
    tower = scene((*request.tower, *handled(request.deed)))
    changed = {**(rests or {})}
    if on:
        changed[name(handled(request.deed)[0].piece)] = on
    for piece in [*ids(*changed), *ids(*down)]:
        for other, one in list(tower.items()):
            if piece in ids(*down) or piece not in one.rests:  # whatever rests on a piece that moved goes with it
                tower[other] = one._replace(
                    rests=tuple(p for p in one.rests if p != piece), touches=tuple(p for p in one.touches if p != piece)
                )
    for piece in ids(*down):
        one = tower[piece]
        tower[piece] = one._replace(pose=Pose(300_000, 1000 * piece, 0, 0, 1_000_000), rests=(TABLE,), touches=(TABLE,))
    for piece, below in changed.items():
        lies = ids(*below.split())
        above = tuple(other for other, one in tower.items() if NAMED[piece] in one.rests)
        tower[NAMED[piece]] = tower[NAMED[piece]]._replace(rests=lies, touches=tuple(sorted({*lies, *above})))
    for piece, degrees in (lean or {}).items():
        one = tower[NAMED[piece]]
        x, y, z = (part / MICRO for part in one.pose[:3])
        tower[NAMED[piece]] = one._replace(pose=pose_at(x, y, z, 0, 0, degrees))
    for one, other in beside:
        was = tower[NAMED[one]]
        tower[NAMED[one]] = was._replace(touches=tuple(sorted({*was.touches, NAMED[other]})))
    poses = {piece: one.pose for piece, one in tower.items()}
    return Settled(pack_poses(begin(request), poses), pack_contacts(contacts(tower)), clip, ids(*touched))


def contacts(tower: dict[int, Standing]) -> set[Contact]:
    """Every pair that touches, and who rests on whom."""
    found: dict[tuple[int, int], int] = {}
    for piece, one in tower.items():
        for other in {*one.rests, *one.touches}:
            pair = (min(piece, other), max(piece, other))
            how = (FIRST_RESTS if pair[0] == piece else SECOND_RESTS) if other in one.rests else TOUCHING
            found[pair] = max(found.get(pair, TOUCHING), how)
    return {(one, other, how) for (one, other), how in found.items()}


# -- playing ----------------------------------------------------------------------------------------------------------


class Table:
    """Plays one position on, every step checked as the server checks it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step[State, Any]] = []
        self.events: list[Event] = []

    def do(self, *actions: Any) -> "Table":
        for action in actions:
            (seat, *_) = GAME.to_act(self.state).must
            self.by(seat, action)
        return self

    def by(self, seat: int, action: Any) -> "Table":
        check(GAME, self.state, seat, action)
        after = GAME.apply(self.state, seat, action)
        self.steps.append(Step(self.state, seat, action, after))
        self.events += GAME.tell(self.state, seat, action, after, None)
        self.state = after
        return self

    @property
    def told(self) -> list[str]:
        """What a spectator was told, by its keys."""
        return [event.key for event in self.events]

    def settle(self, on: str = "", **script: Any) -> "Table":
        """Physics does what the script says."""
        assert GAME.to_act(self.state).must == (PHYSICS,)
        return self.by(PHYSICS, outcome(GAME.physics.request(self.state), on, **script))

    def turn_card(self, card: int | None = None) -> "Table":
        assert GAME.to_act(self.state).must == (CHANCE,)
        return self.by(CHANCE, TurnAction(card or self.state.actions.left[0]))

    def take(self, piece: str) -> "Table":
        return self.do(Take(NAMED[piece]))

    def place(self, **otherwise: float) -> "Table":
        """Let go somewhere that is allowed: the first place of the grid, calmly, but for what is given."""
        menu = GAME.legal(self.state, GAME.to_act(self.state).must[0])
        first = next(one for one in menu if isinstance(one, Place))
        return self.do(replace(first, **{"vx": 0.0, "vy": 0.0, "vz": 0.0, **otherwise}))

    def put(self, piece: str, on: str = "", **script: Any) -> "Table":
        """Take it up, let it go, and let physics do as scripted."""
        return self.take(piece).place().settle(on, **script)

    def finish(self) -> "Table":
        """Done, and another card is turned."""
        return self.do(Done()).turn_card()

    def pass_turn(self, card: int, cat: str, on: str = "floor1") -> "Table":
        """A whole quiet turn: a cat placed, nothing met."""
        return self.do(Choose(card, 0)).put(cat, on).finish()

    @property
    def asked(self) -> str:
        seat = GAME.to_act(self.state).must[0]
        return str(GAME.legal(self.state, seat).prompt.key)

    @property
    def menu(self) -> list[Any]:
        return list(GAME.legal(self.state, GAME.to_act(self.state).must[0]))

    def takes(self) -> set[str]:
        """What can be taken up now."""
        return {name(action.piece) for action in self.menu if isinstance(action, Take)}

    def pieces(self) -> set[str]:
        return {name(one.piece) for one in self.state.tower}

    def floor_of(self, piece: str) -> int:
        return floor_of(scene(self.state.tower), NAMED[piece])


def started(seats: int = 2, mode: str = "coop", **options: Any) -> Table:
    """A new game in which seat 0 begins."""
    table = Table(rules.new_game(seats, GAME.complete({"mode": mode, **options})))
    return table.by(CHANCE, First(0))
