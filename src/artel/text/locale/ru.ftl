### То, что говорится в любой игре

## Слова

seat = Место { $number }
list-of = { $most } и { $last }
card-in-text = «{ $card }»
several = { $thing } ×{ $many }
score-of = { $seat } { $points }

## Чья очередь

waiting-for = Ждём ответа: { $names } — { $what }.
waiting-for-chance = Дело за случаем.
game-over = Партия окончена.

do-pick = Выбрать { $at }
do-yes = Да
do-no = Нет
do-pass = Пас

## Ошибки

error-artel-error = { $problem }
error-refused = { $problem }
error-illegal-action = Место { $seat }: «{ $action }» сейчас нельзя. Можно: { $open }.
error-not-asked = Место { $seat }: сейчас вопроса к нему нет. Очередь за: { $open }.
error-stale-question = Ответ дан на вопрос { $given }, а на столе уже вопрос { $now }. Посмотрите ещё раз и ответьте на него.
error-nothing-to-undo = Вернуть ничего нельзя: с тех пор открылось что-то скрытое или был ход другого игрока.
error-bad-input = { $problem }
error-bad-notation = «{ $text }» — не действие: { $problem }.
error-bad-option = Параметр { $option } не может быть «{ $given }». Допустимо: { $possible }.
error-bad-seats = { $game }: число игроков от { $least } до { $most }, а не { $given }.
error-no-observer = { $game }: учить на этой игре пока нельзя. Её классу нужен { $attribute }, список всех действий по номерам, или метод { $method }, который записывает стол числами; см. { $page }.
error-bad-board = { $file }: { $problem }.
error-bad-pack = { $file }, строка { $line }, { $field }: { $problem }.
error-bad-pack-whole = { $file }, { $field }: { $problem }.
error-bad-record = Запись испорчена ({ $where }): { $problem }.
error-bad-scenario = { $file }, { $where }: { $problem }.
error-unknown-game = Игры «{ $given }» нет. Есть: { $possible }.
error-unknown-bot = Бота «{ $given }» нет. Есть: { $possible }.
error-unknown-attack = Нападения «{ $given }» нет. Есть: { $possible }.
error-not-installed = Не установлено: { $name }; ставится вместе с { $package }.
error-wrong-version = Создано так: { $what } { $given }; в этой программе — { $now }. Воспроизвести можно только там.

## Что именно не так

problem-frame-fields = его поля: { $fields }
problem-no-frame = в игре { $game } нет шага { $name }
problem-no-record = это не запись партии ({ $reason })
problem-no-chance = здесь случай ничего не решает
problem-impossible-outcome = «{ $text }» здесь выпасть не может
problem-outcome-missing = перед этим пропущен исход случая
problem-no-seat-or-chance = «{ $text }» — не место; места от 1 до { $seats }, { $chance } — случай
problem-no-seat = «{ $text }» — не место; места от 1 до { $seats }
problem-other-scores = указано { $given }, а по ходам выходит { $now }
problem-unfinished = неоконченная партия
problem-not-hexadecimal = это не шестнадцатеричное число
problem-other-outcome = по зерну выходит «{ $text }»
problem-other-secret = оно дано для другого секрета
problem-other-seed = оно получено не из секрета и чисел игроков

problem-at-file = файл
problem-at-players = игроки
problem-at-stack = стопка шагов
problem-at-scores = счёт
problem-at-seed = зерно
problem-at-secret = секрет
problem-at-commitment = обязательство
problem-at-input = ввод { $number }, «{ $text }»
problem-at-number = ввод { $number }
problem-at-seat = место { $number }

problem-format = формат
problem-rules-version = правила { $game }, версия
problem-data-pack = набор данных
problem-options-are = параметры { $names }

## Ошибки в действиях и раскладках разных игр

problem-layout-field = неизвестно; в раскладке бывает { $fields }
problem-no-table = нужна таблица, например { "{" } 1 = … { "}" }
problem-layout-texts = нужен список строк
problem-twice = { $card } встречается дважды
problem-ambiguous = «{ $word }» может значить { $names }
problem-no-such = «{ $word }» — не { $what }
problem-what-card = карта
problem-what-action = действие
problem-what-outcome = исход
problem-seat-number = место — это число от 1 до { $seats }

## Ошибки в наборах данных

