### Carcassonne: the rules, one message per clause; `.ruling` marks what this program decides for itself.

C1 = Components and setup
C1-1 = Carcassonne is a game for 2 to 6 players. The base game has 72 tiles, and Traders & Builders brings 24 new ones. You may use the expansion whole or in part: goods, builder, pig and new tiles can each be left out (C1.5).
C1-2 = Every player has 7 meeples, 1 builder and 1 pig. The common supply holds the goods: 9 wine tokens, 6 wheat tokens and 5 cloth tokens.
C1-3 = The map begins with one of the four tiles of type D, which show a city edge and a straight road. All other tiles are shuffled and kept face down; piles or a bag make no difference to the play.
C1-4 = Who goes first is drawn by lot. Turns go round clockwise.
    .ruling = A ruling of this program: at a real table the players settle this among themselves.
C1-5 = The parts of the expansion do not depend on each other. Without goods the symbols on the tiles mean nothing, and without the new tiles there are no symbols at all. Without the builder or the pig, nobody gets that figure.
    .ruling = A ruling of this program: the rulebook only allows the expansion to be used in part.

C2 = The turn: a tile, a figure, points
C2-1 = Draw a tile and lay it against at least one tile of the map, so that all sides that touch agree: road with road, city with city, field with field. Everybody sees the tile before you decide anything.
C2-2 = If the tile fits nowhere, however you turn it, it leaves the game and you draw another one. If there is none, the game is over.
C2-3 = Then you may put one figure from your supply, and no more than one, on the tile you have just placed. A meeple goes on a part of a road, city or field, or on a cloister, but only if the whole feature, with all that is connected to it, holds no meeple of anybody. Instead of a meeple it may be the builder (C5) or the pig (C6).
C2-4 = After that, every feature that the tile has completed is scored, and the figures on it return to their owners. Even a meeple placed in this turn can score and return at once.
C2-5 = You may always go without a figure. What a feature holds is judged when the new tile lies in its place and has joined all that it joins. Figures that return in the scoring are yours to use from the next part of a double turn, or else from your next turn.
    .ruling = A ruling of this program, so that these cases leave no doubt.
C2-6 = If a tile completes several features, each is judged by itself, but on one and the same map: first all of them score, then all figures on them return. So their order changes nothing.
    .ruling = A ruling of this program: the rulebook gives no order for features that are completed together.
C2-7 = A tile that fits nowhere is shown to all before it leaves the game. The next one is drawn in the same turn, or in the same part of a double turn.
    .ruling = A ruling of this program, so that such tiles leave no doubt.

C3 = Features
C3-1 = A road is complete when both its ends are closed, by a crossing, a city gate, a cloister or a house, or when it runs in a ring. It is worth 1 point per tile; a tile that it visits twice counts once. At the end of the game an incomplete road is worth the same: 1 per tile.
C3-2 = A city is complete when it is closed all round and has no gaps. It is worth 2 points for each tile and 2 for each pennant, even if it is made of two tiles only. At the end of the game an incomplete city is worth 1 for each tile and 1 for each pennant. A tile counts once in a city, even if two parts of that city are on it.
C3-3 = A cloister is worth 9 points as soon as all 8 places around it have tiles. At the end of the game an incomplete one is worth 1 point for itself and 1 for each tile around it.
C3-4 = A field is scored only at the end of the game: 3 points for each completed city that it borders. A city counts once for a field, but it may count for several fields. Farmers stay where they are until then.
C3-5 = Whoever has the most meeples on a feature owns it and gets all its points. If several players have equally many, each of them gets all the points.
C3-6 = Some new tiles in detail. The bridge: two roads cross and do not meet; there are four fields. The house: one road ends at the city gate, the other at the house; there are three fields. The cloister with three roads: each is a road of its own; there are three fields. The three cities: each is a city of its own, and they surround one inner field, where a farmer can stand as well.
C3-7 = Features that a tile joins become one: the meeples of all its parts count together, and each tile and each city counts once.
    .ruling = A ruling of this program, so that joined features leave no doubt.
C3-8 = A road that crosses itself on the bridge counts that tile once. An inner field (four of the new tiles have one) joins nothing, and it borders only cities that have a part on its tile.
    .ruling = A ruling of this program: the rulebook does not go into these cases.

