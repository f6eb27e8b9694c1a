### Справедлива ли коробка?

lab-title = Лаборатория: { $game }
lab-bots = за всех играет { $bot }
lab-rivals = в части партий одно место занимает { $rivals }
lab-variation =
    { $name }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
lab-nth = { $place }-й ход
lab-too-strong = { $name } побеждает слишком часто: { $wins } процентного пункта побед за каждый лишний экземпляр.
lab-too-weak = { $name } побеждает слишком редко: { $wins } процентного пункта побед за каждый лишний экземпляр.
lab-none-stands-out = Ничто в коробке не сдвигает наверняка долю побед больше чем на { $band } п. п.
lab-seats-even = Начинающий побеждает в { $wins }: возможно, это поровну.
lab-seats-uneven = Начинающий побеждает в { $wins }; уравняли бы очки: { $handicap }.
lab-pair-strong = { $pair } вместе побеждают слишком часто: { $wins } п. п. сверх того, что даёт каждое.
lab-rivalry = Сильнейший игрок, { $better }, побеждает в { $wins }, а поровну было бы { $even } %. Из всего разброса отрыва мастерство объясняет { $skill } %, очерёдность — { $place } %, расклад — { $deal } %, случай в игре и настроение — { $rest } %.
lab-seats = Очерёдность хода
    .note = Доли побед с 95-процентными интервалами, отрыв от лучшего из остальных и очки, которые сделали бы доли равными.
lab-course = Ход партии
    .note = Средние с 95-процентными интервалами. Ниже: насколько начинавший впереди в конце.
lab-course-turns = ходов
lab-course-decisions = решений, где есть из чего выбирать
lab-course-score = очков у игрока
lab-course-closeness = очков между первым и вторым
lab-course-shared = партий с общей победой
lab-course-lead_changes = смен лидера
lab-course-half = лидер в середине партии побеждает
lab-effects = Что даёт каждая деталь
    .note = Процентные пункты побед и очки отрыва за один лишний экземпляр вместо чего-то другого, с 95-процентными интервалами. Кому он достанется, решает случай: в раскладе или жребием лаборатории; поэтому это действие самой детали, а не того, кто её берёт. Закрашен допуск. Вердикт верен для всех строк сразу.
lab-unused = Чего хороший игрок не выбирает
    .note = В нотации: было доступно не меньше чем в ста решениях, а взято реже одного раза из ста.
lab-none = Ничего такого нет.
lab-pairs = Сочетания
    .note = Пары, которые вместе побеждают чаще, чем каждая по отдельности, с поправкой на все проверенные пары.
lab-pairs-tried =
    { $pairs ->
        [one] Проверена { $pairs } пара.
        [few] Проверено { $pairs } пары.
       *[many] Проверено { $pairs } пар.
    }
lab-compared = { $before } → { $after }
    .note = Что изменилось в коробке, а затем в партиях. Вердикт верен для всех строк сразу.
lab-effect-of = действие: { $name }
lab-wins-of = доля побед: { $place }
lab-axis-wins = % побед
lab-axis-margin = отрыв в очках
lab-axis-games = партий
lab-axis-effect = процентные пункты побед за один лишний экземпляр
lab-column-component = деталь
lab-column-wins = победы
lab-column-points = очки
lab-column-used = раз за партию
lab-column-verdict = вердикт
lab-column-place = место
lab-column-margin = отрыв
lab-column-handicap = уравняло бы, очков
lab-column-option = ответ
lab-column-offered = доступен
lab-column-chosen = выбран
lab-column-pair = вместе
lab-column-chance = случайно
lab-column-what = что
lab-column-before = было
lab-column-after = стало
lab-column-difference = разница
lab-verdict-strong = побеждает слишком часто
lab-verdict-weak = побеждает слишком редко
lab-verdict-sure = больше шума
lab-verdict-noise = может быть шумом
lab-progress = Играем
lab-interrupted =
    { $games ->
        [one] Прервано после { $games } партии.
       *[other] Прервано после { $games } партий.
    }
lab-go-on = Продолжить: artel lab --resume { $folder }
lab-report-at = Отчёт: { $file }
lab-no-plots = Графиков нет: matplotlib не установлен; он входит в artel-tabletop[plots].

## Ошибки

problem-lab-there = В { $folder } уже есть лаборатория; --resume продолжит её.
problem-lab-missing = В { $folder } нет лаборатории.
problem-no-lab = это не лаборатория ({ $reason })
problem-no-pack-file = нет файла { $file }
problem-change-form = Изменение — это ПУТЬ=ЗНАЧЕНИЕ, например park=+6, а не «{ $text }».
problem-no-path = «{ $path }» никуда не ведёт в наборе; путь — это, например, park.values.
problem-no-sum = «{ $change }»: { $value } — не число, прибавлять не к чему.
problem-lab-game = Назовите игру, например artel lab zodchie.
problem-lab-alone = --resume продолжает лабораторию как есть: уберите { $given }.
problem-lab-fewer = В лаборатории { $games } партий; --games может быть только больше.
problem-lab-one-bot = Назовите одного бота для всех мест; остальные — соперники, например --rival level1.

tune-round = Круг { $round }: { $changes }. Процентные пункты побед: { $aims }.
tune-met = Круг { $round } достигает всех целей; его набор: { $file }
tune-missed = Ни один круг не достигает всех целей; лучший — { $round }, его набор: { $file }
problem-lever-form = Рычаг — это ЦЕЛЬ:ПУТЬ=ОТ..ДО, и 0 лежит между ними, например red:fortress=-3..3, а не «{ $text }».
problem-lever-known = «{ $path }» настраивать не нужно: в наборе сказано, откуда это ({ $provenance }).
problem-no-lever = Чтобы настраивать, скажите, что можно менять: --vary red:fortress=-3..3.
problem-no-aim = О { $aim } ничего не известно; есть { $names }.
problem-tune-out = Чтобы настраивать, назовите папку для пройденного пути: --out DIR.
problem-tune-one = Чтобы настраивать, начните с одного набора, одного числа игроков, одного всего.
problem-tune-there = В { $folder } настраивается что-то другое.
