"""Another name, and another: who sits at a hundred tables has nothing written at them before somebody comes there."""

from pathlib import Path
from typing import Any

import pytest

from tabbytop.server.security import Limits, Rate
from tabbytop.tables.sqlite.writing import Writer
from tests.server.kit import house
from tests.tables.kit import awaited, wanted

NEVER = 1e-9  #: a second: what was taken is not given back


@awaited
async def test_a_new_name_of_somebody_at_a_hundred_tables_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Any] = []
    do = Writer.do

    async def counted(self: Writer, work: Any) -> Any:
        written.append(work)
        return await do(self, work)

    limits = Limits(names=Rate(3, NEVER))
    async with house(tmp_path / "t.db", limits=limits) as home:
        micka = await home.guest()
        me = (await micka.http.get("/api/me")).json()["id"]
        made = [(await home.app.service.create(me, wanted("clans", {}, ["me", None]))).id for _ in range(100)]
        monkeypatch.setattr(Writer, "do", counted)

        async def renamed(name: str) -> tuple[int, int]:
            """The answer, and how often something was written for it."""
            before = len(written)
            answer = await micka.http.put("/api/me", json={"name": name})
            return answer.status_code, len(written) - before

        assert await renamed("Micka") == (200, 1)
        chairs = [await micka.at(table) for table in made[:2]]
        for chair in chairs:  # where one comes the name is seen
            await chair.until(lambda chair: chair.table and chair.table["seats"][0]["name"] == "Micka")
        assert await renamed("Mourek") == (200, 1 + len(chairs))
        assert await renamed("Fousek") == (200, 1 + len(chairs))
        for chair in chairs:
            await chair.until(lambda chair: chair.table["seats"][0]["name"] == "Fousek")
        assert await renamed("Zrzka") == (429, 0), "nor can that be done without end"
        late = await micka.at(made[-1])
        await late.until(lambda chair: chair.table and chair.table["seats"][0]["name"] == "Fousek")
