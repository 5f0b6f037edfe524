"""The command line as a person or a script uses it: words, JSON, and one clear line for bad input."""

import gc
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tabbytop.cli import main
from tabbytop.cli.common import Progress
from tabbytop.coach.puzzles import Puzzle, is_proven
from tabbytop.core import Record, Sitter, decode
from tabbytop.games import all_games

KEPT = Path(__file__).parent.parent / "core" / "kept.tabby"

POSITION = {
    "clans": ["gourmets", "meowsketeers"],
    "powers": False,
    "grid": [
        ["fly3", "dog5@90", "B1", "mouse6", "B3"],
        ["mouse4", "fly4", "A4", "A1", "B4"],
        ["dog1@270", "B5*", "dog3@180", "mouse4", "dog2@270"],
        ["mouse5", "pigeon2", "A3*", "B2", "mouse5"],
        ["mouse3", "A5", "pigeon5", "A2", "dog4@0"],
    ],
}


@pytest.fixture
def tabbytop(capsys, monkeypatch):
    """Runs a command: its status, what it printed, what it complained of."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*words):
        try:
            status = main(words)
        except SystemExit as end:
            status = end.code
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


@pytest.fixture
def position(tmp_path):
    def write(**changes):
        path = tmp_path / "position.json"
        path.write_text(json.dumps({**POSITION, **changes}), "utf-8")
        return str(path)

    return write


# -- score ------------------------------------------------------------------------------------------------------------


def test_score_gives_the_worked_examples(tabbytop, position):
    """[CLANS 6.1, 6.2]"""
    status, out, err = tabbytop("score", "clans", position(), "--json")
    plain = json.loads(out)
    assert (status, err) == (0, "")
    assert set(plain) == {"points", "prey", "winners", "lines"}
    assert (plain["points"], plain["prey"], plain["winners"]) == ([13, 15], [3, 3], [1])
    rotated = position(powers=True, rotate={"row": 2, "col": 2, "to": 270})
    powers = json.loads(tabbytop("score", "clans", rotated, "--json")[1])
    assert (powers["points"], powers["prey"], powers["winners"]) == ([21, 15], [4, 3], [0])


def test_score_in_words(tabbytop, position):
    status, out, _ = tabbytop("score", "clans", position())
    assert status == 0
    assert "  Player 1: 13" in out
    assert "* Player 2: 15" in out
    assert "[CLANS 4.5]" in out
    assert "clans-" not in out


def test_score_reads_standard_input():
    done = subprocess.run(
        [sys.executable, "-m", "tabbytop", "score", "clans", "-", "--json"],
        input=json.dumps(POSITION),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["points"] == [13, 15]


# -- analyse ----------------------------------------------------------------------------------------------------------


def test_analyse_as_json(tabbytop):
    status, out, _ = tabbytop("analyse", str(KEPT), "--worlds", "4", "--json")
    found = json.loads(out)
    assert status == 0
    assert found["game"] == "clans"
    assert found["work"] == 4
    assert found["seed"] == 1
    for seat, side in enumerate(found["seats"]):
        assert side["final"] - side["initial"] == pytest.approx(side["luck"] + side["skill"], abs=1e-9)
        assert side["luck"] == pytest.approx(sum(step["luck"][seat] for step in found["steps"] if step["luck"]))
    assert {step["n"] for step in found["steps"]} >= set(found["turning_points"])
    last = found["steps"][-1]
    assert sum(last["chance"]) == 1
    moves = {move["seq"]: move["move"] for move in json.loads(tabbytop("replay", str(KEPT), "--json")[1])["moves"]}
    assert {step["n"]: step["action"] for step in found["steps"]} == moves


@pytest.mark.parametrize(("language", "said"), [("en", "by what was drawn"), ("cs", "losy"), ("uk", "жереб")])
def test_analyse_in_words(tabbytop, monkeypatch, language, said):
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert tabbytop("analyse", str(KEPT), "--worlds", "2")[1].count(said) == 2


@pytest.mark.parametrize(
    ("language", "mark", "points"), [("en", ".", "points"), ("cs", ",", "bodu"), ("uk", ",", "бала")]
)
def test_figures_are_written_as_the_language_writes_them(tabbytop, monkeypatch, language, mark, points):
    found = json.loads(tabbytop("analyse", str(KEPT), "--worlds", "20", "--json")[1])
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    out = tabbytop("analyse", str(KEPT), "--worlds", "20")[1]
    assert set(re.findall(r"\d([.,])\d", out)) == {mark}
    for side in found["seats"]:
        for key in ("initial", "final", "luck", "skill"):
            assert format(side[key], "+.1f").replace(".", mark) in out
    slips = [step for step in found["steps"] if step["n"] in found["turning_points"]]
    assert slips
    for step in slips:
        lost = format(step["lost_points"], ".1f").replace(".", mark)
        assert re.search(rf"[^\d]{lost} {points}", out)


def test_what_was_found_is_written_into_the_record(tabbytop, tmp_path):
    noted = tmp_path / "noted.tabby"
    found = json.loads(tabbytop("analyse", str(KEPT), "--worlds", "20", "--json", "--notes", str(noted))[1])
    told = json.loads(tabbytop("replay", str(noted), "--verify", "--json")[1])
    slips = {note["about"] for note in told["notes"] if note["sign"] == "slip"}
    assert slips == set(found["turning_points"])
    luck = {step["n"]: step["luck"] for step in found["steps"] if step["luck"]}
    noted_draws = [note for line in noted.read_text().splitlines() if (note := json.loads(line)).get("sign") == "luck"]
    assert any(note["chance"] for note in noted_draws), "what it changed in chances stands beside"
    for note in noted_draws:
        assert note["score"] == pytest.approx(luck[note["about"]][0], abs=0.005)
    status, _, said = tabbytop("analyse", str(KEPT), "--worlds", "2", "--notes", str(tmp_path))
    assert (status, str(tmp_path) in said) == (2, True)


def test_puzzles_are_the_same_for_the_same_seed(tabbytop):
    made, again, others = (
        json.loads(tabbytop("puzzles", "clans", "--count", "2", "--seed", seed, "--json")[1])["puzzles"]
        for seed in ("1", "1", "2")
    )
    assert made == again != others
    assert all(is_proven(decode(Puzzle, one)) for one in made)
    assert tabbytop("puzzles", "clans", "--count", "1")[1].count("/5") == 6


def test_a_field_guide_in_figures(tabbytop):
    told = tabbytop("guide", "clans", "--games", "3360")[1]
    assert re.search(r"^  phantoms: [78]\d.* \[", told, re.MULTILINE)
    assert "powers, 3360 games: on, off" in told


# -- replay -----------------------------------------------------------------------------------------------------------


def test_replay_tells_and_verifies(tabbytop):
    status, out, _ = tabbytop("replay", str(KEPT), "--verify")
    assert status == 0
    assert "Mourek" in out
    assert "1. Zrzka: 21" in out
    assert "derived again" in out
    assert "clans-" not in out, "a text is missing"


def test_replay_says_that_a_game_was_begun_at_home(tabbytop, tmp_path):
    first, *lines = KEPT.read_text("utf-8").splitlines()
    home = tmp_path / "home.tabby"
    home.write_text("\n".join([json.dumps({**json.loads(first), "at_home": True}), *lines]), encoding="utf-8")
    _, out, _ = tabbytop("replay", str(home), "--verify")
    assert "derived again" in out
    assert "begun at home" in out
    assert json.loads(tabbytop("replay", str(home), "--json")[1])["at_home"] is True
    assert "begun at home" not in tabbytop("replay", str(KEPT), "--verify")[1]


@pytest.mark.parametrize("language", ["cs_CZ", "uk_UA"])
def test_replay_speaks_other_languages(tabbytop, monkeypatch, language):
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    _, out, _ = tabbytop("replay", str(KEPT), "--verify")
    assert "derived again" not in out
    assert "clans-" not in out


def test_replay_counts_draws_and_steps_back_across_a_change_of_rules(tabbytop, tmp_path):
    """Those under earlier rules count, and are not said to be verified."""
    game, rng, seed = all_games()["clans"], Random(3), b"s" * 32
    record = Record.open(replace(game, rules="0"), [Sitter("person", name) for name in ("Micka", "Mourek")], seed)

    def play(record: Record) -> int:
        seat = record.to_act.must[0]
        record.play(seat, record.game.legal(record.state, seat).pick(rng))
        record.advance()
        return seat

    record.advance()
    seat = play(record)
    record.undo(seat, [1 - seat])
    for _ in range(4):
        play(record)
    carried = Record.resume(game, record.header, record.snapshot(), seed, record.entries)
    for _ in range(4):
        play(carried)
    carried.resign(0)
    carried.reveal()
    path = tmp_path / "carried.tabby"
    path.write_text("\n".join([*record.lines(), *carried.lines()[1:]]), "utf-8")
    told = json.loads(tabbytop("replay", str(path), "--verify", "--json")[1])
    earlier, drawn = len(record.lots_that_count), len(carried.lots_that_count)
    assert drawn > earlier + 1 > 3
    assert (told["draws"], told["draws_under_earlier_rules"]) == (drawn, earlier)
    assert told["draws_seen_before"] == carried.draws_seen_before
    assert [(step["seq"], step["seen"]) for step in told["steps_back"]] == [(4, [0, 1])]
    shown = tabbytop("replay", str(path), "--verify")[1]
    assert f"All {drawn - earlier} draws were derived again" in shown
    assert f"Not among them are draws under earlier rules ({earlier})" in shown
    assert f"{drawn} draws, {carried.draws_seen_before} of them seen before a step back (" in shown
    assert "steps back beyond something seen: 1)" in shown


def test_replay_marks_what_the_clock_and_stand_ins_did_and_an_end_before_the_end(tabbytop, tmp_path):
    game, rng, seed = all_games()["clans"], Random(3), b"s" * 32
    record = Record.open(game, [Sitter("person", name) for name in ("Micka", "Minka")], seed)
    ids = iter([None] * 4 + ["late 9 0", "for zrzka 12 1"] * 4)
    while (id := next(ids, "end")) != "end":
        record.advance()
        seat = record.to_act.must[0]
        record.play(seat, record.game.legal(record.state, seat).pick(rng), id and f"{id} {record.seq}")
    record.advance()
    record.break_off([1], [0])
    record.reveal()
    path = tmp_path / "gone.tabby"
    path.write_text("\n".join(record.lines()), "utf-8")
    told = json.loads(tabbytop("replay", str(path), "--verify", "--json")[1])
    assert {move["made_by"] for move in told["moves"]} == {None, "clock", "zrzka"}
    assert told["broken_off"] == {"gone": [1], "agreed": [0]}
    assert (told["over"], told["verified"]) == (True, True)
    shown = tabbytop("replay", str(path), "--verify")[1]
    assert "Time was up: a bot moved for" in shown
    assert "Zrzka plays for" in shown
    assert "Minka did not come back, and the game was ended as it stood, by Micka." in shown
    assert "1. " in shown


def test_replay_as_json(tabbytop):
    told = json.loads(tabbytop("replay", str(KEPT), "--verify", "--json")[1])
    assert told["verified"] is True
    assert told["outcome"]["places"] == [2, 1]
    assert told["moves"][0]["move"].startswith("first")
    assert told["view"]["viewer"] is None


def test_replay_through_one_seats_eyes(tabbytop):
    """The other seat's cards stay hidden while they were."""
    told = json.loads(tabbytop("replay", str(KEPT), "--view", "0", "--json")[1])
    assert told["view"]["viewer"] == 0
    assert [move["move"] for move in told["moves"] if move["seat"] == 1] == [None] * sum(
        move["seat"] == 1 for move in told["moves"]
    )


