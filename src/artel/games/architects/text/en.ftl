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
provenance-own = own
    .note = This is how the author of the data pack wants it to be.

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

## What is in the box

wonder-in-text = { $wonder }
token-in-text = { $token }

parts-card = Cards
parts-deck = Decks
parts-wonder = Wonders
parts-token = Progress tokens

fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
fact-horns =
    { $horns ->
        [one] { $horns } horn
       *[other] { $horns } horns
    }
fact-size =
    { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
fact-cards = { $cards }
fact-different = { $different } different resources
fact-same = { $same } equal resources
fact-effect = effect
fact-stands = stands on { $stands }
fact-value = value { $value }
fact-full = { $full } in full

## Events

# Whoever reads the log is told of as this; `$seat_is` is then `you`.
you = you

event-WonderGiven =
    { $seat_is ->
        [you] You build { $wonder }.
       *[other] { $seat } builds { $wonder }.
    }
event-FirstPlayer =
    { $seat_is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
event-TokenShown = A progress token is turned up: { $token }.
event-TopShown = The deck of { $deck } now shows { $card }.
event-TurnBegan =
    { $seat_is ->
        [you] Your turn.
       *[other] { $seat }’s turn.
    }
event-CatLookedFaceDown = The cat showed { $seat } the top card of the central deck.
event-CatLooked = The cat showed { $seat } the top card of the central deck: { $card }.
event-Took =
    { $deck_key ->
        [centre] { $seat } took { $card } from the central deck.
       *[other] { $seat } took { $card } from the deck of { $deck }.
    }
event-NoCard = { $seat } took no card: all three decks are empty.
event-CatMoved = { $seat } took the cat pawn.
event-HornsBlown = { $seat } blew the horn: { $battle } of { $total } conflict tokens show battle.
event-Built =
    { $tokens_many ->
        [0] { $seat } built stage { $stage } with { $paid }.
       *[other] { $seat } built stage { $stage } with { $paid }, helped by { $tokens }.
    }
event-WonderFinished = { $seat } finished the wonder: the game ends with this turn.
event-Discovered = { $seat } turned in a science set: { $cards }.
event-GotToken =
    { $unseen ->
        [yes] { $seat } took a progress token unseen: { $token }.
       *[no] { $seat } took the progress token { $token }.
    }
event-Armed = { $seat } may take an extra card in this turn: { $token }.
event-UsedToken = { $seat } took an extra card with { $token }.
event-LookedFaceDown = { $seat } looked at cards of the deck of { $deck }.
event-LookedAt = { $seat } saw { $card } in the deck of { $deck }.
event-ShuffledBack =
    { $cards ->
        [0] { $seat } had no card to shuffle back into the deck of { $deck }.
        [one] { $seat } shuffled one card back into the deck of { $deck }.
       *[other] { $seat } shuffled { $cards } cards back into the deck of { $deck }.
    }
event-Fought =
    Battle, shields: { $one } { $shields }, { $other } { $other_shields }. { $victory_tokens ->
        [0] { $other_victory_tokens ->
            [0] Nobody wins.
            [one] { $other } took { $other_victory_tokens } victory token.
           *[other] { $other } took { $other_victory_tokens } victory tokens.
        }
        [one] { $one } took { $victory_tokens } victory token.
       *[other] { $one } took { $victory_tokens } victory tokens.
    }
event-Disarmed =
    { $cards ->
        [one] { $seat } discarded { $cards } red card with horns after the battle.
       *[other] { $seat } discarded { $cards } red cards with horns after the battle.
    }
event-TurnEnded = { $seat } ended the turn.
event-Scored =
    { $points ->
        [one] { $seat }: { $points } point { $what_for }.
       *[other] { $seat }: { $points } points { $what_for }.
    }
event-Ended =
    { $winners_many ->
        [one] The game is over: { $scores }. The winner: { $winners }.
       *[other] The game is over: { $scores }. The winners: { $winners }.
    }

## Items of the score

item-stages = stages
    .for = for the stages built
item-blue = blue cards
    .for = for blue cards
item-victory = victory tokens
    .for = for victory tokens
item-cat = cat pawn
    .for = for the cat pawn
item-decor = { token-decor }
    .for = for { token-decor }
item-politics = { token-politics }
    .for = for { token-politics }
item-strategy = { token-strategy }
    .for = for { token-strategy }
item-education = { token-education }
    .for = for { token-education }
item-culture = { token-culture }
    .for = for { token-culture }

## Options

do-take =
    { $deck_key ->
        [centre]
            { $known ->
                [yes] Take { $card } from the central deck
               *[no] Take the top card of the central deck
            }
       *[other] Take { $card } from the deck of { $deck }
    }
do-use =
    { $deck_key ->
        [centre]
            { $known ->
                [yes] { $token }: take { $card } from the central deck
               *[no] { $token }: take the top card of the central deck
            }
       *[other] { $token }: take { $card } from the deck of { $deck }
    }
do-build = Build stage { $stage } with { $paid }
do-discover = Turn in a science set: { $cards }
do-choose = Take { $token }
do-unseen = Take the top token of the stack unseen
do-keep = Keep { $card }
do-draft = Build { $wonder }
do-end = End the turn

## Questions: what the one who is asked reads; `.what` for the others; `.take` words the options

ask-DraftWonder = Which wonder do you build?
    .what = which wonder to build
ask-TakeCard = Your turn: take a card from one of the decks.
    .what = which card to take
ask-Act = Your turn goes on: what do you do next?
    .what = what to do next
ask-ChooseToken = Which progress token do you take?
    .what = which progress token to take
ask-AlexandriaTakes = { wonder-alexandria }: which deck do you take the top card from?
    .what = which deck { wonder-alexandria } takes a card from
ask-ChooseDeckToLookAt = { wonder-halicarnassus }: which deck do you look into?
    .what = which deck { wonder-halicarnassus } looks into
    .take = Look at the top cards of the deck of { $deck }
ask-KeepOne = { wonder-halicarnassus }: which of the cards from the deck of { $deck } do you keep?
    .what = which card to keep from the deck of { $deck }

## Problems that errors state

problem-wonders = random, draft, or one for each seat
problem-architects-action = an action is such as “take giza”, “build 2 wood coin” or “end”; see docs/notation.md
problem-science-set = a set is two equal science cards or gear, compass and tablet
problem-stage-number = a stage is a number from 1 to { $stages }
problem-payment = a stage is paid with one to four cards
problem-what-token = token
problem-what-wonder = wonder
problem-what-payer = card that pays
problem-what-deck = deck; decks are { $decks }
problem-stage-twice = { $wonder } has two stages { $stage }
problem-trigger = { $card } is no trigger; possible: { $possible }
problem-no-trigger = at least one trigger is needed
problem-requires = a stage stands on stages with smaller numbers
problem-conflict-tokens = six numbers from 1 to 99 are needed, for 2 to 7 players
problem-empty-deck = the deck of { $deck } has no card
problem-few-tokens = there are { $tokens } progress tokens in all

## Problems of tables laid out by hand

problem-too-many-out = { $out } { $card } lie before the players and in the discard pile, but { $left } are left
problem-deck-cards = { $deck } has { $printed } { $card }, not { $here }
problem-central-cards = it has { $printed } { $card }, not { $here }
problem-not-central = { $card } is not in the centre
problem-list = a list in square brackets is needed
problem-number-between = a number from { $least } to { $most } is needed, not { $value }
problem-nobody-looked = somebody has looked
problem-stage-in-the-air = stage { $stage } stands on one that is not built
problem-wonders-twice = the option of this name says it already
problem-central-top = the top card is named together with those who know it, in known_by
problem-token-copies = there are { $copies } { $token }, not { $here }

## What puzzles are about

theme-finish = Finish the wonder
    .hint = Who finishes a wonder ends the game: who is ahead then?
theme-battle = To battle
    .hint = Count the shields: a battle can be begun now.
theme-build = Build
    .hint = Which card pays for a stage?
theme-science = A set of science
    .hint = A set of green cards is worth a token.
theme-token = The right token
    .hint = Which token goes with what you have?
theme-horns = Blow the horn
    .hint = Every horn brings the battle nearer. For whom?
theme-cat = The cat
    .hint = The cat is worth more than it looks.
theme-shields = Shields
    .hint = Who wins the next battle?
theme-points = Points at once
    .hint = Sometimes plain points are best.
theme-green = Science
    .hint = Which green card leads to a set?
theme-neighbour = The neighbour's deck
    .hint = Look at what lies open on the other decks.
theme-unknown = Into the unknown
    .hint = What nobody has seen may be better than what lies open.
theme-material = Materials
    .hint = What does your next stage need?
theme-wait = Not yet
    .hint = You need not use what you may use.

## Options of a table; `.value`: what is chosen

option-wonders = Wonders
    .value = { $value ->
        [random] dealt at random
       *[draft] chosen by the players
    }
