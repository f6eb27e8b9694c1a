### Zodchie: cards and words of the table

## Words

street = street
    .numbered = Street { $number }
quarter = quarter
    .numbered = Quarter { $number }
place-at = street { $street }, quarter { $quarter }

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

kind-preliminary = preliminary
kind-instant = instant
kind-delayed = delayed
kind-endgame = end of the game
kind-none = no property

provenance-rulebook = rulebook
    .note = This comes from the printed rulebook.
provenance-public = public table
    .note = This comes from a table that has been published.
provenance-reconstructed = reconstructed
    .note = This was reconstructed to fit the rules, not read off a printed card; the card in the box may differ.
provenance-own = own
    .note = This is how the author of the data pack wants it to be.

## Base cards

card-tavern = Tavern
    .property = You may swap two face-up cards if they are adjacent.
card-market = Market
    .property = You may take another face-up card of yours from the city into your hand, but no Market, Forge or Manufactory.
card-barracks = Barracks
    .property = Destroy a card adjacent to this one.
card-orangery = Orangery
    .property = Turn up to two cards, but none of them twice.
card-inn = Inn
    .property = When this card would be destroyed, you move it to another legal place instead. If there is none, it is destroyed.
card-temple = Temple
    .property = Protected from the start.
card-park = Park
    .property = At the end of the game: 1 point for each adjacent face-up card of yours.
card-watchtower = Watchtower
    .property = You may protect one adjacent card of yours.
card-theatre = Theatre
    .property = Choose an opponent's card that does not show its largest value yet, and turn it to the next larger one.
card-villa = Villa
    .property = If a face-up card of an opponent is adjacent, turn this card to its next smaller value.
card-forge = Forge
    .property = You may copy the instant property of one adjacent face-up card.
card-library = Library
    .property = For each player, yourself included, you may turn one of their cards.

## Extra cards, red

card-arsenal = Arsenal
    .property = You may destroy an adjacent card that is currently worth less than this one.
card-laboratory = Laboratory
    .property = Each opponent lays one card of the hand face down on a legal place.
card-fortress = Fortress
    .property = Protected from the start. Replaces the Temple.
card-prison = Prison
    .property = For each opponent, you may turn one of their cards to its smallest value.
card-town_hall = Town Hall
    .property = To play this card, first destroy one card of yours in the city. Replaces the Villa.
card-colosseum = Colosseum
    .property = At the end of the game: 1 point for each adjacent place with a destroyed card on top.

## Extra cards, green

card-fountain = Fountain
    .property = You may put a token of yours on a free legal place. No one but you can then play or move a card there.
card-statue = Statue
    .property = At the end of the game: 4 points if a face-up Park of any player is adjacent.
card-windmill = Windmill
    .property = You may turn a card of any player.
card-farm = Farm
    .property = At the end of the game: 2 points if no opponent has a face-up card in this quarter.
card-stables = Stables
    .property = You may move a card of any player.
card-bridge = Bridge
    .property = Protected from the start. Replaces the Theatre.

## Extra cards, blue

card-magic_academy = Academy of Magic
    .property = Protected from the start. To play this card, first remove 2 cards from your hand, your Cemetery or both. Replaces the Villa.
card-cemetery = Cemetery
    .property = Lies outside the city. As of now, cards of yours that are destroyed come here. At the end of the game: 1 point for each of them.
card-museum = Museum
    .property = From the end of this turn your hand maximum is 4.
card-school = School
    .property = You may restore a destroyed card of yours.
card-university = University
    .property = You may turn a card adjacent to this one.
card-observatory = Observatory
    .property = At the end of the game: 1 point for each other face-up card of yours in this street, 2 points at most.

## Extra cards, yellow

card-obelisk = Obelisk
    .property = From the end of this turn your hand maximum is 5. Before your first turn you may put one hand card under your pile, find this card in the pile and take it; then shuffle the pile. Replaces the Market.
card-manufactory = Manufactory
    .property = You may take another card of yours from the city into your hand; if you do, play a different one from your hand on its place.
card-bank = Bank
    .property = At the end of the game: 1 point for each card left in your hand and pile, 3 points at most.
card-shop = Shop
    .property = You may at once play another card from your hand.
card-palace = Palace
    .property = You do not draw when this turn ends.
card-customs = Customs House
    .property = You may swap an adjacent card with this one.

## Cards in the rules

fact-values = values { $values }, initial { $initial }
fact-replaces = replaces { $replaces }
cards-note-Z10 = Values, initial values, kinds and colours of the cards are reconstructed, not read off printed cards; the cards in the box may differ (Z11.1).
cards-note-Z11 = { cards-note-Z10 }

## Events

