### Artificium's board in the browser

## The table

web-artificium-phases = Parts of the round
web-artificium-phase-market = Market
web-artificium-phase-lay = Lay
web-artificium-phase-apply = Apply
web-artificium-phase-end = Round end
web-artificium-phase-over = The game is over
web-artificium-piles = Deck { $deck } · discard { $discard }
web-artificium-places = Players
web-artificium-player = Player
web-artificium-first = first player
web-artificium-out = out
web-artificium-cards = Cards in hand
web-artificium-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-artificium-stones = Stones
web-artificium-no-stones = no stones
web-artificium-played = Played:
web-artificium-known = Known in hand:
web-artificium-track = Score track
web-artificium-cell = { $cell }: { $resource }

## The chain

web-artificium-chain = What is made of what
web-artificium-have = you have { $count }
web-artificium-mine = Yours
web-artificium-made = comes from { $makers }
web-artificium-makers = Comes from
web-artificium-do-buy = Buy
web-artificium-do-sell = Sell

## The middle

web-artificium-market = Market
web-artificium-market-empty = The market is empty.
web-artificium-take = Take { $card }
web-artificium-give = Give { $card }
web-artificium-swap-how = To swap, choose a card of the market and one of your hand.
web-artificium-give-which = Which card do you give for { $card }?
web-artificium-take-which = Which card do you take for { $card }?
web-artificium-sealed = Face down: all choose at the same time
web-artificium-step = This step’s cards
web-artificium-stand = The standings
web-artificium-chosen = chosen
web-artificium-only-you = only you see it
web-artificium-slot-choosing = choosing …
web-artificium-slot-done = ✓ done
web-artificium-slot-out = ✗ out of the round

## The hand

web-artificium-hand = Your hand
web-artificium-hand-empty = No cards in hand.
web-artificium-missing = Missing: { $stones }.
web-artificium-now = ready
web-artificium-buy = buy: { $price }
web-artificium-sell = sell, then pay { $price }
web-artificium-never = costs { $price }, you can raise { $spare }
web-artificium-effect-knight = Knight: another marker −{ $steps }
web-artificium-effect-mage = Mage: +{ $draw } −{ $discard } cards
web-artificium-short-scouting = take a hidden card of another hand
web-artificium-short-reconstruction = take back a card you have played
web-artificium-short-fair = coins for your played cards
web-artificium-short-theft = pay and steal another’s stone

## Deeds

web-artificium-deeds = What you can do
web-artificium-trade = Trades that the card needs
web-artificium-left =
    { $coins ->
        [one] { $coins } coin will be at hand
       *[other] { $coins } coins will be at hand
    }
web-artificium-make = Trade, then apply { $card }
web-artificium-cannot = It takes { $price } coins in all, and with everything sold you would have { $spare }.
web-artificium-ready = You have all it takes.
web-artificium-aim = Choose a lit stone or player above.
web-artificium-do-apply = Apply
web-artificium-do-discard = Discard
web-artificium-do-back = Take it and leave
web-artificium-do-pass = Pass
web-artificium-do-exchange = Exchange
web-artificium-do-done = Done
web-artificium-rule = Rule { $clause }
