"""The pack as it is sent: files, each packed and cut into parts that are named by what is in them, and a list of all.

    python packing.py house FOLDER PACK         a new pack: Python, and what runs in it
    python packing.py client FOLDER PACK HEAD   added to it: all that pages are made of
    python packing.py page FOLDER PACK HEAD     the first page alone, which is another one in a folder of files

LZMA makes a quarter less of it than what browsers unpack by themselves; ``src/home/unpacking.ts`` unpacks it there.
``HEAD``: what the first page says of itself where no server says it.
"""

import hashlib
import json
import lzma
import sys
from pathlib import Path
from typing import Any

PART = 512 * 1024
#: As ``unpacking.ts`` expects it.
PACKED = [
    {
        "id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 3, "lp": 0, "pb": 0, "nice_len": 273,
        "dict_size": 1 << 24,
    }
]  # fmt: skip
HOUSE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "house.bin")
PAGE = ("index.html", "print.js", "mark.svg", "app.webmanifest", "icons/icon-192.png")  #: as `vite.config.ts` has it
FOR_FEW = ("-greek-", "-vietnamese-")  #: fonts for letters that no text of ours has
BUNDLE = "bundle"  #: files in one piece that are kept one by one
TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

Json = dict[str, Any]


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def kind(name: str) -> str:
    return TYPES.get(Path(name).suffix, "application/octet-stream")


def name_of(part: Json) -> str:
    return f"{part['sha'][:20]}.part"


def packed(name: str, what: str, data: bytes, pack: Path) -> Json:
    """In parts, each of which is good whoever it came from."""
    small = lzma.compress(data, format=lzma.FORMAT_RAW, filters=PACKED)
    parts = []
    for at in range(0, len(small), PART):
        part = small[at : at + PART]
        parts.append({"sha": sha256(part), "bytes": len(part)})
        (pack / name_of(parts[-1])).write_bytes(part)
    return {"name": name, "type": what, "sha": sha256(data), "bytes": len(data), "parts": parts}


def unpacked(file: Json, pack: Path) -> bytes:
    small = b"".join((pack / name_of(part)).read_bytes() for part in file["parts"])
    return lzma.decompress(small, format=lzma.FORMAT_RAW, filters=PACKED)[: file["bytes"]]


def bundle(files: dict[str, tuple[str, bytes]]) -> bytes:
    """One after another: how long the list is, the list of names, sizes and kinds, and then all of them."""
    listed = json.dumps([[name, len(data), what] for name, (what, data) in files.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(data for _, data in files.values())


def assets(folder: Path) -> bytes:
    """What has a hash in its name. Alike beside alike, so that it packs well."""
    found = [path for path in (folder / "assets").iterdir() if not any(few in path.name for few in FOR_FEW)]
    found.sort(key=lambda path: (path.suffix, path.name))
    return bundle({f"assets/{path.name}": (kind(path.name), path.read_bytes()) for path in found})


def page(folder: Path, pack: Path, head: str) -> bytes:
    """What has none. The first page answers to no name, and says itself what a server would say of it. What the house
    says of its games is asked for beside it in a folder of files."""
    files = {name: (kind(name), (folder / name).read_bytes()) for name in PAGE}
    files |= {f"pack/{path.name}": ("application/json", path.read_bytes()) for path in sorted(pack.glob("games*"))}
    what, first = files.pop("index.html")
    said = first if head.encode() in first else first.replace(b"<title>", f"{head}<title>".encode())
    return bundle({**files, "": (what, said)})


def write_list(files: list[Json], wire: str, pack: Path) -> None:
    """And nothing beside it that is in no list. ``wire``: in which words the house is spoken to (``wire.mjs``)."""
    parts = [part for file in files for part in file["parts"]]
    for path in pack.glob("*.part"):
        if path.name not in map(name_of, parts):
            path.unlink()
    version = sha256(",".join([wire, *(file["sha"] for file in files)]).encode())[:12]
    size = sum(part["bytes"] for part in parts)
    told = {"version": version, "wire": wire, "bytes": size, "files": files}
    (pack / "list").write_text(json.dumps(told, separators=(",", ":")), encoding="utf-8")
    print(f"{version}: {size / 1e6:.2f} MB to send")


def main(what: str, folder: Path, pack: Path, head: str = "") -> None:
    pack.mkdir(parents=True, exist_ok=True)
    before = {} if what == "house" else json.loads((pack / "list").read_text(encoding="utf-8"))
    match what:
        case "house":
            before = {"wire": (folder / "wire").read_text(encoding="utf-8"), "files": []}
            files = [packed(name, kind(name), (folder / name).read_bytes(), pack) for name in HOUSE]
        case "client":
            made = {"assets.bin": assets(folder), "page.bin": page(folder, pack, head)}
            files = [packed(name, BUNDLE, data, pack) for name, data in made.items()]
        case "page":
            files = [packed("page.bin", BUNDLE, page(folder, pack, head), pack)]
        case _:
            raise SystemExit(__doc__)
    names = {file["name"] for file in files}
    write_list([*(file for file in before["files"] if file["name"] not in names), *files], before["wire"], pack)


if __name__ == "__main__":
    given, source, target, *more = sys.argv[1:]
    main(given, Path(source), Path(target), *more)
