### Что говорит сервер

error-server-error = { $problem }
error-bad-request = Запрос составлен неверно: { $problem }.
error-bad-message = Сообщение составлено неверно: { $problem }.
error-not-signed-in = Кто вы? Сначала назовитесь.
error-foreign-origin = Запрос пришёл со страницы чужого сайта: { $origin }.
error-not-host = Это может только хозяин стола.
error-not-your-seat = Место { $seat } — не ваше.
error-not-admin = Это только для тех, кто присматривает за сервером.
error-registration-closed = Новых учётных записей на этом сервере не заводят.
error-invitation-needed = Учётную запись здесь заводят только по приглашению. Попросите ссылку у того, кто присматривает за сервером.
error-no-guests = Гостем здесь не играют. Сначала войдите в учётную запись.
error-no-such-pass = Это приглашение завести учётную запись больше не действует. Попросите новое.
error-no-such-report = Жалобы { $report } нет.
error-no-such-remark = Здесь этого никто не говорил.
error-reported-already = Вы уже пожаловались на это. Жалобу рассмотрят.
error-report-taken = Этой жалобой уже занимается { $name }.
error-report-closed = Эта жалоба уже закрыта.
error-not-an-account = { $name }: нет учётной записи. Присматривать за сервером может только учётная запись.
error-no-password = У { $name } нет учётной записи с паролем.
error-no-factor-of = У { $name } нет второго фактора.
error-no-address = У { $name } нет подтверждённого почтового адреса.
error-backup-running = Резервная копия уже делается.
error-still-admin = { $name } присматривает за этим сервером. Сначала хозяин сервера должен это отменить: { "artel admin revoke NAME" }.
error-not-reached = Позвать за стол можно только тех, за кем вы следите и кто показывает, что он здесь.
error-follows-too-many = Вы уже следите за { $many } людьми: сначала уберите кого-нибудь.
error-not-yourself = С самим собой так поступить нельзя.
error-no-such-page = По этому адресу ничего нет.
error-no-such-table = Стола { $table } нет.
error-no-such-game = Игры { $game } нет. Игры: { $open }.
error-no-advice = Советы бывают только в партиях без рейтинга, с одними ботами и с разрешёнными подсказками.
error-no-bot-moved = Версию { $version } этого стола сделал не бот.
error-no-such-lesson = Урока { $lesson } нет. Уроки: { $open }.
error-no-such-puzzle = Задачи { $puzzle } нет.
error-no-table = Сначала скажите, за какой стол: пошлите «hello».
error-seat-taken = Место { $seat } занято. Свободны: { $open }.
error-seated-already = Вы уже за этим столом, на месте { $seat }.
error-seats-empty = Начать нельзя, пусты места: { $open }.
error-not-open = За этот стол больше не сесть: { $status }.
error-not-running = За этим столом сейчас не играют: { $status }.
error-not-over = Запись показывают, когда игра окончена.
error-no-review-yet = Партию разбирают, когда она окончена, и не раньше.
error-not-played-out = Эта партия прервана до срока: разбирают только доигранные до конца.
error-not-your-review = Остановить разбор может только тот, кто его попросил.
error-nothing-left = Здесь партия уже окончена: выберите позицию раньше.
error-bad-name = Так назваться нельзя. В имени от 1 до { $most } видимых знаков.
error-short-password = Пароль слишком короткий: нужно не меньше { $least } знаков.
error-wrong-password = Неверное имя или пароль.
error-code-needed = Пароль верный. Нужен ещё код второго фактора или резервный код.
error-wrong-code = Код неверный или уже использован. Дождитесь следующего.
error-factor-already = Второй фактор у вас уже есть. Сначала отключите его.
error-no-factor = Второго фактора у вас нет.
error-no-such-reset = Эта ссылка больше не действует. Попросите новую.
error-no-such-session = Этот сеанс уже завершён.
error-bad-address = Это не похоже на адрес почты.
error-bad-link = Эта ссылка больше не действует.
error-bad-push = Служба уведомлений этого браузера здесь неизвестна.
error-no-notices = Этот сервер не шлёт таких уведомлений.
error-too-many-browsers = Уведомления уже приходят в браузеры, их { $many }. Сначала отключите их в одном.
error-banned = Этот сервер для вас закрыт: { $reason }
error-banned-until = Этот сервер для вас закрыт до { $until }: { $reason }
error-no-such-invite = Это приглашение больше не действует. Попросите новое.
error-no-such-seat = Места { $seat } за этим столом нет. Места: { $open }.
error-name-taken = Имя { $name } принадлежит учётной записи. Войдите или возьмите другое имя.
error-name-alike = Имя { $name } выглядит как имя другой учётной записи. Возьмите другое.
error-account-already = У вас уже есть учётная запись: { $name }.
error-no-account = Вы играете гостем, пароля у вас нет. Сначала заведите учётную запись.
error-sits-twice = За столом { $table } вы сидите и гостем, и под своей учётной записью. Сначала закончите ту игру или войдите, не забирая игры гостя.
error-not-seated = Вы не сидите за этим столом.
error-begun = Игра уже началась. Кто хочет прекратить, сдаётся за столом или предлагает остальным закончить игру.
error-no-rematch-yet = Сыграть ещё раз можно, когда эта игра окончена.
error-replaced = За вас сейчас играет бот. Сначала верните себе место.
error-not-replaced = Вы и так играете сами.
error-gave-up = Вы сдались.
error-not-gone = Место { $seat } не покинуто, и время там ещё есть. Подождите.
error-no-takeback = За этим столом ходы назад не берут.
error-too-many-takebacks = Вы взяли в этой игре назад уже { $many } ходов. Больше нельзя.
error-proposal-open = Кое-что уже предложено. Подождите, пока на это ответят.
error-no-proposal = Сейчас нет предложения, на которое вы могли бы ответить или которое могли бы отозвать.
error-bad-text = Так здесь не сказать. Можно только видимые буквы и знаки.
error-too-many-tables = У вас уже есть открытые незаконченные столы: { $many }. Сначала закончите игру или уйдите из-за одного из них.
error-too-many = Слишком много сразу. Попробуйте снова через { $seconds } с.
error-too-many-connections = Отсюда слишком много соединений. Закройте лишние страницы и попробуйте снова.
error-out-of-step = Стол изменён в другом месте. Посмотрите ещё раз.
error-proof-too-slow = Проверка записи заняла слишком много времени: больше { $seconds } с.
error-no-such-person = Нет никого { $person }.
error-no-such-tournament = Турнира { $tournament } нет.
error-no-such-entrant = Под номером { $entrant } в этом турнире никого нет.
error-not-tournament-host = Это может делать только устроитель турнира.
error-tournament-begun = Турнир уже начался.
error-tournament-full = В турнире нет мест: он принимает не больше { $most }.
error-entered-already = Вы уже участвуете в этом турнире.
error-not-entered = Вы не участвуете в этом турнире.
error-too-few-entrants = Чтобы начать турнир, нужно не меньше { $least } участников.
error-too-many-tournaments = У вас { $many } незавершённых турниров. Сначала завершите один из них.
error-host-plays = В этой игре играете вы сами или ваш бот, поэтому закрыть её вы не можете. Сдайтесь или дождитесь остальных.
error-rated-takeback = В игре на рейтинг нельзя свободно брать ходы назад. Выберите правило построже или играйте без рейтинга.
error-own-bot-rated = На рейтинг не играют ни со своими ботами, ни двумя ботами одного хозяина. Возьмите стол без рейтинга.
error-no-such-bot-account = У вас нет учётной записи бота { $bot }.
error-too-many-bot-accounts = У вас уже { $many } учётных записей ботов. Сначала удалите одну из них.
error-not-for-bots = Учётной записи бота это не позволено.
error-no-bot-to-challenge = Нет учётной записи бота { $bot }, которая могла бы прийти. Назовите имя учётной записи бота.
error-challenged-already = { $bot } уже сидит за этим столом или уже получил вызов за него.
error-challenge-refused = { $reason ->
    [who] { $bot } не принимает ваши вызовы.
    [game] { $bot } не играет в эту игру.
    [players] { $bot } не играет таким числом игроков.
    [rated] { $bot } не играет на рейтинг или играет только на рейтинг. Выберите другое.
    [clock] { $bot } не играет с такими часами.
    [busy] { $bot } играет столько партий, сколько может. Попробуйте позже.
   *[later] { $bot } сейчас не хочет играть.
}
error-too-many-challenges = Ваших вызовов без ответа: { $many }. Дождитесь ответа на один из них или отзовите его.
error-no-such-challenge = Вызова { $challenge } нет.
error-challenge-over = На этот вызов уже ответили, он отозван или истёк.
error-not-a-bot = Эти события есть только у учётной записи бота. Пришлите её ключ.
challenge-declined = { $reason ->
    [who] { $bot } не принимает ваши вызовы.
    [game] { $bot } не играет в эту игру.
    [players] { $bot } не играет таким числом игроков.
    [rated] { $bot } не играет на рейтинг или играет только на рейтинг. Выберите другое.
    [clock] { $bot } не играет с такими часами.
    [busy] { $bot } играет столько партий, сколько может. Попробуйте позже.
   *[later] { $bot } сейчас не хочет играть.
}
challenge-waiting = { $bot } получил вызов и ещё не ответил.
challenge-accepted = { $bot } принял вызов.
challenge-withdrawn = Вызов для { $bot } отозван.
challenge-expired = { $bot } не ответил вовремя.
error-bot-too-busy = Бот сидит за { $many } столами, где игра не закончена. Сначала нужно закончить одну.
error-bad-token = Ключ недействителен или отозван.
error-broken = Что-то сломалось; это записано в журнал.
error-not-ready = Сервер сейчас не может обслуживать: { $problem }.

