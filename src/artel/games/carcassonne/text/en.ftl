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
