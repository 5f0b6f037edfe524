"""The files for hosts say what the program knows: flags, variables, addresses, ports."""

import re
from pathlib import Path

import pytest

from tabbytop.cli.serving import FLAGS, check_variables
from tabbytop.server.run import PORT

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted(path for path in (ROOT / "deploy").iterdir() if path.name != ".env")
GUIDE = (ROOT / "docs/hosting.md").read_text("utf-8")
COMPOSE = (ROOT / "deploy/compose.yaml").read_text("utf-8")


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
    told = GUIDE + COMPOSE
    assert [path.name for path in FILES if path.name not in told] == []
    assert len(FILES) == 6


def test_secrets_stay_outside_of_images_and_of_the_repository():
    for name in (".gitignore", ".dockerignore"):
        assert "deploy/.env" in (ROOT / name).read_text("utf-8").splitlines()


# -- the stack in containers ------------------------------------------------------------------------------------------


def part(kind: str, name: str) -> str:
    """What the compose file says of a service or a network."""
    found = re.search(rf"^{kind}:\n(?:[ \n].*\n|\n)*?  {name}:(.*\n(?:    .*\n|\n)*)", COMPOSE, re.MULTILINE)
    assert found is not None, f"there is no {name} among {kind}"
    return found[1]


def networks_of(service: str) -> set[str]:
    """Those that a service is in: a list, or one in each line."""
    found = re.search(r"^    networks:(?: \[(.*)\]|\n((?:      .*\n)+))", part("services", service), re.MULTILINE)
    assert found is not None
    return {*re.findall(r"\w+", found[1])} if found[1] else {*re.findall(r"^      (\w+):", found[2], re.MULTILINE)}


def is_closed(network: str) -> bool:
    return "internal: true" in part("networks", network)


def test_the_server_reaches_those_by_whom_people_are_called():
    """Push services, a mail server, webhooks: out of a network that is ``internal`` nothing goes."""
    assert not all(map(is_closed, networks_of("server")))


def test_strangers_reach_the_proxy_alone():
    assert [name for name in ("caddy", "server", "worker", "postgres") if "ports:" in part("services", name)] == [
        "caddy"
    ]
    assert networks_of("caddy") & networks_of("server") == {"inside"}, "where the proxy has an address of its own"
    assert all(map(is_closed, networks_of("worker") | networks_of("postgres")))


def test_the_proxy_is_trusted_at_the_address_it_has():
    has = re.search(r"inside: \{ ipv4_address: (\S+) \}", part("services", "caddy"))
    assert has is not None
    assert f"TABBYTOP_TRUST_PROXY: {has[1]}\n" in part("services", "server")


@pytest.mark.parametrize("service", ["server", "worker"])
def test_all_log_in_one_way(service: str):
    assert "      TABBYTOP_LOG: json\n" in part("services", service)
