### Zodchie in the terminal

ui-game-zodchie = Zodchie
ui-title-zodchie = Zodchie: a city in which every new building changes its neighbour
ui-rules-zodchie = The values of the cards are reconstructed unless a data pack says otherwise; the rulebook prints no list of them. Keys: 1–9 a card, Space the next legal place, Tab hand or city.