# -- games, simulate, bench -------------------------------------------------------------------------------------------


def test_games(tabbytop):
    status, out, _ = tabbytop("games", "--json")
    offered = {game["key"]: game for game in json.loads(out)}
    assert status == 0
    assert offered["clans"]["levels"] == ["random", "easy", "medium", "hard", "expert"]
    assert "saucers" not in offered
    picks = next(one for one in offered["clans"]["options"] if one["key"] == "picks")
    assert picks["when"] == {"clans": ["free"]}
    powers = next(one for one in offered["clans"]["options"] if one["key"] == "powers")
    assert powers["follows"] == {"clans": [False, True, True, True]}
    shown = tabbytop("games")[1]
    assert "-o powers=false | true  (unless given: false, true with clans=free | limited | experts)" in shown
    assert "-o picks=drawn | host | guest  (unless given: drawn; only with clans=free)" in shown
    assert "-o battle_token=against | with  (unless given: against; only with seats=2 | 3 | 4 | 5)" in shown
    assert "-o oshax=drawn | chosen  (unless given: drawn; without effect, with what is in the box)" in shown


def test_an_option_that_changes_nothing_is_named(tabbytop):
    given = ("simulate", "clans", "--bots", "random,random", "--games", "1", "-o", "picks=host")
    assert "option picks changes nothing here: only with clans=free" in tabbytop(*given)[2]
    assert tabbytop(*given, "-o", "clans=free")[2] == ""


