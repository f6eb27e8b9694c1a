"""The rules kernel: frames, engine, chance, records. It knows no game and no network."""
