### Is the box fair?

lab-title = Lab: { $game }
lab-bots = all seats: { $bot }
lab-rivals = in some games one seat: { $rivals }
lab-variation =
    { $name }, { $players } players, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
lab-nth = no. { $place } to play
lab-too-strong = { $name } wins too much: { $wins } percentage points of games won for one more of it.
lab-too-weak = { $name } wins too little: { $wins } percentage points of games won for one more of it.
lab-none-stands-out = Nothing in the box surely moves the share of games won by more than { $band } percentage points.
lab-seats-even = Who begins wins { $wins }, which may well be even.
lab-seats-uneven = Who begins wins { $wins }; { $handicap } points would even it.
lab-pair-strong = { $pair } win too much together: { $wins } percentage points beyond what each brings.
lab-rivalry = The better player, { $better }, wins { $wins }, where { $even } % would be even. Of all variance of margins, { $skill } % is skill, { $place } % the order of play, { $deal } % the deal, and { $rest } % chance in play and moods.
lab-seats = The order of play
    .note = Shares of games won with 95 % intervals, points ahead of the best other seat, and points that would make the share even.
lab-course = The course of a game
    .note = Means with 95 % intervals. Below: how far ahead whoever began is in the end.
lab-course-turns = turns
lab-course-decisions = decisions where there is something to choose
lab-course-score = points of a seat
lab-course-closeness = points between first and second
lab-course-shared = games with a shared first place
lab-course-lead_changes = changes of the lead
lab-course-half = whoever leads at half-time wins
lab-effects = What each component does
    .note = Percentage points of games won, and points of margin, for one more of it in place of something else, with 95 % intervals. Chance decides who gets it, in the deal or by the lab's coin; so this is what the component does, not who takes it. Shaded: the band. A verdict holds for all rows at once.
lab-unused = Options that a good player leaves alone
    .note = In notation: open in at least a hundred decisions and taken in less than one of a hundred.
lab-none = None.
lab-pairs = Combinations
    .note = Pairs that win more together than each of them does, corrected for all pairs that were tried.
lab-pairs-tried =
    { $pairs ->
        [one] { $pairs } pair was tried.
       *[other] { $pairs } pairs were tried.
    }
lab-compared = { $before } → { $after }
    .note = What has changed in the box, and then in the games. A verdict holds for all rows at once.
lab-effect-of = effect of { $name }
lab-wins-of = share of games won: { $place }
lab-axis-wins = % of games won
lab-axis-margin = points ahead
lab-axis-games = games
lab-axis-effect = percentage points of games won for one more of it
lab-column-component = component
lab-column-wins = games won
lab-column-points = points
lab-column-used = used in a game
lab-column-verdict = verdict
lab-column-place = seat
lab-column-margin = margin
lab-column-handicap = points to even it
lab-column-option = option
lab-column-offered = open
lab-column-chosen = taken
lab-column-pair = together
lab-column-chance = by chance
lab-column-what = what
lab-column-before = before
lab-column-after = after
lab-column-difference = difference
lab-verdict-strong = wins too much
lab-verdict-weak = wins too little
lab-verdict-sure = more than noise
lab-verdict-noise = may be noise
lab-progress = Playing
lab-interrupted =
    { $games ->
        [one] Interrupted after { $games } game.
       *[other] Interrupted after { $games } games.
    }
lab-go-on = To go on: artel lab --resume { $folder }
lab-report-at = The report is { $file }
lab-no-plots = There are no plots: matplotlib is not installed; it comes with artel-tabletop[plots].

## Problems

problem-lab-there = There is a lab in { $folder } already; --resume goes on with it.
problem-lab-missing = There is no lab in { $folder }.
problem-no-lab = it is no lab ({ $reason })
problem-no-pack-file = { $file } is missing
problem-change-form = A change is PATH=VALUE, such as park=+6; not “{ $text }”.
problem-no-path = “{ $path }” leads to nothing in the pack; a path is such as park.values.
problem-no-sum = “{ $change }”: { $value } is no number to add to.
problem-lab-game = Name a game, such as artel lab zodchie.
problem-lab-alone = --resume goes on with a lab as it is: leave out { $given }.
problem-lab-fewer = The lab is of { $games } games; --games can only be more.
problem-lab-one-bot = Name one bot for all seats; others are rivals, such as --rival level1.

tune-round = Round { $round }: { $changes }. Percentage points of games won: { $aims }.
tune-met = Round { $round } meets all aims; its pack is { $file }
tune-missed = No round meets all aims; the best is { $round }, its pack is { $file }
problem-lever-form = A lever is AIM:PATH=LOW..HIGH with 0 in between, such as red:fortress=-3..3; not “{ $text }”.
problem-lever-known = “{ $path }” is not for tuning: the pack says that it comes from elsewhere ({ $provenance }).
problem-no-lever = To tune, say what may be varied: --vary red:fortress=-3..3.
problem-no-aim = Nothing is known of { $aim }; there are { $names }.
problem-tune-out = To tune, name a folder for the path that is taken: --out DIR.
problem-tune-one = To tune, begin with one pack, one number of players, one of all.
problem-tune-there = Something else is being tuned in { $folder }.
