### Поле «Архитекторов»

## Колоды

web-architects-piles = Доступные колоды
web-architects-deck-left = левая колода, { $wonder }
web-architects-deck-right = правая колода, { $wonder }
web-architects-pile =
    { $many ->
        [0] { $deck }: пусто
        [1] { $deck }: { $card }, последняя карта
       *[other] { $deck }: { $card }, карт: { $many }
    }
web-architects-empty = пусто
web-architects-face-down = рубашкой вверх
web-architects-cat-saw = Эту карту знают только те, кому её показала кошка.
web-architects-take-many = Взять: { $deck }, вариантов: { $count }
web-architects-left = Осталось карт: { $many }
web-architects-left-in = { $deck }, под верхней картой в неизвестном порядке:
web-architects-discard = Сброс: { $many }
web-architects-looked = Вы смотрите эти карты
web-architects-looks = { $name } смотрит колоду чуда «{ $wonder }», скрытых карт: { $many }.

## Игроки

web-architects-others = Остальные игроки по часовой стрелке
web-architects-opponent = соперник
web-architects-neighbour-left = сосед слева
web-architects-neighbour-right = сосед справа
web-architects-wonder = { $wonder }: возведено ярусов { $built } из 5
web-architects-about-wonder = { $wonder }: что даёт это чудо
web-architects-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
web-architects-shields =
    { $many ->
        [one] { $many } щит
        [few] { $many } щита
       *[other] { $many } щитов
    }
web-architects-victories =
    { $many ->
        [one] { $many } жетон победы
        [few] { $many } жетона победы
       *[other] { $many } жетонов победы
    }
web-architects-knows = знает верхнюю карту центральной колоды
web-architects-cards = Карты
web-architects-none = нет карт

## Ярусы

web-architects-stages = Ярусы
web-architects-cost = Цена
web-architects-worth = Очки
web-architects-state = Состояние
web-architects-stage-state =
    { $state ->
        [built] возведён
        [next] можно возводить следующим
       *[later] позже
    }
web-architects-stage =
    Ярус { $number }: { $cost }, очки: { $points }{ $effect ->
        [yes] , с эффектом чуда
       *[no] { "" }
    }; { $state ->
        [built] возведён
        [next] можно возводить следующим
       *[later] позже
    }
web-architects-build-many = Возвести ярус { $stage }, способов оплаты: { $count }
web-architects-do = Что можно сделать
web-architects-back = Назад

## Жетоны и сражение

web-architects-tokens = Жетоны развития
web-architects-stack = В стопке жетонов: { $many }
web-architects-armed = готов дать ещё одну карту
web-architects-used = использован в этом ходу
web-architects-unseen = Его никто не видел: берите и удивляйтесь.
web-architects-conflict = Жетоны конфликта
web-architects-war = Жетонов конфликта на стороне сражения: { $war } из { $all }
web-architects-due = В конце хода — сражение!
web-architects-battle = Сражение
web-architects-close = Закрыть
web-architects-wins =
    { $many ->
        [one] получает { $many } жетон победы
        [few] получает { $many } жетона победы
       *[other] получает { $many } жетонов победы
    }
web-architects-fought =
    Щиты: { $one } — { $shields }, { $other } — { $others }. { $won ->
        [0] { $lost ->
            [0] Никто не победил.
           *[other] Жетонов победы получает { $other }: { $lost }.
        }
       *[other] Жетонов победы получает { $one }: { $won }.
    }

## Что разложено для выбора

web-architects-offer-choose = Выберите жетон развития
web-architects-offer-keep = Оставьте себе одну из этих карт; их видите только вы
web-architects-offer-draft = Выберите чудо
