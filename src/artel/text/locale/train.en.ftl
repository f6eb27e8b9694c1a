### `artel train`

train-playing = Generation { $number }: { $percent } % of the games are played
train-learning = Generation { $number }: { $percent } % is learned
train-measuring = Generation { $number }: { $percent } % is measured
train-generation = Generation { $number }: { $games } games, { $seconds } s, loss { $before } → { $after }
train-won = Against masters: { $percent } % ± { $off } of { $games } games won
train-best = The best one is generation { $number }: { $file }
train-interrupted = Interrupted. To go on: artel train --resume { $folder }
train-plot = Games won against masters: { $game }, { $players } players
train-calibration = Games won, by the chance that was expected: { $game }, { $players } players
train-expected = expected, %
problem-train-game = Name a game, or a folder to go on with: --resume DIR.
problem-train-no-traits = { $game } has no traits to learn.
problem-train-nothing = There is no training in { $folder } ({ $reason }).
