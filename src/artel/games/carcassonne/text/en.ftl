### Carcassonne: tiles and words of the table

## Words

map = map
bag = bag
supply = supply
    .common = common supply

tiles = tiles
    .count =
        { $n ->
            [one] { $n } tile
           *[other] { $n } tiles
        }
points = points
    .count =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
pennant = pennant
    .count =
        { $n ->
            [one] { $n } pennant
           *[other] { $n } pennants
        }

provenance-rulebook = rulebook
    .note = This comes from the printed rulebook.
provenance-public = public table
    .note = This comes from a table that has been published.
provenance-reconstructed = reconstructed
    .note = This was reconstructed to fit the rules, not read off a printed tile; the tile in the box may differ.
provenance-own = own
    .note = This is how the author of the data pack wants it to be.

## Features: where a figure is, where it is put, what points are for, what is complete

feature-road = road
    .on = on the road
    .onto = on the road
    .for = for the road
    .complete = the road is complete
feature-city = city
    .on = in the city
    .onto = in the city
    .for = for the city
    .complete = the city is complete
feature-field = field
    .on = on the field
    .onto = on the field
    .for = for the field
feature-cloister = cloister
    .on = in the cloister
    .onto = in the cloister
    .for = for the cloister
    .complete = the cloister is complete

## Places of the map, as people say where they are

place-in-text =
    { $across ->
        [no] { $along ->
            [no] the start tile
            [north] { $rows } north of the start tile
           *[south] { $rows } south of the start tile
        }
        [east] { $along ->
            [no] { $columns } east of the start tile
            [north] { $columns } east and { $rows } north of the start tile
           *[south] { $columns } east and { $rows } south of the start tile
        }
       *[west] { $along ->
            [no] { $columns } west of the start tile
            [north] { $columns } west and { $rows } north of the start tile
           *[south] { $columns } west and { $rows } south of the start tile
        }
    }

## Figures: `.object` is what is put or taken back

figure-meeple = meeple
    .object = a meeple
    .count =
        { $n ->
            [one] { $n } meeple
           *[other] { $n } meeples
        }
figure-builder = builder
    .object = the builder
figure-pig = pig
    .object = the pig

role-knight = knight
    .object = a knight
    .count =
        { $n ->
            [one] { $n } knight
           *[other] { $n } knights
        }
role-highwayman = highwayman
    .object = a highwayman
    .count =
        { $n ->
            [one] { $n } highwayman
           *[other] { $n } highwaymen
        }
role-monk = monk
    .object = a monk
    .count =
        { $n ->
            [one] { $n } monk
           *[other] { $n } monks
        }
role-farmer = farmer
    .object = a farmer
    .count =
        { $n ->
            [one] { $n } farmer
           *[other] { $n } farmers
        }

## Goods

good-wine = wine
    .count =
        { $n ->
            [one] { $n } wine token
           *[other] { $n } wine tokens
        }
good-wheat = wheat
    .count =
        { $n ->
            [one] { $n } wheat token
           *[other] { $n } wheat tokens
        }
good-cloth = cloth
    .count =
        { $n ->
            [one] { $n } cloth token
           *[other] { $n } cloth tokens
        }

## Tiles of the base game; left and right as seen from the middle of the tile, facing its city

tile-A = Cloister with a road
tile-B = Cloister amid a field
tile-C = City on all four sides, pennant
tile-D = City edge, straight road alongside
tile-E = City edge, the rest field
tile-F = City right through, pennant
tile-G = City right through
tile-H = Two cities facing each other
tile-I = Two cities side by side
tile-J = City edge, road bend on its right
tile-K = City edge, road bend on its left
tile-L = City edge, crossing of three roads
tile-M = Corner city, pennant
tile-N = Corner city
tile-O = Corner city, road bend, pennant
tile-P = Corner city, road bend
tile-Q = City on three sides, pennant
tile-R = City on three sides
tile-S = City on three sides, road to the gate, pennant
tile-T = City on three sides, road to the gate
tile-U = Straight road
tile-V = Road bend
tile-W = Crossing of three roads
tile-X = Crossing of four roads

## Tiles of Traders & Builders

