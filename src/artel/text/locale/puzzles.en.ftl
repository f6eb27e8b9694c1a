### Puzzles: made and checked

puzzles-made =
    { $count ->
        [one] { $count } puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
puzzles-looked =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } looked through.
puzzles-confirmed = Of { $likely } that the cheap search found, the long one confirmed { $confirmed }, { $percent } %.
puzzles-progress = { $puzzles } of { $all }, games: { $games }
puzzles-games = games: { $games }
puzzles-interrupted = Interrupted with { $puzzles } of { $all }, games: { $games }. The same command goes on.
puzzles-fails = { $id }: { $solution }; the search prefers { $best }
puzzles-hold = { $hold } of { $all } solutions hold, { $percent } %.
problem-no-puzzle = it is no puzzle ({ $reason })
problem-puzzles-other = { $file } was begun in another way: remove it to begin anew.
problem-puzzles-none = There are no puzzles of { $game }.

## Solved

puzzles-solver = Solver
puzzles-opponent = Opponent
    .numbered = Opponent { $number }
puzzles-theme = { $theme }. { $hint }
puzzles-one-of = It is one of these two.
puzzles-solved =
    Solved! { $option } wins in { $percent } % of the cases, { $gap ->
        [one] { $gap } percentage point
       *[other] { $gap } percentage points
    } more than anything else.
puzzles-shown =
    The solution: { $option }. It wins in { $percent } % of the cases, { $gap ->
        [one] { $gap } percentage point
       *[other] { $gap } percentage points
    } more than anything else.
puzzles-missed =
    { $option } wins in { $percent } % of the cases. Something else wins { $gap ->
        [one] { $gap } percentage point
       *[other] { $gap } percentage points
    } more.
puzzles-missed-far =
    { $option } is not among the best. Something else wins at least { $gap ->
        [one] { $gap } percentage point
       *[other] { $gap } percentage points
    } more.

## Line by line

puzzles-pose = { $game }: your move. One option is clearly the best. Puzzle { $id }
puzzles-then = Then, most likely:
puzzles-allows = What it allows:
puzzles-again = Try again, or ask for a hint or the solution.
puzzles-why = Why: { $themes }
puzzles-chances = Chances to win:
puzzles-over = Enter goes on to the next puzzle, quit leaves.
puzzles-standing = Rating { $rating } ({ $change }), in a row { $streak }, at best { $best }
puzzles-left = Rating { $rating }, in a row { $streak }, at best { $best }; solved { $solved } of { $tried }
puzzles-help =
    Answer with the number of an option, or in notation such as “{ $example }”. The first answer counts.
    hint                      what it is about; once more: two options, and then it does not count
    solution                  give up and read why
    next                      another puzzle
    table                     show the position again
    log                       what has happened before
    rules [CLAUSE or words]   read the rules, such as: rules { $clause }
    card NAME                 what a card says
    language                  русский
    quit                      leave; rating and streak are kept
problem-puzzles-kept = { $file } does not say how well you solve puzzles ({ $why }): move it away to begin anew.
problem-puzzles-no-such = There is no such puzzle.
problem-puzzles-theme = { $game } has no puzzles about “{ $theme }”; there are: { $known }.
