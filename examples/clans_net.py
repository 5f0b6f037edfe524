"""A small net for cat clans in numpy, with its gradient: it looks at every cell alike, and two steps far
(convolutions)."""

import numpy as np

CELLS, TILES, TURNS = 25, 20, 610  # planes of the observation that show tiles, and where the turns are counted
PLANES = TILES + 2  # beside them: how late it is, and that a cell is on the table
SCALE = np.ones(TILES, np.float32)
SCALE[[4, 7, 9, 10, 11]] = 0.2  # strengths, and what prey is worth


def read(rows):
    """Rows of the environment as planes, a row a cell; and the cell that was turned, if any (else 0, and False)."""
    planes = np.ones((len(rows), CELLS, PLANES), np.float32)
    planes[:, :, :TILES] = rows[:, : TILES * CELLS].reshape(-1, TILES, CELLS).transpose(0, 2, 1) * SCALE
    planes[:, :, TILES] = rows[:, TURNS, None] / 24
    turned = rows[:, CELLS : 2 * CELLS] != 0
    return planes, turned.argmax(axis=1), turned.any(axis=1)


def around(planes):
    """What lies on each cell and around it, in one row: nothing beside the table."""
    size, _, width = planes.shape
    table = np.zeros((size, 7, 7, width), np.float32)
    table[:, 1:6, 1:6] = planes.reshape(size, 5, 5, width)
    near = np.empty((size, 5, 5, 9, width), np.float32)
    for step in range(9):
        near[:, :, :, step] = table[:, step // 3 : step // 3 + 5, step % 3 : step % 3 + 5]
    return near.reshape(size * CELLS, -1)


class Net:
    """Two layers look around each cell; a third says how good it is to turn the tile there, or to swap the tile that
    was turned with it; and all cells together how the seat stands, from -1 to 1."""

    def __init__(self, rng, first=16, second=24, third=24):
        def weights(into, out, size=1.4):
            return rng.normal(0, size * into**-0.5, (into, out)).astype(np.float32)

        self.weights = [
            *(weights(9 * PLANES, first), np.zeros(first, np.float32)),
            *(weights(9 * first, second), np.zeros(second, np.float32)),
            *(weights(second, third), weights(second, third), np.zeros(third, np.float32), weights(third, 2, 0.1)),
            *(weights(second, 1, 0.1), np.zeros(1, np.float32)),
        ]
        self.means = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.steps = 0

    def __call__(self, rows, masks):
        """The odds of turning (25) and swapping (25), the value, and what ``slopes`` needs."""
        (planes, at, swaps), (w1, b1, w2, b2, w3, w3t, b3, w4, w5, b5) = read(rows), self.weights
        many = np.arange(len(rows))
        near = around(planes)
        one = np.maximum(0, near @ w1 + b1)
        further = around(one.reshape(len(rows), CELLS, -1))
        two = np.maximum(0, further @ w2 + b2).reshape(len(rows), CELLS, -1)
        there = two[many, at] * swaps[:, None]
        three = np.maximum(0, two @ w3 + (there @ w3t + b3)[:, None])
        looks = (three @ w4).transpose(0, 2, 1).reshape(len(rows), -1)
        looks = np.where(masks, looks, -np.inf)
        odds = np.exp(looks - looks.max(axis=1, keepdims=True))
        middle = two.mean(axis=1)
        value = np.tanh(middle @ w5 + b5)[:, 0]
        kept = (many, at, swaps, near, one, further, two, there, three, middle)
        return odds / odds.sum(axis=1, keepdims=True), value, kept

    def slopes(self, kept, by_looks, by_value):
        """The gradient of all weights, from those of the looks and of what the value is the tanh of."""
        many, at, swaps, near, one, further, two, there, three, middle = kept
        _, _, w2, _, w3, w3t, _, w4, w5, _ = self.weights
        size = len(many)
        out = by_looks.reshape(size, 2, CELLS).transpose(0, 2, 1)
        d3 = (out @ w4.T) * (three > 0)
        d_there = d3.sum(axis=1)
        d2 = d3 @ w3.T + (by_value[:, None] @ w5.T)[:, None] / CELLS
        d2[many, at] += (d_there @ w3t.T) * swaps[:, None]
        d2 *= two > 0
        flat2, flat3 = d2.reshape(size * CELLS, -1), d3.reshape(size * CELLS, -1)
        turned = w2.reshape(9, -1, w2.shape[1])[::-1].transpose(0, 2, 1).reshape(-1, w2.shape[0] // 9)
        d1 = (around(d2) @ turned) * (one > 0)
        return [
            *(near.T @ d1, d1.sum(axis=0)),
            *(further.T @ flat2, flat2.sum(axis=0)),
            *(two.reshape(size * CELLS, -1).T @ flat3, there.T @ d_there, flat3.sum(axis=0)),
            three.reshape(size * CELLS, -1).T @ out.reshape(size * CELLS, -1),
            *(middle.T @ by_value[:, None], by_value[:, None].sum(axis=0)),
        ]

    def learn(self, gradients, rate):
        """A step down (Adam), no longer than is good for it."""
        size = np.sqrt(sum(float((one * one).sum()) for one in gradients))
        self.steps += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.means, strict=True):
            gradient = gradient * min(1, 0.5 / (size + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weight -= rate * mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
