"""Cat clans for two, in the order of the rules: a turn [CLANS 3], the end [CLANS 4], powers where they bite [CLANS 5].

Giving out the clans is in ``giving``, the count in ``ending``.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from tabbytop.core import (
    CHANCE,
    OVER,
    Args,
    Chances,
    IllegalAction,
    Listed,
    Menu,
    Odds,
    Options,
    Outcome,
    Prompt,
    Seat,
    ToAct,
    args,
    ask,
    buttons,
    decode,
)
from tabbytop.core.options import OptionValue

from . import giving
from .actions import Action, Choose, DealClans, Keep, Leave, Reveal, Rotate, Start, Stay, Swap, SwapPrey, Turn
from .board import CAT_REACH, CELLS, DOG_REACH, MIDDLE, PREY_REACH, STRAIGHT_REACH, Cell, name
from .components import (
    DOWN,
    FACE_TOKENS,
    KIND_OF,
    KINDS,
    TOKENS,
    Face,
    Kind,
    Law,
    is_cat,
    is_dog,
    is_prey,
    law_of,
)
from .ending import Ending, count, dogs_beside_chief, outcome_of, swapped, to_the_middle
from .handicaps import Given, given
from .state import Past, Picks, Setup, State, Way

# Actions are values: made once, handed out again and again.
TURNS = tuple(Turn(cell) for cell in range(CELLS))
SWAPS = tuple(Swap(cell) for cell in range(CELLS))
STAY, LEAVE = Stay(), Leave()


def new_game(seats: int, options: Options) -> State:
    way: Way = decode(Way, options["clans"])
    picks: Picks = decode(Picks, options["picks"])
    points = int(options["handicap"])
    setup = Setup(
        way,
        bool(options["powers"]),
        bool(options["bonus_clan"]),
        picks=picks,
        games=int(options["games"]),
        even=bool(options["even"]),
        handicap=(points, 0) if options["handicap_to"] == "host" else (0, points),
    )
    return State(setup, (), (), "start", 0, -1)


EXCHANGED: dict[OptionValue, OptionValue] = {"host": "guest", "guest": "host"}


def exchanged(options: Options) -> Options:
    """The options for a rematch: the players have changed seats, and what was agreed for one goes along."""
    agreed = ("picks", "handicap_to") if options["handicap"] else ("picks",)
    return options | {key: EXCHANGED.get(options[key], options[key]) for key in agreed}


def laws_of(setup: Setup) -> tuple[Law, Law]:
    """What each seat's clan may do, the powers being on or off [CLANS 5]."""
    return law_of(setup.clans[0], setup.powers), law_of(setup.clans[1], setup.powers)


def to_act(state: State) -> ToAct:
    match state.step:
        case "turn" | "swap" | "rotate" | "choose":
            return ask(state.turn)
        case "reveal" | "start" | "deal" | "middle":
            return ask(CHANCE)
        case "keep":
            if state.setup.way != "limited":
                return ask(state.turn)
            kept = state.setup.kept
            return ask(
                *(seat for seat in (0, 1) if kept[seat] is None),
                chosen=tuple(seat for seat in (0, 1) if kept[seat] is not None),
            )
        case "over":
            return OVER


# -- what chance does -------------------------------------------------------------------------------------------------


def chances(state: State) -> Chances[Action]:
    match state.step:
        case "start":
            return Odds(Start, ((0,), (1,)))  # [CLANS 2.2]
        case "deal":
            return giving.deal_of(state)
        case _:
            return _faces(state.pool)


def drawn_for(state: State) -> tuple[int, ...]:
    """A tile that is woken again where it slept is the same tile."""
    return (state.at,)


#: the faces of a kind as ``Reveal`` takes them, and their weights: a dog lies in any of four quarter turns [CLANS 2.1]
_FACES = tuple(tuple((TOKENS[kind], q) for q in range(4 if is_dog(kind) else 1)) for kind in range(KINDS))
_WEIGHTS = tuple((1,) * 4 if is_dog(kind) else (4,) for kind in range(KINDS))


