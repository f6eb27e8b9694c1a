### Артифициум в терминале

ui-game-artificium = Артифициум
ui-title-artificium = Артифициум: сырьё становится мечами и зельями, замками и башнями
ui-rules-artificium = Цены, уровни и клетки шкалы реконструированы, если набор данных не говорит иного. Знаки: ✓ можно применить сейчас, ¢ после торговли, ✗ не с тем, что есть (у игрока: спасовал или вышел из раунда). Клавиши: 1–9 и буквы — выбор, ▸ открывает список, Esc закрывает.

## Стол

ui-artificium-round = Раунд { $round } из { $all }   первый игрок: { $first }   колода { $deck }   сброс { $discard }
ui-artificium-columns = Монет|Очки|Рука|Сыгр.
ui-artificium-played = сыграны: { $cards }
ui-artificium-known = известны на руке: { $cards }
ui-artificium-ends = в конце, ради очков
ui-artificium-market = Рынок:
ui-artificium-laid = Выложены:
ui-artificium-hand = Ваша рука:
ui-artificium-coins = { $coins }м
ui-artificium-prices = Ресурсы: купить, продать
ui-artificium-price = { $buy } / { $sell } мон.

## Выбор

ui-artificium-now = сейчас
ui-artificium-buy = купить { $missing } за { $price } (есть { $coins })
ui-artificium-sell = { $missing ->
    [none] сначала продать: нужно { $price }, есть { $coins }
   *[other] продать, купить { $missing } за { $price } (есть { $coins })
}
ui-artificium-never = { $missing ->
    [none] нужно { $price }, есть { $coins }+{ $sales }
   *[other] нет { $missing }: нужно { $price }, есть { $coins }+{ $sales }
}
ui-artificium-swap = Взять: { $card }
ui-artificium-swap-for = Взять карту «{ $card }» ({ $recipe }), отдать
ui-artificium-give = Какую карту отдать за карту «{ $card }»?
ui-artificium-bundle = Поторговать и применить карту «{ $card }»
ui-artificium-sells = Продать: { $stones } (+{ $coins }).
ui-artificium-buys = Купить: { $stones } (−{ $coins }).
ui-artificium-confirm = { $trades } Останется монет: { $coins }. Продолжать?
ui-artificium-trade-buy = Купить ресурс
ui-artificium-trade-sell = Продать ресурс

## Ресурсы двумя буквами

ui-artificium-wood = Де
ui-artificium-wheat = Пш
ui-artificium-coal = Уг
ui-artificium-food = Ед
ui-artificium-kvass = Кв
ui-artificium-metal = Ме
ui-artificium-crystal = Кр
ui-artificium-potion = Зе
ui-artificium-sword = Мч
