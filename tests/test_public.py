"""What the package offers to those who write bots or do research."""

import subprocess
import sys

import pytest

import tabbytop


def test_all_that_is_named_is_there():
    assert [name for name in tabbytop.__all__ if not hasattr(tabbytop, name)] == []
    assert len(set(tabbytop.__all__)) == len(tabbytop.__all__)


def test_what_is_not_named_is_not():
    with pytest.raises(AttributeError, match="module 'tabbytop' has no attribute 'chess'"):
        _ = tabbytop.chess


def test_whoever_wants_the_version_alone_waits_for_nothing():
    code = "import sys, tabbytop; print(tabbytop.__version__, [m for m in sys.modules if m.startswith('tabbytop.')])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == f"{tabbytop.__version__} []\n"


def test_rules_and_bots_need_no_server():
    """Whoever trains on a cluster does not start a web server's libraries."""
    code = "import sys, tabbytop; tabbytop.game('clans'); tabbytop.bot; print('starlette' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "False\n"
