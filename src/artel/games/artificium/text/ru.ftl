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
