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
provenance-own = own
    .note = This is how the author of the data pack wants it to be.

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

## What is in the box

parts-resource = Resources
parts-card = Cards
parts-cell = Score track

cell = cell
    .numbered = Cell { $number }

fact-level = { $level }
fact-buy =
    { $buy ->
        [one] costs { $buy } coin
       *[other] costs { $buy } coins
    }
fact-sell =
    { $sell ->
        [one] sells for { $sell } coin
       *[other] sells for { $sell } coins
    }
fact-takes = takes { $takes }
fact-coins =
    { $coins ->
        [one] takes { $coins } coin
       *[other] takes { $coins } coins
    }
fact-gives = gives { $gives }
fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-resource = { $resource }

## Events

# Whoever reads the log is told of as this; `$seat_is` is then `you`.
you = you

event-RoundBegan =
    { $clause_key ->
        [A1-2] Round { $round } begins. The first player, by lot: { $seat }.
       *[other] Round { $round } begins. The first player, with the fewest points: { $seat }.
    }
event-DrewFaceDown = { $seat } drew a card.
event-Drew = { $seat } drew { $card }.
event-DeckShuffled = The discard pile was shuffled to be the new deck: { $cards }.
event-MarketCard = { $card } lies on the market.
event-Swapped =
    { $coins ->
        [0] { $seat } swapped { $gave } for { $took }.
        [one] { $seat } swapped { $gave } for { $took }, paying { $coins } coin.
       *[other] { $seat } swapped { $gave } for { $took }, paying { $coins } coins.
    }
event-Exchanged = { $seat } exchanged the whole hand, discarding { $cards }.
event-PassedMarket = { $seat } passed: out of the market.
event-MarketCleared =
    { $cards_many ->
        [0] The market closes.
       *[other] The market closes. Discarded: { $cards }.
    }
event-StepBegan =
    { $seats_many ->
        [one] A new step, a card from { $seats }.
       *[other] A new step, a card each from { $seats }.
    }
event-Revealed = { $seat } showed { $card }.
event-OutOfRound =
    { $clause_key ->
        [A4-7] { $seat }: no card in hand, out of the round.
       *[other] { $seat }: out of the round.
    }
event-CardUp = { $card } is up ({ $seat }).
event-Bought =
    { $coins ->
        [one] { $seat } bought { $resource_one } for { $coins } coin.
       *[other] { $seat } bought { $resource_one } for { $coins } coins.
    }
event-Sold =
    { $coins ->
        [one] { $seat } sold { $resource_one } for { $coins } coin.
       *[other] { $seat } sold { $resource_one } for { $coins } coins.
    }
event-Applied =
    { $seat } applied { $card }{ $takes_many ->
        [0] { $coins ->
            [0] { "" }
            [one] , paid { $coins } coin
           *[other] , paid { $coins } coins
        }
       *[other] , paid { $takes }{ $coins ->
            [0] { "" }
            [one] { " " }plus { $coins } coin
           *[other] { " " }plus { $coins } coins
        }
    }{ $gives_many ->
        [0] .
       *[other] , got { $gives }.
    }
event-Advanced =
    { $points ->
        [one] { $seat }: { $points } point, { $total } now.
       *[other] { $seat }: { $points } points, { $total } now.
    }
event-CellPassed = { $seat } got { $resource_one } from cell { $cell } of the score track.
event-KnightStruck =
    { $by_is ->
        [you] Your Knight moved the marker of { $seat } back to { $total }.
       *[other] { $seat_is ->
            [you] The Knight of { $by } moved your marker back to { $total }.
           *[other] The Knight of { $by } moved the marker of { $seat } back to { $total }.
        }
    }
event-ScoutSent =
    { $victim_is ->
        [you] { $seat } scouted your hand.
       *[other] { $seat } scouted the hand of { $victim }.
    }
event-ScoutedFaceDown =
    { $victim_is ->
        [you] { $seat } took a card from your hand.
       *[other] { $seat } took a card from the hand of { $victim }.
    }
event-Scouted =
    { $victim_is ->
        [you] { $seat } took { $card } from your hand.
       *[other] { $seat } took { $card } from the hand of { $victim }.
    }
event-TakenBack =
    { $clause_key ->
        [A3-2] { $seat } returned { $card } to the hand by Reconstruction.
       *[other] { $seat } took { $card } back to the hand.
    }
event-FairPaid =
    { $coins ->
        [0] { $seat } got nothing from the Fair.
        [one] { $seat } got { $coins } coin from the Fair.
       *[other] { $seat } got { $coins } coins from the Fair.
    }
event-Stolen =
    { $coins ->
        [one] { $seat } stole { $resource_one } from { $victim } for { $coins } coin.
       *[other] { $seat } stole { $resource_one } from { $victim } for { $coins } coins.
    }
event-Discarded = { $seat } discarded { $card }.
event-RoundEnded = Round { $round } is over.
event-FinalSale =
    { $coins ->
        [one] { $seat } sold everything and had { $coins } coin
       *[other] { $seat } sold everything and had { $coins } coins
    }{ $points ->
        [0] : no points.
        [one] : { $points } point.
       *[other] : { $points } points.
    }
