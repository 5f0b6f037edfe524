"""The wire's values, and the client's types that are made from them."""

import re
from dataclasses import dataclass
from typing import Any, Literal, get_args

import pytest

from tabbytop.core import Malformed, Prompt, wire
from tabbytop.core.choices import Cells, Listed, Menu, Ranges, Subsets
from tabbytop.games import all_games, playable_games
from tabbytop.server import wire as messages
from tabbytop.server import wire_reference, wire_types
from tabbytop.server.errors import STATUS
from tabbytop.tables.requests import NewTable, Sit


def test_the_clients_types_are_up_to_date() -> None:
    if not wire_types.WEB.is_dir():
        pytest.skip("the client's sources are not here")
    assert wire_types.main(["--check"]) == 0, "run python -m tabbytop.server.wire_types"


def test_the_check_notices_what_is_out_of_date(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wire").mkdir()
    (tmp_path / "games" / "clans").mkdir(parents=True)
    (tmp_path / "wire" / "types.ts").write_text("old")
    monkeypatch.setattr(wire_types, "WEB", tmp_path)
    monkeypatch.setattr(wire_reference, "PATH", tmp_path / "wire.md")
    assert wire_types.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0


def test_types_are_the_same_every_time_and_named_once() -> None:
    files = wire_types.typescript(list(all_games().values()))
    assert files == wire_types.typescript(list(all_games().values()))
    names = "words", "events", "memory", "calls", "analysis", "house"
    beside = {f"wire/{name}.ts" for name in names}
    assert set(files) == {"wire/types.ts", *beside, *(f"games/{key}/wire.ts" for key in all_games())}
    text = "\n".join(files.values())
    names = re.findall(r"^export type (\w+)", text, re.MULTILINE)
    assert len(names) == len(set(names))
    for key in playable_games():
        assert f"{key.capitalize()}View" in names
        assert f"{key.capitalize()}Action" in names


@dataclass(frozen=True)
class Thing:
    """It is one."""

    type: Literal["thing"]
    pairs: tuple[tuple[int, str | None], ...]  # of a number and a word
    by_name: dict[str, float]
    rest: Any


def test_types_as_typescript() -> None:
    writer = wire_types.Writer()
    writer.record(Thing, "Thing")
    assert writer.lines == [
        "/** It is one. */",
        "export type Thing = {",
        '  readonly type: "thing";',
        "  readonly pairs: readonly (readonly [number, string | null])[]; // of a number and a word",
        "  readonly by_name: Readonly<Record<string, number>>;",
        "  readonly rest: unknown;",
        "};",
    ]


@dataclass(frozen=True)
class Empty:
    """Nothing to say but its name."""


def test_members_of_a_union_are_told_apart_by_their_names() -> None:
    """An empty one is its name alone: together with `Record<string, never>` it would be nothing at all."""
    writer = wire_types.Writer()
    writer.names[Thing] = "Thing"
    assert writer.name(Thing | Empty) == '({ readonly type: "Thing" } & Thing) | { readonly type: "Empty" }'


def test_menus_are_sent_as_their_types_say() -> None:
    """The types of menus are written by hand: their fields are those that are sent."""
    turn = next(kind for kind in all_games()["clans"].actions if kind.__name__ == "Turn")
    sets = (Listed((turn(1),)), Cells(turn, (3,)), Subsets(turn, (1, 2), 0, 1), Ranges(turn, ((0.0, 1.0, 2),)))
    sent = wire(Menu(Prompt("key", "CLANS 1"), sets), all_games()["clans"].action)
    for each in sent["sets"]:
        declared = re.search(rf"export type {each['type']}\b[^;]*?= {{(.*?)}};", wire_types.MENUS, re.DOTALL)
        assert declared
        assert set(re.findall(r"readonly (\w+):", declared[1])) == set(each)
    assert set(sent) == {"prompt", "sets"}


def test_every_kind_of_error_has_a_status() -> None:
    assert set(STATUS) == set(get_args(messages.ErrorKind))


def test_requests_are_read_strictly() -> None:
    assert messages.request({"type": "sit", "id": "a", "seat": 0, "nonce": "n"}) == Sit("a", 0, "n")
    for wrong in (None, [], {}, {"type": "sit"}, {"type": "sit", "id": "a", "seat": "0", "nonce": ""}):
        with pytest.raises(Malformed):
            messages.request(wrong)
    with pytest.raises(Malformed, match="unknown field more"):
        messages.request({"type": "start", "id": "a", "more": 1})


def test_fields_with_a_default_may_be_left_out_over_http() -> None:
    asked = {"game": "clans", "options": {}, "seats": ["me"]}
    assert messages.read(NewTable, asked) == NewTable("clans", {}, ("me",), "", False)
    with pytest.raises(Malformed, match="missing field game"):
        messages.read(NewTable, {"options": {}, "seats": []})


def test_the_reference_for_bots_tells_what_they_may_and_nothing_else() -> None:
    told = wire_reference.reference()
    assert "| `move` |" in told and "`chat`" not in told
    assert "/api/tables/{id or code}/record" in told and "/api/me/devices" not in told
    assert "$" not in told.partition("```")[0], "every number is filled in"
