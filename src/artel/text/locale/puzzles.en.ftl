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
