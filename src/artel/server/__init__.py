"""The server: real tables for real people. `docs/server.md` says how it is made."""
