### Artificium: cards and words of the table

## Words

market = market
deck = deck
discard-pile = discard pile
bank = bank
board = resource board
score-track = score track

coins = coins
    .count =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
points = points
    .count =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }

round = round
    .numbered = Round { $number }
phase-start = start of the round
phase-market = card market
phase-play = playing cards
phase-end = end of the round

kind-building = building
kind-action = action

provenance-rulebook = rulebook
    .note = This comes from the printed rulebook.
provenance-public = public table
    .note = This comes from a table that has been published.
provenance-reconstructed = reconstructed
    .note = This was reconstructed to fit the rules, not read off a printed board; the boards in the box may differ.

## Resources

level-1 = level I
level-2 = level II
level-3 = level III
level-4 = level IV

resource-wood = wood
    .count = { $n } wood
resource-wheat = wheat
    .count = { $n } wheat
resource-coal = coal
    .count = { $n } coal
resource-food = food
    .count = { $n } food
resource-kvass = kvass
    .count = { $n } kvass
resource-metal = metal
    .count = { $n } metal
resource-crystal = crystal
    .count =
        { $n ->
            [one] { $n } crystal
           *[other] { $n } crystals
        }
resource-potion = potion
    .count =
        { $n ->
            [one] { $n } potion
           *[other] { $n } potions
        }
resource-sword = sword
    .count =
        { $n ->
            [one] { $n } sword
           *[other] { $n } swords
        }

## Buildings

card-sawmill = Sawmill
    .property = Makes 2 wood. 1 point.
card-farm = Farm
    .property = Makes 2 wheat. 1 point.
card-charcoal_burner = Charcoal Burner's House
    .property = Turns 1 wood into 1 coal. 2 points.
card-mill_bakery = Mill-Bakery
    .property = Turns 1 wheat into 1 food. 2 points.
card-kvass_yard = Kvass Yard
    .property = Turns 1 wheat into 1 kvass. 2 points.
card-hunters_hut = Hunter's Hut
    .property = Turns 1 wood into 1 food. 2 points.
card-ore_manufactory = Ore Manufactory
    .property = Turns 1 food into 1 metal. 3 points.
card-crystal_mine = Crystal Mine
    .property = Turns 1 food into 1 crystal. 3 points.
card-laboratory = Laboratory
    .property = Turns 1 coal and 1 crystal into 1 potion. 5 points.
card-weapon_workshop = Weapon Workshop
    .property = Turns 1 coal and 1 metal into 1 sword. 5 points.
card-castle = Castle
    .property = Takes 1 kvass, 1 sword and 1 coin. 8 points, then the Knight: move another player's marker 4 steps back.
card-mage_tower = Mage Tower
    .property = Takes 1 kvass, 1 potion and 1 coin. 8 points, then the Mage: draw 5 cards, then discard any 3 from your hand.

## Actions

card-scouting = Scouting
    .property = Take a random card from another player's hand; that player draws one from the deck.
card-reconstruction = Reconstruction
    .property = Return to your hand a card that you have played earlier in this round, but no Reconstruction.
card-fair = Fair
    .property = 2 coins at once for each card that you have played in this round, this one not counted.
card-theft = Theft
    .property = From another player's board to yours: for 1 coin one stone of a level I resource, or for 2 coins one of level II.
