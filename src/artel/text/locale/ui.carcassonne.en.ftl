### Carcassonne in the terminal

ui-game-carcassonne = Carcassonne
ui-title-carcassonne = Carcassonne: a map of roads, cities, cloisters and fields, with Traders & Builders
ui-rules-carcassonne = Keys: arrows and Space go to legal places, r and R turn the tile, Enter places it; numbers put a figure, n none; z zooms, Home centres, Shift and arrows move the map. t, f, d: tiles left, points and fields, dead places. Signs: † cloister, ■ crossing, ⌂ house, those of figures and of what tiles show stand beside the map; a small letter in a corner: the last tile of that player.

ui-carcassonne-left = In the bag: { $many }
ui-carcassonne-bag = Tiles still to come: { $many }
ui-carcassonne-none = none
ui-carcassonne-no-aids = This table is played without aids.

ui-carcassonne-key-move = place
ui-carcassonne-key-turn = turn
ui-carcassonne-key-put = put
ui-carcassonne-key-zoom = zoom
ui-carcassonne-key-tiles = tiles left
ui-carcassonne-key-features = points
ui-carcassonne-key-dead = dead places
ui-carcassonne-key-centre = centre