# Whoever reads the log is told of as this; `$seat_is` is then `you`.
you = you

event-FirstPlayer =
    { $seat_is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
event-ColourGiven = { $seat } got the colour { $colour }.
event-DieRolled =
    { $limit ->
        [one] The die shows { $limit }: everybody may replace one card.
       *[other] The die shows { $limit }: everybody may replace up to { $limit } cards.
    }
event-DeckBuilt =
    { $extras_many ->
        [0] { $seat } kept the base deck.
       *[other] { $seat } took { $extras } into the deck.
    }
event-DrewFaceDown = { $seat } drew a card.
event-Drew = { $seat } drew { $card }.
event-TurnBegan =
    { $seat_is ->
        [you] Your turn.
       *[other] { $seat }’s turn.
    }
event-Redrew =
    { $cards ->
        [one] { $seat } put one card under the pile, to draw as many.
       *[other] { $seat } put { $cards } cards under the pile, to draw as many.
    }
event-Announced = { $seat } announced { $card }; first comes its price.
event-Played =
    { $place ->
        [out] { $seat } played { $card } outside the city, value { $value }.
       *[other] { $seat } played { $card } on { $place }, value { $value }.
    }
event-Compared =
    { $clause_key ->
        [Z4-2] { $place } against { $left }: { $value } is at least twice { $left_value }.
        [Z4-3] { $place } against { $left }: { $value } is more than { $left_value }, which is negative.
        [Z4-4] { $place } against { $left }: { $value } is more than { $left_value }, but less than twice as much.
        [Z4-5] { $place } against { $left }: { $value } equals { $left_value }.
        [Z4-6] { $place } against { $left }: { $value } is less than { $left_value }.
       *[other] { $place } against { $left }: { $value } and { $left_value }, but { $left } is protected.
    }
event-Destroyed = { $card } on { $place } was destroyed ({ $owner }).
event-Buried = { $card } on { $place } was destroyed and went to the Cemetery ({ $owner }).
event-Turned = { $card } on { $place } was turned, value { $value } now ({ $owner }).
event-Moved = { $card } moved from { $start } to { $place } ({ $owner }).
event-Swapped = { $card } on { $place } and { $other } on { $other_place } changed places.
event-Protected = { $seat } protected { $card } on { $place } with a token.
event-TokenPut = { $seat } put a token on { $place }: the place is reserved.
event-TokenTaken = { $seat } took back the token on { $place }.
event-TakenToHand = { $seat } took { $card } from { $place } into the hand.
event-Restored = { $card } on { $place } was restored ({ $owner }).
event-Laid = { $seat } laid { $card } face down on { $place }.
event-Removed =
    { $source ->
        [cemetery] { $seat } removed { $card } from the Cemetery and from the game.
       *[hand] { $seat } removed { $card } from the hand and from the game.
    }
event-Copied = { $seat } copied the property of { $card } on { $place }.
event-Chose = { $seat } chose { $card } on { $place }.
event-Fetched = { $seat } fetched { $card } from the pile.
event-HandRaised = { $seat }: hand maximum { $maximum } from the end of this turn.
event-WillNotDraw = { $seat } will not draw when this turn ends.
event-Declined = { $seat } declined ({ $card }).
event-NoTarget = { $seat }: the property of { $card } had nothing to act on.
event-Passed = { $seat } had nothing to play and passed.
event-EmptyHand = { $seat }: no card in hand, on to the draw.
event-Skipped = { $seat }: neither hand nor pile, the turn is skipped.
event-Scored =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    } { $clause_key ->
        [Z8-2] for the value of { $card }
       *[other] for the property of { $card }
    }{ $place ->
        [out] .
       *[other] { " " }on { $place }.
    }
event-Ended =
    { $winners_many ->
        [one] The game is over: { $scores }. The winner: { $winners }.
       *[other] The game is over: { $scores }. The winners: { $winners }.
    }

## Options

do-play =
    { $at ->
        [out] Play { $card } outside the city
       *[other] Play { $card } on { $at }
    }
do-lay = Lay { $card } face down on { $at }
do-turn = Turn { $at_card } on { $at } to { $side }
do-pay = Play { $card }, paying its price first
do-remove = Remove { $card } from the game
do-exhume = Remove { $card } from the Cemetery
do-fetch = Put { $card } under the pile and take the Obelisk
do-replace =
    { $many ->
        [0] Keep the base deck
       *[other] Take { $cards }
    }
do-redraw = Redraw: the whole hand goes under the pile

## Questions: what the one who is asked reads; `.what` for the others; `.pick`, `.yes` and `.no` word the options

ask-Turn = Your turn: play a card.
    .what = which card to play
    .remove = Remove { $card } from the game instead of playing