problem-missing = не хватает в [{ $section }]
problem-without = у { $name } нет { $field }
problem-tile-id = нужны заглавные латинские буквы и цифры, сначала буква
problem-no-text = нужен текст в кавычках, а не { $value }
problem-empty = не может быть пустым
problem-no-integer = нужно целое число, а не { $value }
problem-out-of-range = нужно число от { $least } до { $most }, а не { $value }
problem-no-flag = нужно true или false, а не { $value }
problem-no-choice = не может быть { $value }; допустимо: { $choices }
problem-no-list = нужен список в квадратных скобках, а не { $value }
problem-is-list = это список: пишите [[{ $section }]], а не [{ $section }]
problem-count = число таких разделов должно быть { $times }, а [[{ $section }]] в наборе — { $count }
problem-exactly = ровно { $least }
problem-at-least = не меньше { $least }
problem-between = от { $least } до { $most }
problem-no-section = не хватает: в наборе нет раздела [{ $section }]
problem-no-head = ни в одном файле нет раздела [pack]
problem-other-game = это набор для { $given }, а не для { $game }
problem-no-folder = такой папки нет
problem-unreadable = не читается: { $reason }
problem-no-files = в ней нет ни одного файла *.toml
problem-no-utf8 = файл не в кодировке UTF-8
problem-at-end = { $problem } в конце файла
problem-at-column = { $problem } в столбце { $column }
problem-outside = стоит вне разделов
problem-section-twice = этот раздел уже есть: { $where }
problem-file-and-line = { $file }, строка { $line }
problem-stands-alone = должен быть один: пишите [{ $section }] один раз, а не [[{ $section }]]
problem-unknown-field-perhaps = неизвестное поле (может быть, { $near }?)
problem-unknown-field = неизвестное поле (известны: { $known })
problem-unknown-section-perhaps = неизвестный раздел (может быть, { $near }?)
problem-unknown-section = неизвестный раздел (известны: { $known })

## Правила на экране

rules-no-clause = Пункта { $given } нет. Ближайшие: { $near }. Разделы: от { $first } до { $last }.
rules-nothing-found = В правилах ничего нет о «{ $words }».
rules-ruling-mark = † отмечает то, что эта программа решает сама, потому что печатные правила этого не говорят.
rules-cards = Карты

## Что известно о том, что в коробке

fact-kind = { $kind }
fact-colour = { $colour }
fact-copies = число копий: { $copies }

## Наборы данных на экране

data-good = Набор данных в порядке.
data-game = Игра
data-name = Название
data-about = О наборе
data-digest = Отпечаток
data-cards = Частей
data-provenance = Происхождение

## Скорость на экране

bench-title = { $how }, время процессора, медиана { $slices } отрезков
bench-compiled = Скомпилировано
bench-interpreted = Без компиляции
bench-game = игра
bench-variant = вариант
bench-players = мест
bench-playouts = партий/с
bench-decisions = решений/с
bench-copy = копия мкс
bench-determinized = пересдач/с
bench-loop = цикл млн/с
bench-search = { $how }: итераций поиска в секунду, время процессора
bench-bot = бот
bench-iterations = итераций/с
bench-rl = { $how }: ответов обучающегося в секунду, каждый с наблюдением и маской действий
bench-tables = столов
bench-workers = процессов
bench-steps = шагов/с
bench-load-title = { $how }: загрузка самых длинных столов, каждое место взяло ходы назад { $cuts } раз, время процессора
bench-rows = строк
bench-standing = в силе
bench-cuts = взято назад
bench-load-ms = загрузка, мс
bench-held-ms = без передышки, мс
bench-growth = Чего стоит работа, когда её больше
problem-database-used = База данных { $given } не пуста.
bench-growth-title = { $how }: чего стоит работа, когда её больше
bench-growth-players = Случайная партия, мкс
    .by = игроков
bench-growth-tiles = Каркассон, мкс
    .by = квадратов на столе
bench-growth-steps = Загрузка партии, мс
    .by = шагов в записи
bench-growth-nodes = Узел дерева поиска, байт
    .by = итераций
bench-growth-tables = Сохранённый ход, мкс процессора; память
    .by = столов одновременно
bench-growth-watchers = Сохранённый ход, мкс процессора
    .by = зрителей за каждым столом
bench-growth-stored = Страницы с SQLite, мс
    .by = сохранённых партий
bench-growth-stored-elsewhere = Страницы с другой базой данных, мс
    .by = сохранённых партий
bench-size = сколько
bench-least = меньше всего
bench-most = больше всего
bench-costs = что дороже всего
bench-abuse-title = { $how }: каково другим, пока один адрес нападает
bench-attack = нападение
bench-moves = ходов
bench-move-p50 = ход, половина за мс
bench-move-p99 = 99 из 100 за мс
bench-answers = ответов
bench-answer-p99 = новичок отвечает за с
bench-server-title = { $how }: сервер с SQLite, два клиента за каждым столом
bench-server-opening = Открываются столы: { $tables }…
bench-server-warming = Разогрев…
bench-server-rushing = { $seconds } с во всю силу…
bench-server-pacing = { $seconds } с по { $rate } ходов в секунду…
bench-server-tables = столов
bench-server-moves-per-cpu-s = сохранённых ходов на секунду процессора сервера
bench-server-moves-per-s = сохранённых ходов в секунду
bench-server-p50-ms = половина ходов доходит до другого клиента за, мс
bench-server-p99-ms = 99 из 100 доходят за, мс
bench-server-rss-mb = память сервера, МБ
bench-server-kb-per-table = память на стол с его соединениями, КБ
bench-server-loop-per-s = пустых циклов в секунду
