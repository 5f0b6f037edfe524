"""Teaches ``standing`` what became of positions: ``python -m tabbytop.bots.kingos.learning [--games N]`` writes
``learnt.json`` anew. Games are played by those who play on in ``playing``, on islands of every distance and temper, so
what is learnt is what they would make of a position."""

import argparse
import json
from random import Random
from typing import Any

import numpy

from tabbytop.core import Options
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.state import State

from .ahead import parts_of
from .playing import play_on
from .standing import KEPT, is_quiet, numbers

Array = Any
HIDDEN = 16
STRIDE = 3  #: of the turns of a game every third is learnt from
ROUNDS, RATE, DECAY, BATCH = 60, 0.004, 1e-5, 256
SEATS = (1, 2, 3, 4, 5)
HELD_BACK = 5  #: every fifth game is not learnt from but tested with


class Examples:
    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.shared: list[Array] = []
        self.parts: list[Array] = []

    def add(self, state: State, parts: Array) -> None:
        rows, shared = map(numpy.array, numbers(state))
        self.rows.append(rows)
        self.shared.append(shared)
        self.parts.append(parts)

    def arrays(self) -> tuple[Array, Array, Array]:
        return numpy.stack(self.rows), numpy.stack(self.shared), numpy.stack(self.parts)


def options_of(rng: Random) -> Options:
    """Mostly as people play, and every other way now and then."""
    found: dict[str, Any] = {"distance": rng.choice((4, 5, 5, 6, 7))}
    for option in GAME.options:
        if option.key not in ("distance", "countdown") and rng.random() < 0.15:
            found[option.key] = rng.choice(option.values)
    return GAME.complete(found)


def softmax(logits: Array) -> Array:
    parts = numpy.exp(logits - logits.max(axis=-1, keepdims=True))
    return parts / parts.sum(axis=-1, keepdims=True)


def played(seats: int, games: int) -> tuple[Examples, Examples]:
    """To learn from, and to test with."""
    learnt, tested = Examples(), Examples()
    for number in range(games):
        rng, seen = Random(f"{seats} {number}"), list[State]()

        def is_enough(state: State, seen: list[State] = seen) -> bool:
            if is_quiet(state) and state.turn % STRIDE == 0:
                seen.append(state)
            return False

        parts = numpy.array(parts_of(play_on(GAME.new_game(seats, options_of(rng)), rng, is_enough)))
        for state in seen:
            (tested if number % HELD_BACK == 0 else learnt).add(state, parts)
    return learnt, tested


def weights_of(seats: int, examples: Examples) -> list[list[Array]]:
    """Adam on the likelihood of what came about."""
    rng = numpy.random.default_rng(seats)
    rows, shared, parts = examples.arrays()
    nets = [
        [rng.normal(0, 0.3, (width, HIDDEN)), numpy.zeros(HIDDEN), rng.normal(0, 0.3, HIDDEN)]
        for width in (rows.shape[2], shared.shape[1])
    ]
    flat = [one for net in nets for one in net]
    first, second = [numpy.zeros_like(one) for one in flat], [numpy.zeros_like(one) for one in flat]
    step = 0
    for round in range(ROUNDS):
        rate = RATE * (1 - round / ROUNDS)
        order = rng.permutation(len(rows))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            slopes = _slopes(nets, rows[some], shared[some], parts[some])
            step += 1
            for one, slope, m, v in zip(flat, slopes, first, second, strict=True):
                m += 0.1 * (slope - DECAY * one - m)
                v += 0.001 * (slope * slope - v)
                one += rate * (m / (1 - 0.9**step)) / (numpy.sqrt(v / (1 - 0.999**step)) + 1e-8)
    return nets


def _slopes(nets: list[list[Array]], rows: Array, shared: Array, parts: Array) -> list[Array]:
    """Of the mean likelihood, by every weight."""
    hidden = [numpy.tanh(given @ net[0] + net[1]) for given, net in zip((rows, shared), nets, strict=True)]
    logits = numpy.concatenate([hidden[0] @ nets[0][2], (hidden[1] @ nets[1][2])[:, None]], axis=1)
    miss = (parts - softmax(logits)) / len(rows)
    found = []
    for given, kept, net, off in (
        (rows, hidden[0], nets[0], miss[:, :-1]),
        (shared[:, None], hidden[1][:, None], nets[1], miss[:, -1:]),
    ):
        back = off[..., None] * net[2] * (1 - kept**2)
        found += [numpy.einsum("nsf,nsh->fh", given, back), back.sum(axis=(0, 1)), numpy.einsum("ns,nsh->h", off, kept)]
    return found


def told(nets: list[list[Array]], examples: Examples) -> Array:
    rows, shared, _ = examples.arrays()
    seat, island = (
        numpy.tanh(given @ net[0] + net[1]) @ net[2] for given, net in zip((rows, shared), nets, strict=True)
    )
    return softmax(numpy.concatenate([seat, island[:, None]], axis=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each number of players (default: 2000)")
    games = parser.parse_args().games
    minds = {}
    for seats in SEATS:
        learnt, tested = played(seats, games)
        nets = weights_of(seats, learnt)
        parts = tested.arrays()[2]
        miss = ((told(nets, tested) - parts) ** 2).sum(axis=1).mean()
        usual = ((learnt.arrays()[2].mean(axis=0) - parts) ** 2).sum(axis=1).mean()
        print(
            f"{seats} players: {len(learnt.rows)} positions, squared error {miss:.3f}, without looking {usual:.3f}",
            flush=True,
        )
        minds[seats] = [[numpy.round(one, 4).tolist() for one in net] for net in nets]
    KEPT.write_text(json.dumps({"games": games, "minds": minds}) + "\n", "utf-8")


if __name__ == "__main__":
    main()