ask-FetchObelisk = Before your first turn: put a hand card under the pile and take the Obelisk out of it?
    .what = whether to fetch the Obelisk
    .no = Do not fetch the Obelisk
ask-PlacePaidCard = The price is paid. Where does { $card } go?
    .what = where to play { $card }
    .pick = Play { $card } on { $at }
ask-LetComparisonApply =
    { $found ->
        [1] { $left_card } on { $left_place } is under your protection. Shall the comparison destroy it?
        [2] { $left_card } on { $left_place } is under your protection. Shall the comparison turn it to its next smaller value?
       *[3] { $left_card } on { $left_place } is under your protection. Shall the comparison turn it to its next larger value?
    }
    .what = whether the comparison touches { $left_card } on { $left_place }
    .yes = Yes, let the comparison work
    .no = No, the card stays as it is
ask-InnEscapes = { $place_card } on { $place } would be destroyed. Where does it move instead?
    .what = where { $place_card } moves instead of being destroyed
    .pick = Move { $place_card } to { $at }
ask-BuildDeck =
    { $limit ->
        [0] No extra cards are allowed this time: keep the base deck.
        [one] Which extra card do you take into your deck? One at most.
       *[other] Which extra cards do you take into your deck? { $limit } at most.
    }
    .what = which extra cards to take
ask-ArsenalDestroys = { $place_card } on { $place }: destroy an adjacent card of lower value?
    .what = which card { $place_card } destroys
    .pick = Destroy { $at_card } on { $at }
    .no = Destroy nothing
ask-BarracksDestroys = { $place_card } on { $place }: which adjacent card is destroyed?
    .what = which card { $place_card } destroys
    .pick = Destroy { $at_card } on { $at }
    .no = Destroy nothing
ask-CustomsSwaps = { $place_card } on { $place }: swap it with an adjacent card?
    .what = which card { $place_card } changes places with
    .pick = Swap with { $at_card } on { $at }
    .no = Swap nothing
ask-ForgeCopies = { $place_card } on { $place }: copy the property of an adjacent card?
    .what = which property { $place_card } copies
    .pick = Copy { $at_card } on { $at }
    .no = Copy nothing
ask-FountainReserves = { $place_card } on { $place }: put a token on a free place?
    .what = which place to reserve
    .pick = Put a token on { $at }
    .no = Put no token
ask-LaboratoryLays = A Laboratory was played ({ $player }): lay a hand card face down on a legal place.
    .what = which card to lay for the Laboratory
ask-LibraryTurns = { $place_card } on { $place }: turn a card of { $whose }?
    .what = which card of { $whose } to turn
    .no = Turn no card of this player
ask-AcademyPrice = The price of { $card }: which card is removed from the game?
    .what = which card to remove as the price of { $card }
ask-ManufactoryTakes = { $place_card } on { $place }: take another card of yours into your hand and play a different one in its place?
    .what = which card { $place_card } takes back
    .pick = Take { $at_card } from { $at }
    .no = Take nothing
ask-ManufactoryPlays = You took { $taken }. Which other card do you play on { $place }?
    .what = which card to play on { $place }
ask-MarketTakes = { $place_card } on { $place }: take another card of yours into your hand?
    .what = which card { $place_card } takes back
    .pick = Take { $at_card } from { $at }
    .no = Take nothing
ask-OrangeryTurns =
    { $left ->
        [one] { $place_card } on { $place }: turn another card? This is the last one.
       *[other] { $place_card } on { $place }: turn a card? Up to { $left } in all.
    }
    .what = which card { $place_card } turns
    .no = Turn no more cards
ask-PrisonTurns = { $place_card } on { $place }: turn a card of { $whose } to its smallest value?
    .what = which card of { $whose } { $place_card } turns
    .pick = Turn { $at_card } on { $at } to its smallest value
    .no = Turn no card of this player
ask-SchoolRestores = { $place_card } on { $place }: restore a destroyed card of yours?
    .what = which card { $place_card } restores
    .pick = Restore { $at_card } on { $at }
    .no = Restore nothing
ask-ShopPlays = { $place_card } on { $place }: play another card from your hand?
    .what = whether to play another card
    .no = Play no other card
ask-StablesTakes = { $place_card } on { $place }: move a card of any player?
    .what = which card { $place_card } moves
    .pick = Move { $at_card } from { $at }
    .no = Move nothing
ask-StablesPuts = Where does { $place_card } from { $place } go?
    .what = where { $place_card } moves
    .pick = Move { $place_card } to { $at }
ask-TavernFirst = { $place_card } on { $place }: swap two adjacent cards? Choose the first one.
    .what = which cards { $place_card } swaps
    .pick = Swap { $at_card } on { $at }
    .no = Swap nothing
