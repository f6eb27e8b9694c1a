### Architects: the rules, one message per clause; `.ruling` marks what this program decides for itself.

S1 = Components and setup
S1-1 = Architects is a game for 2 to 7 players. Everyone has a wonder, picked or drawn at random, and the deck of 25 cards that belongs to it. Shuffle your deck and stand it face up between you and your left neighbour. The central deck has 60 cards; it is shuffled as well and lies face down.
S1-2 = The 15 progress tokens are shuffled face down, and 3 of them are turned up beside the stack. Conflict tokens are laid out with the peace side up: 3 with two or three players, 4 with four, 5 with five, 6 with six or seven; the others are not used. There are 28 victory tokens, each worth 3 points, and they count as unlimited. The cat pawn starts in the middle, with nobody.
    .ruling = That victory tokens are unlimited is a ruling of this program: the rulebook does not say what happens when all 28 are taken.
S1-3 = Who goes first is drawn by lot from the seed of the game. Turns go round clockwise, from each player to the left neighbour.
    .ruling = The lot is a ruling of this program: in the rulebook the youngest player begins.
S1-4 = Cards that have been used go to the discard pile beside the central deck, face up. Anybody may look through it at any time, but no card in it ever returns to the game.
    .ruling = That the pile may be looked through and never returns is a ruling of this program: the rulebook only says where the cards go.
S1-5 = Wonders are dealt at random, or else chosen in the order of the seats; no wonder is used twice. Those that nobody plays stay in the box together with their decks.
    .ruling = A ruling of this program: the rulebook allows both choice and chance, but gives no order for choosing.
S1-6 = Seats are numbered in turn order, round the table: your left neighbour has the next number, your right neighbour the one before. Your left deck is your own, your right deck is that of your right neighbour. With two players these are your own deck and your opponent's (S2.2).
    .ruling = A ruling of this program: the rulebook does not number the seats.

