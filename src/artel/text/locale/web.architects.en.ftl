### The board of Architects

## Piles

web-architects-piles = Decks in reach
web-architects-deck-left = left deck, { $wonder }
web-architects-deck-right = right deck, { $wonder }
web-architects-pile =
    { $many ->
        [0] { $deck }: empty
        [one] { $deck }: { $card }, the last card
       *[other] { $deck }: { $card }, { $many } cards
    }
web-architects-empty = empty
web-architects-face-down = face down
web-architects-cat-saw = Only those whom the cat has shown it know this card.
web-architects-take-many = Take from { $deck }: { $count } ways
web-architects-left = Cards left: { $many }
web-architects-left-in = { $deck }, in no known order below the top:
web-architects-discard = Discard pile: { $many }
web-architects-looked = You look at these cards
web-architects-looks = { $name } looks at { $many } hidden cards of the deck of { $wonder }.

## Players

web-architects-others = The other players, clockwise
web-architects-opponent = opponent
web-architects-neighbour-left = left neighbour
web-architects-neighbour-right = right neighbour
web-architects-wonder = { $wonder }: { $built } of 5 stages built
web-architects-about-wonder = { $wonder }: what it does
web-architects-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-architects-shields =
    { $many ->
        [one] { $many } shield
       *[other] { $many } shields
    }
web-architects-victories =
    { $many ->
        [one] { $many } victory token
       *[other] { $many } victory tokens
    }
web-architects-knows = knows the top card of the central deck
web-architects-cards = Cards
web-architects-none = no cards

## Stages

web-architects-stages = Stages
web-architects-cost = Cost
web-architects-worth = Points
web-architects-state = State
web-architects-stage-state =
    { $state ->
        [built] built
        [next] can be built next
       *[later] later
    }
web-architects-stage =
    Stage { $number }: { $cost }, points: { $points }{ $effect ->
        [yes] , with the effect of the wonder
       *[no] { "" }
    }; { $state ->
        [built] built
        [next] can be built next
       *[later] later
    }
web-architects-build-many = Build stage { $stage }: { $count } ways to pay
web-architects-do = What you can do
web-architects-back = Back

## Tokens and battle

web-architects-tokens = Progress tokens
web-architects-stack = Token stack: { $many } left
web-architects-armed = ready for an extra card
web-architects-used = used in this turn
web-architects-unseen = Nobody has seen it; take it and be surprised.
web-architects-conflict = Conflict tokens
web-architects-war = { $war } of { $all } conflict tokens show battle
web-architects-due = A battle ends this turn!
web-architects-battle = Battle
web-architects-close = Close
web-architects-wins =
    { $many ->
        [one] takes { $many } victory token
       *[other] takes { $many } victory tokens
    }
web-architects-fought =
    Shields: { $one } { $shields }, { $other } { $others }. { $won ->
        [0] { $lost ->
            [0] Nobody wins.
           *[other] Victory tokens for { $other }: { $lost }.
        }
       *[other] Victory tokens for { $one }: { $won }.
    }

## Choices laid out

web-architects-offer-choose = Choose a progress token
web-architects-offer-keep = Keep one of these cards; nobody else sees them
web-architects-offer-draft = Choose your wonder
