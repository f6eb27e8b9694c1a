### Клиент в браузере

web-name = Артель
web-title = Артель: четыре игры за одним столом
web-home = Артель, начальная страница
web-skip = К содержанию
web-nav = Страницы
web-nav-play = Играть
web-nav-learn = Учиться
web-nav-rules = Правила
web-own-language = русский
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-saved = Сохранено.
web-loading = Накрываем на стол…
web-nothing = Здесь ничего нет
web-to-start = На начальную страницу
web-offline = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
web-broken = Сервер не смог ответить ({ $status }). Попробуйте чуть позже.

## Игры

web-games = Игры
web-game-zodchie = Зодчие
    .about = Стройте город карта за картой, поворачивайте дома соседей себе на пользу и считайте то, что уцелело.
web-game-carcassonne = Каркассон
    .about = Выкладывайте квадраты, занимайте города, дороги, монастыри и поля, торгуйте со строителями округи.
web-game-architects = 7 чудес: Архитекторы
    .about = Берите карты из колод по обе руки, возводите чудо ступень за ступенью и следите за щитами соседей.
web-game-artificium = Артифициум
    .about = Из дерева — уголь, из угля — металл: торгуйте, производите и станьте первым мастером торгового города.
web-outside-broken = Поле, которое приносит с собой эта игра, здесь не работает; показываем без картинок.
web-players-range = игроков: { $least }–{ $most }

## Начальная страница

web-hero = Садитесь и играйте
web-hero-more = Четыре настольные игры с людьми и ботами. Без учётной записи и установки: выберите игру и начинайте.
web-level = Уровень
web-level-strength = Числа — сила бота по шкале рейтинга; с 1000 там начинают все.
web-play-bot = Играть
web-play-bot-at = { $game }: играть с ботом
web-play-bots = Ботов
web-play-how = Партия для практики: без рейтинга, с советами, и любой ход можно взять назад.
web-give-up = Сдаться
web-leave-sure = Да, встать
web-play-friends = С друзьями
web-play-friends-at = { $game }: играть с друзьями
web-seek = Найти соперника
web-seek-start = Искать
web-seek-stop = Больше не искать
web-seek-on = Ищем соперников: { $game }, игроков: { $players }. Сейчас ждут: { $waiting }
web-seek-found = Соперник нашёлся: { $game }.
web-seek-meanwhile = Вы в очереди.
web-seek-bot = Пока сыграть с ботом
web-seek-queue = { $game }, игроков: { $players }. Ждут: { $waiting }
web-seek-join = Присоединиться
web-mine = Ваши партии
web-with = за столом: { $names }
web-go-on = Продолжить
web-open = Открытые столы
web-open-none = Сейчас никто не ждёт. Откройте стол сами: «С друзьями».
web-sit = Сесть за стол
web-free = свободное место
web-watch-list = Можно посмотреть
web-watch-none = Сейчас открытых партий нет.
web-watch = Смотреть

## Имена и учётные записи

