"""The files for hosts say what the program knows: flags, variables, addresses, ports."""

import re
from pathlib import Path

import pytest

from tabbytop.cli.serving import FLAGS, check_variables
from tabbytop.server.run import PORT

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted(path for path in (ROOT / "deploy").iterdir() if path.name != ".env")
GUIDE = (ROOT / "docs/hosting.md").read_text("utf-8")


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs/hosting.md"], ids=lambda path: path.name)
def test_every_setting_named_is_one(path: Path):
    named = re.findall(r"TABBYTOP_[A-Z_]*[A-Z]", path.read_text("utf-8"))
    check_variables(dict.fromkeys((name for name in named if name != "TABBYTOP_NAME"), ""))
    for port in re.findall(r"(?:127\.0\.0\.1:|server:|EXPOSE |TABBYTOP_PORT=)(\d+)", path.read_text("utf-8")):
        assert int(port) == PORT


@pytest.mark.parametrize(("flag", "variable"), FLAGS.items())
def test_the_guide_names_every_setting(flag: str, variable: str):
    assert f"| `--{flag}` | `{variable}` |" in GUIDE


def test_every_file_is_told_of():
    told = GUIDE + (ROOT / "deploy/compose.yaml").read_text("utf-8")
    assert [path.name for path in FILES if path.name not in told] == []
    assert len(FILES) == 6


def test_secrets_stay_outside_of_images_and_of_the_repository():
    for name in (".gitignore", ".dockerignore"):
        assert "deploy/.env" in (ROOT / name).read_text("utf-8").splitlines()
