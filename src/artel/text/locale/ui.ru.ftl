### Терминал

## Места

ui-seat-name = Игрок { $seat }
ui-letter-red = К
ui-letter-green = З
ui-letter-blue = С
ui-letter-yellow = Ж

## Стол

ui-counts = рука { $hand } кол. { $pile }
ui-destroyed = (разрушена)
ui-protected-by = (защищает { $owner })
ui-token-here = жетон Фонтана, владелец — { $owner }
ui-reconstructed = [реконструкция]
ui-type = Ответ в записи, например «{ $example }»; Esc — не сейчас
ui-curtain =
    Передайте клавиатуру: теперь играет { $name }.
    
    { $name }: нажмите Enter, когда никто не смотрит.
ui-cramped =
    Этому столу нужен терминал побольше.
    
    Сейчас: { $columns_now } × { $rows_now }   Нужно: { $columns } × { $rows }
    
    Увеличьте окно, и игра продолжится здесь. Ctrl-C — выход; игра сохранена.

## Колода

ui-deck-limit = Выбрано: { $chosen }, можно не больше { $limit }
ui-deck-replaces = вместо карты { $card } { $values }

## Перед игрой

ui-start-game = Игра
ui-start = Начать игру
ui-start-resume = Продолжить последнюю игру
ui-start-seats = Игроков
ui-start-seat = Место { $seat }
ui-start-theme = Цвета
ui-start-language = Язык
ui-start-person = человек: { $name }
ui-start-bot = бот: { $name }
ui-start-note = Enter начинает сразу. Стрелки выбирают и меняют; на месте человека наберите имя.
ui-theme = { $value ->
    [light] для светлого терминала
    [dark] для тёмного терминала
   *[auto] как у терминала
}
ui-language = русский

## Конец

ui-total = Итого
ui-win-points = Победа: { $names }, очков — { $points }.
ui-win-together = Победу делят { $names }: очков у каждого — { $points }.
ui-win-shared = Победу делят { $names }: очков — { $points }, равенство во всём. (Z8.3)
ui-win-cards = Победа: { $names }. Очков столько же ({ $points }), сколько имеет { $others }, но карт на столе больше: { $cards }. (Z8.3)
ui-win-lowest = Победа: { $names }. Очков ({ $points }) и карт на столе столько же, сколько имеет { $others }, но самая слабая карта слабее: { $value }. (Z8.3)

## Правила

ui-rules-note = Ищите по словам или по пункту, например { $clause }. Esc — назад.
ui-rules-keys = За столом: стрелки и Enter — выбор, Esc — назад, : — запись хода; Enter и пробел торопят ботов; Ctrl-T — светлые или тёмные цвета, Ctrl-C — выход.
ui-rules-search = Поиск в правилах

## Сохранение и выход

ui-ask-save = Сохранять игру отныне в этот файл (Esc — нет):
ui-ask-record = Записать протокол этой игры в файл (Esc — нет):
ui-saved = Сохранено: { $path }
ui-quit = Выйти? (Enter — да, Esc — нет)
ui-quit-saved =
    Выйти? (Enter — да, Esc — нет)
    
    Игра сохранена. Чтобы продолжить: { $command }

## Сохранённые игры

ui-list-name = Имя
ui-list-game = Игра
ui-list-seats = Места
ui-list-turn = Ход
ui-list-when = Сохранена
ui-list-path = Файл
ui-list-over = окончена
ui-list-nothing = В папке { $folder } сохранённых игр нет.
ui-list-how = Чтобы продолжить: artel play --resume { $name }

## Клавиши

ui-key-choose = выбор
ui-key-rules = правила
ui-key-log = журнал
ui-hint = Что думает чемпион
ui-hint-thinking = Думает …
ui-refused = Так нельзя
ui-note = К сведению
ui-note-close = Esc — закрыть
ui-note-more = PgDn — дальше
ui-undo-practice = Ответ взят назад. Увиденное остаётся известным, и случай будет тем же: с этого места партия считается тренировкой.
ui-undo-agree = Взять назад последний ответ людей и всё, что было после него? Все за клавиатурой должны согласиться. (Enter — да, Esc — нет)
ui-undo-agree-plain = Взять назад последний ответ людей и всё, что было после него? Все за клавиатурой должны согласиться: да или нет
ui-key-hint = совет
ui-key-undo = отмена
ui-key-save = сохранить
ui-key-type = ввод
ui-key-language = English
ui-key-quit = выход
ui-key-back = назад
ui-key-clause = пункт правил
ui-key-toggle = взять или оставить
ui-key-done = готово
ui-key-start = начать
ui-key-change = изменить
ui-key-save-record = записать протокол
ui-key-rematch = реванш
ui-key-new = новая игра
ui-key-table = стол
ui-key-step = шаг
ui-key-turn = ход
ui-key-ends = начало, конец
ui-key-auto = само
ui-key-play-here = играть отсюда
ui-key-eyes = чужими глазами

