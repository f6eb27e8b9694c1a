### Терминал

## Места

ui-seat-name = Игрок { $seat }
ui-bot-level1 = Новичок
ui-bot-level2 = Ученик
ui-bot-level3 = Подмастерье
ui-bot-level4 = Мастер
ui-bot-random = Случайный
ui-bot-casual = Беспечный
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

## Колода

ui-deck-limit = Выбрано: { $chosen }, можно не больше { $limit }
ui-deck-replaces = вместо карты { $card } { $values }

## Перед игрой

ui-start-game = Игра
ui-start = Начать игру
ui-start-resume = Продолжить последнюю игру
ui-start-seats = Игроков
ui-start-seat = Место { $seat }
ui-start-variant = Вариант
ui-start-limit = Дополнительные карты
ui-start-language = Язык
ui-start-person = человек: { $name }
ui-start-bot = бот: { $name }
ui-start-note = Enter начинает сразу. Стрелки выбирают и меняют; на месте человека наберите имя.
ui-variant = { $value ->
    [base] базовая
   *[advanced] расширенная
}
ui-limit = { $value ->
    [none] сколько угодно
    [die] сколько выпадет на кубике
   *[other] не больше { $value }
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
ui-rules-keys = За столом: стрелки и Enter — выбор, Esc — назад, : — запись хода; Enter и пробел торопят ботов.
ui-rules-search = Поиск в правилах

## Сохранение и выход

ui-ask-save = Сохранять игру отныне в этот файл (Esc — нет):
ui-ask-record = Записать протокол этой игры в файл (Esc — нет):
ui-saved = Сохранено: { $path }
ui-quit = Выйти? (Enter — да, Esc — нет)
ui-quit-saved =
    Выйти? (Enter — да, Esc — нет)
    
    Игра сохранена. Чтобы продолжить: artel play { $game } --resume { $path }

## Клавиши

ui-key-choose = выбор
ui-key-rules = правила
ui-key-log = журнал
ui-hint = Что думает мастер
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
ui-key-eyes = чужими глазами

## Просмотр

ui-replay-at = { $at } из { $all }: { $input }
ui-replay-eyes = Глазами игрока { $name }
ui-replay-everything = Видно всё
ui-replay-spectator = Глазами зрителя

## Построчно

ui-plain-hand = Ваша рука:
ui-plain-prompt = Номер, запись или ? для справки
ui-plain-help =
    Ответьте номером варианта или записью вроде «{ $example }».
    rules [ПУНКТ или слова]   читать правила, например: rules { $clause }
    card КАРТА                что написано на карте
    table                     показать стол ещё раз
    log                       всё, что произошло
    hint                      что думает о вариантах мастер
    undo                      взять ответ назад, пока ничего скрытого не показано
    save ФАЙЛ                 сохранять игру отныне туда
    language                  English
    quit                      сохранить и выйти
ui-plain-curtain = Передайте клавиатуру: теперь играет { $name }. { $name }: нажмите Enter, когда никто не смотрит.
ui-plain-left = Игра сохранена. Чтобы продолжить: artel play { $game } --resume { $path }
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

## Ошибки

problem-seat-name = Место — это имя от 1 до { $longest } знаков или { $bots }; «{ $text }» не подходит.
problem-seat-twice = Два места называются «{ $name }»; дайте людям разные имена.
problem-cannot-write = Не удаётся записать { $path }: { $why }.
problem-cannot-read = Не удаётся прочитать { $path }: { $why }.
problem-no-save = это ни сохранённая игра, ни протокол ({ $why })
problem-players-of-save = игроков { $players }, а мест { $seats }
problem-save-without-seed = продолжить можно только сохранённую игру, в которой есть зерно
problem-option-form = Настройка — это ИМЯ=ЗНАЧЕНИЕ, например variant=advanced; «{ $text }» не подходит.
problem-resume-alone = --resume продолжает игру как она есть: уберите { $given }.
problem-save-of-other-game = Это сохранённая игра { $given }, а не { $game }.
problem-no-terminal = Полному экрану нужен терминал; в остальных случаях играйте с --plain.
problem-no-seat-to-watch = Места { $seat } в этой игре нет; места — от 1 до { $many }.
