"""Start a server, say where it is, open the browser."""

import uvicorn

from .app import Server, Settings


def serve(
    host: str = "127.0.0.1", port: int = 8642, db_url: str = "sqlite:///tabbytop.db", open_browser: bool = True
) -> None:
    uvicorn.run(Server(Settings(db_url)), host=host, port=port, ws="websockets-sansio")