@lru_cache(maxsize=4096)
def _faces(pool: tuple[Kind, ...]) -> Odds[Reveal]:
    """Any tile still asleep, equal ones counted together."""
    values: list[tuple[str, int]] = []
    weights: list[int] = []
    last = -1
    for kind in pool:
        if kind == last:
            weights[-1] += 4  # only cats and prey have equals
        else:
            values += _FACES[kind]
            weights += _WEIGHTS[kind]
            last = kind
    return Odds(Reveal, tuple(values), tuple(weights))


# -- what a seat may do -----------------------------------------------------------------------------------------------

TURN_PROMPTS = tuple(Prompt("turn-tile", "CLANS 3.1", args(left=left)) for left in range(CELLS))


def legal(state: State, seat: Seat) -> Menu[Action]:
    match state.step:
        case "turn":
            asleep = [turn for turn, face in zip(TURNS, state.grid, strict=True) if face == DOWN]
            return buttons(TURN_PROMPTS[len(asleep)], asleep)
        case "swap":
            return _swap_menu(state, law_of(state.setup.clans[seat], state.setup.powers))
        case "choose":
            return giving.choose_menu(state)
        case "keep":
            return giving.keep_menu(state, seat)
        case "rotate":
            return _rotate_menu(state, seat)
        case _:
            raise AssertionError(f"nobody is asked in step {state.step}")


def reach(face: Face, cell: Cell, law: Law) -> tuple[Cell, ...]:
    """The cells a turned tile may be swapped with wherever the others lie [CLANS 3.3, 5.4]."""
    kind = face // 4
    if is_prey(kind):
        return PREY_REACH[cell]
    if is_dog(kind):
        return DOG_REACH[cell]
    return STRAIGHT_REACH[cell] if law.cats_swap_straight else CAT_REACH[cell]


@lru_cache(maxsize=8192)
def _plain_swaps(face: Face, cell: Cell, law: Law) -> Menu[Action]:
    kind = face // 4
    key = "swap-prey" if is_prey(kind) else "swap-dog" if is_dog(kind) else "swap-cat"
    prompt = Prompt(key, "CLANS 3.3", args(tile=FACE_TOKENS[face], cell=cell))
    actions: list[Action] = [SWAPS[to] for to in reach(face, cell, law)]
    if is_cat(kind) and law.cats_may_stay:
        actions.append(STAY)  # [CLANS 5.7]
    return buttons(prompt, actions)


