### The terminal

## Seats

ui-seat-name = Player { $seat }
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
ui-cramped =
    This table needs a larger terminal.
    
    Now: { $columns_now } × { $rows_now }   Needed: { $columns } × { $rows }
    
    Enlarge the window, and the game goes on here. Ctrl-C leaves; the game is saved.

## Building a deck

ui-deck-limit = Chosen: { $chosen } of at most { $limit }
ui-deck-replaces = replaces { $card } { $values }

## Before a game

ui-start-game = Game
ui-start = Start the game
ui-start-resume = Go on with the last game
ui-start-seats = Players
ui-start-seat = Seat { $seat }
ui-start-theme = Colours
ui-start-language = Language
ui-start-person = person: { $name }
ui-start-bot = bot: { $name }
ui-start-note = Enter starts at once. Arrows choose and change; on a person's seat, type the name.
ui-theme = { $value ->
    [light] for a light terminal
    [dark] for a dark terminal
   *[auto] as the terminal is
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
ui-rules-keys = At the table: arrows and Enter choose, Esc back, : notation; Enter and Space hurry bots; Ctrl-T light or dark, Ctrl-C leaves.
ui-rules-search = Search the rules

## Saving and leaving

ui-ask-save = Save the game in this file from now on (Esc: no):
ui-ask-record = Write the record of this game to (Esc: no):
ui-saved = Saved: { $path }
ui-quit = Leave? (Enter: yes, Esc: no)
ui-quit-saved =
    Leave? (Enter: yes, Esc: no)
    
    The game is saved. To go on with it: { $command }

## Saved games

ui-list-name = Name
ui-list-game = Game
ui-list-seats = Seats
ui-list-turn = Turn
ui-list-when = Saved
ui-list-path = File
ui-list-over = over
ui-list-nothing = No saved games in { $folder }.
ui-list-how = To go on with one: artel play --resume { $name }

## Keys

ui-key-choose = choose
ui-key-rules = rules
ui-key-log = log
ui-hint = What the champion thinks
ui-hint-thinking = Thinking …
ui-refused = That does not go
ui-note = Note
ui-note-close = Esc: close
ui-note-more = PgDn: more
ui-undo-practice = Taken back. What has been seen stays seen, and luck will be the same: from now on this game counts as practice.
ui-undo-agree = Take the last answer of the people back, and all that happened since? Everybody at the keyboard must agree. (Enter: yes, Esc: no)
ui-undo-agree-plain = Take the last answer of the people back, and all that happened since? Everybody at the keyboard must agree: yes or no
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
ui-key-play-here = play from here
ui-key-eyes = other eyes

## Replays

ui-replay-at = { $at } of { $all }: { $input }
ui-replay-eyes = Seen by { $name }
ui-replay-everything = Everything is seen
ui-replay-spectator = Seen by a spectator

## Line by line

ui-plain-hand = Your hand:
ui-otherwise = Otherwise
ui-plain-prompt = Number, notation, or ? for help
ui-plain-help =
    Answer with the number of an option, or in notation such as “{ $example }”.
    rules [CLAUSE or words]   read the rules, such as: rules { $clause }
    card NAME                 what a card says
    table                     show the table again
    log                       everything that has happened
    hint                      what the champion thinks of the options
    undo                      take your last answer back; practice, once something new was seen
    save FILE                 save the game there from now on
    language                  русский
    quit                      save and leave
ui-plain-curtain = Pass the keyboard to { $name }. { $name }: press Enter when nobody else is looking.
ui-left = The game is saved. To go on with it: { $command }
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
ui-verify-origin = { $given ->
    [0] it began at a table laid out by hand ({ $source })
    [one] it began in the middle: the first input comes from { $source }
   *[other] it began in the middle: the first { $given } inputs come from { $source }
}
ui-verify-practice = { $times ->
    [one] practice, not a clean game: an answer was taken back once after something new had been seen
   *[other] practice, not a clean game: answers were taken back { $times } times after something new had been seen
}

## Problems

problem-nothing-answered = Nothing can be taken back: nobody at the keyboard has answered anything yet.
problem-seat-name = A seat is a name of 1 to { $longest } characters, or { $bots }; not “{ $text }”.
problem-seat-twice = Two seats are called “{ $name }”; give each person another name.
problem-cannot-write = { $path } cannot be written: { $why }.
problem-no-site = This build of Artel has no client with Python for the browser. `make site` brings it.
problem-cannot-read = { $path } cannot be read: { $why }.
problem-no-save = it is neither a save nor a record ({ $why })
problem-at-layout = the layout
problem-numbers-of-save = its numbers do not fit the moves
problem-many-games = { $name } holds many games: name one of them, such as { $example }.
problem-game-number = “{ $number }” is no number of a game; games are { $first }, { $second } and so on.
problem-no-such-game = There is no game { $number } in { $file }: there are { $many }.
problem-no-arena-game = it is no game of an arena ({ $why })
problem-players-of-save = { $players } players for { $seats } seats
problem-save-without-seed = a game can go on only from a save, which keeps the seed
problem-option-form = An option is NAME=VALUE, such as variant=advanced; not “{ $text }”.
problem-one-beginning = A game begins in one way: choose one of { $given }.
problem-step-alone = --step says where to begin: it goes with --from or --scenario.
problem-as-in-file = { $way } takes the game as it is in the file: leave out { $given }.
problem-file-of-other-game = { $file } is of { $game }, not of { $given }: leave the game out.
problem-no-such-save = There is no saved game “{ $name }”; artel play --list shows those that there are.
problem-over-there = The game is over after { $many } inputs: begin at an earlier --step.
problem-players-of-position = This game has { $seats } seats: name as many with --seat, not { $players }.
problem-no-such-step = There is no step { $step } in { $file }: there are { $many }.
problem-no-terminal = A full screen needs a terminal; elsewhere play with --plain.
problem-no-seat-to-watch = Seat { $seat } is not in this game; seats are 1 to { $many }.
