### Страница тех, кто присматривает за сервером

web-admin-figures = Числа
web-admin-people = Люди
web-admin-tables = Столы
web-admin-bans = Запреты
web-admin-reports = Жалобы
web-admin-invitations = Приглашения
web-admin-flags = Подозрения
web-admin-log = Журнал
web-admin-back = Назад к списку
web-admin-search = Найти
web-admin-why = Почему? Это останется в журнале.
web-admin-host = Хозяин
web-admin-gone = удалён
web-admin-profile = Страница игрока
web-admin-link-copied = Скопировано.

## Числа

web-admin-count-account = учётные записи
web-admin-count-guest = гости
web-admin-count-bot = записи ботов
web-admin-count-open = открытые столы
web-admin-count-running = идущие партии
web-admin-count-over = оконченные партии
web-admin-count-abandoned = брошенные столы
web-admin-count-live = живые столы здесь
web-admin-count-sockets = клиенты здесь
web-admin-count-sessions = сеансы
web-admin-count-admins = администраторы
web-admin-count-bans = запреты
web-admin-count-reports = жалобы ждут
web-admin-processes = Процессы
web-admin-process-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}
web-admin-process-this = отвечает этот
web-admin-since = Версия { $version }, работает с { $at }.
web-admin-backup = Последняя резервная копия: { $at }.
web-admin-estimated = ≈: оценка базы данных; партий слишком много, чтобы сосчитать их сразу.
web-admin-no-backup = Резервных копий ещё не было.
web-admin-back-up = Сделать резервную копию
web-admin-backed-up = Готово: { $file }, строк: { $rows }. Она лежит на сервере в папке резервных копий.
web-admin-registration-open = Учётную запись может завести любой.
web-admin-registration-invitation = Учётные записи заводят только по приглашению.
web-admin-registration-closed = Новых учётных записей не заводят.
web-admin-guests = Гости могут играть.
web-admin-no-guests = Гости не играют.
web-admin-clean = Убрать лишнее
web-admin-clean-do = Удалить навсегда
web-admin-clean-what = Это больше никому не нужно. Вернуть удалённое будет нельзя.
web-admin-clean-nothing = Убирать нечего.
web-admin-cleaned-open-tables = столы, за которыми так и не начали
web-admin-cleaned-games = партии, которые никто не продолжил: станут брошенными
web-admin-cleaned-chat = старые реплики
web-admin-cleaned-invites = приглашения за столы, по которым никто не войдёт
web-admin-cleaned-passes = приглашения завести учётную запись, по которым никто не войдёт
web-admin-cleaned-sessions = истёкшие сеансы
web-admin-cleaned-resets = просроченные ссылки для нового пароля
web-admin-cleaned-places = адреса давних входов
web-admin-cleaned-bans = истёкшие запреты
web-admin-cleaned-guests = гости, которые не играли и давно не заходили

## Люди

web-admin-people-search = Код или часть имени
web-admin-nobody = Никто не найден.
web-admin-kind-account = учётная запись
web-admin-kind-guest = гость
web-admin-kind-bot = запись бота
web-admin-kind-deleted = больше не с нами
web-admin-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
web-admin-seen = заходил { $at }
web-admin-created = с { $at }
web-admin-sessions = { $count ->
    [one] { $count } сеанс
    [few] { $count } сеанса
   *[other] { $count } сеансов
}
web-admin-is-admin = администратор
web-admin-is-banned = вход запрещён
web-admin-of-admins = Администратор. Здесь действует только хозяин сервера, из командной строки.
web-admin-rename = Переименовать
web-admin-rename-what = Человек получит другое имя и узнает об этом при следующем входе вместе с причиной.
web-admin-new-name = Новое имя; пусто: нейтральное
web-admin-sign-out = Завершить сеансы
web-admin-sign-out-what = Человек выйдет на всех устройствах. Гость вернуться не сможет.
web-admin-factor = второй фактор с { $at }
web-admin-reset-password = Новый пароль
web-admin-reset-password-what = Будет создана ссылка, по которой один раз в течение суток можно задать новый пароль. Убедитесь, кто просит: у кого ссылка, у того и учётная запись. До тех пор действует прежний пароль.
web-admin-reset-mail = Отправить на подтверждённый адрес; больше её никто не увидит
web-admin-reset-link = Передайте её только этому человеку. Она видна только сейчас:
web-admin-reset-mailed = Ссылка отправлена по почте.
web-admin-second-factor-off = Отключить второй фактор
web-admin-second-factor-off-what = Для тех, кто потерял его вместе с резервными кодами. Убедитесь, кто просит: после этого для входа хватит пароля.
web-admin-ban = Запретить вход
web-admin-ban-what = Войти больше не выйдет; причину сообщат.
web-admin-unban = Снять запрет
web-admin-unban-what = Войти снова можно будет.
web-admin-remove = Удалить
web-admin-remove-what = Навсегда, как если бы человек сам удалил учётную запись: имя, пароль, рейтинги и всё сказанное. Партии останутся в записях других. Отменить это нельзя.
web-admin-days = На сколько дней; пусто: навсегда

