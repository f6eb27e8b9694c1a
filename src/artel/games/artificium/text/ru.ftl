### Артифициум: карты и слова стола

## Слова

market = рынок
deck = колода
discard-pile = сброс
bank = банк
board = планшет ресурсов
score-track = счётчик очков

coins = монеты
    .count =
        { $n ->
            [one] { $n } монета
            [few] { $n } монеты
           *[other] { $n } монет
        }
points = очки
    .count =
        { $n ->
            [one] { $n } очко
            [few] { $n } очка
           *[other] { $n } очков
        }

round = раунд
    .numbered = Раунд { $number }
phase-start = начало раунда
phase-market = рынок карт
phase-play = розыгрыш карт
phase-end = конец раунда

kind-building = здание
kind-action = действие

provenance-rulebook = печатные правила
    .note = Взято из печатных правил игры.
provenance-public = открытая таблица
    .note = Взято из опубликованной таблицы.
provenance-reconstructed = реконструкция
    .note = Восстановлено так, чтобы согласоваться с правилами, а не списано с печатного планшета или счётчика; в коробке может быть иначе.
provenance-own = своё
    .note = Так захотел автор набора данных.

## Ресурсы

level-1 = уровень I
level-2 = уровень II
level-3 = уровень III
level-4 = уровень IV

resource-wood = дерево
    .count =
        { $n ->
            [one] { $n } дерево
           *[other] { $n } дерева
        }
resource-wheat = пшеница
    .count =
        { $n ->
            [one] { $n } пшеница
           *[other] { $n } пшеницы
        }
resource-coal = уголь
    .count =
        { $n ->
            [one] { $n } уголь
           *[other] { $n } угля
        }
resource-food = еда
    .count =
        { $n ->
            [one] { $n } еда
           *[other] { $n } еды
        }
resource-kvass = квас
    .count =
        { $n ->
            [one] { $n } квас
           *[other] { $n } кваса
        }
resource-metal = металл
    .count =
        { $n ->
            [one] { $n } металл
           *[other] { $n } металла
        }
resource-crystal = кристалл
    .count =
        { $n ->
            [one] { $n } кристалл
            [few] { $n } кристалла
           *[other] { $n } кристаллов
        }
resource-potion = зелье
    .count =
        { $n ->
            [one] { $n } зелье
            [few] { $n } зелья
           *[other] { $n } зелий
        }
resource-sword = меч
    .count =
        { $n ->
            [one] { $n } меч
            [few] { $n } меча
           *[other] { $n } мечей
        }

## Здания

card-sawmill = Лесопилка
    .property = Даёт 2 дерева. 1 очко.
card-farm = Ферма
    .property = Даёт 2 пшеницы. 1 очко.
card-charcoal_burner = Дом углежога
    .property = Делает из 1 дерева 1 уголь. 2 очка.
card-mill_bakery = Мельница-пекарня
    .property = Делает из 1 пшеницы 1 еду. 2 очка.
card-kvass_yard = Квасной двор
    .property = Делает из 1 пшеницы 1 квас. 2 очка.
card-hunters_hut = Шалаш охотника
    .property = Делает из 1 дерева 1 еду. 2 очка.
card-ore_manufactory = Рудная мануфактура
    .property = Делает из 1 еды 1 металл. 3 очка.
card-crystal_mine = Шахта кристаллов
    .property = Делает из 1 еды 1 кристалл. 3 очка.
card-laboratory = Лаборатория
    .property = Делает из 1 угля и 1 кристалла 1 зелье. 5 очков.
card-weapon_workshop = Оружейная мастерская
    .property = Делает из 1 угля и 1 металла 1 меч. 5 очков.
card-castle = Замок
    .property = Требует 1 квас, 1 меч и 1 монету. 8 очков, затем Рыцарь: отодвиньте маркер другого игрока на 4 деления назад.
card-mage_tower = Башня мага
    .property = Требует 1 квас, 1 зелье и 1 монету. 8 очков, затем Маг: возьмите 5 карт из колоды, потом сбросьте с руки любые 3.

## Действия

card-scouting = Разведка
    .property = Возьмите случайную карту с руки другого игрока; взамен он добирает одну из колоды.
card-reconstruction = Реконструкция
    .property = Верните на руку карту, которую вы разыграли раньше в этом раунде, но не «Реконструкцию».
