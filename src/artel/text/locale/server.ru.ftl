### Что говорит сервер

error-server-error = { $problem }
error-bad-request = Запрос составлен неверно: { $problem }.
error-bad-message = Сообщение составлено неверно: { $problem }.
error-not-signed-in = Кто вы? Сначала назовитесь.
error-foreign-origin = Запрос пришёл со страницы чужого сайта: { $origin }.
error-not-host = Это может только хозяин стола.
error-not-your-seat = Место { $seat } — не ваше.
error-no-such-page = По этому адресу ничего нет.
error-no-such-table = Стола { $table } нет.
error-no-such-game = Игры { $game } нет. Игры: { $open }.
error-no-advice = Советы бывают только в партиях без рейтинга, с одними ботами и с разрешёнными подсказками.
error-no-bot-moved = Версию { $version } этого стола сделал не бот.
error-no-such-lesson = Урока { $lesson } нет. Уроки: { $open }.
error-no-table = Сначала скажите, за какой стол: пошлите «hello».
error-seat-taken = Место { $seat } занято. Свободны: { $open }.
error-seated-already = Вы уже за этим столом, на месте { $seat }.
error-seats-empty = Начать нельзя, пусты места: { $open }.
error-not-open = За этот стол больше не сесть: { $status }.
error-not-running = За этим столом сейчас не играют: { $status }.
error-not-over = Запись показывают, когда игра окончена.
error-bad-name = Так назваться нельзя. В имени от 1 до { $most } видимых знаков.
error-short-password = Пароль слишком короткий: нужно не меньше { $least } знаков.
error-wrong-password = Неверное имя или пароль.
error-banned = Этот сервер для вас закрыт: { $reason }
error-banned-until = Этот сервер для вас закрыт до { $until }: { $reason }
error-no-such-invite = Это приглашение больше не действует. Попросите новое.
error-no-such-seat = Места { $seat } за этим столом нет. Места: { $open }.
error-name-taken = Имя { $name } принадлежит учётной записи. Войдите или возьмите другое имя.
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
error-no-such-bot-account = У вас нет учётной записи бота { $bot }.
error-too-many-bot-accounts = У вас уже { $many } учётных записей ботов. Сначала удалите одну из них.
error-not-for-bots = Учётной записи бота это не позволено.
error-bot-too-busy = Бот сидит за { $many } столами, где игра не закончена. Сначала нужно закончить одну.
error-bad-token = Ключ недействителен или отозван.
error-broken = Что-то сломалось; это записано в журнал.
error-not-ready = Сервер сейчас не может обслуживать: { $problem }.

error-bad-setting = { $where }: значение { $field } не может быть «{ $given }». Допустимо: { $allowed }.
error-unknown-setting = { $where }: настройки { $field } нет. Есть: { $allowed }.
error-unreadable-settings = { $where } не читается: { $reason }
error-old-database = База данных версии { $given }, а этой программе нужна { $now }. Выполните: { "artel admin migrate" }.
error-new-database = База данных в редакции { $given }, эта программа знает только до { $now }. Обновите программу.
error-no-database = Базой данных { $where } нельзя воспользоваться: { $reason }
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
admin-cleaned-bans = истёкшие запреты: удалены
admin-cleaned-guests = гости, которые не играли и давно не заходили: удалены
admin-banned = { $who } больше не войдёт.
admin-unbanned = { $who } снова может войти.
admin-not-banned = { $who }: запрета не было.
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

problem-nested = вложено слишком глубоко
problem-unplayable = её нельзя сыграть ({ $kind })
problem-shutting-down = он останавливается
problem-not-written = в базу данных нельзя писать
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
