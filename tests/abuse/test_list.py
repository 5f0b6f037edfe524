"""The list of attacks names tests that there are."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LIST = (HERE / "README.md").read_text("utf-8")
ROWS = [line for line in LIST.splitlines() if line.startswith("|")][2:]
NAMED = re.compile(r"`([\w./]+\.py)::(\w+)`")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_each_attack_has_a_test_that_there_is(row: str) -> None:
    named = NAMED.findall(row)
    assert named, "no test is named"
    assert len(named) == row.count("::"), "each stands as `file.py::test`"
    for file, test in named:
        tree = ast.parse((HERE / file).read_text("utf-8"))
        assert test in {one.name for one in tree.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}, file


def test_each_file_here_is_in_the_list() -> None:
    files = {path.name for path in HERE.glob("test_*.py")} - {Path(__file__).name}
    assert files <= {file for file, _ in NAMED.findall(LIST)}
