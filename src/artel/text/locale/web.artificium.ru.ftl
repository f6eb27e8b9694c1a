### Стол «Артифициума» в браузере

## Стол

web-artificium-phases = Части раунда
web-artificium-phase-market = Рынок
web-artificium-phase-lay = Выбор
web-artificium-phase-apply = Розыгрыш
web-artificium-phase-end = Конец раунда
web-artificium-phase-over = Игра окончена
web-artificium-piles = Колода { $deck } · сброс { $discard }
web-artificium-places = Игроки
web-artificium-player = Игрок
web-artificium-first = первый игрок
web-artificium-out = вышел
web-artificium-cards = Карт на руке
web-artificium-hand-size =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[other] { $count } карт на руке
    }
web-artificium-stones = Ресурсы
web-artificium-no-stones = нет ресурсов
web-artificium-played = Сыграно:
web-artificium-known = Известно на руке:
web-artificium-track = Счётчик очков
web-artificium-cell = { $cell }: { $resource }

## Цепочка

web-artificium-chain = Что из чего делают
web-artificium-have = у вас { $count }
web-artificium-mine = У вас
web-artificium-made = откуда: { $makers }
web-artificium-makers = Откуда
web-artificium-do-buy = Купить
web-artificium-do-sell = Продать

## Середина стола

web-artificium-market = Рынок
web-artificium-market-empty = Рынок пуст.
web-artificium-take = Взять: { $card }
web-artificium-give = Отдать: { $card }
web-artificium-swap-how = Для обмена выберите карту рынка и карту с руки.
web-artificium-give-which = Какую карту отдать за карту «{ $card }»?
web-artificium-take-which = Какую карту взять за карту «{ $card }»?
web-artificium-sealed = Взакрытую: все выбирают одновременно
web-artificium-step = Карты этого шага
web-artificium-stand = Положение
web-artificium-chosen = карта выбрана
web-artificium-only-you = видите только вы
web-artificium-slot-choosing = выбирает …
web-artificium-slot-done = ✓ готово
web-artificium-slot-out = ✗ вне раунда

## Рука

web-artificium-hand = Ваша рука
web-artificium-hand-empty = На руке нет карт.
web-artificium-missing = Не хватает: { $stones }.
web-artificium-now = можно сразу
web-artificium-buy = докупить: { $price }
web-artificium-sell = продать и платить { $price }
web-artificium-never = нужно { $price }, наберётся { $spare }
web-artificium-effect-knight = Рыцарь: чужой маркер −{ $steps }
web-artificium-effect-mage = Маг: +{ $draw } −{ $discard } карты
web-artificium-short-scouting = взять скрытую карту чужой руки
web-artificium-short-reconstruction = вернуть сыгранную карту
web-artificium-short-fair = монеты за сыгранные карты
web-artificium-short-theft = украсть чужой ресурс за плату

## Дела

web-artificium-deeds = Что можно сделать
web-artificium-trade = Сделки, которых требует карта
web-artificium-left =
    { $coins ->
        [one] будет { $coins } монета
        [few] будет { $coins } монеты
       *[other] будет { $coins } монет
    }
web-artificium-make = Поторговать и применить: { $card }
web-artificium-cannot = Всего нужно монет: { $price }, а если продать остальное, будет { $spare }.
web-artificium-ready = Всё нужное есть.
web-artificium-aim = Выберите выше подсвеченный ресурс или игрока.
web-artificium-do-apply = Применить
web-artificium-do-discard = Сбросить
web-artificium-do-back = Забрать и выйти
web-artificium-do-pass = Пас
web-artificium-do-exchange = Обменять
web-artificium-do-done = Готово
web-artificium-rule = Правило { $clause }
