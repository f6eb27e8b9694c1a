### Artificium in the terminal

ui-game-artificium = Artificium
ui-title-artificium = Artificium: raw materials become swords and potions, castles and towers
ui-rules-artificium = Prices, levels and the cells of the track are reconstructed unless a data pack says otherwise. Signs: ✓ can be applied now, ¢ after trades, ✗ not with what there is (of a player: passed, or out of the round). Keys: 1–9 and letters choose, ▸ opens a list, Esc closes it.

## The table

ui-artificium-round = Round { $round } of { $all }   first player: { $first }   deck { $deck }   discard pile { $discard }
ui-artificium-columns = Coins|Pts|Hand|Played
ui-artificium-played = played: { $cards }
ui-artificium-known = known in hand: { $cards }
ui-artificium-ends = at the end, for points
ui-artificium-market = Market:
ui-artificium-laid = Laid:
ui-artificium-hand = Your hand:
ui-artificium-coins = { $coins }¢
ui-artificium-prices = Resources: to buy, to sell
ui-artificium-price = { $buy } / { $sell } coins

## Choices

ui-artificium-now = now
ui-artificium-buy = buy { $missing } for { $price } (you have { $coins })
ui-artificium-sell = { $missing ->
    [none] sell first: it takes { $price }, you have { $coins }
   *[other] sell, buy { $missing } for { $price } (you have { $coins })
}
ui-artificium-never = { $missing ->
    [none] it takes { $price }, you have { $coins }+{ $sales }
   *[other] no { $missing }: { $price }, you have { $coins }+{ $sales }
}
ui-artificium-swap = Take { $card }
ui-artificium-swap-for = Take { $card } ({ $recipe }), give
ui-artificium-give = Which card do you give for { $card }?
ui-artificium-bundle = Trade, then apply { $card }
ui-artificium-sells = Sell { $stones } (+{ $coins }).
ui-artificium-buys = Buy { $stones } (−{ $coins }).
ui-artificium-confirm =
    { $coins ->
        [one] { $trades } { $coins } coin will be left. Go on?
       *[other] { $trades } { $coins } coins will be left. Go on?
    }
ui-artificium-trade-buy = Buy a resource
ui-artificium-trade-sell = Sell a resource

## Resources in two letters

ui-artificium-wood = Wo
ui-artificium-wheat = Wh
ui-artificium-coal = Co
ui-artificium-food = Fo
ui-artificium-kvass = Kv
ui-artificium-metal = Me
ui-artificium-crystal = Cr
ui-artificium-potion = Po
ui-artificium-sword = Sw
