### What is said whatever the game

## Words

seat = Seat { $number }
list-of = { $most } and { $last }
card-in-text = { $card }
several = { $thing } ×{ $many }
score-of = { $seat } { $points }

## Whose turn it is

waiting-for = Waiting for { $names }: { $what }.
waiting-for-chance = Waiting for the luck of the draw.
game-over = The game is over.

do-pick = Choose { $at }
do-yes = Yes
do-no = No
do-pass = Pass

## Errors. Worded exactly as in the program; a test compares them.

error-artel-error = { $problem }
error-refused = { $problem }
error-illegal-action = Seat { $seat } cannot do “{ $action }” now. Open: { $open }.
error-not-asked = Seat { $seat } is not asked anything now. Waiting for: { $open }.
error-stale-question = The question was number { $given }, but the table is at number { $now }. Look again and answer that one.
error-nothing-to-undo = Nothing can be taken back: something hidden was shown since, or another seat has acted.
error-bad-input = { $problem }
error-bad-notation = “{ $text }” is not an action: { $problem }.
error-bad-option = The option { $option } cannot be “{ $given }”. Possible: { $possible }.
error-bad-seats = { $game } is for { $least } to { $most } players, not for { $given }.
error-no-observer = Learners cannot answer in { $game }: its class needs { $attribute }, the list of all actions by their codes, or the method { $method }, which puts a table down as numbers; see { $page }.
error-bad-board = { $file }: { $problem }.
error-bad-pack = { $file }, line { $line }, { $field }: { $problem }.
error-bad-pack-whole = { $file }, { $field }: { $problem }.
error-bad-record = The record is broken at { $where }: { $problem }.
error-bad-scenario = { $file }, { $where }: { $problem }.
error-unknown-game = There is no game “{ $given }”. Games: { $possible }.
error-unknown-bot = There is no bot “{ $given }”. Bots: { $possible }.
error-unknown-attack = There is no attack “{ $given }”. Attacks: { $possible }.
error-not-installed = { $name } is not installed; it comes with { $package }.
error-wrong-version = Made with { $what } { $given }; this program has { $now }. It can be replayed only there.

## Problems that errors state

problem-frame-fields = its fields are { $fields }
problem-no-frame = { $game } has no frame { $name }
problem-no-record = it is no record ({ $reason })
problem-no-chance = nothing is left to chance here
problem-impossible-outcome = “{ $text }” cannot come up here
problem-outcome-missing = an outcome of chance is missing before it
problem-no-seat-or-chance = “{ $text }” is no seat; seats are 1 to { $seats }, { $chance } is chance
problem-no-seat = “{ $text }” is no seat; seats are 1 to { $seats }
problem-other-scores = it says { $given }, the moves make { $now }
problem-unfinished = an unfinished game
problem-not-hexadecimal = it is not hexadecimal
problem-other-outcome = the seed gives “{ $text }”
problem-other-secret = it was made for another secret
problem-other-seed = it is not made of the secret and the nonces

problem-at-file = the file
problem-at-players = the players
problem-at-stack = the stack
problem-at-scores = the scores
problem-at-seed = the seed
problem-at-secret = the secret
problem-at-commitment = the commitment
problem-at-input = input { $number } (“{ $text }”)
problem-at-number = input { $number }
problem-at-seat = seat { $number }

problem-format = format
problem-rules-version = rules of { $game }, version
problem-data-pack = data pack
problem-options-are = options are { $names }

## Problems of actions and layouts in several games

problem-layout-field = unknown; a layout has { $fields }
problem-no-table = a table is needed, such as { "{" } 1 = … { "}" }
problem-layout-texts = a list of texts is needed
problem-twice = { $card } is there twice
problem-ambiguous = “{ $word }” may be { $names }
problem-no-such = “{ $word }” is no { $what }
problem-what-card = card
problem-what-action = action
problem-what-outcome = outcome
problem-seat-number = a seat is a number from 1 to { $seats }

## Problems of data packs

