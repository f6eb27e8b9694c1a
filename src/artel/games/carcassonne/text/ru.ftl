### Каркассон: квадраты и слова стола

## Слова

map = местность
bag = мешочек
supply = запас
    .common = общий запас

tiles = квадраты
    .count =
        { $n ->
            [one] { $n } квадрат
            [few] { $n } квадрата
           *[other] { $n } квадратов
        }
points = очки
    .count =
        { $n ->
            [one] { $n } очко
            [few] { $n } очка
           *[other] { $n } очков
        }
pennant = щит
    .count =
        { $n ->
            [one] { $n } щит
            [few] { $n } щита
           *[other] { $n } щитов
        }

provenance-rulebook = печатные правила
    .note = Взято из печатных правил игры.
provenance-public = открытая таблица
    .note = Взято из опубликованной таблицы.
provenance-reconstructed = реконструкция
    .note = Восстановлено так, чтобы согласоваться с правилами, а не списано с печатного квадрата; в коробке квадрат может быть иным.
provenance-own = своё
    .note = Так захотел автор набора данных.

## Объекты: где стоит фишка, куда её ставят, за что очки, что завершено

feature-road = дорога
    .on = на дороге
    .onto = на дорогу
    .for = за дорогу
    .complete = дорога завершена
feature-city = город
    .on = в городе
    .onto = в город
    .for = за город
    .complete = город завершён
feature-field = поле
    .on = на поле
    .onto = на поле
    .for = за поле
feature-cloister = монастырь
    .on = в монастыре
    .onto = в монастырь
    .for = за монастырь
    .complete = монастырь завершён

## Места на карте — так, как о них говорят люди

place-in-text =
    { $across ->
        [no] { $along ->
            [no] начальный квадрат
            [north] { $rows } к северу от начального квадрата
           *[south] { $rows } к югу от начального квадрата
        }
        [east] { $along ->
            [no] { $columns } к востоку от начального квадрата
            [north] { $columns } к востоку и { $rows } к северу от начального квадрата
           *[south] { $columns } к востоку и { $rows } к югу от начального квадрата
        }
       *[west] { $along ->
            [no] { $columns } к западу от начального квадрата
            [north] { $columns } к западу и { $rows } к северу от начального квадрата
           *[south] { $columns } к западу и { $rows } к югу от начального квадрата
        }
    }

## Фишки: `.object` — кого ставят или возвращают

figure-meeple = подданный
    .object = подданного
    .count =
        { $n ->
            [one] { $n } подданный
           *[other] { $n } подданных
        }
figure-builder = зодчий
    .object = зодчего
figure-pig = свинья
    .object = свинью

role-knight = рыцарь
    .object = рыцаря
    .count =
        { $n ->
            [one] { $n } рыцарь
            [few] { $n } рыцаря
           *[other] { $n } рыцарей
        }
role-highwayman = разбойник
    .object = разбойника
    .count =
        { $n ->
            [one] { $n } разбойник
            [few] { $n } разбойника
           *[other] { $n } разбойников
        }
role-monk = монах
    .object = монаха
    .count =
        { $n ->
            [one] { $n } монах
            [few] { $n } монаха
           *[other] { $n } монахов
        }
role-farmer = крестьянин
    .object = крестьянина
    .count =
        { $n ->
            [one] { $n } крестьянин
            [few] { $n } крестьянина
           *[other] { $n } крестьян
        }

## Товары

good-wine = вино
    .count =
        { $n ->
            [one] { $n } жетон вина
            [few] { $n } жетона вина
           *[other] { $n } жетонов вина
        }
good-wheat = пшеница
    .count =
        { $n ->
            [one] { $n } жетон пшеницы
            [few] { $n } жетона пшеницы
           *[other] { $n } жетонов пшеницы
        }
good-cloth = ткань
    .count =
        { $n ->
            [one] { $n } жетон ткани
            [few] { $n } жетона ткани
           *[other] { $n } жетонов ткани
        }

## Квадраты базовой игры; «справа» и «слева» — если смотреть из середины квадрата на его город

