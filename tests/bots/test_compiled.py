"""Machine code that is kept on disk, and when it is made anew."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