tile-TB01 = Corner city, wine
tile-TB02 = Corner city, wheat
tile-TB03 = City on three sides, wheat
tile-TB04 = City on three sides, road to the gate, wine
tile-TB05 = City right through, wine
tile-TB06 = City right through, road to the gate, wine
tile-TB07 = City right through, road to the gate, wheat
tile-TB08 = City right through, roads to both gates, wine
tile-TB09 = City right through and another city, inner field, wine
tile-TB10 = City right through and another city, inner field, cloth
tile-TB11 = Two corner cities, inner field, wine
tile-TB12 = Corner city and two others, inner field, cloth
tile-TB13 = Corner city, road to the gate on the right, cloth
tile-TB14 = Corner city, road to the gate on the right, three fields, wine
tile-TB15 = Corner city, road to the gate on the left, wheat
tile-TB16 = Corner city, road to the gate on the left, three fields, wheat
tile-TB17 = Corner city, two roads to the gates, three fields, wine
tile-TB18 = Corner city, two roads to the gates, four fields, cloth
tile-TB19 = Corner city, another city on the left, road to the gate on the right, cloth
tile-TB20 = Corner city, another city on the left, road to the gate on the right, wheat
tile-TB21 = City edge, road to the gate on the right
tile-TB22 = City edge, road to the gate, road on the left to a house
tile-TB23 = Cloister with three roads
tile-TB24 = Bridge: two roads that cross without meeting

## What is in the box

tile-in-text = “{ $tile }”

set-base = base game
set-traders = Traders & Builders

fact-set = { $set }
fact-north = north { $north }
fact-east = east { $east }
fact-south = south { $south }
fact-west = west { $west }

## Events

# Whoever reads the log is told of as this; `$seat_is` is then `you`.
you = you

event-FirstPlayer =
    { $seat_is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
event-TileDrawn =
    { $part ->
        [2] { $seat } drew a tile for the extra turn: { $tile }.
       *[1] { $seat } drew a tile: { $tile }.
    }
event-TileUnplaceable = The tile { $tile } fits nowhere and leaves the game.
event-TilePlaced =
    { $turns ->
        [0] { $seat } placed the tile { $tile } ({ $place }).
        [1] { $seat } placed the tile { $tile }, turned by 90° to the right ({ $place }).
        [2] { $seat } placed the tile { $tile }, turned by 180° ({ $place }).
       *[3] { $seat } placed the tile { $tile }, turned by 90° to the left ({ $place }).
    }
event-FigurePlaced = { $seat } put { $figure_object } { $feature_onto } ({ $place }).
event-NoFigure = { $seat } put no figure.
event-FeatureCompleted =
    Now { $feature_complete } ({ $place }): { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] .
        [one] , { $pennants } pennant.
       *[other] , { $pennants } pennants.
    } { $owners_many ->
        [0] It belongs to nobody.
        [one] { $owners }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $owners }: { $points ->
            [one] { $points } point each.
           *[other] { $points } points each.
        }
    }
event-FigureReturned = { $seat } took { $figure_object } back ({ $place }).
event-GoodsTaken = { $seat } took { $goods }.
event-ExtraTurnOffered = The builder has earned { $seat } an extra turn.
event-ExtraTurnTaken = { $seat } took the extra turn.
event-ExtraTurnDeclined = { $seat } declined the extra turn.
event-FeatureScored =
    Final count { $feature_for } ({ $place }): { $feature_key ->
        [field] { $cities ->
            [one] { $cities } completed city
           *[other] { $cities } completed cities
        }
       *[other] { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }
    }{ $pennants ->
        [0] .
        [one] , { $pennants } pennant.
       *[other] , { $pennants } pennants.
    } Points: { $points }.
event-GoodsScored =
    { $owners_many ->
        [one] Most { $good } ({ $tokens }), { $owners }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] Most { $good } ({ $tokens } each), { $owners }: { $points ->
            [one] { $points } point each.
           *[other] { $points } points each.
        }
    }
event-Ended =
    { $winners_many ->
        [one] The game is over: { $scores }. The winner: { $winners }.
       *[other] The game is over: { $scores }. The winners: { $winners }.
    }

## Items of the score

item-completed-city = completed cities
item-completed-road = completed roads
item-completed-cloister = completed cloisters
item-city = unfinished city
    .kind = unfinished cities
item-road = unfinished road
    .kind = unfinished roads
item-cloister = unfinished cloister
    .kind = unfinished cloisters
item-field = field
    .kind = fields
item-wine = most wine
item-wheat = most wheat
item-cloth = most cloth

## Options

do-place =
    { $turns ->
        [0] Place the tile as it is ({ $at })
        [1] Place the tile turned by 90° to the right ({ $at })
        [2] Place the tile turned by 180° ({ $at })
       *[3] Place the tile turned by 90° to the left ({ $at })
    }
do-stand =
    { $figure_key ->
        [meeple] Put { $figure_object } { $feature_onto } ({ $segment }): { $role }
       *[other] Put { $figure_object } { $feature_onto } ({ $segment })
    }

## Questions: what the one who is asked reads; `.what` for the others; `.yes` and `.no` word the options