ask-TavernSecond = Which card changes places with { $first_card } on { $first }?
    .what = which card changes places with { $first_card }
    .pick = Swap with { $at_card } on { $at }
ask-TheatreTurns = { $place_card } on { $place }: which card of an opponent is turned to its next larger value?
    .what = which card { $place_card } turns
    .pick = Turn { $at_card } on { $at } to its next larger value
    .no = Turn nothing
ask-TownHallPrice = The price of { $card }: which card of yours is destroyed?
    .what = which card to destroy as the price of { $card }
    .pick = Destroy { $at_card } on { $at }
ask-UniversityTurns = { $place_card } on { $place }: turn an adjacent card?
    .what = which card { $place_card } turns
    .no = Turn nothing
ask-WatchtowerProtects = { $place_card } on { $place }: protect an adjacent card of yours?
    .what = which card { $place_card } protects
    .pick = Protect { $at_card } on { $at }
    .no = Protect nothing
ask-WindmillTurns = { $place_card } on { $place }: turn a card of any player?
    .what = which card { $place_card } turns
    .no = Turn nothing

## Problems that errors state

problem-colours = random, or a different one for each seat
problem-limit = none (a limit needs variant=advanced)
problem-side = a side is 1, 2, 3 or 4
problem-play = a play is a card and a place, such as “tavern a1”; see docs/notation.md
problem-no-place = “{ $word }” is no place; places are a1 to d8
problem-no-card = no card is called “{ $word }”
problem-replace = name extras of one colour, or “replace nothing red”
problem-no-colour = a colour is one of { $colours }
problem-no-number = a number is needed
problem-only-extra = only an extra card has it
problem-same-initial = two base cards begin with this value (Z11.1)
problem-colour-order = six extras per colour in the order { $colours } are needed
problem-no-base-card = { $card } is no base card
problem-replaced-twice = two { $colour } extras replace { $card }
problem-not-printed = the initial values differ, so the card must say what it replaces: printed = true (Z9.1)
problem-id = small letters and _ are needed
problem-no-property = no property is called { $name }
problem-kind = the property of { $name } is { $right }, not { $given }
problem-id-is-verb = { $word } is a word of the notation
problem-property-twice = two cards of one deck behave like { $name }
problem-value-count = one to four values are needed
problem-mixed-values = plain, X and No values cannot be mixed on one card
problem-rising-values = the values must rise
problem-initial = it must be one of the values
problem-value = { $value } is neither a number from -99 to 99 nor X±n nor No±n

## Problems of tables laid out by hand

problem-streets = { $seats } players have { $seats } streets
problem-piece = “{ $text }” is no piece; a piece is “1 tavern”, “2 temple/4”, “1 inn down”, “1 park token”
problem-sides = { $card } has { $sides } side(s)
problem-covered = a card can lie only on destroyed ones
problem-two-places = a card is in two places
problem-other-colour = { $cards }: not of its colour, { $colour }
problem-open-cards = open cards must be in hand, and a deck has twelve cards
problem-layout-numbers = a list of numbers is needed
problem-layout-number = a number from 0 to { $most } is needed
problem-token-place = a token lies on a free place of the city
problem-no-cemetery = { $colour } has no Cemetery

## What puzzles are about

theme-protect = Protect it
    .hint = Which of your cards would the others strike next?
theme-destroy = Destroy it
    .hint = One of the others' cards can be destroyed now.
theme-rescue = Take it back
    .hint = A card of yours is worth more in your hand than in the city.
theme-restore = Restore it
    .hint = What was destroyed need not stay destroyed.
theme-copy = Copy it
    .hint = Whose property is worth having twice?
theme-move = Change the places
    .hint = A card may be worth more in another place, or less.
theme-reserve = Keep the place
    .hint = There is a place that nobody else should get.
theme-lower = Turn theirs down
    .hint = A card of the others can be turned to a smaller value.
theme-raise = Turn yours up
    .hint = A card of yours can be turned to a larger value.
theme-sacrifice = Give something up
    .hint = It costs you something at first, and is worth it.
theme-gift = A gift that pays
    .hint = A card of the others grows, and you still gain by it.
theme-decline = Leave it
    .hint = You need not use what you may use.
theme-quiet = A quiet card
    .hint = Nothing happens at once: think of what can come next.

## Options of a table; `.value`: what is chosen

option-variant = Variant
    .value = { $value ->
        [base] base game
       *[advanced] advanced game
    }
option-limit = Extra cards
    .value = { $value ->
        [none] as many as you like
        [die] a die says how many
       *[other] at most { $value }
    }
option-colours = Colours