tile-A = Монастырь с дорогой
tile-B = Монастырь среди поля
tile-C = Город на все четыре стороны, щит
tile-D = Край города, вдоль него прямая дорога
tile-E = Край города, остальное — поле
tile-F = Город насквозь, щит
tile-G = Город насквозь
tile-H = Два города друг напротив друга
tile-I = Два города на соседних сторонах
tile-J = Край города, справа от него поворот дороги
tile-K = Край города, слева от него поворот дороги
tile-L = Край города, развилка трёх дорог
tile-M = Угловой город, щит
tile-N = Угловой город
tile-O = Угловой город, поворот дороги, щит
tile-P = Угловой город, поворот дороги
tile-Q = Город на три стороны, щит
tile-R = Город на три стороны
tile-S = Город на три стороны, дорога к воротам, щит
tile-T = Город на три стороны, дорога к воротам
tile-U = Прямая дорога
tile-V = Поворот дороги
tile-W = Развилка трёх дорог
tile-X = Перекрёсток четырёх дорог

## Квадраты «Купцов и зодчих»

tile-TB01 = Угловой город, вино
tile-TB02 = Угловой город, пшеница
tile-TB03 = Город на три стороны, пшеница
tile-TB04 = Город на три стороны, дорога к воротам, вино
tile-TB05 = Город насквозь, вино
tile-TB06 = Город насквозь, дорога к воротам, вино
tile-TB07 = Город насквозь, дорога к воротам, пшеница
tile-TB08 = Город насквозь, дороги к воротам с двух сторон, вино
tile-TB09 = Город насквозь и ещё один город, внутреннее поле, вино
tile-TB10 = Город насквозь и ещё один город, внутреннее поле, ткань
tile-TB11 = Два угловых города, внутреннее поле, вино
tile-TB12 = Угловой город и ещё два города, внутреннее поле, ткань
tile-TB13 = Угловой город, справа дорога к воротам, ткань
tile-TB14 = Угловой город, справа дорога к воротам, три поля, вино
tile-TB15 = Угловой город, слева дорога к воротам, пшеница
tile-TB16 = Угловой город, слева дорога к воротам, три поля, пшеница
tile-TB17 = Угловой город, две дороги к воротам, три поля, вино
tile-TB18 = Угловой город, две дороги к воротам, четыре поля, ткань
tile-TB19 = Угловой город, слева ещё один город, справа дорога к воротам, ткань
tile-TB20 = Угловой город, слева ещё один город, справа дорога к воротам, пшеница
tile-TB21 = Край города, справа дорога к воротам
tile-TB22 = Край города, дорога к воротам, слева дорога к домику
tile-TB23 = Монастырь с тремя дорогами
tile-TB24 = Мост: две дороги пересекаются, не встречаясь

## Что в коробке

tile-in-text = «{ $tile }»

set-base = базовая игра
set-traders = «Купцы и зодчие»

fact-set = { $set }
fact-north = на севере { $north }
fact-east = на востоке { $east }
fact-south = на юге { $south }
fact-west = на западе { $west }

## События

# Так в протоколе назван тот, кто его читает; тогда `$seat_is` — `you`.
you = вы

event-FirstPlayer = Первый ход: { $seat }.
event-TileDrawn =
    { $part ->
        [2] { $seat }: для дополнительного хода взят квадрат { $tile }.
       *[1] { $seat }: взят квадрат { $tile }.
    }
event-TileUnplaceable = Квадрат { $tile } никуда не подходит и выбывает из игры.
event-TilePlaced =
    { $turns ->
        [0] { $seat }: выложен квадрат { $tile } ({ $place }).
        [1] { $seat }: выложен квадрат { $tile } с поворотом на 90° вправо ({ $place }).
        [2] { $seat }: выложен квадрат { $tile } с поворотом на 180° ({ $place }).
       *[3] { $seat }: выложен квадрат { $tile } с поворотом на 90° влево ({ $place }).
    }
event-FigurePlaced =
    { $seat_is ->
        [you] Вы ставите { $figure_object } { $feature_onto } ({ $place }).
       *[other] { $seat } ставит { $figure_object } { $feature_onto } ({ $place }).
    }