ask-PlaceTile =
    { $part ->
        [2] Your extra turn: where do you place the tile { $tile }?
       *[1] Your turn: where do you place the tile { $tile }?
    }
    .what = where to place the tile { $tile }
ask-PlaceFigure = Put a figure on this tile?
    .what = whether to put a figure on the tile just placed
    .no = Put no figure
ask-ExtraTurn = Your builder has earned an extra turn. Do you take it?
    .what = whether to take the extra turn
    .yes = Take the extra turn
    .no = Decline the extra turn

## Problems that errors state

problem-carcassonne-action = an action is such as “1,-2/3” or “meeple c1”; see docs/notation.md
problem-far = the map ends { $far } tiles from the start tile
problem-figure = “{ $word }” is no figure; figures are { $figures }
problem-segment = the tile has { $segments }, no “{ $segment }”
problem-no-tile = no tile is called “{ $name }”
problem-mark = { $mark } is neither pennant nor a trade good
problem-not-base = { $tile } is not of the base set
problem-many-tiles = { $total } tiles; there may be { $most }
problem-sides-letters = { $text }: different letters of N, E, S, W are needed
problem-half-edges = { $text }: half-edges are 0 to 7
problem-cities = { $text }: the tile has { $cities } cities
problem-goods-twice = { $text }: a city part shows one trade good
problem-road = a road reaches one or two sides
problem-parts = a tile has at most { $parts } parts
problem-edges = four letters c, r, f are needed: north, east, south, west
problem-half-edge = half-edge { $half } belongs to { $fields } fields
problem-side-of-tile = side { $side } does not fit the cities and roads
problem-symbols = the tiles show { $symbols } symbols
problem-totals = the tiles make { $number }

## Problems of tables laid out by hand

problem-fits-nowhere = { $tile } fits nowhere on this map
problem-figure-place = a { $figure } stands on { $what } with an own meeple
problem-road-or-city = an incomplete road or city
problem-a-field = a field
problem-number-quoted = a number is needed, not “{ $value }”
problem-meeples = a player has { $meeples } meeples
problem-one-figure = a player has one { $figure }
problem-tile-there = a tile lies there already
problem-part = a turn has part 1 and, with a builder, part 2
problem-mismatch = its edges do not match its neighbours
problem-no-tile-left = no { $tile } is left; there are { $copies }, and those of the expansion only with its tiles
problem-no-tile-at = no tile lies at { $place }
problem-no-neighbour = no tile lies beside that place
problem-feature-complete = the feature is complete: its figures have gone back
problem-without-figure = the game is played without { $figure }s
problem-without-goods = the game is played without goods
problem-left-in-bag = there are { $left } that lie nowhere else
problem-good-tokens = there are { $tokens } tokens of { $good }
problem-over = true or false is needed, and no tile in hand when the game is over
problem-figure-on-map = “{ $text }” is no figure on the map; that is such as “1 meeple 0,-1 c1”
problem-tile-on-map = “{ $text }” is no tile on the map; that is such as “E 0,-1/2”
problem-none-of = “{ $name }” is none of { $names }

## What puzzles are about

theme-block = Block it
    .hint = Make a place that no tile fits into.
theme-share = Join in
    .hint = What another builds can become yours too.
theme-city = Close the city
    .hint = A city can be completed.
theme-goods = Take the goods
    .hint = Who completes a city takes its goods, whoever owns it.
theme-cloister = Complete the cloister
    .hint = A cloister lacks a tile.
theme-road = Complete the road
    .hint = A road can be completed.
theme-builder = The builder
    .hint = Where will the builder have most to do?
theme-pig = The pig
    .hint = Which field is worth a pig?
theme-field = Take the field
    .hint = Count the cities around the fields.
theme-knight = A knight
    .hint = A city is worth a meeple.
theme-monk = A monk
    .hint = A cloister is worth a meeple.
theme-highwayman = A highwayman
    .hint = A road is worth a meeple.
theme-hold = Keep the meeple
    .hint = A meeple at hand may be worth more than one on the map.
theme-extra = An extra turn
    .hint = Your builder has something to do.

## Options of a table; `.value`: what is chosen

option-tiles = Tiles of the expansion
    .value = { $value ->
        [on] yes, 24 more
       *[off] no, the base game
    }
option-goods = Goods
    .value = { $value ->
        [on] yes
       *[off] no
    }
option-builder = Builder
    .value = { $value ->
        [on] yes
       *[off] no
    }
option-pig = Pig
    .value = { $value ->
        [on] yes
       *[off] no
    }
option-aids = Aids
    .value = { $value ->
        [on] tiles left, points, dead places
       *[off] none
    }