C4 = Goods
C4-1 = Goods go to the player whose tile completes the city: 1 token from the supply for each symbol in it, of that symbol's kind. Whose city it is does not matter, and it may be nobody's. If several cities are completed at once, all of them bring goods. The tokens lie face up in front of the player.
C4-2 = At the end of the game each kind of goods is compared by itself: the player who has the most tokens of it gets 10 points, and if several have equally many, each of them gets 10. A kind that nobody has brings nothing.
    .ruling = That a kind nobody has brings nothing is a ruling of this program: the rulebook does not mention this case.
C4-3 = Goods are taken during the scoring of the part in which the city was completed: in a double turn, before the second tile is drawn. Each symbol counts once.
    .ruling = A ruling of this program: the rulebook makes this part of the scoring, but says nothing about double turns here.

C5 = The builder
C5-1 = Instead of a meeple you may put your builder on the tile you have just placed: on a part of a road or a city that holds at least one meeple of yours, at whatever distance. It never goes on a cloister or a field. Figures of other players do not matter.
C5-2 = The builder cannot be put on a feature that is complete at that moment.
    .ruling = A ruling of this program: the rulebook does not speak of a builder on a completed feature.
C5-3 = The builder stays until its feature is complete. If your last meeple leaves the feature earlier, the builder goes back together with it.
C5-4 = If your tile extends or completes the feature on which your builder already stood before that tile, you may take one more full turn at once, as soon as the scoring is done: draw, place, figure, score. The two are the parts of a double turn, and there is never a third. A builder that you put down in this part does not earn an extra turn for it.
C5-5 = If the builder came back in the first part, you may put it down again in the second.
C5-6 = The builder does not count when meeples are compared, and it scores nothing.
C5-7 = If there is no tile for the second part, the game is over.
    .ruling = A ruling of this program: the rulebook does not mention this case.
C5-8 = You accept or decline the extra turn after the scoring of the first part and before the next tile is drawn. If there is no tile left, you are not asked.
    .ruling = A ruling of this program: the rulebook does not say when this is decided.
C5-9 = A tile extends a feature when at least one part of the tile becomes part of that feature, also by closing it or by joining it to others. However many parts or features this concerns, there is one extra turn. What matters is where the builder stood before the tile, even if this tile sends it home.
    .ruling = A ruling of this program: the rulebook does not say in so many words what it is to extend a feature.
C5-10 = When features join, all builders on them stay. The meeple of yours that a new builder needs may have been joined to it by this very tile.
    .ruling = A ruling of this program: the rulebook does not speak of builders on features that join.
C5-11 = In the second part a builder earns nothing, wherever it stands. C2.2 holds in that part too.
    .ruling = A ruling of this program: the rulebook only says that there is no third turn in a row.

C6 = The pig
C6-1 = Instead of a meeple you may put your pig on a field of the tile you have just placed, if that field holds at least one farmer of yours. Figures of other players do not matter, and pigs of several players may share a field. Like the farmers it stays to the end; only if some other rule took away your last farmer would the pig go too.
C6-2 = If you own the field with your pig, alone or together with others, each completed city that it borders is worth 4 points instead of 3 to you, and only to you. The pig does not count when farmers are compared.
C6-3 = When fields join, their farmers add up and all pigs stay. A pig works for its owner if that player is among those with the most farmers on the joined field at the end of the game. The farmer of yours that a new pig needs may have been joined to it by this very tile.
    .ruling = A ruling of this program: the rulebook does not speak of pigs on fields that join.

C7 = The end and the score
C7-1 = The turn in which the last tile is placed is played to its end. Then score the incomplete roads, cities and cloisters, after them the fields, and last the goods.
C7-2 = The most points win; players who are equal share the win.
    .ruling = That a win can be shared is a ruling of this program.

C8 = What is hidden
C8-1 = Only the order of the remaining tiles is hidden. Which tiles remain can be worked out, so everybody may know it, and the program shows it.
C8-2 = All the rest is open: the map, the supplies, the goods, the points and the tile that has been drawn. Nobody knows the second tile of a double turn until the first part is over.
    .ruling = A ruling of this program: the rulebook does not say what players may know.