S2 = The turn
S2-1 = The holder of the cat pawn may begin the turn with a secret look at the card on top of the central deck.
S2-2 = Take one card from the top of a deck: the left one (your own), the right one (your right neighbour's) or the central one, whose card you do not see beforehand. With two players this means your own deck, your opponent's or the central one.
S2-3 = After that do everything that your cards and tokens demand (stages, science sets), and as much of the rest as you like (S2.7), all in the order you please. Then it is the next player's turn.
S2-4 = A deck that has run out remains empty. If none of your three decks has a card, you take none; if no player can take a card any more, the game is over and scored.
    .ruling = That you then take no card, and that the game ends when nobody can, are rulings of this program: the rulebook only says that an empty deck remains empty.
S2-5 = The card on top of the central deck is secret until it is taken, even for the player who takes it blind; then everybody sees it. The top card of a wonder's deck is open to all, while the cards under it are hidden.
    .ruling = That the cards under the top one are hidden is a ruling of this program: the rulebook only says that these decks are face up.
S2-6 = The cards in front of you lie open and spread by colour, so that all can count them. Your tokens and stages are open too.
    .ruling = That tokens and stages are open is a ruling of this program: the rulebook speaks of the cards only.
S2-7 = You may end your turn once all that is left to do is optional, but never while you owe a stage (S4.2) or, as long as there are tokens (S5.1), a science set (S3.3). If there was no card for you to take, you play the rest of your turn all the same.
    .ruling = A ruling of this program: the rulebook does not say whether a turn can end while something optional is left.
S2-8 = The cat's look costs nothing and comes by itself when your turn begins. If you get the pawn during your turn, it looks from your next turn on. With an empty central deck there is nothing to see.
    .ruling = A ruling of this program: the rulebook leaves the look to the player and does not mention the other cases.
S2-9 = The card of S2.2 comes first: you must take one if any of your three decks has one, and nothing but the cat's look comes before it. Stages, sets and tokens, even Economy and Engineering, have to wait. A turn with nothing left to do, not even anything optional, ends by itself; otherwise you end it. So a turn with no card to take and nothing to do passes without a decision.
    .ruling = A ruling of this program: the rulebook lets you use tokens at any time of your turn and does not say whether that includes the time before the card.

S3 = Cards
S3-1 = Grey cards are resources: wood, stone, brick, papyrus and glass. A yellow card is a coin, which can be any resource.
S3-2 = A blue card is worth 3 points, or 2 if it shows a cat. Whoever takes a card with a cat takes the cat pawn too, at once and wherever it is.
S3-3 = A green card shows a gear, a compass or a tablet. Two equal symbols or three different ones make a set, and you must discard it in the same turn for a progress token (S5). If several sets are possible, you choose.
S3-4 = A red card is 1 shield. If it shows 1 or 2 horns, as many conflict tokens are turned to the battle side at once; horns beyond the last token are ignored.
S3-5 = A science set is exactly 2 or exactly 3 cards. If a complete set is still there afterwards, you must turn it in too; each set brings one token.
    .ruling = A ruling of this program: the rulebook does not speak of several sets in one turn.
S3-6 = When an effect takes several cards (Olympia), they are all laid down first. Only then do cat and horns apply and tokens get armed (S5.6).
    .ruling = A ruling of this program: the rulebook gives no order for cards that are taken together.

S4 = Building
S4-1 = A stage costs a number of different (≠) or equal (=) resources: 2≠, 2=, 3≠, 3= or 4≠. It is available when all stages that it stands on are built. Some wonders thus leave you a choice.
S4-2 = If you can pay for an available stage, you must build it in this turn, and you go on as long as you can pay for any. You decide when to do it among your other actions, which available stage to build and which cards to pay.
S4-3 = Coins must stand in for the resources you lack, even if you pay with coins alone. A payment uses as few coins as possible; within that you choose the cards.
    .ruling = That coins alone will do is a ruling of this program: the rulebook only says that coins replace what is missing.
S4-4 = The cards you pay go to the discard pile, the stage is turned to its finished side, and its effect, if it has one, happens at once.
S4-5 = The effects: Alexandria takes the top card of any deck on the table, Ephesus that of the central deck, Olympia those of the left and of the right deck. Babylon takes a progress token, one of the 4 on offer. Rhodes has 1 shield more for good. Halicarnassus looks at the top 5 cards of the left or the right deck, keeps 1 of them and shuffles the others back into that deck. Giza has no effect.
S4-6 = Effects are mandatory as far as possible. An empty deck gives nothing, and you cannot choose it while another one within the effect's reach has a card. Halicarnassus needs a deck that is not empty; if it has fewer than 5 cards, you look at all of them. Nobody else sees these cards.
    .ruling = A ruling of this program: the rulebook does not say whether effects are mandatory, nor how they deal with short or empty decks.
S4-7 = A card that comes from an effect or a token is taken like any other: cat, horns and tokens react to it.
S4-8 = Alexandria reaches the central deck and the decks of all players in the game, your own among them.
    .ruling = A ruling of this program: the rulebook speaks of any deck on the table without listing them.
S4-9 = Halicarnassus: you choose the deck before you look, and its open top card is one of the five. The cards you do not keep are shuffled together with the whole rest of the deck; the deck is face up again, and everybody sees its new top before the card you keep sets anything off. With Ephesus, Alexandria and extra cards you take the central card unseen, unless the cat has shown it to you.
    .ruling = A ruling of this program: the rulebook does not go into these details.
S4-10 = One coin stands for any one resource, two coins for equal or different ones, as the cost demands. You pay exactly the number of resources that the stage costs, nothing on top.
    .ruling = A ruling of this program: the rulebook only calls coins a joker.
S4-11 = Your turn goes on after your last stage: its effect, your tokens, your sets and the battle still count.
    .ruling = A ruling of this program: the rulebook ends the game with that turn, but does not say what can still be done in it.
S4-12 = In S4.4 “at once” means before any other action: what an effect lets you choose (a deck, the card to keep, a token) is chosen directly after building, and an extra card from Architecture follows after that. In the same way, a token is chosen directly after its set is discarded. Ephesus, Olympia and Rhodes leave nothing to choose and happen by themselves.
    .ruling = A ruling of this program: the rulebook does not say what may come between a stage and its effect.
S4-13 = “As few coins as possible” (S4.3) is meant for the stage you build; another available stage may need fewer. For = it means a resource of which you have most, counting no more cards than the stage costs: with wood, wood, stone and a coin you pay wood, wood and the coin for 3=.
    .ruling = A ruling of this program: the rulebook does not say which resource has to be used.

S5 = Progress tokens
S5-1 = Choose one of the 3 tokens that are face up, which is replaced from the stack at once, or take the top one of the stack unseen. It works from then on, but not for the card or the stage that earned it. If the stack is empty, nothing is replaced; if there is no token left at all, sets are not discarded.
    .ruling = That a token does not work for what earned it, and what happens when tokens run out, are rulings of this program: the rulebook only says that a token works at once.
S5-2 = Tokens that bring no points work at most once per turn each. Extra-card tokens let you take one more of the 3 cards available when you take a certain card: wood or brick for Urbanism, papyrus or glass for Crafts, stone or any coin for Jewellery, any green card for Science, a red card with horns for Propaganda; for Architecture, when you build a stage. You need not use them, and an extra card may set off a different token.
S5-3 = Economy: one coin card counts as 2 coins. Engineering: you pay for a stage without regard to “equal” or “different”. Both are up to you, each once per turn, and never force you to build.
    .ruling = That both are up to you and never force you to build is a ruling of this program: the rulebook does not say how they go with the duty to build.
S5-4 = Tactics: you have 2 shields more for good.
S5-5 = At the end of the game: Decor is worth 4 points, or 6 if your wonder is finished; Politics 1 for each cat on your blue cards; Strategy 1 for each of your victory tokens; Education 2 for each of your progress tokens, itself too; Culture 4 if you have one, 12 for both together.
S5-6 = An event arms an extra-card token for the rest of the turn: you may take the card at once or after other actions, but only once. If you have not taken it when the turn ends, it is lost. What happened before you got the token does not arm it.
    .ruling = A ruling of this program: the rulebook does not say how long you may wait with the extra card.
S5-7 = An extra card is the top card of one of the three decks of S2.2 as they are at that moment. If all three are empty, it is lost.
    .ruling = A ruling of this program: the rulebook only speaks of the three available cards.
S5-8 = Whether you must build a stage is judged without Economy and Engineering. You may use either or both of them in one payment, and S4.3 holds for it: as many grey cards as can count, and coins only for what is missing. A doubled coin covers exactly two missing resources.
    .ruling = A ruling of this program: the rulebook does not say how these tokens go with the rules of payment.
S5-9 = A token taken unseen is then shown to all and cannot be exchanged. Babylon takes a token by the same rules, but no cards are discarded for it; if there is none left, it gets nothing.
    .ruling = A ruling of this program: the rulebook does not say whether such a token is shown, nor what Babylon does without tokens.
S5-10 = Politics counts cats on cards, not the pawn; Strategy counts the tokens of a last battle as well; Education counts every progress token, two Cultures as two.
    .ruling = A ruling of this program: the rulebook does not go into these cases.
S5-11 = Engineering is used, and spent for the turn, only by a payment that would not be allowed without it, and Economy only by a payment with a doubled coin. So the stage and the cards paid for it show which tokens are used. With Economy too, S5.8 takes grey cards first: with wood, wood, stone and a coin, 3= costs wood, wood and the coin, never stone and a doubled coin.
    .ruling = A ruling of this program: the rulebook does not say when these tokens count as used.
S5-12 = Things that are equal make a single choice: cards of one kind, two Cultures lying face up, payments with the same cards.
    .ruling = A ruling of this program: at a real table nobody needs to tell them apart either.

S6 = Battle
S6-1 = When the last peace token is turned, there is a battle for everybody at the end of the current turn.
S6-2 = With three or more players: compare your shields (red cards, Rhodes, Tactics) with those of your left and of your right neighbour. For each of the two who has fewer than you, take 1 victory token.
S6-3 = With two players: whoever has more shields takes 1 victory token, or 2 instead if it is at least twice as many. Against an opponent without shields you need 2 or more of them for two tokens.
S6-4 = Then all players discard their red cards with horns, and all conflict tokens go back to peace. The shields of Rhodes and Tactics remain.
S6-5 = A turn has one battle at most. Red cards taken after the last peace token was turned still count in it as shields; those with horns are discarded after it.
    .ruling = A ruling of this program, so that red cards taken late leave no doubt.
S6-6 = Equal shields bring no token to either of the two. With three players everybody is a neighbour of everybody, and each pair is compared once.
    .ruling = A ruling of this program, so that these cases leave no doubt.

S7 = The end
S7-1 = The game ends when the turn is over in which some player finished a wonder. If a battle is due at the end of that turn, it is fought first.
    .ruling = That the battle is fought first is a ruling of this program: where the rulebook explains the end of the game, it does not mention the battle.
S7-2 = Your score is made up of your built stages, 2 points for the cat pawn, your blue cards, 3 points for each victory token, and your progress tokens. A tie goes to whoever has built more stages; if that is equal too, the win is shared.
S7-3 = Whether all decks are empty (S2.4) is checked after every turn, when its battle is over. Nobody else gets a last turn.
    .ruling = A ruling of this program: the rulebook does not speak of a game without cards.
S7-4 = S7.2 decides on all places, not only the first: points, then stages. Players who are equal in both share a place.
    .ruling = A ruling of this program: the rulebook only asks who wins.

S8 = What is hidden
S8-1 = Only order is hidden: that of the central deck, of the wonders' decks below the top card, and of the token stack. What is left in each can be worked out, and the program may show it. The new top of a wonder's deck is open at once, in the middle of a turn too.
    .ruling = A ruling of this program: the rulebook does not say what players are entitled to know.
S8-2 = Everybody sees that the holder of the cat has looked, but nobody else sees the card. Whoever has looked knows the card until it is taken, with the pawn or without it.
    .ruling = A ruling of this program: the rulebook only says that the look is secret.
S8-3 = Which four cards Halicarnassus shuffles back is seen by its player only. The card that is kept is seen by all.
    .ruling = A ruling of this program: the rulebook does not say who sees these cards.
