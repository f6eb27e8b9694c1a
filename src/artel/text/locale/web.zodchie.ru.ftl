### Зодчие в браузере

web-zodchie-city = Город
web-zodchie-street = Улица { $street }
web-zodchie-cards = Карты в городе
web-zodchie-players = Руки, колоды и жетоны
web-zodchie-actions = Ответы
web-zodchie-about = Что это такое

web-zodchie-free = свободно
web-zodchie-piece = { $mine ->
    [yes] ваша карта «{ $card }», ценность { $value }
   *[no] { $card }, ценность { $value }, { $owner }
}
web-zodchie-destroyed = { $mine ->
    [yes] ваша карта «{ $card }», разрушена
   *[no] { $card }, разрушена, { $owner }
}
web-zodchie-guarded = { $mine ->
    [yes] под вашей защитой
   *[no] защита: { $owner }
}
web-zodchie-token = { $mine ->
    [yes] занято вашим жетоном
   *[no] занято жетоном: { $owner }
}
web-zodchie-below = под ней: { $cards }
web-zodchie-several =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }

web-zodchie-both = следующая меньшая ценность { $smaller }, следующая большая { $larger }
web-zodchie-smallest = это её наименьшая ценность, следующая большая { $larger }
web-zodchie-largest = это её наибольшая ценность, следующая меньшая { $smaller }
web-zodchie-only = других ценностей у неё нет
web-zodchie-x = X — ценность карты слева от неё, какой бы она ни стала.
web-zodchie-x-here = X — ценность карты слева, сейчас { $from }: { $label } даёт { $value }.
web-zodchie-no = № — номер квартала, в котором она лежит.
web-zodchie-no-here = № — номер квартала, здесь { $from }: { $label } даёт { $value }.

web-zodchie-hand = Моя рука
web-zodchie-hand-card = { $card }, ценности { $values }
web-zodchie-hand-empty = В руке нет карт.
web-zodchie-hand-size = рука { $count }
web-zodchie-hand-more = Добирает до { $most } карт
web-zodchie-pile-size = колода { $count }
web-zodchie-pile = Ещё в моей колоде, порядка не знает никто: { $count }
web-zodchie-tokens = жетоны { $count }
web-zodchie-redraw = смена руки
web-zodchie-open-hand = Известно, что в руке: { $cards }
web-zodchie-cemetery = Кладбище: { $cards }
web-zodchie-cemetery-empty = Кладбище: пока пусто
web-zodchie-removed = Вне игры: { $cards }

web-zodchie-choose-place = { $card }: выберите место.
web-zodchie-choose-lit = Выберите одно из подсвеченных мест.
web-zodchie-choose-side = Выберите сторону.
web-zodchie-about-none =
    { $touch ->
        [yes] Коснитесь карты или места, чтобы прочесть о них.
       *[no] Наведите на карту или место, чтобы прочесть о них.
    }

web-zodchie-deck = Соберите колоду
web-zodchie-deck-more = Каждая дополнительная карта заменяет одну базовую. Никто не увидит ваш выбор, пока не решат все.
web-zodchie-deck-count = взято { $count } из { $most }
web-zodchie-deck-pair = { $extra } вместо карты { $base }
web-zodchie-deck-instead = Вместо карты { $card } { $values }:
web-zodchie-deck-kept = В колоде всегда: { $cards }.
web-zodchie-deck-take =
    { $count ->
        [0] Оставить базовую колоду
        [one] Играть с этой картой
        [few] Играть с этими { $count } картами
       *[other] Играть с этими { $count } картами
    }
web-zodchie-deck-none = Не брать ничего
