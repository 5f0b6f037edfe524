"""The built client: its files, and its first page for every address that is a page of the client's own."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tabbytop.pictures import BUILT

WEB = BUILT
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
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

    def __init__(self, root: Path = WEB) -> None:
        self.root = root.resolve()

    async def serve(self, request: Request) -> Response:
        path: str = request.path_params.get("path", "")
        found = self._file(path)
        if found is not None:
            headers = {"Cache-Control": FOREVER if path.startswith("assets/") else ASK_AGAIN}
            return FileResponse(found, headers=headers, media_type=TYPES.get(found.suffix))
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
            return found if found.is_relative_to(self.root) and found.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None