error-bad-setting = { $where }: значение { $field } не может быть «{ $given }». Допустимо: { $allowed }.
error-unknown-setting = { $where }: настройки { $field } нет. Есть: { $allowed }.
error-mistyped-setting = { $where }: нет настройки { $field }. Может быть, { $meant }?
error-incomplete-settings = Настройке { $field } нужна ещё { $needs }.
error-unreadable-settings = { $where } не читается: { $reason }
error-old-database = База данных версии { $given }, а этой программе нужна { $now }. Выполните: { "artel admin migrate" }.
error-new-database = База данных в редакции { $given }, эта программа знает только до { $now }. Обновите программу.
error-no-database = Базой данных { $where } нельзя воспользоваться: { $reason }
error-damaged-database = База данных { $where } повреждена: { $problem }. Ничего не изменено. Восстановите резервную копию в новый файл или уберите этот, чтобы начать заново.
error-no-redis = Redis по адресу { $where } не работает: { $reason }
error-full-database = База данных не пуста: строки есть в { $open }. Восстанавливать надо в пустую.
error-bad-backup = { $where } не годится как резервная копия: { $problem }
error-cannot-listen = Нельзя принимать соединения по адресу { $address }: { $reason }
error-port-taken = Порт { $port } занят другой программой. Другой порт: --port N, любой свободный: --port 0.
error-not-found = «{ $given }» никому не принадлежит: назовите код человека, имя учётной записи или адрес, например 203.0.113.7.