card-fair = Ярмарка
    .property = Сразу 2 монеты за каждую карту, которую вы уже разыграли в этом раунде; эта не в счёт.
card-theft = Кража
    .property = С планшета другого игрока на ваш: за 1 монету — один камешек ресурса I уровня или за 2 монеты — один камешек II уровня.

## Что в коробке

parts-resource = Ресурсы
parts-card = Карты
parts-cell = Счётчик очков

cell = клетка
    .numbered = Клетка { $number }

fact-level = { $level }
fact-buy =
    { $buy ->
        [one] покупка за { $buy } монету
        [few] покупка за { $buy } монеты
       *[many] покупка за { $buy } монет
    }
fact-sell =
    { $sell ->
        [one] продажа за { $sell } монету
        [few] продажа за { $sell } монеты
       *[many] продажа за { $sell } монет
    }
fact-takes = требует: { $takes }
fact-coins =
    { $coins ->
        [one] требует { $coins } монету
        [few] требует { $coins } монеты
       *[many] требует { $coins } монет
    }
fact-gives = даёт: { $gives }
fact-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
fact-resource = { $resource }

## События

# Так в протоколе назван тот, кто его читает; тогда `$seat_is` — `you`.
you = вы

event-RoundBegan =
    { $clause_key ->
        [A1-2] Начинается раунд { $round }. Первый игрок по жребию: { $seat }.
       *[other] Начинается раунд { $round }. Первый игрок (меньше всего очков): { $seat }.
    }
event-DrewFaceDown = { $seat }: взята карта.
event-Drew = { $seat }: взята карта { $card }.
event-DeckShuffled = Сброс перетасован, это новая колода: { $cards }.
event-MarketCard = На рынке карта { $card }.
event-Swapped =
    { $coins ->
        [0] { $seat }: карта { $gave } обменяна на карту { $took }.
        [one] { $seat }: карта { $gave } обменяна на карту { $took } за { $coins } монету.
        [few] { $seat }: карта { $gave } обменяна на карту { $took } за { $coins } монеты.
       *[many] { $seat }: карта { $gave } обменяна на карту { $took } за { $coins } монет.
    }
event-Exchanged = { $seat }: замена руки, в сброс — { $cards }.
event-PassedMarket = { $seat }: на рынке пас.
event-MarketCleared =
    { $cards_many ->
        [0] Рынок закрыт.
       *[other] Рынок закрыт, в сброс — { $cards }.
    }
event-StepBegan =
    { $seats_many ->
        [one] { $seats_is ->
            [you] Новый шаг, карту выкладываете { $seats }.
           *[other] Новый шаг, карту выкладывает { $seats }.
        }
       *[other] Новый шаг, карты выкладывают: { $seats }.
    }
event-Revealed = { $seat }: открыта карта { $card }.
event-OutOfRound =
    { $clause_key ->
        [A4-7] { $seat }: карт на руке нет, выход из раунда.
       *[other] { $seat }: выход из раунда.
    }
event-CardUp = Очередь карты { $card } ({ $seat }).
event-Bought =
    { $coins ->
        [one] { $seat }: покупка — { $resource_one } за { $coins } монету.
        [few] { $seat }: покупка — { $resource_one } за { $coins } монеты.
       *[many] { $seat }: покупка — { $resource_one } за { $coins } монет.
    }
event-Sold =
    { $coins ->
        [one] { $seat }: продажа — { $resource_one } за { $coins } монету.
        [few] { $seat }: продажа — { $resource_one } за { $coins } монеты.
       *[many] { $seat }: продажа — { $resource_one } за { $coins } монет.
    }
event-Applied =
    { $seat }: применена карта { $card }{ $takes_many ->
        [0] { $coins ->
            [0] { "" }
            [one] ; отдано — { $coins } монета
            [few] ; отдано — { $coins } монеты
           *[many] ; отдано — { $coins } монет
        }
       *[other] ; отдано — { $takes }{ $coins ->
            [0] { "" }
            [one] , а также { $coins } монета
            [few] , а также { $coins } монеты
           *[many] , а также { $coins } монет
        }
    }{ $gives_many ->
        [0] .
       *[other] ; получено — { $gives }.
    }
