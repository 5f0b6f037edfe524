"""The built client: its files, and its first page for every address that is a page of the client's own.

Nothing is compressed here. What is worth it lies beside the files, as the client's build compressed it.
"""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tabbytop.pictures import BUILT
from tabbytop.tables.errors import TooFast

from .errors import response
from .security import Buckets, Limits, Rate, address_of

WEB = BUILT
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED = "gzip"  #: the folder of compressed copies (`web/vite.config.ts`)
AS_ONE = 256 * 1024  #: bytes: a larger file counts for several
#: Not left to the system, whose registry may have been taught otherwise.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".part": "application/octet-stream",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tabbytop</title>
<body style="font: 1.1rem/1.5 Georgia, serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem">
<h1>The table stands, the cloth is missing</h1>
<p>The server runs, but its client has not been built yet. Run <code>./tabby play</code> in the folder of the
repository: it builds the client and starts the server again. While you work on the client, run
<code>npm run dev</code> in <code>web/</code> and open the address it prints.</p>
"""


class Pages:
    """Files under /assets carry a hash in their name and never change; everything else is asked for again."""

    def __init__(self, root: Path = WEB, measure: Rate | None = None) -> None:
        self.root = root.resolve()
        self._measure = Buckets(measure or Limits().files)

    async def serve(self, request: Request) -> Response:
        """Whoever fetches very many waits a moment."""
        path: str = request.path_params.get("path", "")
        found = self._file(path)
        answer = self._page(path) if found is None else self._sent(request, path, found)
        parts = int(answer.headers.get("content-length", 0)) // AS_ONE
        if not self._measure.take(address_of(request), 1 + parts):
            return response(TooFast("too many files at once; wait a moment"))
        return answer

    def _sent(self, request: Request, path: str, found: Path) -> Response:
        headers = {"Cache-Control": FOREVER if path.startswith("assets/") else ASK_AGAIN}
        sent, copy = found, self.root / COMPRESSED / f"{found.relative_to(self.root)}.gz"
        if copy.is_file():
            headers["Vary"] = "Accept-Encoding"
            if _takes_gzip(request):
                sent, headers["Content-Encoding"] = copy, "gzip"
        return FileResponse(sent, headers=headers, media_type=TYPES.get(found.suffix), stat_result=sent.stat())

    def _page(self, path: str) -> Response:
        index = self.root / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        is_file = "." in path.rsplit("/", 1)[-1] or path.startswith("pack/")  # which may not be made yet
        if path != "index.html" and is_file:
            return Response("there is no such file", 404, media_type="text/plain")
        return FileResponse(index, headers={"Cache-Control": ASK_AGAIN})

    def _file(self, path: str) -> Path | None:
        if not path or path == "index.html":
            return None
        try:
            found = (self.root / path).resolve()
            is_ours = found.is_relative_to(self.root) and not found.is_relative_to(self.root / COMPRESSED)
            return found if is_ours and found.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None


def _takes_gzip(request: Request) -> bool:
    """Does the browser say so? Whoever asks for a part of a file counts the bytes of the file itself."""
    if "range" in request.headers:
        return False
    for one in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not weight or weight.strip("0.") != ""
    return False