serve-ready = «Артель» работает по адресу { $address }

admin-migrated = База данных обновлена до последней редакции.
admin-copied = Сначала сделана копия базы данных: { $file }
admin-rows = { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
}
admin-rotated = Сделана { $file }, { $gone ->
    [one] удалена { $gone } старая
    [few] удалены { $gone } старые
   *[many] удалено { $gone } старых
}.
admin-proving = Проверка записей
admin-proved = { $games ->
    [one] Доказана { $games } партия
    [few] Доказаны { $games } партии
   *[other] Доказано { $games } партий
}, неверных: { $wrong }.
admin-cleaned-open-tables = столы, за которыми так и не начали: удалены
admin-cleaned-games = партии, которые никто не продолжил: отмечены как брошенные
admin-cleaned-chat = старые строки чата: удалены
admin-cleaned-invites = приглашения, по которым никто не войдёт: удалены
admin-cleaned-sessions = истёкшие сеансы: удалены
admin-cleaned-resets = просроченных ссылок для нового пароля: удалено
admin-cleaned-places = адресов давних входов: удалено
admin-cleaned-bans = истёкшие запреты: удалены
admin-cleaned-guests = гости, которые не играли и давно не заходили: удалены
admin-banned = { $who } больше не войдёт.
admin-unbanned = { $who } снова может войти.
admin-not-banned = { $who }: запрета не было.
admin-reset = Передайте эту ссылку только владельцу учётной записи { $name }. По ней один раз, до { $until }, можно задать новый пароль:
admin-factor-off = { $name }: второй фактор при входе больше не нужен.
admin-no-factor = { $name }: второго фактора нет.
admin-head-id = код
admin-head-kind = вид
admin-head-name = имя
admin-head-games = партий
admin-head-created = создан
admin-head-seen = заходил
admin-head-game = игра
admin-head-status = состояние
admin-head-sitting = места
admin-head-moves = ходов
admin-head-moved = последний ход
admin-head-who = кто
admin-head-until = до
admin-head-reason = причина
admin-flag-pair = рейтинговых игр этих двоих за сутки: { $games }; эта не засчитана
admin-flag-unplayed = сдача до первого хода
admin-cleaned-passes = приглашения завести учётную запись, по которым никто не войдёт: удалены
admin-player = Игрок { $number }
admin-granted = { $name } теперь администратор и может открыть страницу { "/admin" }.
admin-revoked = { $who } больше не администратор.
admin-no-admin = { $who } и не был администратором.
admin-renamed = { $who } теперь зовётся { $name } и узнает об этом при следующем входе.
admin-remove-sure = Удалить { $name } навсегда?
admin-removed = { $name }: удаление выполнено.
admin-signed-out = Все сеансы завершены: { $who }.
admin-table-closed = Стол { $table } закрыт.
admin-table-removed = Стола { $table } больше нет в общих списках, сказанное за ним скрыто.
admin-hidden = Реплика скрыта.
admin-shown = Реплика снова видна.
admin-is-hidden = скрыта
admin-invited = По этой ссылке { $uses ->
    [one] может завести учётную запись { $uses } человек
    [few] могут завести учётную запись { $uses } человека
   *[other] могут завести учётную запись { $uses } человек
} до { $until } { "UTC" }. Она показана только сейчас; впереди поставьте адрес сервера. Отозвать: { "artel admin uninvite" } { $id }
admin-uninvited = Приглашение { $id } больше не действует.
admin-report-closed = Жалоба { $id } закрыта, пожаловавшийся узнает, что её рассмотрели.
admin-host = хозяин
admin-gone = удалён
admin-person-account = учётных записей
admin-person-guest = гостей
admin-person-bot = учётных записей ботов
admin-person-deleted = ушедших людей
admin-table-open = открытых столов
admin-table-running = партий идёт
admin-table-over = партий окончено
admin-table-abandoned = брошенных столов
admin-many-admins = администраторов
admin-many-sessions = сеансов
admin-many-bans = запретов
admin-many-reports = жалоб ждёт
admin-last-backup = Последняя резервная копия: { $at } { "UTC" }.
admin-no-backup = Резервных копий ещё не было.
admin-head-at = когда
admin-head-room = где
admin-head-hidden = скрыта
admin-head-text = текст
admin-head-whom = кого
admin-head-by = кем
admin-head-table = стол
admin-head-used = вошло
admin-head-note = заметка
admin-head-what = что
admin-head-about = о чём
admin-act-grant = назначен администратором
admin-act-revoke = больше не администратор
admin-act-rename = переименован
admin-act-remove = удалён
admin-act-sign-out = завершены все сеансы
admin-act-ban = запрет на вход
admin-act-unban = запрет снят
admin-act-close-table = стол закрыт
admin-act-remove-table = стол убран из списков
admin-act-hide = реплика скрыта
admin-act-unhide = реплика снова видна
admin-act-invite = создано приглашение
admin-act-uninvite = приглашение отозвано
admin-act-take-report = жалоба взята
admin-act-close-report = жалоба закрыта
admin-act-reset-password = создана ссылка для нового пароля
admin-act-mail-reset = ссылка для нового пароля отправлена по почте
admin-act-second-factor-off = второй фактор отключён
admin-act-clean = уборка
admin-act-backup = сделана резервная копия

