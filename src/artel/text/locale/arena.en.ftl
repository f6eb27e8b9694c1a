### Bots against each other

arena-title =
    { $game }, { $players } players, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $draws ->
        [0] { "" }
        [one] , first place shared in { $draws }
       *[other] , first place shared in { $draws }
    }
arena-together = All games together
arena-bot = bot
arena-games = games
arena-wins = won
arena-rate = rate
arena-interval = 95 %
arena-margin = margin
arena-skill = skill
arena-seconds = s/move
arena-forfeits = forfeits
arena-adjusted = no luck
arena-interrupted =
    { $games ->
        [one] Interrupted after { $games } game.
       *[other] Interrupted after { $games } games.
    }
arena-go-on = To go on: artel arena --resume { $folder }
arena-report-at = The report is { $file }
arena-report = Arena: { $games }
arena-seed = seed { $seed }
arena-move-time = { $seconds } s for an answer
arena-processor-time = { $seconds } s of the processor for an answer
arena-iterations =
    { $iterations ->
        [one] { $iterations } iteration for an answer
       *[other] { $iterations } iterations for an answer
    }
arena-plot-ladder = Ladder
    .note = Skill by Plackett and Luce, with two standard deviations on both sides.
arena-plot-matrix = Row against column
    .note = How often the bot of the row finished ahead of the bot of the column, equal places counting half; below it, where that rate lies with 95 % confidence.
arena-plot-scores = Points
    .note = Points at the end of a game; the median and the middle half on the right.
arena-plot-lengths = Length of a game
    .note = Answers given in a game, by who played.
arena-plot-seconds = Time for a move
    .note = Seconds for an answer where there was something to choose.

## Problems

error-bad-entrant = “{ $given }” is no bot for an arena: { $problem }.
error-worker-lost = The process that played { $game } with { $bots } died { $times } times; its last exit status was { $status }.
problem-entrant-twice = it is there twice; give each a name, as in quick=level3@0.1s
problem-entrant-form = a bot is [NAME=]BOT[@CLOCK]
problem-entrant-kinds = bots are { $names }, py:MODULE:CLASS and cmd:COMMAND
problem-entrant-import = it cannot be imported ({ $reason })
problem-two-bots = An arena needs at least two bots, such as --bots level3,level2.
problem-arena-there = There is an arena in { $folder } already; --resume goes on with it.
problem-arena-missing = There is no arena in { $folder }.
problem-no-arena = it is no arena ({ $reason })
problem-no-game-line = it is no game ({ $reason })
problem-at-arena-line = { $file }, line { $line }
problem-arena-games = Name a game, several with commas between them, or all.
problem-arena-alone = --resume goes on with an arena as it is: leave out { $given }.
problem-arena-fewer = The arena is of { $games } games; --games can only be more.
problem-pack-for-one = A data pack is for one game; name that game alone.
problem-players-form = Players are numbers with commas between them, such as 2,3; not “{ $text }”.
problem-ray-silent = No Ray cluster answers at { $address } ({ $reason }).
error-bot-fault = The bot gave no answer: { $problem }.
error-bot-ended = The bot gave no answer: { $problem }.
error-bot-not-started =
    The bot { $bot } cannot be started: { $problem }.
    { $words }
error-pool-full = { $waiting } questions are waiting for a bot already; ask again later.
problem-bot-gone = it has ended or was late { $times } times and is not asked again in this game
problem-bot-late = it took longer than { $seconds } s
problem-bot-illegal = “{ $option }” is not among the options
problem-bot-other-question = it answers question { $given }, but question { $open } is open
problem-bot-ended = it has ended with status { $status }
problem-bot-start = it cannot be started ({ $reason })
problem-bot-long-line = its line is longer than { $bytes } bytes
problem-bot-garbage = its line is no answer ({ $reason })
problem-bot-outdated = it speaks protocol 1, this is protocol { $protocol }: its answer is to be called `option`, not `choice`
