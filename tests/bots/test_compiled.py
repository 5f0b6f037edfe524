"""Machine code that is kept on disk, and when it is made anew."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabbytop.bots.compiled import COMPILED

INNER = "from tabbytop.bots.compiled import compiled\n\n\n@compiled\ndef inner():\n    return {}\n"
OUTER = "from inner import compiled, inner\n\n\n@compiled\ndef outer():\n    return 2 * inner()\n\n\nprint(outer())\n"


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
