### Architects in the terminal

ui-game-architects = 7 Wonders Architects
ui-title-architects = 7 Wonders Architects: whoever finishes a wonder ends the game
ui-rules-architects = Signs: ■ built, ▷ can be built, □ later, ★ effect, 2≠ two different resources, 2= two equal ones; ▲ battle, △ peace; ! armed token, ✗ used; ◂ ▸ neighbours. Keys: 1–9 and letters choose.

## The table

ui-architects-columns = Player|Wonder|Built|Shld|Wins|Tok|Points|Deck shows|Cards
ui-architects-cat-sign = cat
ui-architects-left = ◂ { $wonder }, { $many } cards
ui-architects-centre = Centre, { $many } cards
ui-architects-right = { $wonder } ▸, { $many } cards
ui-architects-empty = empty
ui-architects-unseen = Nobody knows which card it is.
ui-architects-looked = You look into the deck of { $deck }:
ui-architects-looks = { $name } looks at { $many } hidden cards of the deck of { $deck }.
ui-architects-war = Conflict
ui-architects-battle = { $war } of { $all } for battle
ui-architects-due = A battle ends this turn!
ui-architects-tokens = Progress tokens, and { $many } more in the stack:
ui-architects-built = built
ui-architects-lacking =
    { $many ->
        [0] can be paid
       *[other] lacks { $many }
    }
ui-architects-stands = on { $on }
ui-architects-colour = { $colour }:
ui-architects-no-cards = no cards
ui-architects-stage =
    { $points ->
        [one] Stage { $number }: { $points } point.
       *[other] Stage { $number }: { $points } points.
    }
ui-architects-helped = With the help of { $tokens }.
ui-architects-left-in = Left in the decks, below the open cards

## Cards in two letters

ui-architects-wood = Wo
ui-architects-stone = St
ui-architects-brick = Br
ui-architects-papyrus = Pa
ui-architects-glass = Gl
ui-architects-coin = $
ui-architects-laurel = La
ui-architects-cat = Ca
ui-architects-gear = Ge
ui-architects-compass = Co
ui-architects-tablet = Ta
ui-architects-shield = Sh
ui-architects-horn1 = S!
ui-architects-horn2 = S‼

## The end

ui-architects-win-stages = { $names } wins: { $points } points like { $others }, but more stages: { $stages }. (S7.4)
ui-architects-win-shared = { $names } share the victory with { $points } points and as many stages. (S7.4)