event-NoFigure = { $seat }: без фишки.
event-FeatureCompleted =
    Теперь { $feature_complete } ({ $place }): { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[many] { $tiles } квадратов
    }{ $pennants ->
        [0] .
        [one] , { $pennants } щит.
        [few] , { $pennants } щита.
       *[many] , { $pennants } щитов.
    } { $owners_many ->
        [0] Объект ничей.
        [one] { $owners_is ->
            [you] { $owners } получаете
           *[other] { $owners } получает
        } { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
       *[other] { $owners }: каждому по { $points ->
            [one] { $points } очку.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
    }
event-FigureReturned =
    { $seat_is ->
        [you] Вы забираете { $figure_object } ({ $place }).
       *[other] { $seat } забирает { $figure_object } ({ $place }).
    }
event-GoodsTaken =
    { $seat_is ->
        [you] Вы берёте { $goods }.
       *[other] { $seat } берёт { $goods }.
    }
event-ExtraTurnOffered = { $seat }: зодчий даёт дополнительный ход.
event-ExtraTurnTaken = { $seat }: дополнительный ход.
event-ExtraTurnDeclined = { $seat }: отказ от дополнительного хода.
event-FeatureScored =
    Итог { $feature_for } ({ $place }): { $feature_key ->
        [field] { $cities ->
            [one] { $cities } завершённый город
            [few] { $cities } завершённых города
           *[many] { $cities } завершённых городов
        }
       *[other] { $tiles ->
            [one] { $tiles } квадрат
            [few] { $tiles } квадрата
           *[many] { $tiles } квадратов
        }
    }{ $pennants ->
        [0] .
        [one] , { $pennants } щит.
        [few] , { $pennants } щита.
       *[many] , { $pennants } щитов.
    } Очки: { $points }.
event-GoodsScored =
    Больше всего товара «{ $good }» ({ $tokens }): { $owners_many ->
        [one] { $owners_is ->
            [you] { $owners } получаете
           *[other] { $owners } получает
        } { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
       *[other] { $owners }: каждому по { $points ->
            [one] { $points } очку.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
    }
event-Ended =
    { $winners_many ->
        [one] Партия окончена: { $scores }. Победа: { $winners }.
       *[other] Партия окончена: { $scores }. Общая победа: { $winners }.
    }

## Строки счёта

item-completed-city = завершённые города
item-completed-road = завершённые дороги
item-completed-cloister = завершённые монастыри
item-city = незавершённый город
    .kind = незавершённые города
item-road = незавершённая дорога
    .kind = незавершённые дороги
item-cloister = незавершённый монастырь
    .kind = незавершённые монастыри
item-field = поле
    .kind = поля
item-wine = больше всего вина
item-wheat = больше всего пшеницы
item-cloth = больше всего ткани

## Действия

do-place =
    { $turns ->
        [0] Выложить квадрат без поворота ({ $at })
        [1] Выложить квадрат с поворотом на 90° вправо ({ $at })
        [2] Выложить квадрат с поворотом на 180° ({ $at })
       *[3] Выложить квадрат с поворотом на 90° влево ({ $at })
    }
do-stand =
    { $figure_key ->
        [meeple] Поставить { $figure_object } { $feature_onto } ({ $segment }): { $role }
       *[other] Поставить { $figure_object } { $feature_onto } ({ $segment })
    }

## Вопросы: что читает тот, кого спрашивают; `.what` для остальных; `.yes` и `.no` — слова для ответов

ask-PlaceTile =
    { $part ->
        [2] Дополнительный ход: куда выложить квадрат { $tile }?
       *[1] Ваш ход: куда выложить квадрат { $tile }?
    }
    .what = куда выложить квадрат { $tile }
ask-PlaceFigure = Поставить фишку на этот квадрат?
    .what = ставить ли фишку на положенный квадрат
    .no = Не ставить фишку
ask-ExtraTurn = Ваш зодчий даёт дополнительный ход. Сделать его?
    .what = делать ли дополнительный ход
    .yes = Сделать дополнительный ход
    .no = Отказаться от дополнительного хода

## Что именно не так

problem-carcassonne-action = действие — это, например, «1,-2/3» или «meeple c1»; см. docs/notation.md
problem-far = местность заканчивается в { $far } квадратах от начального
problem-figure = «{ $word }» — не фишка; фишки — { $figures }
problem-segment = на квадрате есть { $segments }, но нет «{ $segment }»
problem-no-tile = квадрата «{ $name }» нет
problem-mark = { $mark } — ни pennant, ни товар
problem-not-base = { $tile }: этот квадрат не из базовой игры
problem-many-tiles = квадратов { $total }, а может быть не больше { $most }
problem-sides-letters = { $text }: нужны разные буквы из N, E, S, W
problem-half-edges = { $text }: половины сторон — от 0 до 7
problem-cities = { $text }: городов на квадрате { $cities }
problem-goods-twice = { $text }: на части города изображён один товар
problem-road = дорога выходит на одну или две стороны
problem-parts = на квадрате не больше { $parts } участков
problem-edges = нужны четыре буквы c, r, f: север, восток, юг, запад
problem-half-edge = половина стороны { $half }: полей на ней { $fields }
problem-side-of-tile = сторона { $side } не подходит к городам и дорогам
problem-symbols = символов на квадратах { $symbols }
problem-totals = по квадратам их { $number }

## Ошибки в столах, разложенных вручную

problem-fits-nowhere = квадрат { $tile } на этой местности никуда не подходит
problem-figure-place = { $figure }: место для этой фишки — { $what }, где есть свой подданный
problem-road-or-city = незавершённая дорога или город
problem-a-field = поле
problem-number-quoted = нужно число, а не «{ $value }»
problem-meeples = подданных у игрока { $meeples }
problem-one-figure = { $figure }: у игрока только одна такая фишка
problem-tile-there = там уже лежит квадрат
problem-part = у хода есть часть 1, а с зодчим и часть 2
problem-mismatch = стороны не совпадают с соседними
problem-no-tile-left = { $tile }: таких квадратов не осталось; всего их { $copies }, а квадраты дополнения — только вместе с ним
problem-no-tile-at = на { $place } нет квадрата
problem-no-neighbour = рядом с этим местом нет квадрата
problem-feature-complete = объект завершён: фишки с него вернулись
problem-without-figure = в этой партии нет фишек { $figure }
problem-without-goods = в этой партии нет товаров
problem-left-in-bag = тех, что не лежат в другом месте, { $left }
problem-good-tokens = { $good }: таких жетонов { $tokens }
problem-over = нужно true или false, а когда партия окончена, в руке нет квадрата
problem-figure-on-map = «{ $text }» — не фишка на местности; это, например, «1 meeple 0,-1 c1»
problem-tile-on-map = «{ $text }» — не квадрат на местности; это, например, «E 0,-1/2»
problem-none-of = «{ $name }»: нужно одно из { $names }

## О чём задачи

theme-block = Заблокируйте
    .hint = Создайте место, куда не подойдёт ни один тайл.
theme-share = Подсоединитесь
    .hint = Чужая постройка может стать и вашей.
theme-city = Закройте город
    .hint = Город можно завершить.
theme-goods = Возьмите товары
    .hint = Товары берёт тот, кто завершил город, чей бы он ни был.
theme-cloister = Завершите монастырь
    .hint = Монастырю не хватает тайла.
theme-road = Завершите дорогу
    .hint = Дорогу можно завершить.
theme-builder = Строитель
    .hint = Где у строителя будет больше всего работы?
theme-pig = Свинья
    .hint = Какое поле стоит свиньи?
theme-field = Займите поле
    .hint = Посчитайте города вокруг полей.
theme-knight = Рыцарь
    .hint = Город стоит мипла.
theme-monk = Монах
    .hint = Монастырь стоит мипла.
theme-highwayman = Разбойник
    .hint = Дорога стоит мипла.
theme-hold = Придержите мипла
    .hint = Мипл в запасе может стоить больше, чем на карте.
theme-extra = Дополнительный ход
    .hint = Вашему строителю есть чем заняться.

## Варианты стола; `.value`: что выбрано

option-tiles = Квадраты дополнения
    .value = { $value ->
        [on] да, ещё 24
       *[off] нет, базовая игра
    }
option-goods = Товары
    .value = { $value ->
        [on] да
       *[off] нет
    }
option-builder = Зодчий
    .value = { $value ->
        [on] да
       *[off] нет
    }
option-pig = Свинья
    .value = { $value ->
        [on] да
       *[off] нет
    }
option-aids = Подсказки
    .value = { $value ->
        [on] оставшиеся квадраты, очки, мёртвые места
       *[off] никаких
    }
