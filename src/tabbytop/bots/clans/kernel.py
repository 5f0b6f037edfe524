"""Cat clans as whole numbers in flat arrays: to list swaps, count a position, play it out and search it.

The same source runs under numba (arrays of int64) and in plain Python (lists), with the same results: every sum is
an integer, and randomness comes from a generator of its own. The rules proper are ``tabbytop.games.clans``; a test
walks both in lockstep. Functions here trust their callers and work in place.

Numbers. Cells 0..24 row by row. Tiles 0..4 are the cats of seat 0 (4 the chief), 5..9 of seat 1, 10..19 prey,
20..24 dogs. A face is ``4 * tile + quarter``; ``DOWN`` is a tile face down. Which tile lies face down where does not
exist here: the tiles not yet seen stand in a row, and whichever cell is turned shows the next one [CLANS 8.1].

A position ``pos`` has 50 numbers, the face on each cell and the cell of each tile (``DOWN``: not yet seen), and then
room for what the functions note down. ``box`` says which game is being played. See the offsets below. Values are
seen from seat 0.
"""

from typing import NamedTuple

from tabbytop.games.clans.board import BESIDE, CAT_REACH, DIAGONAL, DOG_REACH, MIDDLE, PREY_REACH, STRAIGHT_REACH
from tabbytop.games.clans.components import STRENGTH_BY_CATS_AWAKE
from tabbytop.kernels.compiled import Ints, compiled, ints, table
from tabbytop.kernels.dice import below, seeded

DOWN = -1
GOURMETS, MEOWSKETEERS, CHAOTICATS, SUPERCATS, MEOWFIA, PHANTOMS, POWERCATS = range(7)

# -- pos: offsets ------------------------------------------------------------------------------------------------
WHERE = 25  # the cell of each tile
FORCE = 50  # by cell and for NOWHERE: the lead in strength of seat 0
TALLY = 76  # points of both, prey of both
TURNS = 80  # ways to rotate a dog
OPTIONS = 100  # swaps
HIDDEN = 200  # cells face down
SHARE = 225  # of each prey
POS = 235

# -- box: offsets ------------------------------------------------------------------------------------------------
CLAN = 0  # two: the clan of each seat
EFFECT = 2  # two: the same with powers, -1 without
BASE = 4  # points by which seat 0 leads before this game, from an earlier one of the match or given to it,
BASE_PREY = 5  # and prey
WIN = 6  # what winning is worth beside a point's ten
STRENGTH = 10  # ten, by tile
VALUE = 20  # ten, by prey: six mice, two pigeons, two flies
WEIGHT = 30  # one hundred, by face: how many of the tile's four quarters look like this one; 0: an earlier one does
ATTACK = 130  # 5 dogs x 4 quarters x 25 cells: the cells attacked, as bits
BOX = ATTACK + 500

# -- geometry: cells filled up with NOWHERE ----------------------------------------------------------------------
NOWHERE = 25


def _filled(cells: tuple[int, ...], room: int) -> list[int]:
    return [*cells, *[NOWHERE] * (room - len(cells))]


_REACHES = (PREY_REACH, CAT_REACH, DOG_REACH, STRAIGHT_REACH)  # [CLANS 3.3, 5.4]
REACH = table(n for reach in _REACHES for cells in reach for n in _filled(cells, 16))
NEAR = table(n for cells in BESIDE for n in _filled(cells, 4))
SLANT = table(n for cells in DIAGONAL for n in _filled(cells, 4))
KIND = table([1] * 10 + [0] * 10 + [2] * 5)  # a tile's place among the reaches
CHAOS = table(STRENGTH_BY_CATS_AWAKE.get(awake, 0) for awake in range(6))  # [CLANS 5.3]


# -- moves -------------------------------------------------------------------------------------------------------
@compiled
def swap(pos: Ints, a: int, b: int) -> None:
    """The tiles on two cells change places [CLANS 3.2]."""
    one, other = pos[a], pos[b]
    pos[a], pos[b] = other, one
    if one >= 0:
        pos[WHERE + (one >> 2)] = b
    if other >= 0:
        pos[WHERE + (other >> 2)] = a


@compiled
def show(pos: Ints, cell: int, face: int) -> None:
    pos[cell] = face
    pos[WHERE + (face >> 2)] = cell


