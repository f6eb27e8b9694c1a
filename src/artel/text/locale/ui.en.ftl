### The terminal

## Seats

ui-seat-name = Player { $seat }
ui-bot-level1 = Novice
ui-bot-level2 = Apprentice
ui-bot-level3 = Journeyman
ui-bot-level4 = Master
ui-bot-random = Random
ui-bot-casual = Casual
ui-letter-red = R
ui-letter-green = G
ui-letter-blue = B
ui-letter-yellow = Y

## The table

ui-counts = hand { $hand } pile { $pile }
ui-destroyed = (destroyed)
ui-protected-by = (protected by { $owner })
ui-token-here = Fountain token of { $owner }
ui-reconstructed = [reconstructed]
ui-type = Your answer in notation, such as “{ $example }”; Esc: not now
ui-curtain =
    Pass the keyboard to { $name }.
    
    { $name }: press Enter when nobody else is looking.

## Building a deck

ui-deck-limit = Chosen: { $chosen } of at most { $limit }
ui-deck-replaces = replaces { $card } { $values }

## Before a game

ui-start-game = Game
ui-start = Start the game
ui-start-resume = Go on with the last game
ui-start-seats = Players
ui-start-seat = Seat { $seat }
ui-start-variant = Variant
ui-start-limit = Extra cards
ui-start-language = Language
ui-start-person = person: { $name }
ui-start-bot = bot: { $name }
ui-start-note = Enter starts at once. Arrows choose and change; on a person's seat, type the name.
ui-variant = { $value ->
    [base] base game
   *[advanced] advanced game
}
ui-limit = { $value ->
    [none] as many as you like
    [die] a die says how many
   *[other] at most { $value }
}
ui-language = English

## The end

ui-total = Total
ui-win-points = { $names } wins with { $points } points.
ui-win-together = { $names } win together with { $points } points each.
ui-win-shared = { $names } share the victory with { $points } points: equal in everything. (Z8.3)
ui-win-cards = { $names } wins: { $points } points like { $others }, but more cards on the table: { $cards }. (Z8.3)
ui-win-lowest = { $names } wins: as many points ({ $points }) and cards on the table as { $others }, but the lowest-valued card: { $value }. (Z8.3)

## Rules

ui-rules-note = Search by words or by a clause such as { $clause }. Esc: back.
ui-rules-keys = At the table: arrows and Enter choose, Esc back, : notation; Enter and Space hurry bots.
ui-rules-search = Search the rules

## Saving and leaving

ui-ask-save = Save the game in this file from now on (Esc: no):
ui-ask-record = Write the record of this game to (Esc: no):
ui-saved = Saved: { $path }
ui-quit = Leave? (Enter: yes, Esc: no)
ui-quit-saved =
    Leave? (Enter: yes, Esc: no)
    
    The game is saved. To go on with it: artel play { $game } --resume { $path }

## Keys

ui-key-choose = choose
ui-key-rules = rules
ui-key-log = log
ui-hint = What a master thinks
ui-key-hint = hint
ui-key-undo = undo
ui-key-save = save
ui-key-type = type
ui-key-language = русский
ui-key-quit = quit
ui-key-back = back
ui-key-clause = clause
ui-key-toggle = take or leave
ui-key-done = done
ui-key-start = start
ui-key-change = change
ui-key-save-record = save the record
ui-key-rematch = rematch
ui-key-new = new game
ui-key-table = table
ui-key-step = step
ui-key-turn = turn
ui-key-ends = first, last
ui-key-auto = by itself
ui-key-eyes = other eyes

## Replays

ui-replay-at = { $at } of { $all }: { $input }
ui-replay-eyes = Seen by { $name }
ui-replay-everything = Everything is seen
ui-replay-spectator = Seen by a spectator

## Line by line

ui-plain-hand = Your hand:
ui-plain-prompt = Number, notation, or ? for help
ui-plain-help =
    Answer with the number of an option, or in notation such as “{ $example }”.
    rules [CLAUSE or words]   read the rules, such as: rules { $clause }
    card NAME                 what a card says
    table                     show the table again
    log                       everything that has happened
    hint                      what a master thinks of the options
    undo                      take your last answer back, while nothing hidden was shown
    save FILE                 save the game there from now on
    language                  русский
    quit                      save and leave
ui-plain-curtain = Pass the keyboard to { $name }. { $name }: press Enter when nobody else is looking.
ui-plain-left = The game is saved. To go on with it: artel play { $game } --resume { $path }
ui-plain-no-number = There is no option { $number }: they go from 1 to { $many }.
ui-plain-not-found = Nothing in the rules about “{ $wanted }”. A clause looks like { $clause }.
ui-plain-no-card = No card is called “{ $wanted }”.
ui-plain-save-where = Say where: save FILE
ui-plain-replaces = {"     "}replaces { $card } { $values }
ui-plain-extras = Answer with the numbers of the cards you take, such as “1 3”; 0 takes none. At most: { $limit }
ui-plain-step = — { $at } of { $all }: { $input }

## Proofs

ui-verify-ok = { $file }: OK, { $moves } inputs, score { $scores }
ui-verify-unfinished = { $file }: OK so far, { $moves } inputs, unfinished
ui-verify-seed = { $seed ->
    [yes] chance proved from the seed
   *[no] no seed: chance not proved
}

## Problems

problem-seat-name = A seat is a name of 1 to { $longest } characters, or { $bots }; not “{ $text }”.
problem-seat-twice = Two seats are called “{ $name }”; give each person another name.
problem-cannot-write = { $path } cannot be written: { $why }.
problem-cannot-read = { $path } cannot be read: { $why }.
problem-no-save = it is neither a save nor a record ({ $why })
problem-players-of-save = { $players } players for { $seats } seats
problem-save-without-seed = a game can go on only from a save, which keeps the seed
problem-option-form = An option is NAME=VALUE, such as variant=advanced; not “{ $text }”.
problem-resume-alone = --resume goes on with a game as it is: leave out { $given }.
problem-save-of-other-game = The save is of { $given }, not of { $game }.
problem-no-terminal = A full screen needs a terminal; elsewhere play with --plain.
problem-no-seat-to-watch = Seat { $seat } is not in this game; seats are 1 to { $many }.