problem-nested = вложено слишком глубоко
problem-request-cut = конец не дошёл
problem-unplayable = её нельзя сыграть ({ $kind })
problem-shutting-down = он останавливается
problem-not-written = в базу данных нельзя писать
problem-no-answer = база данных не отвечает
problem-no-redis = Redis не отвечает
problem-in-result = итог
problem-no-moves = партия окончена, а ходов в ней нет
problem-other-commitment = показывали другое
problem-other-result = сохранено { $kept }, а партия даёт { $made }
problem-backup-format = это другой формат
problem-backup-rows = не хватает строк
problem-backup-count = в { $name } должно быть строк: { $many }, а их { $there }
problem-backup-alien = это не резервная копия «Артели»
problem-backup-changed = файл изменён
problem-backup-cut = конец файла пропал
problem-backup-columns = в этой редакции нет { $name } со столбцами { $columns }
problem-database-empty-file = файл пуст
problem-database-no-sqlite = это не база данных SQLite
problem-database-no-tables = в ней нет таблиц
problem-database-no-revision = в ней не сказано, какой она редакции
problem-database-unsound = проверка говорит «{ $told }»

## Как показываются ссылки

preview-table-open = { $game }: { $free ->
    [0] стол для { $players }
    [one] { $free } свободное место за столом для { $players }
    [few] { $free } свободных места за столом для { $players }
   *[many] { $free } свободных мест за столом для { $players }
}
preview-table-running = { $game }: идёт партия
preview-table-over = { $game }: сыгранная партия
preview-table-abandoned = { $game }: брошенная партия
preview-invite = Приглашение на игру: { $game }
preview-rules = { $game }: правила
preview-learn = { $game }: уроки за доской
