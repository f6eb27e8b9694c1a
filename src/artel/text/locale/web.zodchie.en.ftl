### Zodchie in the browser

web-zodchie-city = City
web-zodchie-street = Street { $street }
web-zodchie-cards = Cards in the city
web-zodchie-players = Hands, piles and tokens
web-zodchie-actions = Answers
web-zodchie-about = What it is

web-zodchie-free = free
web-zodchie-piece = { $mine ->
    [yes] your { $card }, value { $value }
   *[no] { $card }, value { $value }, { $owner }
}
web-zodchie-destroyed = { $mine ->
    [yes] your { $card }, destroyed
   *[no] { $card }, destroyed, { $owner }
}
web-zodchie-guarded = { $mine ->
    [yes] protected by you
   *[no] protected by { $owner }
}
web-zodchie-token = { $mine ->
    [yes] reserved by you
   *[no] reserved by { $owner }
}
web-zodchie-below = below: { $cards }
web-zodchie-several = { $count } choices

web-zodchie-both = next smaller value { $smaller }, next larger { $larger }
web-zodchie-smallest = this is its smallest value, the next larger one is { $larger }
web-zodchie-largest = this is its largest value, the next smaller one is { $smaller }
web-zodchie-only = it has this value alone
web-zodchie-x = X is the value of the card to its left, whatever that becomes.
web-zodchie-x-here = X is the value of the card to its left, { $from } now: { $label } makes { $value }.
web-zodchie-no = № is the number of the quarter where it lies.
web-zodchie-no-here = № is the number of its quarter, { $from } here: { $label } makes { $value }.

web-zodchie-hand = My hand
web-zodchie-hand-card = { $card }, values { $values }
web-zodchie-hand-empty = No cards in hand.
web-zodchie-hand-size = hand { $count }
web-zodchie-hand-more = Draws up to { $most } cards
web-zodchie-pile-size = pile { $count }
web-zodchie-pile = Still in my pile, in an order that nobody knows: { $count }
web-zodchie-tokens = tokens { $count }
web-zodchie-redraw = redraw
web-zodchie-open-hand = Known in hand: { $cards }
web-zodchie-cemetery = Cemetery: { $cards }
web-zodchie-cemetery-empty = Cemetery: nothing yet
web-zodchie-removed = Out of the game: { $cards }

web-zodchie-choose-place = { $card }: choose where it goes.
web-zodchie-choose-lit = Choose one of the places that are lit.
web-zodchie-choose-side = Choose the side.
web-zodchie-about-none =
    { $touch ->
        [yes] Tap a card or a place to read about it.
       *[no] Point at a card or a place to read about it.
    }

web-zodchie-deck = Build your deck
web-zodchie-deck-more = Each extra card takes the place of a base card. Nobody sees what you take before all have decided.
web-zodchie-deck-count = { $count } of { $most } taken
web-zodchie-deck-pair = { $extra } instead of { $base }
web-zodchie-deck-instead = Instead of { $card } { $values }:
web-zodchie-deck-kept = In every deck: { $cards }.
web-zodchie-deck-take =
    { $count ->
        [0] Keep the base deck
        [one] Play with this card
       *[other] Play with these { $count } cards
    }
web-zodchie-deck-none = Take none