TOM = """
class Tom:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        return None if may_decline else menu.pick(rng)
"""


@pytest.mark.parametrize("other", ["random", "my_cats:Tom"])
def test_the_first_simulation_says_that_it_compiles_and_plays_on(tabbytop, tmp_path, monkeypatch, other):
    """With nothing compiled yet: few games are over before that is done, and are the same as any other time."""
    pty = pytest.importorskip("pty", reason="Windows has none")
    pytest.importorskip("numba")
    (tmp_path / "my_cats.py").write_text(TOM)
    monkeypatch.chdir(tmp_path)
    given = ("simulate", "clans", "--bots", f"easy,{other}", "--games", "2", "--seed", "3", "--json")
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NUMBA_CACHE_DIR": str(tmp_path)}
    screen, theirs = pty.openpty()
    try:
        command = [sys.executable, "-m", "tabbytop", *given]
        first = subprocess.run(command, env=settings, stdout=subprocess.PIPE, stderr=theirs, check=True, text=True)
        said = os.read(screen, 10_000).decode()
    finally:
        os.close(screen)
        os.close(theirs)
    assert "0/2, compiling, once: 0 s" in said
    _, again, _ = tabbytop(*given)
    assert json.loads(first.stdout)["bots"] == json.loads(again)["bots"]


