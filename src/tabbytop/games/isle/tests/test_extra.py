"""Whole games with a lesson module and tiles that come from a folder [ISLE 1.2, 1.3]: files, and no code."""

import json
import os
import subprocess
import sys

from tabbytop.games.isle.tests.test_box import EXTRA, MODULE_D

GAMES = """
from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.components import TILE_OF
from tabbytop.games.isle.spaces import ACTIONS, OBSERVATION
from tabbytop.games.isle.state import LayingOut
from tabbytop.games.isle.tests.ledger import check_step
from tabbytop.games.isle.tests.positions import begun, do, menu, random_game, after_chance

module = next(option for option in GAME.options if option.key == "modules")
assert module.values == ("A,B,C", "A,B,D", "A,B,U", "A,C,D", "A,D,U", "B,C,D", "B,D,U"), module.values
x7, crown = TILE_OF["x7"], TILE_OF["crown"]
told = GAME.extra
assert [(tile["key"], tile["kind"], len(tile["squares"])) for tile in told["tiles"]] == [
    ("x7", "oshax", 6), ("crown", "rare", 5)
], told
assert [lesson["number"] for lesson in told["lessons"]] == list(range(301, 309)), told
assert told["texts"] == {"en": "isle-card-301 = Never Red", "cs": "", "uk": ""}, told
aboard, laid_out, scored = set(), set(), set()

def watch(before, seat, action, after):
    check_step(before, seat, action, after)
    laid_out.update(after.table.oshax)
    if seat >= 0:  # it can be said in numbers, too
        assert ACTIONS.read(ACTIONS.spell(action)) == action, action
        for plane, numbers in zip(OBSERVATION.planes, OBSERVATION.observe(GAME.view(before, seat)), strict=True):
            assert len(numbers) == plane.size and max(numbers) <= plane.most, plane

for seed in range(12):
    for seats, mode in ((1, "solo"), (2, "classic"), (3, "classic"), (2, "family")):
        end = random_game(seats, seed, watch=watch, mode=mode, modules=module.values[(1, 3, 4, 5, 6)[seed % 5]])
        aboard.update(laid.tile for player in end.players for laid in player.tiles)
        scored.update(card for player in end.players for card in player.lessons)
        scored.update(card for card, _ in end.table.public)
        assert GAME.outcome(end).places
        for viewer in (*range(seats), None):
            assert GAME.standing(GAME.view(end, viewer)) == GAME.outcome(end)

# Chosen by the first player, where there are seven of them [ISLE 1.3].
start = begun(2, oshax="chosen")
first = start.order[0]
assert start.top == LayingOut(first) and rules.to_act(start).must == (first,), start.top
assert len(rules.legal(start, first)) == 7
assert "lay-out x1 x2 x3 x4 x5 x6" in menu(start, first)
picks = ()
while not ACTIONS.is_whole(picks):
    picks = (*picks, ACTIONS.following(rules.legal(start, first), picks)[-1])
assert [ACTIONS.meaning(pick) for pick in picks[1:]] == [f"tiles x{n}" for n in range(2, 8)] + ["enough"], picks
chosen = after_chance(do(start, f"{first} lay-out x2 x3 x4 x5 x6 x7"))
assert chosen.table.oshax == tuple(sorted(TILE_OF[f"x{n}"] for n in range(2, 8))), chosen.table.oshax
assert TILE_OF["x1"] in chosen.table.bag or TILE_OF["x1"] in chosen.table.oshax
alone = begun(1, mode="solo", oshax="chosen")
rows = {after_chance(do(alone, "0 lay-out x1 x2 x3 x4 x5 x7"), seed).table.oshax for seed in range(6)}
assert len(rows) > 1 and len({tuple(sorted(row)) for row in rows}) == 1, rows  # in a row that is drawn [ISLE 6.1]
assert begun(2).top != LayingOut(0)

assert x7 in laid_out and x7 in aboard and crown in aboard
assert {301, 302, 308} <= scored, scored
"""


def test_games_with_a_module_d_an_extra_oshax_and_a_rare_crown(tmp_path):
    """[ISLE 1.2, 1.3] six oshax beside the island, the seventh in the bag; everything still adds up."""
    words = "isle-card-301 = Never Red"
    for path, text in (
        ("modules/D.json", json.dumps(MODULE_D)),
        ("extra/promo.json", json.dumps(EXTRA)),
        ("texts/en.ftl", words),
    ):
        (tmp_path / path).parent.mkdir()
        (tmp_path / path).write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", GAMES],
        env={**os.environ, "TABBYTOP_ISLE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
