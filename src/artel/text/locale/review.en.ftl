### After the game: luck and skill

review-title =
    Review: { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
review-seat = player
review-place = place
review-score = points
review-initial = at first
review-skill = skill
review-luck = luck
review-others = others
review-final = in the end
review-accuracy = accuracy
review-adjusted = average luck
review-signs = ?!/?/??
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-input = no.
review-chosen = played
review-best = better
review-loss = cost
review-fault = verdict
review-chance = chance after it
review-games = games
review-with-average-luck = With average luck { $name } would have won { $percent } %.
review-judge =
    { $judge ->
        [level5] The champion has judged, by what it has learned from games against itself.
       *[other] A master has judged: the champion has not learned this game with so many players or such data.
    }
review-sampled = Chances are estimates: for each decision, chance and hidden cards are drawn at most { $trials } times. By that alone, luck and skill may be off by about { $error } percentage points (one standard error).
review-graph = Chances to win
review-turns = Turning points
review-turn-move = { $input }. { $name } plays: { $what }. Then: { $chances }.
review-turn-luck = { $input }. Luck of { $name }: { $what }. Then: { $chances }.
review-turn-chance = { $input }. Chance: { $what }. Then: { $chances }.
review-faults = What could have been better
review-no-faults = Nothing that could be told from the noise of the estimate.
review-moves = All decisions
review-mark = { $input }. { $name }, { $fault }: { $chosen }. Better: { $best }. It cost { $loss }.
review-progress = Reviewing
review-many = { $games ->
        [one] Review of { $games } game
       *[other] Review of { $games } games
    }
review-interrupted = Interrupted at { $done } of { $all }. The same command goes on from here.
review-page-at = The page is { $file }

## Problems

error-not-finished = The game is not over: only finished games are reviewed.
problem-review-empty = There is no game in { $file }.
