"""When a wheel is built: it holds the client that belongs to its source, or there is no wheel.

The client is built by node, which whoever installs a wheel need not have; and a server without it is a page that says
so. `./tabby wheel` builds both.
"""

import importlib.util
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg] # hatchling calls it so, and fills in the rest
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # runs from src/, where `./tabby play` and `./tabby dev` build the client
            return
        if (missing := bootstrap(Path(self.root)).why_no_client()) is not None:
            raise SystemExit(f"no wheel: {missing}; ./tabby wheel builds the client and then the wheel")


def bootstrap(root: Path) -> Any:
    """The script `tabby`, which knows what a client is made of."""
    spec = importlib.util.spec_from_loader("tabby", SourceFileLoader("tabby", str(root / "tabby")))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
