"""In Pyodide, when the pack is made: Python's files without what a browser never asks, and without words for people.

They are sent as they are written, which is half as much as compiled; a browser compiles them once, when it has them
(``tabbytop.local.preparing``).
"""

import ast
import io
import json
import zipfile
from pathlib import Path

#: Of the standard library: what needs a screen, a terminal, a network or a process, and what tests and mends programs.
LEFT_OUT = set(
    """
    _pyrepl bdb cProfile cmd configparser ctypes curses dbm doctest ensurepip filecmp fileinput ftplib
    getpass idlelib imaplib lib2to3 mailbox modulefinder netrc nturl2path optparse pdb pickletools plistlib poplib
    profile pstats pty pyclbr pydoc pydoc_data rlcompleter sched shelve smtpd socketserver sqlite3 symtable tabnanny
    tarfile test this tkinter tomllib trace tracemalloc tty turtle turtledemo unittest venv wave webbrowser wsgiref xml
    xmlrpc zipapp _pyio _pydatetime _pydecimal _strptime _aix_support _osx_support _ios_support _android_support
    difflib _markupbase antigravity
    """.split()
)
#: Of encodings those that something is read in.
ENCODINGS = set(
    "__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8 utf_8_sig".split()
)
#: Of the package: what a browser never asks.
NOT_OURS = (
    "_web", "bots/arena", "cli", "envs", "kernels/clans/device.py", "kernels/isle", "server/many.py", "server/run.py",
    "server/wire_reference.py", "server/wire_types.py", "tables/postgres", "tables/sqlite",
)  # fmt: skip
DATA = (".json", ".so")  #: besides Python's files: what the rules read, and what is compiled already


def without_docs(tree: ast.Module) -> ast.Module:
    """Nobody reads them there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node, clean=False
        ):
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0)]
    return tree


def stripped(source: bytes) -> bytes:
    return ast.unparse(without_docs(ast.parse(source))).encode()


def of_library(path: str) -> bool:
    """Is a file of the standard library wanted?"""
    top, _, rest = path.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return top.removesuffix(".py") not in LEFT_OUT and path.endswith(".py")


def library(packed: Path) -> bytes:
    """The standard library once more, trimmed. Not compressed: it is when it is sent."""
    made = io.BytesIO()
    with zipfile.ZipFile(packed) as before, zipfile.ZipFile(made, "w") as after:
        for name in sorted(filter(of_library, before.namelist())):
            about = zipfile.ZipInfo(name)  # of no date: the same files make the same pack
            after.writestr(about, stripped(before.read(name)))
    return made.getvalue()


def ours(package: Path) -> dict[str, bytes]:
    files = {}
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package).as_posix()
        if path.is_file() and not name.startswith(NOT_OURS) and not {"tests", "__pycache__"} & {*path.parts}:
            files[f"tabbytop/{name}"] = path
    return {name: path.read_bytes() for name, path in files.items() if path.suffix in (".py", ".json")}


def others(wheels: Path) -> dict[str, bytes]:
    found = {}
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as files:
            found |= {name: files.read(name) for name in files.namelist() if name.endswith((".py", *DATA))}
    return {name: data for name, data in found.items() if ".dist-info/" not in name and "/_mypy" not in name}


def house(package: Path, wheels: Path) -> bytes:
    """Everything else in one piece: how long the list is, the list of names and sizes, and then all of it."""
    every = {**others(wheels), **ours(package)}
    files = {name: stripped(data) if name.endswith(".py") else data for name, data in every.items()}
    if (kernel := wheels / "kernel.wasm").exists():
        files["tabbytop/kernels/clans/kernel.wasm"] = kernel.read_bytes()
        network = "kernels/clans/network.bin"  # which nobody else could ask
        files[f"tabbytop/{network}"] = (package / network).read_bytes()
    listed = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(files.values())


def pack() -> None:
    """From where ``pack.mjs`` laid things to where it takes them."""
    Path("/made/python_stdlib.zip").write_bytes(library(Path("/pyodide/python_stdlib.zip")))
    Path("/made/house.bin").write_bytes(house(Path("/tabbytop"), Path("/wheels")))
