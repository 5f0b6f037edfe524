"""Machine code that is kept on disk, and when it is made anew."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabbytop.kernels import keeping
from tabbytop.kernels.compiled import COMPILED, compiled, either_way

INNER = "from tabbytop.kernels.compiled import compiled\n\n\n@compiled\ndef inner():\n    return {}\n"
OUTER = "from inner import compiled, inner\n\n\n@compiled\ndef outer():\n    return 2 * inner()\n\n\nprint(outer())\n"


@either_way
def much(number: int) -> int:
    return number * number


@compiled
def much_compiled(number: int) -> int:
    return much(number)


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_one_source_runs_either_way() -> None:
    """Plain code has whole numbers without end, compiled code 64 bits: both ask the same function."""
    assert much(1 << 40) == 1 << 80
    assert much_compiled(1 << 40) == 0
    assert much(7) == much_compiled(7) == 49


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_a_change_in_another_file_is_seen(tmp_path: Path) -> None:
    """What calls it is compiled anew, though its own file is as it was."""
    (tmp_path / "outer.py").write_text(OUTER)
    answers = []
    for answer in (1, 1, 21):
        (tmp_path / "inner.py").write_text(INNER.format(answer))
        path = os.pathsep.join([str(tmp_path), *sys.path])
        command = [sys.executable, "-c", "import outer"]
        done = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, check=True, text=True
        )
        answers.append(int(done.stdout))
    assert answers == [2, 2, 42]
    assert len(list((tmp_path / "__pycache__").glob("kernels-*"))) == 2


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_what_was_compiled_is_known_to_the_next_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot by bot; for another numba, another processor or other sources it is made anew."""
    monkeypatch.setattr(keeping, "ASKED", str(tmp_path))
    keeping.note_kept("clans", "hard")
    found = [keeping.is_kept("clans", "hard"), keeping.is_kept("clans", "easy"), keeping.is_kept("isle", "hard")]
    assert found == [True, False, False]
    for name in ("_processor", "_compiler"):
        with monkeypatch.context() as patch:
            patch.setattr(keeping, name, lambda: "another")
            assert not keeping.is_kept("clans", "hard")
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "kept_in", lambda *folder: str(tmp_path / "kernels-of-other-sources"))
        assert not keeping.is_kept("clans", "hard")
        patch.setattr(keeping, "_compiler", lambda: None)
        assert keeping.is_kept("clans", "hard"), "where nothing is compiled, nothing is missing"


def test_where_nothing_can_be_kept_nothing_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.setattr(keeping, "ASKED", str(tmp_path / "a file"))
    monkeypatch.setattr(keeping, "_compiler", lambda: "1")
    keeping.note_kept("clans", "hard")
    assert not keeping.is_kept("clans", "hard")


LISTENING = """
from tabbytop.kernels import keeping
keeping.listeners.append(lambda: print("compiles"))
from tabbytop.kernels.compiled import ints
ints(3)
"""


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_what_is_compiled_is_told_and_what_is_loaded_is_not(tmp_path: Path) -> None:
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", LISTENING]
    said = [subprocess.run(command, env=settings, capture_output=True, check=True, text=True).stdout for _ in range(2)]
    assert "compiles" in said[0] and said[1] == ""


def test_a_game_without_bots_of_its_own_gets_no_folder_for_a_mark() -> None:
    """Which would be found as its bots by the next process."""
    keeping.note_kept("saucers", "easy")
    assert keeping.is_kept("saucers", "easy")
    assert not (keeping.HERE.parent / "bots" / "saucers").exists()