event-Ended =
    { $winners_many ->
        [one] The game is over: { $scores }. The winner: { $winners }.
       *[other] The game is over: { $scores }. The winners: { $winners }.
    }

## Items of the score; a building stands for itself

item-knight = Knights of others
item-coins = coins

## Options

do-swap =
    { $coins ->
        [0] Swap { $gave } for { $took }, free of charge
        [one] Swap { $gave } for { $took }, paying { $coins } coin
       *[other] Swap { $gave } for { $took }, paying { $coins } coins
    }
do-exchange = Exchange the whole hand
do-lay = Lay { $card }
do-buy =
    { $coins ->
        [one] Buy { $resource_one } for { $coins } coin
       *[other] Buy { $resource_one } for { $coins } coins
    }
do-sell =
    { $coins ->
        [one] Sell { $resource_one } for { $coins } coin
       *[other] Sell { $resource_one } for { $coins } coins
    }
do-apply = Apply { $card }
do-aim =
    { $card_key ->
        [castle] Apply { $card } and send the Knight against { $player }
       *[other] Apply { $card }: take a card from the hand of { $player }
    }
do-steal =
    { $coins ->
        [one] Apply { $card }: steal { $resource_one } from { $player } for { $coins } coin
       *[other] Apply { $card }: steal { $resource_one } from { $player } for { $coins } coins
    }
do-rebuild = Apply { $card }: return { $returned } to the hand
do-discard = Discard { $card } without applying it
do-back = Take { $card } back and leave the round
do-throw = Discard { $card }
do-done = That is all

## Questions: what the one who is asked reads; `.what` for the others; `.done` words an option

ask-MarketTurn = The market: swap a card, exchange your whole hand, or pass.
    .what = what to do on the market
    .pass = Pass: out of the market
ask-LayCard = Which card do you lay in this step?
    .what = which card to lay
ask-PlayCard = { $card } is up: trade as you like, then decide what becomes of it.
    .what = what to do with { $card }
ask-DiscardHand = The round is over: which hand cards do you discard?
    .what = which hand cards to discard
    .done = Keep the rest
ask-SellStones = The round is over: which resources do you sell?
    .what = which resources to sell
    .done = Keep the rest
ask-MageDiscard =
    { $left ->
        [one] The Mage: discard { $left } more card of your hand.
       *[other] The Mage: discard { $left } cards of your hand.
    }
    .what = which cards to discard for the Mage

## Problems that errors state

problem-artificium-action = an action is such as “lay farm”, “buy wood” or “apply”; see docs/notation.md
problem-player-number = a player is a number from 1 to { $seats }
problem-what-resource = resource
problem-what-source = source of points
problem-stones = { $name } = { $value }: a resource and a number from 1 to 9 are needed
problem-stones-table = a table such as { "{" } wood = 1 { "}" } is needed
problem-effect = { $card } has the effect { $effect }
problem-sell = a resource sells for less than it costs (A1.5)
problem-cell-twice = cell { $cell } is there twice
problem-theft = coins for level I, II, … are needed, such as [1, 2]

## Problems of tables laid out by hand

problem-not-in-hand = { $card }: not in this hand
problem-in-deck = { $card }: the deck has { $many }
problem-seat-list = a list of seats is needed, such as [1, 2]
problem-number-between-quoted = a number from { $least } to { $most } is needed, not “{ $value }”
problem-table-by-seat = a table by seat is needed, such as { "{" } 1 = … { "}" }
problem-count-table = a table is needed, such as { "{" } { $name } = 2 { "}" }
problem-phase = “{ $phase }” is no phase; phases are { $phases }
problem-only-in-phase = only in phase { $phases }
problem-has-passed = seat { $seat } has passed
problem-out-of-round = seat { $seat } is out of the round
problem-copies = there are { $copies } cards { $card } in the box

## What puzzles are about

theme-knight = The knight
    .hint = Whose marker should go back?
theme-theft = Theft
    .hint = What do the others have that you need, or that they need?
theme-scout = Scouting
    .hint = Whose hand is worth a card?
theme-rebuild = Once more
    .hint = A building can be used twice.
theme-mage = The Mage
    .hint = The Mage changes the whole hand.
theme-track = Along the track
    .hint = Look at what lies on the score track.
theme-swap = Swap at the market
    .hint = Which card of the market fits your hand?
theme-exchange = A new hand
    .hint = What can be done with this hand at all?
theme-keep = Leave the market
    .hint = What you have may be enough.
theme-action = An action first
    .hint = Actions come before buildings.
theme-order = The right order
    .hint = What one building makes, another takes.
theme-buy = Buy what is missing
    .hint = What is missing can be bought.
theme-sell = Sell in time
    .hint = Coins may be worth more now than what they are paid for.
theme-produce = Apply it
    .hint = Count what this card brings, and what comes after it.
theme-back = Take it back
    .hint = A card can be worth more in the next round.
theme-throw = Throw it away
    .hint = Not every card is worth keeping.
theme-stop = Enough
    .hint = What you keep can be worth more than what you sell.
