### Архитекторы в терминале

ui-game-architects = 7 чудес: Архитекторы
ui-title-architects = 7 чудес: Архитекторы — кто достроил чудо, тот закончил игру
ui-rules-architects = Знаки: ■ возведён, ▷ можно возводить, □ позже, ★ эффект, 2≠ два разных ресурса, 2= два одинаковых; ▲ сражение, △ мир; ! жетон готов, ✗ использован; ◂ ▸ соседи. Клавиши: 1–9 и буквы — выбор.

## Стол

ui-architects-columns = Игрок|Чудо|Ярусы|Щиты|Поб.|Жет|Очки|Сверху колоды|Карты
ui-architects-cat-sign = кот
ui-architects-left = ◂ { $wonder }, карт: { $many }
ui-architects-centre = Центр, карт: { $many }
ui-architects-right = { $wonder } ▸, карт: { $many }
ui-architects-empty = пусто
ui-architects-unseen = Какая это карта, не знает никто.
ui-architects-looked = Вы смотрите колоду чуда «{ $deck }»:
ui-architects-looks = { $name } смотрит колоду чуда «{ $deck }», скрытых карт: { $many }.
ui-architects-war = Конфликт
ui-architects-battle = сражений { $war } из { $all }
ui-architects-due = В конце хода — сражение!
ui-architects-tokens = Жетоны развития, в стопке ещё { $many }:
ui-architects-built = возведён
ui-architects-lacking =
    { $many ->
        [0] хватает
       *[other] не хватает { $many }
    }
ui-architects-stands = стоит на { $on }
ui-architects-colour = { $colour }:
ui-architects-no-cards = нет карт
ui-architects-stage =
    { $points ->
        [one] Ярус { $number }: { $points } очко.
        [few] Ярус { $number }: { $points } очка.
       *[other] Ярус { $number }: { $points } очков.
    }
ui-architects-helped = С помощью: { $tokens }.
ui-architects-left-in = Остались в колодах, под открытыми картами

## Карты двумя буквами

ui-architects-wood = Де
ui-architects-stone = Ка
ui-architects-brick = Ки
ui-architects-papyrus = Па
ui-architects-glass = Ст
ui-architects-coin = $
ui-architects-laurel = Ла
ui-architects-cat = Ко
ui-architects-gear = Ше
ui-architects-compass = Ци
ui-architects-tablet = Та
ui-architects-shield = Щи
ui-architects-horn1 = Щ!
ui-architects-horn2 = Щ‼

## Конец

ui-architects-win-stages = Победа: { $names }. Очков столько же ({ $points }), сколько имеет { $others }, но ярусов больше: { $stages }. (S7.4)
ui-architects-win-shared = Победу делят { $names }: очков — { $points }, и ярусов поровну. (S7.4)