## Запреты

web-admin-ban-new = Новый запрет
web-admin-ban-who = Код человека, имя учётной записи, адрес или сеть
web-admin-banned-for-good = Вход запрещён навсегда.
web-admin-banned-until = Вход запрещён до { $at }.
web-admin-no-bans = Вход никому не запрещён.

## Столы

web-admin-tables-search = Код стола или человека либо имя
web-admin-status = Состояние
web-admin-status-all = все
web-admin-status-open = открыт
web-admin-status-running = идёт игра
web-admin-status-over = окончен
web-admin-status-abandoned = брошен
web-admin-visibility-open = для всех
web-admin-visibility-unlisted = по ссылке
web-admin-visibility-private = закрытый
web-admin-moves = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
web-admin-no-tables = Столов не нашлось.
web-admin-talk = Разговор
web-admin-silent = Никто ничего не сказал.
web-admin-room-players = игроки
web-admin-room-watchers = зрители
web-admin-hidden = скрыто
web-admin-hide = Скрыть
web-admin-hide-one = Скрыть: { $text }
web-admin-show = Показать
web-admin-show-one = Снова показать: { $text }
web-admin-close-table = Закрыть
web-admin-close-table-what = Играть здесь больше не будут; начатая партия окончится без результата. Отменить это нельзя.
web-admin-remove-table = Убрать
web-admin-remove-table-what = Стол исчезнет из всех общих списков, а сказанное за ним скроется. Запись партии найдут только те, кто за ним сидел. Неоконченная партия закроется. Отменить это нельзя.

## Жалобы

web-admin-no-reports = Никто не жаловался.
web-admin-report-open = ждёт
web-admin-report-taken = взята
web-admin-report-closed = закрыта
web-admin-report-line = { $by } о { $of }, { $at }
web-admin-reported-by = Жалоба от
web-admin-the-table = к столу
web-admin-taken-by = занимается { $name }
web-admin-attached = Что было сказано до этого
web-admin-take = Займусь этим
web-admin-note = Что сделано
web-admin-note-what = Это читают только администраторы. Пожаловавшийся узнает, что жалобу рассмотрели.
web-admin-close-report = Закрыть жалобу
web-admin-outcome = Закрыта { $at }:

## Подозрения

web-admin-flags-what = Рейтинговые партии, похожие на накрутку рейтинга.
web-admin-no-flags = Ничего подозрительного.
web-admin-flag-pair = рейтинговых игр этих двоих за сутки: { $games }; эта не засчитана
web-admin-flag-unplayed = сдача до первого хода

## Приглашения

web-admin-invite-new = Пригласить завести учётную запись
web-admin-invite-what = Приглашения нужны там, где учётные записи заводят только по ним.
web-admin-invite-note = Для кого; это читают только администраторы
web-admin-invite-uses = На скольких человек
web-admin-invite-days = Дней
web-admin-invite = Сделать ссылку
web-admin-invite-link = Ссылка. Она показана только сейчас:
web-admin-invite-used = вошло { $used } из { $uses }
web-admin-invite-until = до { $at }
web-admin-invite-spent = больше не действует
web-admin-no-invitations = Приглашений нет.
web-admin-revoke = Отозвать
web-admin-revoke-what = По этой ссылке больше никто не заведёт учётную запись.

## Журнал

web-admin-log-what = Всё, что делали модераторы, с этой страницы и из командной строки. Изменить это не может никто.
web-admin-log-empty = Пока ничего не делали.
web-admin-older = Раньше
web-admin-act-grant = назначен администратором
web-admin-act-revoke = больше не администратор
web-admin-act-rename = переименован
web-admin-act-remove = удалён
web-admin-act-sign-out = завершены все сеансы
web-admin-act-ban = запрет на вход
web-admin-act-unban = запрет снят
web-admin-act-close-table = стол закрыт
web-admin-act-remove-table = стол убран из списков
web-admin-act-hide = реплика скрыта
web-admin-act-unhide = реплика снова видна
web-admin-act-invite = создано приглашение
web-admin-act-uninvite = приглашение отозвано
web-admin-act-take-report = жалоба взята
web-admin-act-close-report = жалоба закрыта
web-admin-act-reset-password = создана ссылка для нового пароля
web-admin-act-mail-reset = ссылка для нового пароля отправлена по почте
web-admin-act-second-factor-off = второй фактор отключён
web-admin-act-clean = уборка
web-admin-act-backup = сделана резервная копия
