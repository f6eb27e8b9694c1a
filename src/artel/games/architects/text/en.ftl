### Architects: cards and words of the table

## Words

colour-grey = grey
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-red = red

deck-left = left deck
deck-right = right deck
deck-central = central deck
deck-of = deck of { $wonder }
discard-pile = discard pile

stage = stage
    .numbered = Stage { $number }
stage-cost-different = { $number } different resources
    .sign = { $number }≠
stage-cost-equal = { $number } equal resources
    .sign = { $number }=

cat-pawn = cat pawn
    .property = At the start of your turn it shows you the top card of the central deck. At the end of the game: 2 points.
conflict-token = conflict token
    .property = When the last one is turned to battle, there is a battle at the end of the turn.
conflict-side-peace = peace
conflict-side-battle = battle
victory-token = victory token
    .property = At the end of the game: 3 points.
progress-token = progress token
progress-stack = token stack

provenance-rulebook = rulebook
    .note = This comes from the printed rulebook.
provenance-public = public table
    .note = This comes from a table that has been published.
provenance-reconstructed = reconstructed
    .note = This was reconstructed to fit the rules, not read off a printed card; the card in the box may differ.

## Cards, grey and yellow

card-wood = Wood
    .property = A resource for building stages.
card-stone = Stone
    .property = A resource for building stages.
card-brick = Brick
    .property = A resource for building stages.
card-papyrus = Papyrus
    .property = A resource for building stages.
card-glass = Glass
    .property = A resource for building stages.
card-coin = Coin
    .property = Stands in for any one resource that you lack for a stage.

## Cards, blue

card-laurel = Laurels
    .property = At the end of the game: 3 points.
card-cat = Cat
    .property = Take the cat pawn at once. At the end of the game: 2 points.

## Cards, green

card-gear = Gear
    .property = A science symbol. Two equal or three different ones must be discarded for a progress token.
card-compass = Compass
    .property = A science symbol. Two equal or three different ones must be discarded for a progress token.
card-tablet = Tablet
    .property = A science symbol. Two equal or three different ones must be discarded for a progress token.

## Cards, red

card-shield = Shield
    .property = 1 shield in every battle.
card-horn1 = Shield with a horn
    .property = Turn 1 conflict token to battle at once. 1 shield in the next battle, after which the card is discarded.
card-horn2 = Shield with two horns
    .property = Turn 2 conflict tokens to battle at once. 1 shield in the next battle, after which the card is discarded.

## Wonders

wonder-alexandria = Alexandria
    .effect = Take the top card of any deck on the table.
wonder-babylon = Babylon
    .effect = Take a progress token: one of those face up, or the top one of the stack unseen.
wonder-ephesus = Ephesus
    .effect = Take the top card of the central deck.
wonder-giza = Giza
    .effect = No effect, but its stages bring more points than those of any other wonder.
wonder-halicarnassus = Halicarnassus
    .effect = Look at the top 5 cards of your left or your right deck, keep 1 and shuffle the others back into it.
wonder-olympia = Olympia
    .effect = Take the top card of your left deck and that of your right deck.
wonder-rhodes = Rhodes
    .effect = You have 1 shield more for good.

## Progress tokens: one more card

token-urbanism = Urbanism
    .property = Once per turn, when you take wood or brick, you may take one more of the 3 cards available.
token-crafts = Crafts
    .property = Once per turn, when you take papyrus or glass, you may take one more of the 3 cards available.
token-jewellery = Jewellery
    .property = Once per turn, when you take stone or a coin, you may take one more of the 3 cards available.
token-science = Science
    .property = Once per turn, when you take a green card, you may take one more of the 3 cards available.
token-propaganda = Propaganda
    .property = Once per turn, when you take a red card with horns, you may take one more of the 3 cards available.
token-architecture = Architecture
    .property = Once per turn, when you build a stage, you may take one of the 3 cards available.

## Progress tokens: payment and shields

token-economy = Economy
    .property = Once per turn you may count one coin card as 2 coins.
token-engineering = Engineering
    .property = Once per turn you may pay for a stage without regard to “equal” or “different”.
token-tactics = Tactics
    .property = You have 2 shields more for good.

## Progress tokens: points

token-decor = Decor
    .property = At the end of the game: 4 points, or 6 if your wonder is finished.
token-politics = Politics
    .property = At the end of the game: 1 point for each cat on your blue cards.
token-strategy = Strategy
    .property = At the end of the game: 1 point for each of your victory tokens.
token-education = Education
    .property = At the end of the game: 2 points for each of your progress tokens, this one too.
token-culture = Culture
    .property = At the end of the game: 4 points for one Culture, 12 for both together.