web-guest = Гость
web-name-ask = Как вас называть?
web-name-why = Это имя увидят другие за столом. Учётная запись не нужна.
web-name-label = Ваше имя
web-name-take = Дальше
web-me = О вас
web-me-account = У вас здесь учётная запись.
web-me-guest = Вы играете гостем: вас знает только этот браузер.
web-me-nobody = Вы не вошли. Чтобы играть, учётная запись не нужна.
web-me-no-guests = Вы не вошли. На этом сервере играют с учётной записью.
web-account = Учётная запись
web-account-name = Имя учётной записи
web-account-why = С учётной записью партии и рейтинги доступны на других устройствах. Сыгранное гостем остаётся с вами.
web-register = Завести учётную запись
web-registration-invitation = Учётные записи здесь заводят только по приглашению. Ссылку может прислать тот, кто присматривает за сервером.
web-registration-closed = Новых учётных записей на этом сервере не заводят. У кого она есть, тот может войти.
web-join = Учётная запись для вас
web-join-what = Вас пригласили завести учётную запись на этом сервере. Выберите имя и пароль.
web-join-account = У вас здесь уже есть учётная запись: { $name }. Ссылку можно передать другому.
web-admin = Присмотр за сервером
web-sign-in = Войти
web-sign-out = Выйти
web-signed-in = Добро пожаловать. Вы вошли.
web-sign-out-everywhere = Выйти на всех устройствах
web-claim = Забрать с собой партии, сыгранные здесь гостем
web-forget-me = Забыть меня
web-password = Пароль
web-password-how = Не короче 8 знаков.
web-password-change = Сменить пароль
web-password-old = Прежний пароль
web-password-new = Новый пароль
web-password-others = На всех других устройствах вам придётся войти заново.
web-password-changed = Пароль изменён.
web-code = Код второго фактора
web-code-how = Шесть цифр из приложения или один из резервных кодов.
web-password-lost = Забыли пароль? Хозяин этого сервера может дать ссылку, по которой задают новый.
web-forgotten = Забыли пароль?
web-forgotten-how = Если у вашей учётной записи есть подтверждённый адрес, туда придёт ссылка для нового пароля.
web-forgotten-send = Прислать ссылку
web-forgotten-sent = Если такая учётная запись есть и её адрес подтверждён, письмо уже в пути. Ссылка действует сутки.
web-forgotten-else = Нет адреса или письма? Ссылку может дать хозяин этого сервера.
web-reset = Новый пароль
web-reset-for = Для учётной записи { $name }. На всех устройствах придётся войти заново.
web-reset-set = Задать пароль
web-reset-done = Новый пароль задан. Теперь войдите с ним.
web-sessions = Где вы вошли
web-session-device = { $browser ->
        [none] { $system ->
            [none] Неизвестное устройство
           *[other] { $system }
        }
       *[other] { $system ->
            [none] { $browser }
           *[other] { $browser }, { $system }
        }
    }
web-session-here = Это устройство
web-session-seen = Последний раз: { $time }
web-session-since = Вход: { $time }
web-session-end = Завершить
web-session-end-at = Завершить сеанс: { $device }
web-session-end-others = Завершить все остальные
web-session-ended = Сеанс завершён.
web-sessions-ended = Все остальные сеансы завершены.
web-factor = Второй фактор
web-factor-why = При каждом входе после пароля нужен код из приложения на телефоне. Тот, кто украл один лишь пароль, не войдёт.
web-factor-set-up = Настроить
web-factor-scan = Наведите на картинку приложение для кодов (TOTP) или введите в него секрет. Затем укажите код, который оно покажет.
web-factor-picture = QR-код с секретом
web-factor-secret = Секрет
web-factor-code = Код из приложения
web-factor-confirm = Включить
web-factor-on = Включён: { $time }. Осталось резервных кодов: { $codes }.
web-factor-renew = Новые резервные коды
web-factor-off = Отключить
web-factor-is-off = Второй фактор отключён.
web-factor-codes = Ваши резервные коды
web-factor-codes-how = Каждый действует один раз, когда телефона нет под рукой. Они показываются только сейчас: сохраните их там, где найдёте.
web-factor-copy = Скопировать
web-factor-copied = Скопировано.
web-factor-kept = Коды сохранены
web-my-data = Ваши данные
web-my-data-what = Всё, что этот сервер о вас хранит: имя, партии, рейтинги, сказанное вами, откуда вы входили. Это можно забрать, а можно и удалить.
web-my-games = Мои партии
web-export = Скачать мои данные
web-delete = Удалить учётную запись
web-delete-what = Имя, рейтинги и всё сказанное вами исчезнут навсегда. Партии останутся в записях тех, с кем вы играли, но без вашего имени.
web-delete-sure = Удалить навсегда

## Новый стол

web-new-title = { $game }: с друзьями
web-new-count = Игроков
web-new-me = Вы
web-new-seat = Место { $seat }
web-new-person = человек
web-new-bot = бот: { $name }
web-new-clock = Время
web-clock-none = без часов
web-clock-quick = по 5 минут, 10 с на ход
web-clock-calm = по 15 минут, 30 с на ход
web-clock-day = сутки на ход
web-clock-days = трое суток на ход
web-new-pack = Коробка
web-new-pack-standard = обычная
web-pack-even = ровная
web-pack-even-zodchie = Для продвинутой игры: семь реконструированных дополнительных карт другие, чтобы цвета были ровнее.
web-pack-masters = для мастеров
web-pack-masters-zodchie = Для продвинутой игры мастеров: двадцать реконструированных дополнительных карт другие, чтобы цвета были равны.
web-new-visibility = Кто может прийти
web-visibility-open = кто угодно
web-visibility-unlisted = все, у кого есть ссылка
web-visibility-private = только по приглашению
web-new-takeback = Возврат хода
web-takeback-strict = только открытое
web-takeback-free = любое, по согласию
web-takeback-never = никогда
web-new-rated = Идёт в рейтинг
web-rated-how = На рейтинг: без советов, без свободного возврата ходов и без своих ботов; кто раньше времени закончит игру с ботами, тот сдался.
web-rated-pack = На рейтинг играют с обычной коробкой или с той, которую для этого разрешил хозяин сервера.
web-new-watch = Я только смотрю
web-new-asked = вызов: { $name }
web-new-challenge = Открыть стол и вызвать
web-new-title-bot = { $game }: против { $name }
web-new-create = Открыть стол
web-new-start = Начать партию
web-option-value =
    { $value ->
        [on] да
        [off] нет
        [base] базовая игра
        [advanced] продвинутая игра
        [none] сколько угодно
        [die] по броску кубика
        [random] случайно
        [draft] по выбору
       *[other] { $value }
    }

