"""The keys of texts that a game's code asks for, read from its source: for what random play does not come across."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

#: who is given a key: what kind of text it is of, and which argument it is. ``tell`` writes a story as it goes on
ASKS = {"Prompt": ("prompt", 0), "Event": ("event", 0), "Line": ("line", 2), "tell": ("event", 1)}


@cache
def keys_in(package: Path) -> set[tuple[str, str]]:
    """``("prompt", "lay")`` and so on, from every module of a game but its tests."""
    modules = [path for path in package.rglob("*.py") if "tests" not in path.relative_to(package).parts]
    return {found for path in modules for found in keys_of(path.read_text("utf-8"))}


def keys_of(source: str) -> set[tuple[str, str]]:
    tree = ast.parse(source)
    scopes = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))]
    return {found for scope in scopes for found in _asked_for(scope)}


def _asked_for(scope: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKS:
            kind, place = ASKS[node.func.id]
            given = [word.value for word in node.keywords if word.arg == "key"] or node.args[place : place + 1]
            yield from ((kind, key) for one in given for key in _values(one, scope))


def _values(node: ast.expr, scope: ast.AST) -> list[str]:
    """Every text that an expression may stand for; none where that cannot be seen."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return [*_values(one, scope), *_values(other, scope)]
        case ast.FormattedValue(value=inner):
            return _values(inner, scope)
        case ast.JoinedStr(values=parts):
            return ["".join(texts) for texts in product(*(_values(part, scope) for part in parts))]
        case ast.Name(id=name):
            return [
                text
                for other in ast.walk(scope)
                if isinstance(other, ast.Assign) and name in [getattr(target, "id", "") for target in other.targets]
                for text in _values(other.value, scope)
            ]
    return []