def _swap_menu(state: State, law: Law) -> Menu[Action]:
    """The turned tile's swaps [CLANS 3.2, 3.3], and what the mover's clan may do instead [CLANS 5]."""
    at, grid = state.at, state.grid
    face = grid[at]
    plain = _plain_swaps(face, at, law)
    if is_cat(face // 4) and law.cats_swap_with_any_dog:  # [CLANS 5.2]
        near = reach(face, at, law)
        dogs = [SWAPS[cell] for cell in range(CELLS) if is_dog(grid[cell] // 4) and cell not in near]
        return _with_more(plain, dogs)
    if is_prey(face // 4) and law.another_prey_may_swap:  # [CLANS 5.6]
        return _with_more(plain, [SwapPrey(prey, to) for prey, to in _other_prey_swaps(grid, at)])
    return plain


def _with_more(plain: Menu[Action], more: Sequence[Action]) -> Menu[Action]:
    (listed,) = plain.sets
    assert isinstance(listed, Listed)
    return buttons(plain.prompt, (*listed.actions, *more)) if more else plain


def _other_prey_swaps(grid: tuple[Face, ...], at: Cell) -> list[tuple[Cell, Cell]]:
    """Swaps of another face-up prey that differ from each other and from those of the turned one."""
    others = [cell for cell in range(CELLS) if cell != at and is_prey(grid[cell] // 4)]
    return [(prey, to) for prey in others for to in PREY_REACH[prey] if to != at and not (to in others and to < prey)]


def _rotate_menu(state: State, seat: Seat) -> Menu[Action]:
    """One dog beside the Meowsketeers' chief, by any quarter turns, or none [CLANS 5.2]."""
    rotations = [
        Rotate(cell, quarter)
        for cell in dogs_beside_chief(state.grid, seat)
        for quarter in range(4)
        if quarter != state.grid[cell] % 4
    ]
    return buttons(Prompt("rotate-dog", "CLANS 5.2"), (*rotations, LEAVE))


def why_not(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """What was tried, what is allowed, which clause."""
    match action:
        case Turn(cell) if state.step == "turn":
            asleep = ", ".join(name(c) for c in range(CELLS) if state.grid[c] == DOWN)
            return IllegalAction("CLANS 3.1", f"{_where(cell)} is not face down; face down are {asleep}")
        case Swap(cell) if state.step == "swap":
            menu = legal(state, seat)
            targets = ", ".join(sorted(name(one.cell) for one in menu if isinstance(one, Swap)))
            tile = FACE_TOKENS[state.grid[state.at]]
            return IllegalAction(
                "CLANS 3.3", f"{tile} at {name(state.at)} does not reach {_where(cell)}; it reaches {targets}"
            )
        case Turn() if state.step == "swap":
            return IllegalAction("CLANS 3.2", f"{name(state.at)} is already turned and must be swapped first")
        case Swap() if state.step == "turn":
            return IllegalAction("CLANS 3.1", "no tile is turned yet; turn a face-down tile first")
        case Stay() if state.step == "swap":
            return IllegalAction("CLANS 3.3", "the swap must be made; only a cat turned by the Power cats may stay")
        case SwapPrey() if state.step == "swap":
            return _no_such_prey_swap(state, seat)
        case Rotate(cell, quarter) if state.step == "rotate":
            dogs = ", ".join(map(name, dogs_beside_chief(state.grid, seat)))
            return IllegalAction(
                "CLANS 5.2",
                f"{_where(cell)} cannot be turned to quarter {quarter}; a dog beside the chief is turned"
                f" to another of its quarters 0 to 3, or left: {dogs}",
            )
        case Choose(clan) | Keep(clan) if state.step in ("choose", "keep"):
            offered = ", ".join(one.clan for one in legal(state, seat) if isinstance(one, Choose | Keep))
            return IllegalAction("CLANS 7.5", f"{clan} is not offered; choose from {offered}")
    return None


def _no_such_prey_swap(state: State, seat: Seat) -> IllegalAction:
    swaps = [one for one in legal(state, seat) if isinstance(one, SwapPrey)]
    if not swaps:
        return IllegalAction("CLANS 5.6", "only the Phantom cats, having turned a prey, may swap another one instead")
    offered = ", ".join(f"{name(one.prey)} with {name(one.cell)}" for one in swaps)
    return IllegalAction("CLANS 5.6", f"that swap of another prey is not offered; offered are {offered}")


def _where(cell: Cell) -> str:
    return name(cell) if 0 <= cell < CELLS else f"cell {cell}"


# -- what happens -----------------------------------------------------------------------------------------------------


def apply(state: State, seat: Seat, action: Action) -> State:
    setup, grid = state.setup, state.grid
    match action:
        case Turn(cell):
            return State(setup, grid, state.pool, "reveal", state.turn, cell, state.last)
        case Reveal(tile, quarter):
            return _revealed(state, KIND_OF[tile], quarter)
        case Swap(cell):
            return _next_turn(state, swapped(grid, state.at, cell), (state.at, cell))
        case Stay():
            return _next_turn(state, grid, ())
        case SwapPrey(prey, cell):
            return _next_turn(state, swapped(grid, prey, cell), (prey, cell))
        case Rotate(cell, quarter):
            return _over(replace(state, grid=_put(grid, cell, grid[cell] // 4 * 4 + quarter)))
        case Leave():
            return _over(state)
        case Start(first):
            return giving.begin(replace(setup, first=first))
        case Choose(clan):
            return giving.choose(state, seat, clan)
        case DealClans(cards):
            return giving.dealt(state, cards)
        case Keep(clan):
            return giving.keep(state, seat, clan)


def _revealed(state: State, kind: Kind, quarter: int) -> State:
    """The tile is turned: the middle one stays where it is [CLANS 2.2], any other is now to be swapped [CLANS 3.2]."""
    middle = state.step == "middle"
    at = MIDDLE if middle else state.at
    place = state.pool.index(kind)
    pool = state.pool[:place] + state.pool[place + 1 :]
    grid = _put(state.grid, at, 4 * kind + quarter)
    return State(state.setup, grid, pool, "turn" if middle else "swap", state.turn, -1 if middle else at, state.last)


def _put(grid: tuple[Face, ...], cell: Cell, face: Face) -> tuple[Face, ...]:
    return (*grid[:cell], face, *grid[cell + 1 :])


def _next_turn(state: State, grid: tuple[Face, ...], last: tuple[Cell, ...]) -> State:
    """The other player's turn; after the last tile the effects just before the dogs [CLANS 4.1, 4.4]."""
    if state.pool:
        return State(state.setup, grid, state.pool, "turn", 1 - state.turn, -1, last)
    laws = laws_of(state.setup)
    grid, came_from = to_the_middle(grid, laws)
    for seat, law in enumerate(laws):
        if law.chief_rotates_a_dog and dogs_beside_chief(grid, seat):
            return State(state.setup, grid, (), "rotate", seat, came_from, last)
    return _over(State(state.setup, grid, (), "over", state.setup.first, came_from, last))


def _over(state: State) -> State:
    """The game is decided; in a match of experts the second one follows with the roles exchanged [CLANS 7.3]."""
    setup = state.setup
    if setup.is_match and not setup.past:
        assert setup.clans[0] is not None
        assert setup.clans[1] is not None
        past = Past((setup.clans[0], setup.clans[1]), setup.first, state.grid, state.at, state.last)
        again = replace(setup, first=1 - setup.first, clans=(None, None), past=(past,))
        return giving.begin(again)
    return State(setup, state.grid, (), "over", setup.first, state.at, state.last)


# -- how it ended -----------------------------------------------------------------------------------------------------


def ending_of(past: Past, powers: bool, part: int, points: Given) -> Ending:
    laws = law_of(past.clans[0], powers), law_of(past.clans[1], powers)
    return count(past.grid, laws, past.came_from, part=part, given=points)


def past_endings(setup: Setup) -> list[Ending]:
    points = [given(past.clans, setup.powers, setup.even, setup.handicap) for past in setup.past]
    return [ending_of(past, setup.powers, part, points[part]) for part, past in enumerate(setup.past)]


def ending(state: State) -> Ending:
    """The end of the game that is over."""
    return count(state.grid, laws_of(state.setup), state.at, part=len(state.setup.past), given=state.setup.given)


def outcome(state: State) -> Outcome:
    return outcome_of([*past_endings(state.setup), ending(state)])


def turn_number(state: State) -> int:
    """How many of the 24 turns have begun."""
    return 0 if len(state.grid) == len(state.pool) else 24 - len(state.pool) + (state.step in ("turn", "reveal"))


def moment(state: State) -> Args:
    """Which turn it is, 0 before the tiles lie there, how many of them sleep, and of a match which game."""
    game = len(state.setup.past) + 1 if state.setup.is_match else 0
    return args(turn=turn_number(state), asleep=len(state.pool) if state.grid else CELLS, game=game)


def reveals(before: State, seat: Seat, action: Action) -> bool:
    """Handing on cards shows them to the other player, so it cannot be taken back alone [CLANS 7.3]."""
    return isinstance(action, Keep) and before.setup.way == "experts"
