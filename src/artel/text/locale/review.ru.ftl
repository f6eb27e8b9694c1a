### После партии: удача и мастерство

review-title = Разбор: { $game }, игроков: { $players }
review-seat = игрок
review-place = место
review-score = очки
review-initial = вначале
review-skill = мастерство
review-luck = удача
review-others = другие
review-final = в конце
review-accuracy = точность
review-adjusted = средняя удача
review-signs = ?!/?/??
review-inaccuracy = неточность
review-mistake = ошибка
review-blunder = зевок
review-input = №
review-chosen = сыграно
review-best = лучше
review-loss = цена
review-fault = оценка
review-chance = шанс после
review-games = партий
review-with-average-luck = { $name }: при средней удаче — { $percent } % побед.
review-judge =
    { $judge ->
        [level5] Судил чемпион: он научился этому в партиях с самим собой.
       *[other] Судил мастер: чемпион не учился этой игре с таким числом игроков или с такими данными.
    }
review-sampled = Шансы — оценки: для каждого решения случай и скрытые карты разыгрываются не более { $trials } раз. Уже поэтому удача и мастерство могут отличаться примерно на { $error } п. п. (одно стандартное отклонение).
review-graph = Шансы на победу
review-turns = Переломные моменты
review-turn-move = { $input }. { $name } ходит: { $what }. Затем: { $chances }.
review-turn-luck = { $input }. Удача { $name }: { $what }. Затем: { $chances }.
review-turn-chance = { $input }. Случай: { $what }. Затем: { $chances }.
review-faults = Что можно было сыграть лучше
review-no-faults = Ничего, что было бы заметнее погрешности оценки.
review-moves = Все решения
review-mark = { $input }. { $name }, { $fault }: { $chosen }. Лучше: { $best }. Цена: { $loss }.
review-progress = Идёт разбор
review-many = { $games ->
        [one] Разбор { $games } партии
       *[other] Разбор { $games } партий
    }
review-interrupted = Прервано на { $done } из { $all }. Та же команда продолжит отсюда.
review-page-at = Страница: { $file }

## Что не так

error-not-finished = Партия не окончена: разбираются только оконченные.
problem-review-empty = В { $file } нет ни одной партии.
