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
