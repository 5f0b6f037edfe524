"""What is in a wheel, and when there is none. Built here as `./tabby wheel` builds it, from a copy without a client."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.test_repository import ROOT, files
from tests.test_tabby import load

NOT_FOR_A_WHEEL = ("docs/", "benchmarks/", "tests/", ".ci/")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As somebody has it who has built nothing yet."""
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(NOT_FOR_A_WHEEL):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_bytes(path.read_bytes())
    return tmp_path


def built(clone: Path, target: str = "wheel") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "out"]
    return subprocess.run(command, cwd=clone, capture_output=True, text=True)


def give_client(clone: Path) -> None:
    """Something in the client's place, stamped as `./tabby` stamps it."""
    tabby = load()
    folder = clone / "src/tabbytop/_web"
    for each in ("assets", "gzip/assets"):
        (folder / each).mkdir(parents=True)
    (folder / "index.html").write_text("a page")
    (folder / "assets/index-1a2b.js").write_text("a script")
    (folder / "gzip/assets/index-1a2b.js.gz").write_bytes(b"the same, compressed")
    sources = [clone / path.relative_to(ROOT) for path in tabby.client_sources()]
    tabby.write_stamp(folder / ".built.json", {"sources": tabby.digest(sources, clone)})


def test_without_the_client_there_is_no_wheel(clone: Path):
    done = built(clone)
    assert done.returncode != 0
    said = "no wheel: the client has not been built; ./tabby wheel builds the client and then the wheel"
    assert done.stderr.strip() == said
    assert not list(clone.glob("out/*"))


def test_a_client_of_other_sources_is_none(clone: Path):
    give_client(clone)
    (clone / "web/index.html").write_text("another page")
    done = built(clone)
    assert done.returncode != 0
    assert "the client was built from other sources" in done.stderr
    assert not list(clone.glob("out/*"))


def test_a_wheel_holds_the_client_and_all_that_python_reads_and_no_tests(clone: Path):
    give_client(clone)
    done = built(clone)
    assert done.returncode == 0, done.stderr
    (wheel,) = clone.glob("out/*.whl")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    ours = {path.relative_to(ROOT / "src") for path in files() if path.is_relative_to(ROOT / "src")}
    wanted = {path.as_posix() for path in ours if "tests" not in path.parts}
    client = ("index.html", "assets/index-1a2b.js", "gzip/assets/index-1a2b.js.gz", ".built.json")
    assert held == wanted | {f"tabbytop/_web/{name}" for name in client}
    assert {"tabbytop/py.typed", "tabbytop/games/isle/texts/cs.ftl"} <= held


def test_a_wheel_is_built_from_its_source_archive_too(clone: Path, tmp_path_factory: pytest.TempPathFactory):
    """`python -m build` makes the archive first, and the wheel from that."""
    give_client(clone)
    assert built(clone, "sdist").returncode == 0
    (archive,) = clone.glob("out/*.tar.gz")
    unpacked = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["tar", "-xzf", str(archive), "-C", str(unpacked), "--strip-components", "1"], check=True)
    done = built(unpacked)
    assert done.returncode == 0, done.stderr
