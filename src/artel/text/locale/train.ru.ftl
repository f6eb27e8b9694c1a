### `artel train`

train-playing = Поколение { $number }: сыграно { $percent } % партий
train-learning = Поколение { $number }: усвоено { $percent } %
train-measuring = Поколение { $number }: измерено { $percent } %
train-generation = Поколение { $number }: партий { $games }, { $seconds } с, потери { $before } → { $after }
train-won = Против мастеров: выиграно { $percent } % ± { $off }, партий { $games }
train-best = Лучшее поколение – { $number }: { $file }
train-interrupted = Прервано. Продолжить: artel train --resume { $folder }
train-plot = Выиграно у мастеров: { $game }, игроков { $players }
train-calibration = Выиграно партий при ожидаемых шансах: { $game }, игроков { $players }
train-expected = ожидалось, %
problem-train-game = Назовите игру или папку, с которой продолжить: --resume DIR.
problem-train-no-traits = У игры { $game } нет признаков, по которым учиться.
problem-train-nothing = В папке { $folder } нет обучения ({ $reason }).