@compiled
def swaps(pos: Ints, box: Ints, seat: int, at: int) -> int:
    """How many swaps ``seat`` has for the tile it turned at ``at``; each is noted as ``25 * one + other``.

    No two lead to the same position; a tile that stays is swapped with itself.
    """
    tile = pos[at] >> 2
    kind = KIND[tile]
    effect = box[EFFECT + seat]
    if kind == 1 and effect == SUPERCATS:  # [CLANS 5.4]
        kind = 3
    n = OPTIONS
    first = 16 * (25 * kind + at)
    for i in range(first, first + 16):
        cell = REACH[i]
        if cell == NOWHERE:
            break
        pos[n] = 25 * at + cell
        n += 1
    if tile < 10:
        if effect == POWERCATS:  # [CLANS 5.7]
            pos[n] = 25 * at + at
            n += 1
        elif effect == MEOWSKETEERS:  # [CLANS 5.2]
            for dog in range(20, 25):
                cell = pos[WHERE + dog]
                if cell >= 0:
                    rows, cols = abs(cell // 5 - at // 5), abs(cell % 5 - at % 5)
                    if rows + cols > 2 or (rows > 0 and cols > 0):
                        pos[n] = 25 * at + cell
                        n += 1
    elif tile < 20 and effect == PHANTOMS:  # [CLANS 5.6]
        for prey in range(10, 20):
            cell = pos[WHERE + prey]
            if cell < 0 or prey == tile:
                continue
            for i in range(16 * cell, 16 * cell + 8):
                other = REACH[i]
                if other == NOWHERE:
                    break
                if other == at or (40 <= pos[other] < 80 and other < cell):
                    continue  # a swap of the turned prey, or listed with the other one
                pos[n] = 25 * cell + other
                n += 1
    return n - OPTIONS


# -- the end -----------------------------------------------------------------------------------------------------
@compiled
def hunt(pos: Ints, box: Ints) -> int:
    """Dogs and strengths [CLANS 4.2]: notes the lead of seat 0 on every cell. The result holds the face-up cats as
    bits, by tile."""
    for i in range(FORCE, FORCE + 26):
        pos[i] = 0
    up = not_attacked(pos, box)
    for seat in range(2):
        if box[CLAN + seat] == CHAOTICATS:
            grow_stronger(pos, box, up, seat)
    for seat in range(2):
        if box[EFFECT + seat] == MEOWFIA:
            up = after_meowfia(pos, box, up, 5 * seat + 4)
    for cat in range(10):
        if (up >> cat) & 1:
            spread_strength(pos, box, cat)
    return up


@compiled
def not_attacked(pos: Ints, box: Ints) -> int:
    """The cats that no dog attacks, and the Phantom cats' chief [CLANS 4.2, 5.6]."""
    attacked = 0
    for dog in range(5):
        cell = pos[WHERE + 20 + dog]
        if cell >= 0:
            attacked |= box[ATTACK + 25 * (pos[cell] - 80) + cell]
    up = 0
    for cat in range(10):
        cell = pos[WHERE + cat]
        if cell >= 0 and not (attacked >> cell) & 1:
            up |= 1 << cat
    for seat in range(2):
        chief = 5 * seat + 4
        if box[EFFECT + seat] == PHANTOMS and pos[WHERE + chief] >= 0:
            up |= 1 << chief
    return up


@compiled
def grow_stronger(pos: Ints, box: Ints, up: int, seat: int) -> None:
    """Chaoticats are as strong as they are many [CLANS 5.3]; those not yet seen count as if they would stay face up."""
    many = 0
    for cat in range(5 * seat, 5 * seat + 5):
        if (up >> cat) & 1 or pos[WHERE + cat] < 0:
            many += 1
    for cat in range(5 * seat, 5 * seat + 5):
        box[STRENGTH + cat] = CHAOS[many]


@compiled
def after_meowfia(pos: Ints, box: Ints, up: int, chief: int) -> int:
    """The cats that stay face up beside the Meowfia's chief [CLANS 5.5]."""
    if (up >> chief) & 1:
        cell = pos[WHERE + chief]
        for i in range(4 * cell, 4 * cell + 4):
            if NEAR[i] != NOWHERE and 0 <= pos[NEAR[i]] < 40:
                cat = pos[NEAR[i]] >> 2
                if box[STRENGTH + cat] < box[STRENGTH + chief]:
                    up &= ~(1 << cat)
    return up


@compiled
def spread_strength(pos: Ints, box: Ints, cat: int) -> None:
    """A cat's strength on the cells that it reaches [CLANS 4.3, 5.1, 5.7]."""
    cell = pos[WHERE + cat]
    strength = box[STRENGTH + cat]
    if cat >= 5:
        strength = -strength
    for i in range(4 * cell, 4 * cell + 4):
        pos[FORCE + NEAR[i]] += strength
    if cat == 4 or cat == 9:
        effect = box[EFFECT + cat // 5]
        if effect == GOURMETS:  # [CLANS 5.1]
            for i in range(4 * cell, 4 * cell + 4):
                pos[FORCE + SLANT[i]] += strength
        elif effect == POWERCATS:  # [CLANS 5.7]; next to it counted already
            row, col = cell // 5, cell % 5
            for i in range(5):
                if abs(i - row) > 1:
                    pos[FORCE + 5 * i + col] += strength
                if abs(i - col) > 1:
                    pos[FORCE + 5 * row + i] += strength


@compiled
def count(pos: Ints, box: Ints) -> None:
    """Hunt and scoring [CLANS 4.2-4.7] of a position past the effects before the dogs: notes the tally.

    Tiles still face down count for nothing, so this is also "if the game ended now".
    """
    up = hunt(pos, box)
    ours, theirs = 0, 0  # prey taken by each seat, as bits
    for prey in range(10):
        cell = pos[WHERE + 10 + prey]
        if cell >= 0:
            lead = pos[FORCE + cell]
            if lead > 0:
                ours |= 1 << prey
            elif lead < 0:
                theirs |= 1 << prey
    if box[EFFECT] == CHAOTICATS:
        ours = completed(pos, up, 4, ours, theirs)
    elif box[EFFECT + 1] == CHAOTICATS:
        theirs = completed(pos, up, 9, theirs, ours)
    for seat in range(2):
        took = ours if seat == 0 else theirs
        points, prizes = 0, 0
        for prey in range(10):
            one = (took >> prey) & 1
            points += one * box[VALUE + prey]
            prizes += one
        if (took >> 6) & 3 == 3:  # [CLANS 4.5]
            points += box[VALUE + 6] * box[VALUE + 7] - box[VALUE + 6] - box[VALUE + 7]
        if (took >> 8) & 3 == 3:
            points += box[VALUE + 8] * box[VALUE + 9] - box[VALUE + 8] - box[VALUE + 9]
        if box[EFFECT + seat] == GOURMETS:  # [CLANS 5.1]
            points += prizes
        elif box[EFFECT + seat] == MEOWFIA:  # [CLANS 5.5]
            for cat in range(5 * seat, 5 * seat + 5):
                points += (up >> cat) & 1
        pos[TALLY + seat] = points
        pos[TALLY + 2 + seat] = prizes


@compiled
def completed(pos: Ints, up: int, chief: int, took: int, lost: int) -> int:
    """The prey ``took``, and what the Chaoticats' chief completes of the pairs [CLANS 5.3]."""
    if not (up >> chief) & 1:
        return took
    home, before = pos[WHERE + chief], took
    for prey in range(6, 10):
        twin = prey ^ 1
        cell = pos[WHERE + 10 + prey]
        if (before >> prey) & 1 and pos[WHERE + 10 + twin] >= 0 and not ((took | lost) >> twin) & 1:
            if abs(cell // 5 - home // 5) + abs(cell % 5 - home % 5) == 1:
                took |= 1 << twin
    return took


@compiled
def worth(pos: Ints, box: Ints) -> int:
    """What the tally is worth to seat 0: ten a point, and the winner's prize [CLANS 4.6]."""
    points = pos[TALLY] - pos[TALLY + 1] + box[BASE]
    lead = points
    if lead == 0:
        lead = pos[TALLY + 2] - pos[TALLY + 3] + box[BASE_PREY]
    return 10 * points + box[WIN] * (int(lead > 0) - int(lead < 0))


@compiled
def supercat(pos: Ints, box: Ints) -> int:
    """The Supercats' chief goes to the middle [CLANS 5.4]; the cell it came from, so that it can go back."""
    home = MIDDLE
    if box[EFFECT] == SUPERCATS and pos[WHERE + 4] >= 0:
        home = pos[WHERE + 4]
    elif box[EFFECT + 1] == SUPERCATS and pos[WHERE + 9] >= 0:
        home = pos[WHERE + 9]
    if home != MIDDLE:
        swap(pos, home, MIDDLE)
    return home


@compiled
def rotations(pos: Ints, box: Ints, seat: int) -> int:
    """The faces dogs could be given by the Meowsketeers' chief, noted as ``100 * cell + face`` [CLANS 5.2]."""
    n = TURNS
    home = pos[WHERE + 5 * seat + 4]
    if home >= 0:
        for i in range(4 * home, 4 * home + 4):
            cell = NEAR[i]
            if cell != NOWHERE and pos[cell] >= 80:
                first = pos[cell] & ~3
                for face in range(first, first + 4):
                    if face != pos[cell] and box[WEIGHT + face] > 0:
                        pos[n] = 100 * cell + face
                        n += 1
    return n - TURNS


@compiled
def final_lead(pos: Ints, box: Ints) -> int:
    """What a finished position is worth, the last effects and the best rotation included [CLANS 4.7]."""
    home = supercat(pos, box)
    count(pos, box)
    best = worth(pos, box)
    for seat in range(2):
        if box[EFFECT + seat] == MEOWSKETEERS:
            for i in range(TURNS, TURNS + rotations(pos, box, seat)):
                cell = pos[i] // 100
                before = pos[cell]
                pos[cell] = pos[i] % 100
                count(pos, box)
                value = worth(pos, box)
                pos[cell] = before
                if (value > best) == (seat == 0):
                    best = value
    if home != MIDDLE:
        swap(pos, home, MIDDLE)
    return best


# -- judging an unfinished position ------------------------------------------------------------------------------
WHOLE = 256  # a prey held for certain
SPAN = 21  # shares of a prey, out of 256, by the lead beside it, -10..10;
ROWS = 5  # such a row by cells face down beside it, 0..4;
RESTS = 25  # so many rows by tiles still face down;
SHARES = 2 * RESTS * ROWS * SPAN  # all of it for who leads while the other turns next, and for who leads and turns next


@compiled
def judge(pos: Ints, box: Ints, shares: Ints, rest: int, mover: int) -> int:
    """A guess at the margin at the end, in 256ths of a point: ``rest`` tiles are face down, ``mover`` turns next.

    Every prey counts by the share of it that a lead of that size is worth by now.
    """
    home = supercat(pos, box)
    up = hunt(pos, box)
    extra = (int(box[EFFECT] == GOURMETS), int(box[EFFECT + 1] == GOURMETS))
    total = 0
    for prey in range(10):
        share = 0
        cell = pos[WHERE + 10 + prey]
        if cell >= 0:
            lead = pos[FORCE + cell]
            if lead != 0:
                row = ROWS * rest
                if (lead > 0) == (mover == 0):
                    row += RESTS * ROWS
                for i in range(4 * cell, 4 * cell + 4):
                    if NEAR[i] != NOWHERE and pos[NEAR[i]] == DOWN:
                        row += 1
                share = shares[SPAN * row + 10 + max(-10, min(10, lead))]
                total += share * (box[VALUE + prey] + (extra[0] if lead > 0 else extra[1]))
        pos[SHARE + prey] = share
    for pair in range(6, 10, 2):
        one, other = pos[SHARE + pair], pos[SHARE + pair + 1]
        if one * other > 0:
            both = box[VALUE + pair] * box[VALUE + pair + 1] - box[VALUE + pair] - box[VALUE + pair + 1]
            total += both * (min(one, other) if one > 0 else max(one, other))
    for cat in range(10):
        if box[EFFECT + cat // 5] == MEOWFIA and (up >> cat) & 1:
            total += WHOLE if cat < 5 else -WHOLE
    if home != MIDDLE:
        swap(pos, home, MIDDLE)
    return total


@compiled
def value_of(pos: Ints, box: Ints, shares: Ints, rest: int, seat: int, move: int) -> int:
    """How ``seat`` likes the position after its swap ``move``: a judgement, or at the end the truth."""
    swap(pos, move // 25, move % 25)
    value = final_lead(pos, box) if rest == 0 else judge(pos, box, shares, rest, 1 - seat)
    swap(pos, move // 25, move % 25)
    return value if seat == 0 else -value


@compiled
def best_swap(pos: Ints, box: Ints, shares: Ints, rest: int, seat: int, at: int, rng: Ints) -> int:
    """The swap with the best value, any of them where several are as good."""
    best, found, ties = 0, -1, 1
    for i in range(OPTIONS, OPTIONS + swaps(pos, box, seat, at)):
        value = value_of(pos, box, shares, rest, seat, pos[i])
        if found < 0 or value > best:
            best, found, ties = value, pos[i], 1
        elif value == best:
            ties += 1
            if below(rng, ties) == 0:
                found = pos[i]
    return found


@compiled
def expected(pos: Ints, box: Ints, shares: Ints, tiles: Ints, rest: int, seat: int, at: int) -> int:
    """What turning the tile at ``at`` promises ``seat`` if it is one of ``tiles``: the values of the best swaps.

    Every face weighs as many quarters as look like it, so the sum is ``4 * len(tiles)`` times the mean.
    """
    total = 0
    for i in range(len(tiles)):
        for face in range(4 * tiles[i], 4 * tiles[i] + 4):
            if box[WEIGHT + face] > 0:
                show(pos, at, face)
                best = -(1 << 40)
                for j in range(OPTIONS, OPTIONS + swaps(pos, box, seat, at)):
                    best = max(best, value_of(pos, box, shares, rest, seat, pos[j]))
                total += box[WEIGHT + face] * best
        pos[at] = DOWN
        pos[WHERE + tiles[i]] = DOWN
    return total


# -- play-outs ---------------------------------------------------------------------------------------------------
@compiled
def shuffled(pool: Ints, rng: Ints, order: Ints) -> None:
    """A world: the faces of the unseen tiles in the order in which they will be seen."""
    for i in range(len(pool)):
        j = below(rng, i + 1)
        order[i] = order[j]
        order[j] = 4 * pool[i]
    for i in range(len(pool)):
        if order[i] >= 80:
            order[i] += below(rng, 4)


@compiled
def any_hidden(pos: Ints, rng: Ints) -> int:
    """A cell face down."""
    n = HIDDEN
    for cell in range(25):
        if pos[cell] == DOWN:
            pos[n] = cell
            n += 1
    return pos[HIDDEN + below(rng, n - HIDDEN)]


@compiled
def play_out(
    pos: Ints, box: Ints, shares: Ints, order: Ints, rest: int, seat: int, at: int, deep: int, rng: Ints
) -> int:
    """Play on from a turn of ``seat`` with ``rest`` tiles face down: the first turned at ``at`` if that is a cell, the
    others anywhere, every time the best swap. After ``deep`` turns a judgement, at the end the truth."""
    for done in range(rest):
        if done == deep:
            return judge(pos, box, shares, rest - done, seat)
        if done > 0 or at < 0:
            at = any_hidden(pos, rng)
        show(pos, at, order[done])
        move = best_swap(pos, box, shares, rest - done - 1, seat, at, rng)
        swap(pos, move // 25, move % 25)
        seat = 1 - seat
    return final_lead(pos, box)


class Worlds(NamedTuple):
    """What play-outs begin with: a position, what is known of it, and a seed for what is not."""

    pos: Ints
    box: Ints
    shares: Ints
    pool: Ints
    seed: int


@compiled
def try_out(
    worlds: Worlds, seat: int, are_swaps: bool, candidates: Ints, sums: Ints, deep: int, first: int, last: int
) -> None:
    """Play out every candidate, a swap or a cell to turn, in the same worlds, ``first`` up to ``last``.

    What a candidate led to is added to its sum; one below 0 is out of the race.
    """
    pos, box, shares, pool, seed = worlds
    rng, order, copy = ints(4), ints(25), ints(POS)
    for world in range(first, last):
        for i in range(len(candidates)):
            if candidates[i] < 0:
                continue
            seeded(rng, seed, world)
            shuffled(pool, rng, order)
            for j in range(FORCE):
                copy[j] = pos[j]
            mover, at = seat, candidates[i]
            if are_swaps:
                swap(copy, at // 25, at % 25)
                mover, at = 1 - seat, DOWN
            value = play_out(copy, box, shares, order, len(pool), mover, at, deep, rng)
            sums[i] += value if seat == 0 else -value


# -- the last turns, exactly -------------------------------------------------------------------------------------
ENDLESS = 1 << 60  # above every value


@compiled
def alike(box: Ints, one: int, other: int) -> bool:
    """Do two tiles look the same?"""
    if one < 10 and other < 10:
        cats = one // 5 == other // 5 and one % 5 != 4 and other % 5 != 4
        return cats and box[STRENGTH + one] == box[STRENGTH + other]
    mice = 10 <= one < 16 and 10 <= other < 16
    return mice and box[VALUE + one - 10] == box[VALUE + other - 10]


# A turn being looked into, one frame for each turn ahead (functions that call themselves cannot be kept on disk).
BOUND, BEST, ONLY, AT, BRANCH, BRANCHES, TOTAL, TRIED, MANY, TOP = range(10)
FACES = 10  # the branches: what may be turned,
WEIGHTS = 40  # how likely it is,
PLACES = 70  # and its place in the pool
MOVES = 100  # the swaps that are tried
FRAME = 200


@compiled
def begin(box: Ints, pool: Ints, rest: int, bound: int, only: int, frames: Ints, f: int) -> None:
    """A frame for a turn with ``rest`` tiles of ``pool`` face down: all that may be turned, alike tiles once."""
    frames[f + BOUND], frames[f + BEST], frames[f + ONLY] = bound, -ENDLESS, only
    frames[f + AT], frames[f + BRANCH], frames[f + TOTAL] = -1, -1, -ENDLESS
    frames[f + TRIED], frames[f + MANY] = 0, 0
    n = 0
    for i in range(rest):
        copies = 1
        for j in range(rest):
            if j != i and alike(box, pool[i], pool[j]):
                copies = 0 if j < i else copies + min(copies, 1)
        for face in range(4 * pool[i], 4 * pool[i] + 4):
            if copies * box[WEIGHT + face] > 0:
                frames[f + FACES + n] = face
                frames[f + WEIGHTS + n] = copies * box[WEIGHT + face]
                frames[f + PLACES + n] = i
                n += 1
    frames[f + BRANCHES] = n


@compiled
def next_swap(pos: Ints, box: Ints, pool: Ints, rest: int, seat: int, frames: Ints, f: int) -> bool:
    """Make the next swap of a frame: of the tile turned, else of the next that may be turned, else at the next cell.

    False when all is tried, or enough of it.
    """
    while frames[f + TRIED] == frames[f + MANY]:
        at, k = frames[f + AT], frames[f + BRANCH]
        if k >= 0:  # all swaps of this branch are tried: turn it back
            tile = frames[f + FACES + k] >> 2
            frames[f + TOTAL] += frames[f + WEIGHTS + k] * frames[f + TOP]
            pos[at] = DOWN
            pos[WHERE + tile] = DOWN
            pool[frames[f + PLACES + k]] = tile
        k += 1
        if at < 0 or k == frames[f + BRANCHES]:  # all of this cell is known: on to the next
            frames[f + BEST] = max(frames[f + BEST], frames[f + TOTAL])
            at += 1
            while at < 25 and (pos[at] != DOWN or (frames[f + ONLY] >= 0 and at != frames[f + ONLY])):
                at += 1
            if at == 25 or frames[f + BEST] >= frames[f + BOUND]:
                return False
            frames[f + AT], frames[f + TOTAL], k = at, 0, 0
        frames[f + BRANCH] = k
        show(pos, at, frames[f + FACES + k])
        pool[frames[f + PLACES + k]] = pool[rest - 1]
        frames[f + TRIED], frames[f + TOP] = 0, -ENDLESS
        frames[f + MANY] = swaps(pos, box, seat, at)
        for i in range(frames[f + MANY]):
            frames[f + MOVES + i] = pos[OPTIONS + i]
    move = frames[f + MOVES + frames[f + TRIED]]
    swap(pos, move // 25, move % 25)
    frames[f + TRIED] += 1
    return True


@compiled
def exact(pos: Ints, box: Ints, pool: Ints, rest: int, seat: int, bound: int, only: int) -> int:
    """The worth to ``seat`` of its turn, with best play by both; ``rest`` tiles, all of ``pool``, are face down.

    All chances are weighed in whole numbers: the value is ``4 * rest``, ``4 * (rest - 1)`` and so on times the mean.
    As soon as it is known to reach ``bound`` that is good enough. ``only`` is the cell to turn, if it is one.
    """
    if rest == 0:
        value = final_lead(pos, box)
        return value if seat == 0 else -value
    frames: Ints = ints(FRAME * rest)
    begin(box, pool, rest, bound, only, frames, 0)
    deep = 0
    while True:
        f = FRAME * deep
        if next_swap(pos, box, pool, rest - deep, (seat + deep) % 2, frames, f):
            if deep + 1 < rest:
                begin(box, pool, rest - deep - 1, -frames[f + TOP], -1, frames, f + FRAME)
                deep += 1
                continue
            value = final_lead(pos, box) if (seat + deep) % 2 == 0 else -final_lead(pos, box)
        else:
            if deep == 0:
                return frames[f + BEST]
            deep -= 1
            value = -frames[f + BEST]
            f -= FRAME
        move = frames[f + MOVES + frames[f + TRIED] - 1]
        swap(pos, move // 25, move % 25)
        frames[f + TOP] = max(frames[f + TOP], value)
