"""The REST interface, one module for each area; each lists its handlers in `ROUTES`, which artel.server.app takes."""
