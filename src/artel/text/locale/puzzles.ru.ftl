### Задачи: как их делают и проверяют

puzzles-made =
    { $count ->
        [one] { $count } задача записана в { $file }.
        [few] { $count } задачи записаны в { $file }.
       *[many] { $count } задач записано в { $file }.
    }
puzzles-looked =
    Просмотрено: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    }.
puzzles-confirmed = Дешёвый поиск нашёл { $likely }, долгий подтвердил { $confirmed }, { $percent } %.
puzzles-progress = { $puzzles } из { $all }, партий: { $games }
puzzles-games = партий: { $games }
puzzles-interrupted = Прервано: { $puzzles } из { $all }, партий: { $games }. Та же команда продолжит.
puzzles-fails = { $id }: { $solution }; поиск предпочитает { $best }
puzzles-hold = Верных решений: { $hold } из { $all }, { $percent } %.
problem-no-puzzle = это не задача ({ $reason })
problem-puzzles-other = { $file } начат иначе: удалите его, чтобы начать заново.
problem-puzzles-none = Задач к { $game } нет.

## Решение

puzzles-solver = Решающий
puzzles-opponent = Соперник
    .numbered = Соперник { $number }
puzzles-theme = { $theme }. { $hint }
puzzles-one-of = Это одно из двух.
puzzles-solved =
    Верно! «{ $option }» выигрывает в { $percent } % случаев, на { $gap ->
        [one] { $gap } процентный пункт
        [few] { $gap } процентных пункта
       *[many] { $gap } процентных пунктов
    } чаще всего остального.
puzzles-shown =
    Решение: «{ $option }». Выигрывает в { $percent } % случаев, на { $gap ->
        [one] { $gap } процентный пункт
        [few] { $gap } процентных пункта
       *[many] { $gap } процентных пунктов
    } чаще всего остального.
puzzles-missed =
    «{ $option }» выигрывает в { $percent } % случаев. Другой ход выигрывает на { $gap ->
        [one] { $gap } процентный пункт
        [few] { $gap } процентных пункта
       *[many] { $gap } процентных пунктов
    } чаще.
puzzles-missed-far =
    «{ $option }» — не среди лучших ходов. Другой ход выигрывает чаще хотя бы на { $gap ->
        [one] { $gap } процентный пункт
        [few] { $gap } процентных пункта
       *[many] { $gap } процентных пунктов
    }.
