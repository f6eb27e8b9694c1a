"""The games. Outside a game's folder only its registry entry, its views, actions and events are used."""