event-Advanced =
    { $points ->
        [one] { $seat }: { $points } очко, теперь { $total }.
        [few] { $seat }: { $points } очка, теперь { $total }.
       *[many] { $seat }: { $points } очков, теперь { $total }.
    }
event-CellPassed = { $seat }: от клетки { $cell } счётчика — { $resource_one }.
event-KnightStruck =
    { $by_is ->
        [you] Ваш Рыцарь отодвигает чужой маркер ({ $seat }), теперь он на { $total }.
       *[other] { $seat_is ->
            [you] Рыцарь ({ $by }) отодвигает ваш маркер, теперь он на { $total }.
           *[other] Рыцарь ({ $by }) отодвигает чужой маркер ({ $seat }), теперь он на { $total }.
        }
    }
event-ScoutSent =
    { $victim_is ->
        [you] { $seat }: разведка вашей руки.
       *[other] { $seat }: разведка чужой руки ({ $victim }).
    }
event-ScoutedFaceDown =
    { $victim_is ->
        [you] { $seat }: с вашей руки взята карта.
       *[other] { $seat }: с чужой руки ({ $victim }) взята карта.
    }
event-Scouted =
    { $victim_is ->
        [you] { $seat }: с вашей руки взята карта { $card }.
       *[other] { $seat }: с чужой руки ({ $victim }) взята карта { $card }.
    }
event-TakenBack =
    { $clause_key ->
        [A3-2] { $seat }: по «Реконструкции» на руку возвращена карта { $card }.
       *[other] { $seat }: карта { $card } взята обратно на руку.
    }
event-FairPaid =
    { $coins ->
        [0] { $seat }: «Ярмарка» ничего не приносит.
        [one] { $seat }: «Ярмарка» приносит { $coins } монету.
        [few] { $seat }: «Ярмарка» приносит { $coins } монеты.
       *[many] { $seat }: «Ярмарка» приносит { $coins } монет.
    }
event-Stolen =
    { $seat }: кража { $victim_is ->
        [you] у вас
       *[other] ({ $victim })
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } — { $resource_one }.
event-Discarded = { $seat }: сброшена карта { $card }.
event-RoundEnded = Раунд { $round } окончен.
event-FinalSale =
    { $coins ->
        [one] { $seat }: всё продано, { $coins } монета
        [few] { $seat }: всё продано, { $coins } монеты
       *[many] { $seat }: всё продано, { $coins } монет
    }{ $points ->
        [0] : очков нет.
        [one] : { $points } очко.
        [few] : { $points } очка.
       *[many] : { $points } очков.
    }
event-Ended =
    { $winners_many ->
        [one] Партия окончена: { $scores }. Победа: { $winners }.
       *[other] Партия окончена: { $scores }. Общая победа: { $winners }.
    }

## Строки счёта; здание называется само

item-knight = чужие Рыцари
item-coins = монеты

## Действия

do-swap =
    { $coins ->
        [0] Обменять карту { $gave } на карту { $took } бесплатно
        [one] Обменять карту { $gave } на карту { $took } за { $coins } монету
        [few] Обменять карту { $gave } на карту { $took } за { $coins } монеты
       *[many] Обменять карту { $gave } на карту { $took } за { $coins } монет
    }
do-exchange = Заменить всю руку
do-lay = Выложить карту { $card }
do-buy =
    { $coins ->
        [one] Купить за { $coins } монету: { $resource_one }
        [few] Купить за { $coins } монеты: { $resource_one }
       *[many] Купить за { $coins } монет: { $resource_one }
    }
do-sell =
    { $coins ->
        [one] Продать за { $coins } монету: { $resource_one }
        [few] Продать за { $coins } монеты: { $resource_one }
       *[many] Продать за { $coins } монет: { $resource_one }
    }
do-apply = Применить карту { $card }
do-aim =
    { $card_key ->
        [castle] Применить карту { $card }: Рыцарь отодвигает маркер ({ $player })
       *[other] Применить карту { $card }: взять карту с чужой руки ({ $player })
    }
do-steal =
    { $coins ->
        [one] Применить карту { $card } ({ $player }) за { $coins } монету: { $resource_one }
        [few] Применить карту { $card } ({ $player }) за { $coins } монеты: { $resource_one }
       *[many] Применить карту { $card } ({ $player }) за { $coins } монет: { $resource_one }
    }
