### Carcassonne on the web: what only its board says

web-carcassonne-map =
    { $touch ->
        [yes] Map
       *[no] Map: arrows move it, plus and minus zoom, 0 shows all
    }
web-carcassonne-figures = Figures on the map
web-carcassonne-places = Where the tile can be placed
web-carcassonne-stands = Where a figure can stand
web-carcassonne-tile-yours = Your tile
web-carcassonne-tile-of = { $name } has drawn
web-carcassonne-tile-placed = { $mine ->
    [yes] You have placed
   *[no] { $name } has placed
}
web-carcassonne-you = you
web-carcassonne-left =
    { $n ->
        [0] The bag is empty
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
web-carcassonne-turn =
    { $touch ->
        [yes] Turn the tile to the right
       *[no] Turn the tile to the right (R)
    }
web-carcassonne-turn-back =
    { $touch ->
        [yes] Turn the tile to the left
       *[no] Turn the tile to the left (Shift+R)
    }
web-carcassonne-in = Closer
web-carcassonne-out = Farther
web-carcassonne-all = Show all
web-carcassonne-last = Where was that?
web-carcassonne-place = Place
web-carcassonne-lay =
    { $degrees ->
        [0] Place the tile { $place }
        [90] Place the tile { $place }, turned to the right
        [180] Place the tile { $place }, turned upside down
       *[other] Place the tile { $place }, turned to the left
    }
web-carcassonne-below = below “{ $tile }”
web-carcassonne-above = above “{ $tile }”
web-carcassonne-left-of = left of “{ $tile }”
web-carcassonne-right-of = right of “{ $tile }”
web-carcassonne-help =
    { $touch ->
        [yes] Tap a lit place; another tap turns the tile.
       *[no] Choose a lit place; a click on the tile, the wheel or R turns it.
    }
web-carcassonne-help-figure = Choose where your figure stands.
web-carcassonne-extra = Extra turn

## Layers

web-carcassonne-layers = Layers
web-carcassonne-layer-fields = Field owners
web-carcassonne-layer-dead = Dead places
web-carcassonne-layer-bag = Tiles left
web-carcassonne-dead = Nothing that is left fits here: { $place }
web-carcassonne-dead-list = Places that nothing fits any more
web-carcassonne-none = None

## Features

web-carcassonne-owners = belongs to { $names }
web-carcassonne-nobody = belongs to nobody
web-carcassonne-now =
    { $n ->
        [one] { $n } point now
       *[other] { $n } points now
    }
web-carcassonne-completed = at least { $n } when completed
web-carcassonne-at-end =
    { $n ->
        [one] { $n } point at the end, as it lies
       *[other] { $n } points at the end, as it lies
    }
web-carcassonne-each = points at the end, as it lies: { $points }
web-carcassonne-stands-at = { $name }: { $figure } { $on }
web-carcassonne-scored = Completed: { $points }
web-carcassonne-laid-by = Last tile: { $name }
web-carcassonne-laid-double = Last two tiles, a double turn: { $name }

## Players, tables

web-carcassonne-players = Players
web-carcassonne-player = Player
web-carcassonne-ended = If it ended now
web-carcassonne-meeples = Meeples in supply
web-carcassonne-here = in supply
web-carcassonne-away = on the map
web-carcassonne-at = Place
web-carcassonne-tile = Tile
web-carcassonne-turned = Turned
web-carcassonne-turned-by = { $degrees }°
web-carcassonne-laid = Laid last by