## До партии

web-lobby-waiting =
    { $count ->
        [one] Свободно { $count } место.
        [few] Свободно { $count } места.
       *[many] Свободно { $count } мест.
    }
web-lobby-full = Все в сборе.
web-lobby-host-starts = Партию начинает хозяин стола.
web-host = хозяин стола
web-invite = Пошлите эту ссылку друзьям
web-invite-make = Создать ссылку-приглашение
web-invite-picture = QR-код ссылки
web-invite-nobody = Этот сервер слышит только свой компьютер: другие ссылку не откроют. Чтобы играть по сети, запустите его с «--host 0.0.0.0».
web-invited = Вас приглашают
web-invited-to = Игра: { $game }. За столом: { $names }.
web-copy = Копировать
web-copied = Скопировано
web-start-game = Начать партию
web-start-fill = Начать, на свободные места — боты ({ $name })
web-leave = Встать из-за стола
web-seat-free = Место { $seat }: свободно
web-seat-kept = Место { $seat }: ждём { $name }
web-seat-keep-no-more = Больше не ждать
web-challenge-bot = Вызвать за стол бота с учётной записью
web-challenge-name = имя бота
web-challenge-do = Вызвать
web-fair-note = Порядок карт запечатан до того, как кто-либо сел за стол; после партии его можно проверить.
web-no-table = Такого стола здесь нет

## За столом