SIMULATION = ("simulate", "clans", "--bots", "easy,random", "--games", "6", "--seed", "3", "--json")


def test_simulate_gives_the_agreed_fields_and_exchanges_seats(tabbytop):
    tabbytop(*SIMULATION)  # the first one on a machine says that it compiles
    status, out, err = tabbytop(*SIMULATION)
    result = json.loads(out)
    assert (status, err) == (0, "")
    assert set(result) == {
        "game",
        "options",
        "games",
        "seed",
        "bots",
        "shared",
        "nobody_wins",
        "mean_steps",
        "steps_per_s",
        "seconds",
    }
    for bot in result["bots"]:
        assert set(bot) == {"place", "bot", "seat_wins", "wins", "win_parts", "win_share", "ci95", "mean_score"}
        assert len(bot["seat_wins"]) == 2
        assert sum(bot["seat_wins"]) == bot["wins"]
    assert [(bot["bot"], bot["place"]) for bot in result["bots"]] == [("easy", 1), ("random", 2)]


def test_a_round_robin_of_bots_gives_standings_and_a_crosstable(tabbytop):
    given = ("simulate", "clans", "--bots", "random,easy,random", "--seats", "2", "--games", "4")
    status, out, _ = tabbytop(*given, "--json")
    result = json.loads(out)
    assert status == 0
    assert result["games"] == 12
    assert [line["games"] for line in result["standings"]] == [8, 8, 8]
    assert sum(line["points"] for line in result["standings"]) == 12
    best = result["standings"][0]
    assert (best["bot"], best["place"]) == ("easy", 1)
    assert [row[at] for at, row in enumerate(result["crosstable"])] == [None] * 3
    assert all(
        result["crosstable"][one][other] + result["crosstable"][other][one] == 4
        for one, other in ((0, 1), (0, 2), (1, 2))
    )
    assert tabbytop(*given)[1].splitlines()[1].split()[:2] == ["1.", "easy"]


def test_a_seat_is_exchanged_on_paired_deals(tabbytop):
    given = ("simulate", "clans", "--bots", "easy,random", "--instead", "random", "--games", "6")
    result = json.loads(tabbytop(*given, "--json")[1])
    assert (result["bots"], result["instead"], result["deals"]) == (["easy", "random"], "random", 3)
    easy, anybody = result["wins_per_game"]
    told = f"easy wins {easy:.1%} of 6 games, random in its seat {anybody:.1%} on the same 3 deals: "
    assert tabbytop(*given)[1].startswith(told)


def test_the_same_seed_gives_the_same_result_whatever_the_workers(tabbytop):
    def without_time(result):
        return {key: value for key, value in result.items() if key not in ("seconds", "steps_per_s")}

    alone = json.loads(tabbytop(*SIMULATION)[1])
    together = json.loads(tabbytop(*SIMULATION, "--workers", "2")[1])
    assert without_time(alone) == without_time(together)


