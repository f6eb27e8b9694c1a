### Боты играют друг с другом

arena-title =
    { $game }, игроков: { $players }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }{ $draws ->
        [0] { "" }
        [one] , первое место разделено в { $draws }
       *[other] , первое место разделено в { $draws }
    }
arena-together = Все игры вместе
arena-bot = бот
arena-games = партий
arena-wins = побед
arena-rate = доля
arena-interval = 95 %
arena-margin = отрыв
arena-skill = сила
arena-seconds = с/ход
arena-forfeits = сбои
arena-adjusted = без удачи
arena-interrupted =
    { $games ->
        [one] Прервано после { $games } партии.
       *[other] Прервано после { $games } партий.
    }
arena-go-on = Продолжить: artel arena --resume { $folder }
arena-report-at = Отчёт: { $file }
arena-report = Арена: { $games }
arena-seed = зерно { $seed }
arena-move-time = { $seconds } с на ответ
arena-processor-time = { $seconds } с процессорного времени на ответ
arena-iterations =
    { $iterations ->
        [one] { $iterations } итерация на ответ
        [few] { $iterations } итерации на ответ
       *[other] { $iterations } итераций на ответ
    }
arena-plot-ladder = Лестница
    .note = Сила по Плакетту и Люсу; в обе стороны — два стандартных отклонения.
arena-plot-matrix = Строка против столбца
    .note = Как часто бот строки оказывался выше бота столбца (равные места — половина); ниже — где лежит эта доля с доверием 95 %.
arena-plot-scores = Очки
    .note = Очки в конце партии; справа — медиана и средняя половина.
arena-plot-lengths = Длина партии
    .note = Число ответов за партию, по составу играющих.
arena-plot-seconds = Время на ход
    .note = Секунд на ответ там, где было из чего выбирать.

## Что не так

error-bad-entrant = «{ $given }» — не бот для арены: { $problem }.
error-worker-lost = Процесс, игравший в { $game } с ботами { $bots }, завершился { $times } раза; последний код завершения { $status }.
problem-entrant-twice = он назван дважды; дайте каждому имя, например quick=level3@0.1s
problem-entrant-form = бот — это [ИМЯ=]БОТ[@ЧАСЫ]
problem-entrant-kinds = есть боты { $names }, py:МОДУЛЬ:КЛАСС и cmd:КОМАНДА
problem-entrant-import = не удаётся импортировать ({ $reason })
problem-two-bots = Арене нужны хотя бы два бота, например --bots level3,level2.
problem-arena-there = В { $folder } уже есть арена; её продолжит --resume.
problem-arena-missing = В { $folder } нет арены.
problem-no-arena = это не арена ({ $reason })
problem-no-game-line = это не партия ({ $reason })
problem-at-arena-line = { $file }, строка { $line }
problem-arena-games = Назовите игру, несколько через запятую или all.
problem-arena-alone = --resume продолжает арену такой, какая она есть: уберите { $given }.
problem-arena-fewer = В арене { $games } партий; --games может быть только больше.
problem-pack-for-one = Набор данных — для одной игры; назовите её одну.
problem-players-form = Игроки — это числа через запятую, например 2,3; не «{ $text }».
problem-ray-silent = По адресу { $address } не отвечает кластер Ray ({ $reason }).
error-bot-fault = Бот не дал ответа: { $problem }.
error-bot-ended = Бот не дал ответа: { $problem }.
error-bot-not-started =
    Бот { $bot } не запускается: { $problem }.
    { $words }
error-pool-full = Ответа бота уже ждут { $waiting } вопросов; спросите позже.
problem-bot-gone = он завершался или опаздывал { $times } раза, и в этой партии его больше не спрашивают
problem-bot-late = он думал дольше { $seconds } с
problem-bot-illegal = «{ $option }» нет среди возможных ответов
problem-bot-other-question = он отвечает на вопрос { $given }, а открыт вопрос { $open }
problem-bot-ended = он завершился с кодом { $status }
problem-bot-start = его не удаётся запустить ({ $reason })
problem-bot-long-line = его строка длиннее { $bytes } байт
problem-bot-garbage = его строка — не ответ ({ $reason })
problem-bot-outdated = он говорит по протоколу 1, а здесь протокол { $protocol }: поле ответа называется `option`, а не `choice`