problem-missing = is missing in [{ $section }]
problem-without = { $name } has no { $field }
problem-tile-id = capital letters and digits are needed, a letter first
problem-no-text = must be a text in quotes, not { $value }
problem-empty = must not be empty
problem-no-integer = must be a whole number, not { $value }
problem-out-of-range = must be from { $least } to { $most }, not { $value }
problem-no-flag = must be true or false, not { $value }
problem-no-choice = cannot be { $value }; possible: { $choices }
problem-no-list = must be a list in square brackets, not { $value }
problem-is-list = is a list: write [[{ $section }]], not [{ $section }]
problem-count = must come { $times }; there are { $count } [[{ $section }]] in the pack
problem-exactly = exactly { $least } times
problem-at-least = at least { $least } times
problem-between = { $least } to { $most } times
problem-no-section = is missing: the pack has no section [{ $section }]
problem-no-head = no file in it has a section [pack]
problem-other-game = the pack is for { $given }, not for { $game }
problem-no-folder = there is no such folder
problem-unreadable = cannot be read: { $reason }
problem-no-files = there is no *.toml file in it
problem-no-utf8 = the file is not UTF-8
problem-at-end = { $problem } at the end of the file
problem-at-column = { $problem } at column { $column }
problem-outside = stands outside of any [section]
problem-section-twice = the section is already in { $where }
problem-file-and-line = { $file }, line { $line }
problem-stands-alone = stands alone: write [{ $section }] once, not [[{ $section }]]
problem-unknown-field-perhaps = is an unknown field (perhaps { $near }?)
problem-unknown-field = is an unknown field (known: { $known })
problem-unknown-section-perhaps = is an unknown section (perhaps { $near }?)
problem-unknown-section = is an unknown section (known: { $known })

## Rules on the screen

rules-no-clause = There is no clause { $given }. Nearest: { $near }. Sections: { $first } to { $last }.
rules-nothing-found = Nothing in the rules says “{ $words }”.
rules-ruling-mark = † marks what this program decides because the printed rules leave it open.
rules-cards = Cards

## Facts about what is in the box

fact-kind = { $kind }
fact-colour = { $colour }
fact-copies =
    { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }

## Data packs on the screen

data-good = The data pack is sound.
data-game = Game
data-name = Name
data-about = About
data-digest = Digest
data-cards = Parts
data-provenance = Provenance

## Speed on the screen

bench-title = { $how }, CPU time, median of { $slices } slices
bench-compiled = Compiled
bench-interpreted = Interpreted
bench-game = game
bench-variant = variant
bench-players = seats
bench-playouts = playouts/s
bench-decisions = decisions/s
bench-copy = copy µs
bench-determinized = redealt/s
bench-loop = loop M/s
bench-search = { $how }: iterations of the search a second, CPU time
bench-bot = bot
bench-iterations = iterations/s
bench-rl = { $how }: answers of a learner a second, each with its observation and action mask
bench-tables = tables
bench-workers = processes
bench-steps = steps/s
bench-load-title = { $how }: loading the longest tables, { $cuts } cuts by every seat, CPU time
bench-rows = rows
bench-standing = standing
bench-cuts = cuts
bench-load-ms = load ms
bench-held-ms = held ms
bench-growth = What work costs as it grows
problem-database-used = The database of { $given } is not empty.
bench-growth-title = { $how }: what work costs as it grows
bench-growth-players = A random game, µs
    .by = players
bench-growth-tiles = Carcassonne, µs
    .by = tiles on the table
bench-growth-steps = Loading a game, ms
    .by = steps of its record
bench-growth-nodes = A node of the search, bytes
    .by = iterations
bench-growth-tables = A stored move, µs of CPU; memory
    .by = tables played at once
bench-growth-watchers = A stored move, µs of CPU
    .by = watchers at each table
bench-growth-stored = Pages with SQLite, ms
    .by = stored games
bench-growth-stored-elsewhere = Pages with another database, ms
    .by = stored games
bench-size = size
bench-least = least
bench-most = most
bench-costs = what costs most
bench-abuse-title = { $how }: others while one address attacks
bench-attack = attack
bench-moves = moves
bench-move-p50 = a move, half within ms
bench-move-p99 = 99 of 100 within ms
bench-answers = answers
bench-answer-p99 = a novice answers within s
bench-server-title = { $how }: a server with SQLite, two clients at every table
bench-server-opening = Opening { $tables } tables…
bench-server-warming = Warming up…
bench-server-rushing = { $seconds } s as fast as it goes…
bench-server-pacing = { $seconds } s at { $rate } moves a second…
bench-server-tables = tables
bench-server-moves-per-cpu-s = stored moves per CPU second of the server
bench-server-moves-per-s = stored moves per second
bench-server-p50-ms = half of the moves reach the other client within, ms
bench-server-p99-ms = 99 of 100 within, ms
bench-server-rss-mb = memory of the server, MB
bench-server-kb-per-table = memory of a table with its sockets, KB
bench-server-loop-per-s = empty loops per second
