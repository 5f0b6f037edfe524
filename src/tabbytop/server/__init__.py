"""Tables over HTTP and WebSocket. Knows no game's rules."""