do-rebuild = Применить карту { $card }: вернуть на руку карту { $returned }
do-discard = Сбросить карту { $card }, не применяя
do-back = Взять карту { $card } обратно и выйти из раунда
do-throw = Сбросить карту { $card }
do-done = Это всё

## Вопросы: что читает тот, кого спрашивают; `.what` для остальных; `.done` — слова для ответа

ask-MarketTurn = Рынок: обменяйте карту, замените всю руку или спасуйте.
    .what = что делать на рынке
    .pass = Пас: больше не меняться
ask-LayCard = Какую карту выложить в этом шаге?
    .what = какую карту выложить
ask-PlayCard = Очередь карты { $card }: торгуйте, если хотите, и решите, что с ней будет.
    .what = что делать с картой { $card }
ask-DiscardHand = Раунд окончен: какие карты сбросить с руки?
    .what = какие карты сбросить с руки
    .done = Остальные оставить
ask-SellStones = Раунд окончен: какие ресурсы продать?
    .what = какие ресурсы продать
    .done = Остальные оставить
ask-MageDiscard =
    { $left ->
        [one] Маг: сбросьте с руки ещё { $left } карту.
        [few] Маг: сбросьте с руки { $left } карты.
       *[many] Маг: сбросьте с руки { $left } карт.
    }
    .what = какие карты сбросить для Мага

## Что именно не так

problem-artificium-action = действие — это, например, «lay farm», «buy wood» или «apply»; см. docs/notation.md
problem-player-number = игрок — это число от 1 до { $seats }
problem-what-resource = ресурс
problem-what-source = источник очков
problem-stones = { $name } = { $value }: нужны ресурс и число от 1 до 9
problem-stones-table = нужна таблица, например { "{" } wood = 1 { "}" }
problem-effect = { $card }: эффект этой карты — { $effect }
problem-sell = ресурс продают дешевле, чем покупают (A1.5)
problem-cell-twice = клетка { $cell } встречается дважды
problem-theft = нужны монеты для уровней I, II, …, например [1, 2]

## Ошибки в столах, разложенных вручную

problem-not-in-hand = { $card }: на этой руке такой карты нет
problem-in-deck = { $card }: в колоде таких карт { $many }
problem-seat-list = нужен список мест, например [1, 2]
problem-number-between-quoted = нужно число от { $least } до { $most }, а не «{ $value }»
problem-table-by-seat = нужна таблица по местам, например { "{" } 1 = … { "}" }
problem-count-table = нужна таблица, например { "{" } { $name } = 2 { "}" }
problem-phase = «{ $phase }» — не фаза; фазы — { $phases }
problem-only-in-phase = бывает только в фазе { $phases }
problem-has-passed = место { $seat } уже вне рынка
problem-out-of-round = место { $seat } вне раунда
problem-copies = { $card }: в коробке таких карт { $copies }

## О чём задачи

theme-knight = Рыцарь
    .hint = Чей маркер должен отступить?
theme-theft = Кража
    .hint = Что есть у других, что нужно вам или им самим?
theme-scout = Разведка
    .hint = В чьей руке стоит взять карту?
theme-rebuild = Ещё раз
    .hint = Здание можно использовать дважды.
theme-mage = Маг
    .hint = Маг меняет всю руку.
theme-track = По шкале
    .hint = Посмотрите, что лежит на шкале очков.
theme-swap = Обмен на рынке
    .hint = Какая карта рынка подходит к вашей руке?
theme-exchange = Новая рука
    .hint = Что вообще можно сделать с этой рукой?
theme-keep = Уйдите с рынка
    .hint = Того, что есть, может хватить.
theme-action = Сначала действие
    .hint = Действия применяются раньше зданий.
theme-order = Правильный порядок
    .hint = Что одно здание делает, другое берёт.
theme-buy = Купите недостающее
    .hint = Недостающее можно купить.
theme-sell = Продайте вовремя
    .hint = Монеты сейчас могут быть дороже товара.
theme-produce = Примените
    .hint = Посчитайте, что даст эта карта и что будет после неё.
theme-back = Заберите карту
    .hint = В следующем раунде карта может стоить больше.
theme-throw = Сбросьте
    .hint = Не каждую карту стоит хранить.
theme-stop = Достаточно
    .hint = Оставленное может стоить больше проданного.
