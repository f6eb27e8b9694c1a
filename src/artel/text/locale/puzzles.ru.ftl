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

## Построчно

puzzles-pose = { $game }: ваш ход. Один вариант явно лучше всех. Задача { $id }
puzzles-then = Дальше, скорее всего:
puzzles-allows = Что это позволяет:
puzzles-again = Попробуйте ещё раз или спросите подсказку (hint) либо решение (solution).
puzzles-why = Почему: { $themes }
puzzles-chances = Шансы на победу:
puzzles-over = Enter — следующая задача, quit — выйти.
puzzles-standing = Рейтинг { $rating } ({ $change }), подряд { $streak }, лучшая серия { $best }
puzzles-left = Рейтинг { $rating }, подряд { $streak }, лучшая серия { $best }; решено { $solved } из { $tried }
puzzles-help =
    Ответьте номером варианта или записью вроде «{ $example }». Считается первый ответ.
    hint                      о чём задача; ещё раз — два варианта, и тогда она не считается
    solution                  сдаться и прочесть почему
    next                      другая задача
    table                     показать позицию ещё раз
    log                       что было перед этим
    rules [ПУНКТ или слова]   читать правила, например: rules { $clause }
    card КАРТА                что написано на карте
    language                  English
    quit                      выйти; рейтинг и серия сохраняются
problem-puzzles-kept = { $file } не говорит, как вы решаете задачи ({ $why }): уберите его, чтобы начать заново.
problem-puzzles-no-such = Такой задачи нет.
problem-puzzles-theme = В игре { $game } нет задач на тему «{ $theme }»; есть: { $known }.