web-players = Игроки
web-you = (вы)
web-bot = бот
web-here = на месте
web-away = нет на месте
web-to-move = ходит
web-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-time-left = Осталось времени: { $time }
web-your-turn = Ваш ход
web-sending = Ход отправляется…
web-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
web-watching-you = Вы зритель
web-watcher = зритель
web-takeback = Взять назад
web-takeback-more = Взять назад последний ход; если с тех пор открылось новое, спросят остальных
web-stop = Закончить
web-resign = Прекратить игру
web-resign-sure = Сдаться
web-end = Предложить закончить партию
web-end-lost = Предложить закончить: как сдача
web-bot-for-you = За вас играет бот.
web-come-back = Снова играю сам
web-options =
    { $count ->
        [0] Сейчас выбирать нечего
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
web-command = Строка команд: введите вариант
web-command-find =
    { $touch ->
        [yes] Найти вариант
       *[no] Найти вариант: «/»
    }
web-command-type =
    { $touch ->
        [yes] Ввести вариант
       *[no] Ввести вариант: «/»
    }
web-command-help = Введите вариант словами, в нотации или его номер и нажмите «Ввод». Другие команды: протокол, вопрос, счёт, помощь.
web-command-name-help = помощь
web-command-name-log = протокол
web-command-name-ask = вопрос
web-command-name-score = счёт
web-command-matches =
    { $count ->
        [0] Такого варианта нет.
       *[other] Подходит вариантов: { $count }. Уточните.
    }
web-command-none = Такого варианта нет.
web-confirm = Подтвердить
web-side = Панели
web-board = Поле
web-hand = Рука
web-choices = Варианты
web-menu = Меню
web-result = Итог
web-log = Протокол
web-chat = Беседа
web-rules = Правила
web-clause = Пункт { $clause }
web-unread = новых: { $count }
web-chat-say = Сказать что-нибудь
web-chat-send = Сказать
web-chat-empty = Пока никто ничего не сказал.
web-chat-empty-watchers = Что говорят здесь зрители, игроки прочтут после партии.
web-chat-menu = Что делать с этой репликой: { $name }
web-chat-mute-one = Больше не показывать
web-chat-mute = Не показывать реплики…
web-lost = Связь потеряна. Восстанавливаем…
web-try-now = Сейчас же

## Предложения

web-proposal-takeback = { $name } просит взять назад последний ход.
web-proposal-end = { $name } предлагает закончить партию как есть.
web-proposal-lost = Здесь на рейтинг играют боты: кто согласится, тот сдался.
web-proposal-claim = { $name } предлагает закончить партию, потому что отсутствует { $seat }.
web-proposal-closed =
    { $how ->
        [agreed] Договорились.
        [refused] { $name } не соглашается.
        [withdrawn] Предложение снято.
       *[overtaken] Партия пошла дальше, предложение снято.
    }
web-waiting-votes = Ждём ответов
web-agree = Согласиться
web-disagree = Нет
web-withdraw = Снять предложение
web-gone = { $name }: давно нет на месте.
web-claim-bot = Пусть играет бот
web-claim-end = Предложить закончить партию

## Правила

web-rules-of = { $game }: правила
web-rules-search = Поиск по правилам: слова или номер пункта
web-rules-ruling = Разъяснение:
web-rules-nothing = В правилах такого нет.

## Конец

web-nobody-won = Партия брошена
web-won-you =
    { $count ->
        [0] Вы победили!
       *[other] Вы победили! Наравне с вами: { $names }
    }
web-lost-you = Вы проиграли
web-drawn = Ничья
web-won =
    { $count ->
        [one] Победа: { $names }!
       *[other] Общая победа: { $names }!
    }
web-ending =
    { $how ->
        [played] Партия сыграна до конца.
        [resigned] Партия закончена: кто-то сдался.
        [agreed] Партия закончена по согласию.
        [abandoned] Её никто не продолжил.
       *[claimed] Партия закончена: кто-то отсутствовал.
    }
web-unrated = Без рейтинга.
web-score-of = Очки: { $name }
web-rematch = Реванш
web-rematch-offer = { $name } предлагает реванш.
web-rematch-accept = Сыграть ещё
web-rematch-decline = Нет, спасибо
web-rematch-waiting = Реванш предложен. Ждём: { $names }
web-rematch-no = { $name } больше не играет.
web-rematch-bot = Позвать бота ({ $name })
web-rematch-go = К реваншу
web-review = Разбор
web-new-game = Новая партия
web-see-board = К полю
web-every-point = Каждое очко и его правило
web-replay = Повтор
web-download = Скачать запись
web-share = Поделиться
web-share-copied = Ссылка скопирована.
web-share-link = Ссылка:
web-to-tournament = К турниру
web-statistics = Партия в числах
web-points-over-time = Очки по ходу партии
web-points-by-kind = Очки по видам
web-points-all = Всего
web-step = Шаг
web-moves = Ходов
web-thought = Время на раздумья
web-thought-move = … на один ход
web-seconds = { $seconds } с
web-plot-table = Таблицей
web-proof = Доказательство честной раздачи
web-proof-how = Секрет ниже был выбран до того, как кто-либо добавил своё число: сначала была показана его печать — SHA-256 от секрета с именем стола. Секрет вместе с числами игроков определяет все случайности партии, поэтому выбрать их не мог никто. Команда «artel verify» проверит каждую карту скачанной записи.
web-proof-right = Проверено в вашем браузере: секрет соответствует печати.
web-proof-wrong = Секрет не соответствует печати!
web-proof-without = Секрет соответствует печати, но числа вашего браузера ниже нет: вам это ничего не доказывает.
web-proof-cannot = Здесь браузер проверить не может; это сделает «artel verify».
web-proof-commitment = Печать
web-proof-secret = Секрет
web-proof-nonce = Число игрока { $name }
web-proof-whole = Сыграть всю партию заново
web-proof-whole-right = Строк в записи: { $inputs }, и все они по правилам; все случайности следуют из секрета и чисел игроков, очки верны.
web-proof-whole-wrong = Запись можно сыграть заново, но её случайности не следуют из секрета!

## Повтор

web-replay-of = Повтор: { $game }
web-replay-step = Шаг { $step } из { $steps }
web-replay-first = В начало
web-replay-back = На шаг назад
web-replay-forward = На шаг вперёд
web-replay-last = В конец
web-replay-play = Показывать подряд
web-replay-pause = Пауза
web-replay-eyes = Глазами
web-replay-everybody = зрителя
web-replay-turn = того, чей ход
web-replay-play-on = Играть отсюда

## Разбор

web-review-title = Удача и мастерство
web-review-what = Сильнейший бот ещё раз смотрит каждое решение: каковы были шансы каждого, чего стоил каждый ход и что сделала удача. Это занимает время; пока можно смотреть дальше.
web-review-ask = Разобрать партию
web-review-go-on = Продолжить разбор
web-review-stop = Остановить
web-review-progress = Ход разбора
web-review-done-of = Позиций: { $done } из { $points }
web-review-seats = Кто как играл
web-player = Игрок
web-review-accuracy = Точность
web-review-skill = Мастерство
web-review-luck = Удача
web-review-others = Другие
web-review-adjusted = Побед при средней удаче
web-review-faults-short = ?! / ? / ??
web-review-judge =
    { $judge ->
        [level5] Судил чемпион: он научился этому в партиях с самим собой.
       *[other] Судил мастер: чемпион не учился этой игре с таким числом игроков или с такими данными.
    }
web-review-how = Мастерство — чего стоили собственные решения, судя по тому, что можно было знать; удача — что сделали случай и скрытые карты; другие — что сделали мастерство и удача остальных. Вместе с шансом вначале это даёт итог. Всё это оценки: граница между удачей и мастерством может быть сдвинута примерно на { $error } (одно стандартное отклонение).
web-review-graph = Шансы на победу
web-review-turns = Переломные моменты
web-review-step = Шаг { $step }
web-review-turn-move = { $name } ходит: { $what }
web-review-turn-luck = Удача ({ $name }): { $what }
web-review-turn-chance = Случай: { $what }
web-review-turn-chances = Шансы до: { $before }. После: { $after }.
web-review-faults = Что можно было сыграть лучше
web-review-no-faults = Ничего, что было бы заметнее погрешности оценки.
web-review-inaccuracy = неточность
web-review-mistake = ошибка
web-review-blunder = зевок
web-review-better = Лучше
web-review-cost = Цена
web-review-deeper = Разобрать глубже
web-review-deeper-what = В десять раз больше проб — и в десять раз дольше.
web-review-is-deep = Это глубокий разбор: проб в десять раз больше.
web-review-to-move = Ходит { $name }
web-review-was-inaccuracy = Последовала неточность: она стоила { $loss } (± { $error }) шансов на победу.
web-review-was-mistake = Последовала ошибка: она стоила { $loss } (± { $error }) шансов на победу.
web-review-was-blunder = Последовал зевок: он стоил { $loss } (± { $error }) шансов на победу.
web-review-was-best = Последовал лучший ход.
web-review-was-fine = Последовал хороший ход: { $rank }-й из { $options }, в пределах погрешности не хуже лучшего.
web-review-options = Варианты, которые важны
web-review-best = лучший
web-review-played = Сыграно
web-review-chance = шанс на победу:
web-review-why-not = Почему не ход, который сделал { $name }?
web-review-allows = Что позволяет «{ $option }»
web-review-follows = Что, вероятно, последует за «{ $option }»
web-review-follows-nothing = Ничего, что можно предвидеть.
web-review-no-choice = Здесь нечего решать.
web-review-at-the-end = Партия окончена.
web-review-return = Туда, откуда начал
web-review-send = Посмотреть партию
web-review-send-what = Пришлите запись оконченной партии или сохранение из терминала: её проверят, и тогда её можно просмотреть по шагам, разобрать и играть дальше с любой позиции. Увидеть её может каждый, у кого есть ссылка.
web-review-file = Файл
web-review-no-record = Этот файл — не запись партии.
web-scenario = Сыграть сценарий
web-scenario-what = Сценарий — это стол, разложенный вручную и описанный в текстовом файле: урок, задача или то, что хочется показать. Дальше вы играете против мастера на месте того, кто ходит первым.
web-scenario-file = Файл сценария
web-scenario-steps = После стольких его шагов

## Ступени, люди, турниры

web-ladder = Рейтинги
web-ladder-how = Учётные записи и боты по рейтингу; для каждой игры и числа игроков — свой список.
web-ladder-players =
    { $many ->
        [0] { $count }
       *[other] { $count } (в списке: { $many })
    }
web-ladder-none = В этом списке пока никого нет.
web-ladder-games = Партий
web-place = Место
web-rating = Рейтинг
web-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
web-profile = Об игроке
web-profile-since = здесь с { $day }
web-profile-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
web-skill = Точность и удача
web-skill-mean =
    { $count ->
        [one] Разобрана { $count } партия: точность { $accuracy }, удача { $luck }.
        [few] Разобрано { $count } партии: в среднем точность { $accuracy }, удача { $luck }.
       *[many] Разобрано { $count } партий: в среднем точность { $accuracy }, удача { $luck }.
    }
web-skill-accuracy = Точность от партии к партии
web-skill-luck = Удача от партии к партии
web-skill-phases = Когда потеряно больше всего
web-skill-opening = Начало
web-skill-middle = Середина
web-skill-end = Конец
web-skill-clauses = О чём был вопрос, когда теряли
web-skill-lost =
    { $count ->
        [0] ничего
        [one] { $count } ошибка, { $loss } шансов на победу
        [few] { $count } ошибки, { $loss } шансов на победу
       *[many] { $count } ошибок, { $loss } шансов на победу
    }
web-profile-recent = Последние партии
web-profile-more = Более ранние партии
web-profile-none = Законченных партий пока нет.
web-profile-bot = Учётная запись бота: за него играет программа хозяина. Пока она работает, бот отвечает на вызовы.
web-rating-over-time = Рейтинг: { $of }
web-tournaments = Турниры
web-tournaments-what = Вступите, и туры пойдут сами: следующий начинается, когда закончены все партии предыдущего.
web-tournaments-account = Устроить турнир может тот, у кого есть учётная запись.
web-tournaments-running = Идут сейчас
web-tournaments-open = Можно вступить
web-tournaments-over = Закончены
web-tournaments-none = Турниров пока нет.
web-system-swiss = швейцарская система
web-system-round_robin = каждый с каждым
web-round = Тур { $round }
web-place-of = { $place }. { $name }
web-bye = { $name }: свободен в этом туре
web-game = Игра
web-tournament-new = Новый турнир
web-tournament-name = Название турнира
web-tournament-players = Игроков за столом
web-tournament-system = Система
web-tournament-rounds = Туров
web-tournament-rounds-many =
    { $many ->
        [0] сколько потребуется
       *[other] { $many }
    }
web-tournament-create = Создать
web-tournament-tables = столы на { $players }
web-tournament-status =
    { $status ->
        [open] можно вступить
        [running] тур { $round } из { $rounds }
       *[over] закончен
    }
web-tournament-waiting = Ваша партия этого тура идёт.
web-to-table = К столу
web-tournament-enter = Вступить
web-tournament-leave = Выйти из турнира
web-tournament-host = Вы хозяин турнира
web-tournament-more = Чтобы начать, не хватает участников: { $count }.
web-tournament-ready = Участников достаточно, можно начинать. Другие ещё могут вступить.
web-tournament-bot = Пригласить бота:
web-tournament-add = Добавить
web-tournament-start = Начать
web-tournament-cancel = Отменить турнир
web-tournament-cancel-sure = Да, отменить
web-tournament-entrants = Участники
web-tournament-nobody = Пока никто не вступил.
web-tournament-standings = Положение
web-tournament-who = Имя
web-tournament-points = Очки
web-tournament-buchholz = Бухгольц
web-tournament-withdrawn = вышел из турнира
web-tournament-out = Исключить: { $name }
web-tournament-running = идёт
web-tournament-close = Закончить без результата
web-tournament-abandoned = без результата

## Настройки

web-settings = Настройки
web-language = Язык
web-theme = Цвета
web-theme-auto = Цвета как на устройстве
web-theme-light = Светлые
web-theme-dark = Тёмные
web-sound = Звук
web-set-sound = Звук
    .about = Шорох карт, стук квадратов, звон очков, и колокольчик, когда ваш ход.
web-set-notify = Уведомления
    .about = Браузер скажет, что ваш ход, пока вы заняты другим.
web-set-notify-refused = Браузер не разрешает уведомления с этой страницы. Сначала разрешите их в его настройках.
web-set-animation = Движение
    .about = Карты и фигуры движутся. Отключено и там, где этого просит устройство.
web-pace = Темп ходов
    .about = Сколько видно, что делают другие, прежде чем показать следующий ход. Щелчок пропускает показ; где идут часы, ничего не ждёт.
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-quick = Быстро
web-pace-once = Сразу
web-set-confirm = Подтверждать каждый ход
    .about = Выбор отправляется только после подтверждения.
web-set-aids = Подсказки
    .about = Поле показывает то, что можно вычислить: будущие очки, мёртвые места. Для ценителей — выключить.
web-set-choices = Не закрывать список вариантов
    .about = Все варианты кнопками и строка команд под полем. Иначе список открывается у края окна или клавишей «/».
web-set-plain = Режим для чтения с экрана
    .about = Без рисунка поля: всё текстом, со строкой команд.

web-about-artel = «Артель» — неофициальная работа поклонников: авторы и издатели этих игр к ней непричастны и её не одобряли. Тексты правил и рисунки — наши собственные.
web-licences = «Артель» свободна по лицензии Apache 2.0; лицензии библиотек в ней

web-letters = Игра по переписке
web-letters-about = Когда на ход даются дни, стол ждёт вас, а вас нет, мы можем об этом сказать.
web-letters-lost = Если забудете пароль, туда можно прислать ссылку для нового.
web-letters-here = В этом браузере
    .about = И тогда, когда ни одна наша страница не открыта.
web-letters-mail = По почте
web-letters-to = На адрес { $address }.
web-letters-unconfirmed = Сначала пройдите по ссылке из письма на адрес { $address }.
web-letters-forget = Забыть адрес
web-letters-address = Адрес вашей почты
web-link-confirm = Ваш адрес
    .ask = Это ваш адрес, и вы хотите узнавать по почте, что ваш ход?
    .do = Да, это мой адрес
    .done = Спасибо. Мы напишем, когда будет ваш ход.
web-link-unsubscribe = Больше не писать
    .ask = Перестать писать вам, когда ваш ход?
    .do = Не писать
    .done = Готово. Включить письма снова можно в настройках.

## Обучение

web-learn = Учиться, играя
web-learn-more = По нескольку минут на игру: короткие уроки за настоящим столом, каждый об одном. Потом целая партия с ботом, который объясняет свои ходы.
web-learn-of = { $game }: учиться, играя
web-learn-done =
    { $count ->
        [one] пройден { $count } урок
        [few] пройдено { $count } урока
       *[many] пройдено { $count } уроков
    }
web-learn-lessons = Уроки
web-learn-lesson = Урок { $number }: { $title }
web-learn-lesson-done = Урок { $number }, пройден: { $title }
web-learn-clauses = Правила:
web-learn-happened = Что произошло
web-learn-again = Попробовать ещё раз
web-learn-next = Следующий урок
web-learn-play = Сыграть целую партию
web-learn-play-more = Против бота-новичка, который не скрывает карт: после каждого хода он говорит, что взвешивал. Можно просить совета.
web-hint = Совет
web-hint-wait = Чемпион думает…
web-hint-best = Чемпион выбрал бы: { $option }
web-hint-take = Так и сделать
web-hint-others = Что ещё было взвешено
web-why = Почему такой ход?
web-why-weighed = Бот взвесил:
web-why-only = Взвешивать было нечего.

## Жалобы и известия

web-report = Пожаловаться
web-report-of = Жалоба: { $name }
web-report-reason = Что не так?
web-report-insult = Оскорбления или угрозы
web-report-spam = Спам или реклама
web-report-name = Оскорбительное имя
web-report-cheating = Нечестная игра
web-report-stalling = Тянет время, нарочно бросает партии
web-report-other = Другое
web-report-text = Своими словами, если хотите
web-report-what = Это прочтут те, кто присматривает за сервером. Когда жалобу рассмотрят, вы узнаете.
web-report-what-table = Это прочтут те, кто присматривает за сервером, вместе с последними репликами за этим столом. Когда жалобу рассмотрят, вы узнаете.
web-report-send = Отправить жалобу
web-report-sent = Спасибо. Жалобу рассмотрят, и вы об этом узнаете.
web-news = Известия для вас
web-news-renamed = Модератор изменил ваше имя. Теперь вас зовут { $name }.
web-news-report = Вашу жалобу рассмотрели: { $day }. Спасибо.
web-news-why = Причина: { $why }
web-news-read = Понятно

## Задачи

web-puzzles = Задачи
web-puzzles-game = Игра
web-puzzles-every-game = Все игры
web-puzzles-theme = Тема
web-puzzles-every-theme = Все темы
web-puzzles-day = Задача дня
web-puzzles-next = Следующая задача
web-puzzles-of = { $game }: ваш ход
web-puzzles-find = Найдите лучший ход.
web-puzzles-hint = Подсказка
web-puzzles-more-hint = Ещё подсказка
web-puzzles-solution = Показать решение
web-puzzles-again = Попробовать ещё раз
web-puzzles-streak = Подряд
web-puzzles-best = рекорд: { $best }
web-puzzles-solved = Решено
web-puzzles-count = { $solved } из { $tried }
web-puzzles-none = Таких задач нет.
web-puzzles-allows = К чему это ведёт
web-puzzles-then = Что дальше
web-puzzles-why = Почему
web-puzzles-alternatives = Что думает о вариантах мастер
web-puzzles-option = Вариант
web-puzzles-chance = Выигрывает
web-puzzles-percent = { $percent } % ± { $error }
web-puzzles-link = Ссылка на эту задачу
web-learn-puzzles = К задачам

## На этом устройстве

web-load-python = Загружаем Python: { $done } из { $all } МБ
web-load-start = Раскладываем правила…
web-local-none = На этом устройстве нет такого стола.
web-local-broken = Не удалось загрузить Python на это устройство. Проверьте связь и попробуйте ещё раз.
web-no-server = Для этого нужен сервер, а здесь его нет.
web-here-away = Сервер недоступен. Партии, которые вы начнёте сейчас, пройдут на этом устройстве.
web-here-title = { $game } на этом устройстве
web-here-person = Игрок за этим устройством
web-player-number = Игрок { $seat }
web-here-name = Имя игрока { $seat }
web-curtain-turn = Ходит { $name }.
web-curtain-hand = Передать
web-curtain-to = Передайте устройство: { $name }
web-curtain-more = Пусть больше никто не смотрит.
web-curtain-show = Это я, { $name }: показать стол
web-open-record = Открыть запись
web-open-record-more = Файл записи оконченной партии можно посмотреть ход за ходом и разобрать. Он остаётся на этом устройстве.
web-keep-ready = Сохранить на устройстве
    .about = Когда всё сохранено на устройстве, можно играть без связи: около 9 МБ.
web-keep-ready-done = Всё на месте: можно играть без связи.

## Мастерская

web-workshop = Мастерская
web-workshop-of = Мастерская: { $game }
web-workshop-more = Коробка игры на верстаке: меняйте числа, названия и количества прямо на картах, сразу смотрите, чего не допускают правила, и играйте с этим.
web-workshop-undo = Отменить
web-workshop-redo = Вернуть
web-workshop-save = Сохранить в файл
web-workshop-load = Открыть файл
web-workshop-link = Ссылка на набор
web-workshop-linked = У кого есть эта ссылка, откроет тот же набор:
web-workshop-back = Как в обычном наборе
web-workshop-play = Играть с этим
web-workshop-compare = { $count ->
    [0] Как в обычном наборе
    [one] { $count } отличие
    [few] { $count } отличия
   *[other] { $count } отличий
}
web-workshop-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
web-workshop-fine = Всё в порядке.
web-workshop-changed = изменено
web-workshop-mine = Моя коробка
web-workshop-mine-about = Сделано в мастерской.
web-workshop-parts = Части коробки
web-workshop-details = Ещё
web-workshop-from-to = от { $least } до { $most }
web-workshop-yes = да
web-workshop-no = нет
web-workshop-new = добавлено
web-workshop-gone = убрано
web-workshop-copy = Скопировать: { $title }
web-workshop-remove = Убрать: { $title }
web-workshop-was = было
web-workshop-is = стало
web-workshop-what = Что
web-own-pack = За этим столом играют с другими данными: «{ $name }».
web-own-pack-see = { $count ->
    [0] Посмотреть
    [one] Посмотреть { $count } отличие
    [few] Посмотреть { $count } отличия
   *[other] Посмотреть { $count } отличий
}
web-own-pack-open = Открыть в мастерской

## Друзья

web-friends = За кем вы следите
web-follow = Следить
web-followed = Вы следите
web-ask = Позвать
web-ask-one = Позвать за этот стол: { $name }
web-ask-friends = Позвать тех, за кем вы следите
web-asked = { $name } зовёт вас сыграть: { $game }.
web-asked-no = Нет, спасибо
web-set-shown = Показывать, что я здесь
    .about = Кто за вами следит, видит, когда вы здесь, и может звать вас за свои столы. Иначе этого не видит никто.
