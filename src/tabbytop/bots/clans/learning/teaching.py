"""A network plays against itself and learns from that, over and over; now and then it meets itself as it began."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from .games import Mix, numbers
from .lessons import Lessons, lessons, losses
from .net import CARD, WHERE, Eyes, Net, quickened
from .playing import Habits, played, shares
from .symmetries import SYMMETRIES

BATCH, OTHER_CELLS, SLOWEST = 16384, 3, 0.9985  #: positions a step; cells tried; how slow the mean of all steps grows
WARM, LONGEST, DECAY = 200, 1.0, 0.01  #: first steps are small; no step is longer; weights shrink
MATCH, EVERY = 8192, 60  #: games of a match from each seat, seconds between two


@dataclass(frozen=True, slots=True)
class Course:
    """How a run is learnt from its beginning to its end."""

    rate: tuple[float, float]  # of learning
    trust: tuple[float, float]  # of what came later (``lessons``)
    stray: float
    mix: Mix
    seed: int


ANEW = Course((1e-3, 3e-4), (0.9, 0.7), 0.04, Mix(0.4, 0.45), 1)
ON = Course((6e-4, 1e-5), (0.75, 0.5), 0.03, Mix(0.5, 0.4), 2)


class Pupil:
    """A network, and the mean of what it was lately, which is who plays."""

    def __init__(self) -> None:
        self.net, self.mean = (Net().to(WHERE).to(memory_format=torch.channels_last) for _ in range(2))
        self.mean.load_state_dict(self.net.state_dict())
        tables, rest = ([one for one in self.net.parameters() if (one.ndim > 1) is big] for big in (True, False))
        groups = [{"params": tables, "weight_decay": DECAY}, {"params": rest, "weight_decay": 0}]
        self._steps_of = torch.optim.AdamW(groups, lr=1.0, betas=(0.9, 0.99), fused=CARD)
        self.steps, self._losses = 0, quickened(losses)
        self._sides = [[numbers(one, torch.long) for one in side] for side in SYMMETRIES]

    def learn(self, some: Lessons, rate: float) -> list[Any]:
        """A step; how wrong it was, by who wins, by the lead and by the cells."""
        for group in self._steps_of.param_groups:
            group["lr"] = rate * min(1, (self.steps + 1) / WARM)
        side = self._sides[int(torch.randint(0, len(self._sides), (1,)))]
        loss, *parts = self._losses(self.net, some, *side)
        self._steps_of.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), LONGEST)
        self._steps_of.step()
        self.steps += 1
        slow = min(SLOWEST, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.mean.parameters()), list(self.net.parameters()), 1 - slow)
        return [part.detach() for part in parts]

    def save(self, file: Path) -> None:
        net, mean = self.net.state_dict(), self.mean.state_dict()
        file.parent.mkdir(parents=True, exist_ok=True)
        torch.save({"net": net, "ema": mean, "steps": self.steps, "opt": self._steps_of.state_dict()}, file)

    def load(self, file: Path) -> None:
        saved = torch.load(file, map_location=WHERE)
        self.net.load_state_dict(saved["net"])
        self.mean.load_state_dict(saved["ema"])
        self._steps_of.load_state_dict(saved["opt"])
        self.steps = saved["steps"]


class School:
    """Rounds of so many games, and the network as it was when they began."""

    def __init__(self, pupil: Pupil, course: Course, games: int) -> None:
        torch.manual_seed(course.seed)
        torch.set_float32_matmul_precision("high")
        before = Net().to(WHERE).to(memory_format=torch.channels_last)
        before.load_state_dict(pupil.mean.state_dict())
        self._eyes, self._eyes_before = Eyes(pupil.mean), Eyes(before)
        self._pupil, self._course, self._games = pupil, course, games
        self.rounds, self._wrong = 0, list[Any]()

    def round(self, gone: float) -> None:
        """Games, and what they teach; ``gone`` is how much of the course."""
        course, games = self._course, self._games
        rate = course.rate[1] + (course.rate[0] - course.rate[1]) * 0.5 * (1 + math.cos(math.pi * gone))
        trust = course.trust[0] + (course.trust[1] - course.trust[0]) * gone
        habits, seed = Habits(course.stray, OTHER_CELLS, self.rounds % 4), 1_000_003 * course.seed + 17 * self.rounds
        found = lessons(played((self._eyes, self._eyes), games, seed, course.mix, habits), trust)
        order, batch = torch.randperm(len(found.planes), device=WHERE), min(BATCH, 3 * games)
        for first in range(0, len(order) - batch + 1, batch):
            some = Lessons(*(one[order[first : first + batch]] for one in found))
            self._wrong.append(torch.stack(self._pupil.learn(some, rate)))
        self.rounds += 1

    def wrong(self) -> list[float]:
        """On average since this was last asked: by who wins, by the lead, by the cells."""
        found = torch.stack(self._wrong).mean(0).tolist()
        self._wrong.clear()
        return list(found)

    def match(self, games: int) -> dict[str, tuple[float, float]]:
        """Over itself as it began: on other deals than it learns from."""
        return shares(self._eyes, self._eyes_before, games, 99 + self.rounds, self._course.mix)


def taught(pupil: Pupil, course: Course, seconds: float, games: int, told: Callable[[str], None]) -> None:
    """Rounds until the time is over, one at least."""
    school, began = School(pupil, course, games), time.monotonic()
    gone = last = 0.0
    while gone < seconds:
        school.round(gone / seconds)
        gone = time.monotonic() - began
        if school.rounds == 3 or gone - last > EVERY or gone >= seconds:
            last, wrong = gone, ", ".join(f"{one:.4f}" for one in school.wrong())
            won = school.match(min(MATCH, games)).items()
            said = ", ".join(f"{100 * share:.1f} % ± {100 * by:.1f} {name} powers" for name, (share, by) in won)
            told(f"{gone:.0f} s, {school.rounds * games} games, wrong by {wrong}; over itself as it began: {said}")