def test_bench_stands_beside_its_reference(tabbytop, monkeypatch):
    from tabbytop.cli import bench

    monkeypatch.setattr(bench, "WINDOWS", 1)
    monkeypatch.setattr(bench, "WINDOW_SECONDS", 0.02)
    measured = json.loads(tabbytop("bench", "clans", "--json")[1])["games"]["clans"]
    assert measured["steps_per_s"] > 0
    assert measured["reference_steps_per_s"] > 0
    assert measured["steps_per_reference_step"] > 0
    assert measured["steps_per_game"] == 74.0


# -- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("score", "chess", "x"), "no game 'chess'; there are clans"),
        (("score", "saucers", "x"), "no score pad for saucers"),
        (("score", "clans", "no/such/file"), "no/such/file: No such file"),
        (("replay", "no/such/file"), "no/such/file: No such file"),
        (("analyse", "no/such/file"), "no/such/file: No such file"),
        (("analyse", str(KEPT), "--worlds", "1"), "--worlds: at least 2"),
        (("puzzles", "chess"), "no such game: 'chess'"),
        (("puzzles", "clans", "--count", "0"), "--count: at least 1"),
        (("guide", "chess"), "no such game: 'chess'"),
        (("guide", "clans", "--games", "1"), "--games: at least 2"),
        (("replay", str(KEPT), "--view", "2"), "--view: seats go from 0 to 1"),
        (("simulate", "clans", "--bots", "easy"), "--bots: clans has 2 seats, but 1 bots were given"),
        (
            ("simulate", "clans", "--bots", "easy,easy", "--seats", "3"),
            "--seats: clans has 2 seats, but tables of 3 were",
        ),
        (
            ("simulate", "isle", "--bots", "easy,easy", "--seats", "3"),
            "--bots: tables of 3 want 3 to 32 bots, but 2 were",
        ),
        (("simulate", "kingos", "--bots", "easy,easy", "--seats", "1"), "--seats: nobody meets anybody at tables of 1"),
        (
            ("simulate", "clans", "--bots", "easy,easy,easy", "--seats", "2", "--instead", "hard"),
            "--instead: a seat is exchanged at one table, not in a round robin",
        ),
        (("simulate", "clans", "--bots", "easy,easy", "--instead", "easy"), "easy instead of easy changes nothing"),
        (("simulate", "clans", "--bots", "easy,easy", "--instead", "genius"), "--instead: there is no bot 'genius'"),
        (("simulate", "clans", "--bots", "easy,genius"), "--bots: there is no bot 'genius'"),
        (("simulate", "clans", "--bots", "easy,easy", "-o", "powers=maybe"), "option powers: 'maybe' is not one of"),
        (("simulate", "clans", "--bots", "easy,easy", "-o", "luck=1"), "option luck: clans has no such option"),
        (("simulate", "clans", "--bots", "easy,easy", "-o", "powers"), "option: expected KEY=VALUE"),
        (("simulate", "clans", "--bots", "easy,easy", "--pretend"), "--pretend: clans has no physics to pretend"),
        (("simulate", "clans", "--bots", "easy,easy", "--games", "0"), "--games: expected a number above 0"),
        (("simulate", "clans", "--bots", "easy,easy", "--games", "many"), "invalid int value: 'many'"),
        (("bench", "chess"), "no game 'chess'"),
        (("play", "--port", "99999"), "--port: 99999 is no port"),
        (("dance",), "invalid choice: 'dance'"),
    ],
)
def test_bad_input_is_one_line_and_status_2(tabbytop, words, says):
    status, out, err = tabbytop(*words)
    assert status == 2
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[1]", b"[" * 100_000])
def test_a_file_that_is_no_position(tabbytop, tmp_path, content):
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    status, _, err = tabbytop("score", "clans", str(path))
    assert status == 2
    assert str(path) in err
    assert err.count("\n") == 1


def test_a_damaged_record_is_named_by_its_line(tabbytop, tmp_path):
    lines = KEPT.read_text("utf-8").splitlines()
    lines[16] = lines[16].replace('"Moved"', '"Loved"')
    path = tmp_path / "bad.tabby"
    path.write_text("\n".join(lines), "utf-8")
    status, _, err = tabbytop("replay", str(path))
    assert status == 2
    assert f"{path}: line 17: " in err
    assert err.count("\n") == 1


def test_an_unfinished_record_says_so(tabbytop, tmp_path):
    path = tmp_path / "cut.tabby"
    path.write_text("\n".join(KEPT.read_text("utf-8").splitlines()[:20]), "utf-8")
    status, out, _ = tabbytop("replay", str(path))
    assert status == 0
    assert "This game is not finished." in out


def test_a_reader_who_has_seen_enough_is_no_error():
    command = f'"{sys.executable}" -m tabbytop replay "{KEPT}" | head -1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env={**os.environ})
    assert "Traceback" not in done.stderr


class Screen:
    def __init__(self, tty):
        self.tty, self.text = tty, ""

    def isatty(self):
        return self.tty

    def write(self, text):
        self.text += text

    def flush(self):
        pass


def test_progress_shows_on_a_terminal_and_not_in_a_pipe():
    for tty in (True, False):
        screen = Screen(tty)
        progress = Progress(10, "clans", screen)
        progress(5)
        progress.close()
        assert ("0/10" in screen.text) is tty
        assert ("5/10" in screen.text) is tty


def test_in_a_pipe_it_is_said_once_that_machine_code_is_made():
    screen = Screen(False)
    progress = Progress(10, "clans", screen)
    for on in (True, True, False, True):
        progress.compiling(on)
    progress.close()
    assert screen.text == "clans: compiling, once on this machine\n"


def test_progress_says_how_long_it_will_take_where_that_is_minutes():
    screen, seconds = Screen(True), iter((0.0, 120.0, 240.0, 250.0))
    progress = Progress(10, "tower", screen, lambda: next(seconds))
    for done in (1, 2):
        progress(done)
    assert "1/10, about 18 min left" in screen.text
    assert "2/10, about 16 min left" in screen.text


def test_progress_counts_while_machine_code_is_made():
    screen, clock = Screen(True), [0.0]
    progress = Progress(10, "clans", screen, lambda: clock[0])
    progress.compiling(True)
    clock[0] = 7.0
    progress(1)
    progress.compiling(False)
    progress(2)
    progress.close()
    assert "1/10, compiling, once: 7 s" in screen.text
    assert screen.text.rpartition("2/10")[2].strip() == ""


# -- what a short command waits for -----------------------------------------------------------------------------------

#: what is not needed to tell about games: it takes longer to load than such a command may take
HEAVY = (
    *("numba", "numpy", "mujoco", "starlette", "uvicorn", "websockets", "msgspec", "sqlite3", "asyncio"),
    *("tabbytop.tables.table", "tabbytop.server"),
)


def loaded_by(*words: str) -> set[str]:
    """The modules that a process has imported when the command is done."""
    script = (
        "import sys; from tabbytop.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "finally: print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=True)
    assert done.stdout
    return {name.partition(".")[0] for name in done.stderr.split()} | set(done.stderr.split())


@pytest.mark.parametrize(
    "words", [("games",), ("games", "--json"), ("replay", str(KEPT), "--verify"), ("help",), ("help", "simulate")]
)
def test_short_commands_load_neither_bots_thinking_nor_a_server(words):
    assert loaded_by(*words) & set(HEAVY) == set()


def test_score_loads_one_game_and_nothing_heavy(position):
    loaded = loaded_by("score", "clans", position())
    assert loaded & set(HEAVY) == set()
    assert "tabbytop.games.clans" in loaded
    assert "tabbytop.games.isle" not in loaded


def test_help_and_the_list_of_games_need_the_standard_library_alone():
    """So help needs no set-up."""
    for words in (("help",), ("help", "play"), ("help", "simulate"), ("games",)):
        found = {name for name in loaded_by(*words) if "." not in name and not name.startswith("_")}
        assert found - sys.stdlib_module_names - {"tabbytop"} - SITE == set(), words


#: what Python itself loads here before anything else
SITE = set(
    subprocess.run(
        [sys.executable, "-c", "import sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    ).stdout.split()
)


def test_only_short_commands_go_without_collecting_garbage(tmp_path: Path) -> None:
    gc.disable()
    try:
        assert main(["games"]) == 0
        assert not gc.isenabled()
        assert main(["backup", str(tmp_path / "none" / "x"), "--db", f"sqlite:///{tmp_path}/none.db"]) == 2
        assert gc.isenabled()
    finally:
        gc.enable()
