"""``python -m tabbytop.server [--host H] [--port P] [--db URL]``: the server alone, without a browser."""

import argparse

from .run import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tabbytop.server", description="Serve tables, open no browser.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8642)
    parser.add_argument("--db", default="sqlite:///tabbytop.db")
    given = parser.parse_args()
    serve(given.host, given.port, given.db, open_browser=False)