## Просмотр

ui-replay-at = { $at } из { $all }: { $input }
ui-replay-eyes = Глазами игрока { $name }
ui-replay-everything = Видно всё
ui-replay-spectator = Глазами зрителя

## Построчно

ui-plain-hand = Ваша рука:
ui-otherwise = Или
ui-plain-prompt = Номер, запись или ? для справки
ui-plain-help =
    Ответьте номером варианта или записью вроде «{ $example }».
    rules [ПУНКТ или слова]   читать правила, например: rules { $clause }
    card КАРТА                что написано на карте
    table                     показать стол ещё раз
    log                       всё, что произошло
    hint                      что думает о вариантах чемпион
    undo                      взять ответ назад; если видно новое — это тренировка
    save ФАЙЛ                 сохранять игру отныне туда
    language                  English
    quit                      сохранить и выйти
ui-plain-curtain = Передайте клавиатуру: теперь играет { $name }. { $name }: нажмите Enter, когда никто не смотрит.
ui-left = Игра сохранена. Чтобы продолжить: { $command }
ui-plain-no-number = Варианта { $number } нет: они идут от 1 до { $many }.
ui-plain-not-found = В правилах нет ничего о «{ $wanted }». Пункт выглядит так: { $clause }.
ui-plain-no-card = Карты «{ $wanted }» нет.
ui-plain-save-where = Скажите куда: save ФАЙЛ
ui-plain-replaces = {"     "}вместо карты { $card } { $values }
ui-plain-extras = Ответьте номерами карт, которые берёте, например «1 3»; 0 — ни одной. Не больше: { $limit }
ui-plain-step = — { $at } из { $all }: { $input }

## Проверка

ui-verify-ok = { $file }: верно, шагов { $moves }, счёт { $scores }
ui-verify-unfinished = { $file }: пока верно, шагов { $moves }, игра не окончена
ui-verify-seed = { $seed ->
    [yes] случай доказан зерном
   *[no] зерна нет: случай не доказан
}
ui-verify-origin = { $given ->
    [0] начата с разложенного вручную стола ({ $source })
   *[other] начата с середины: начальные шаги ({ $given }) взяты из { $source }
}
ui-verify-practice = тренировка, а не чистая партия: ответ брали назад, увидев новое, раз — { $times }

## Ошибки

problem-nothing-answered = Взять назад нечего: за клавиатурой ещё никто ничего не ответил.
problem-seat-name = Место — это имя от 1 до { $longest } знаков или { $bots }; «{ $text }» не подходит.
problem-seat-twice = Два места называются «{ $name }»; дайте людям разные имена.
problem-cannot-write = Не удаётся записать { $path }: { $why }.
problem-no-site = В этой сборке Артели нет клиента с Python для браузера. Его приносит `make site`.
problem-cannot-read = Не удаётся прочитать { $path }: { $why }.
problem-no-save = это ни сохранённая игра, ни протокол ({ $why })
problem-at-layout = раскладка стола
problem-numbers-of-save = его числа не подходят к ходам
problem-many-games = В файле { $name } много партий: назовите одну, например { $example }.
problem-game-number = «{ $number }» — не номер партии; партии называются { $first }, { $second } и так далее.
problem-no-such-game = Партии { $number } в файле { $file } нет: всего их { $many }.
problem-no-arena-game = это не партия арены ({ $why })
problem-players-of-save = игроков { $players }, а мест { $seats }
problem-save-without-seed = продолжить можно только сохранённую игру, в которой есть зерно
problem-option-form = Настройка — это ИМЯ=ЗНАЧЕНИЕ, например variant=advanced; «{ $text }» не подходит.
problem-one-beginning = Начать игру можно одним способом: выберите из { $given }.
problem-step-alone = --step говорит, откуда начать: он нужен вместе с --from или --scenario.
problem-as-in-file = { $way } берёт игру такой, какая она в файле: уберите { $given }.
problem-file-of-other-game = В файле { $file } игра { $game }, а не { $given }: не называйте игру.
problem-no-such-save = Сохранённой игры «{ $name }» нет; все показывает artel play --list.
problem-over-there = После шага { $many } игра окончена: начните с более раннего --step.
problem-players-of-position = Мест в этой игре { $seats }: назовите столько же через --seat, а не { $players }.
problem-no-such-step = Шага { $step } в файле { $file } нет: всего их { $many }.
problem-no-terminal = Полному экрану нужен терминал; в остальных случаях играйте с --plain.
problem-no-seat-to-watch = Места { $seat } в этой игре нет; места — от 1 до { $many }.
