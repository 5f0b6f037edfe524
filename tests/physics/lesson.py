"""Writes what the first storey of the browser's lesson is made of: real outcomes, recorded.

``python -m tests.physics.lesson`` writes ``web/src/games/tower/lesson.json``. The lesson is played without a server, so
it cannot simulate: a piece let go near the spot that was asked for goes the recorded way, one let go badly another.
"""

import json
from pathlib import Path
from typing import Any

from tabbytop.core import encode
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import NAMED, TOTO
from tabbytop.games.tower.falling import handled, read
from tabbytop.games.tower.geometry import pose_at, world
from tabbytop.games.tower.placing import bounds_for_floor, bounds_over
from tabbytop.games.tower.standing import fallen, is_placed
from tabbytop.games.tower.state import Hand, Petting, Placing, Request, Standing
from tabbytop.physics.simulate import simulate

from .kit import Tower, at, ground, settled, stack

FILE = Path(__file__).resolve().parents[2] / "web/src/games/tower/lesson.json"
Json = dict[str, Any]


def tower_of(tower: Tower) -> list[Any]:
    return [encode(Standing, tower[piece]) for piece in sorted(tower)]


def recorded(tower: Tower, deed: Placing | Petting) -> tuple[Tower, Json]:
    request = Request(tuple(tower[piece] for piece in sorted(tower)), deed)
    outcome = simulate(request)
    now = read(request, outcome)
    down = fallen(now)
    after = {piece: one for piece, one in now.items() if piece not in down}
    start = [encode(Standing, one) for one in handled(deed)]
    return after, {"start": start, "clip": outcome.clip, "tower": tower_of(after), "fallen": len(down)}


def let_go(tower: Tower, piece: str, place: Place) -> tuple[Tower, Json]:
    after, outcome = recorded(tower, Placing(NAMED[piece], place))
    spot = {key: getattr(place, key) for key in ("x", "y", "z", "yaw", "pitch", "roll", "fold")}
    return after, {**outcome, "place": spot}


def step(tower: Tower, piece: str, floor: int, good: Place, bad: Place | None = None) -> tuple[Tower, Json]:
    number, whole = NAMED[piece], tuple(tower[one] for one in sorted(tower))
    bounds = (
        bounds_for_floor(whole, floor)
        if piece.startswith("floor")
        else bounds_over(whole, Hand(number, "action", (floor,)), floor)
    )
    after, right = let_go(tower, piece, good)
    assert number in after and not right["fallen"], piece
    made = {"piece": number, "floor": floor, "bounds": bounds, "tower": tower_of(tower), "good": right}
    if bad is not None:
        lies, wrong = let_go(tower, piece, bad)
        assert number not in lies or not is_placed(lies, number, (floor,)), piece
        made["bad"] = wrong
    return after, made


def lesson() -> Json:
    tower = ground()
    tower[TOTO] = Standing(TOTO, pose_at(4, -20, 2.05, -70))
    tower = settled(tower)
    steps: Json = {"start": {"tower": tower_of(tower)}}
    tower, steps["wall"] = step(
        tower, "brick1", 1, at(-34, 0, 2.6, 0, fold=90), at(-55, 30, 46, 0, -20, fold=50, vx=-250)
    )
    tower, steps["second"] = step(tower, "window1", 1, at(34, 0, 2.6, 180, fold=90))
    tower, steps["floor"] = step(tower, "floor2", 1, at(0, 0, 58.5))
    cat = NAMED["blue1"]
    tower[cat] = Standing(cat, pose_at(-8, -14, 60, -70))
    tower = settled(tower)
    x, y, z = world(tower[cat].pose, (0.0, 18.15, 0.0))  # beside her, side to side
    tower, steps["cat"] = step(tower, "blue2", 2, at(x, y, z + 0.6, -70))
    assert NAMED["blue2"] in tower[cat].touches
    steps["cat"]["touching"] = [cat, NAMED["blue2"]]
    tower.pop(TOTO)
    tower, steps["climb"] = step(tower, "kitten1", 2, at(34, 22, z + 1.0, -100))
    leaning = stack(("brick", "window", "portal", "statue", "brick", "window"), shift=16.0)
    top = leaning[7].pose
    leaning[NAMED["green1"]] = Standing(NAMED["green1"], pose_at(top.x / 1000 + 14, -8, top.z / 1000 + 2.05, 0))
    for number in range(1, 4):
        storey = leaning[number + 1].pose
        one = NAMED[f"orange{number}"]
        leaning[one] = Standing(one, pose_at(storey.x / 1000, -20, storey.z / 1000 + 2.05, -60))
    _, fall = recorded(leaning, Petting(NAMED["green1"]))
    assert fall["fallen"] > 8
    steps["pet"] = {"tower": tower_of(leaning), "cat": NAMED["green1"], "fall": fall}
    return steps


if __name__ == "__main__":
    made = lesson()
    FILE.write_text(json.dumps(made, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes, {made['pet']['fall']['fallen']} pieces fall in the end")
