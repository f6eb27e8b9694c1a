### Каркассон в браузере: что говорит только поле

web-carcassonne-map =
    { $touch ->
        [yes] Местность
       *[no] Местность: стрелки двигают её, плюс и минус меняют размер, 0 показывает всё
    }
web-carcassonne-figures = Фишки на местности
web-carcassonne-places = Куда можно положить квадрат
web-carcassonne-stands = Куда можно поставить фишку
web-carcassonne-tile-yours = Ваш квадрат
web-carcassonne-tile-of = Квадрат в руке: { $name }
web-carcassonne-tile-placed = { $mine ->
    [yes] Ваш последний квадрат
   *[no] Последний квадрат: { $name }
}
web-carcassonne-you = вы
web-carcassonne-left =
    { $n ->
        [0] Мешочек пуст
        [one] Остался { $n } квадрат
        [few] Осталось { $n } квадрата
       *[other] Осталось { $n } квадратов
    }
web-carcassonne-turn =
    { $touch ->
        [yes] Повернуть квадрат вправо
       *[no] Повернуть квадрат вправо (R)
    }
web-carcassonne-turn-back =
    { $touch ->
        [yes] Повернуть квадрат влево
       *[no] Повернуть квадрат влево (Shift+R)
    }
web-carcassonne-in = Ближе
web-carcassonne-out = Дальше
web-carcassonne-all = Показать всё
web-carcassonne-last = Где это было?
web-carcassonne-place = Положить
web-carcassonne-lay =
    { $degrees ->
        [0] Положить квадрат { $place }
        [90] Положить квадрат { $place }, повернув вправо
        [180] Положить квадрат { $place }, перевернув
       *[other] Положить квадрат { $place }, повернув влево
    }
web-carcassonne-below = под «{ $tile }»
web-carcassonne-above = над «{ $tile }»
web-carcassonne-left-of = слева от «{ $tile }»
web-carcassonne-right-of = справа от «{ $tile }»
web-carcassonne-help =
    { $touch ->
        [yes] Коснитесь подсвеченного места; ещё одно касание повернёт квадрат.
       *[no] Выберите подсвеченное место; щелчок по квадрату, колесо или R поворачивают его.
    }
web-carcassonne-help-figure = Выберите, куда встанет фишка.
web-carcassonne-extra = Дополнительный ход

## Слои

web-carcassonne-layers = Слои
web-carcassonne-layer-fields = Чьи поля
web-carcassonne-layer-dead = Мёртвые места
web-carcassonne-layer-bag = Остаток
web-carcassonne-dead = Сюда уже ничего не подойдёт: { $place }
web-carcassonne-dead-list = Места, к которым уже ничего не подойдёт
web-carcassonne-none = Нет

## Объекты

web-carcassonne-owners = владеет: { $names }
web-carcassonne-nobody = без владельца
web-carcassonne-now =
    { $n ->
        [one] сейчас { $n } очко
        [few] сейчас { $n } очка
       *[other] сейчас { $n } очков
    }
web-carcassonne-completed = при завершении не меньше { $n }
web-carcassonne-at-end =
    { $n ->
        [one] в конце { $n } очко, если ничего не изменится
        [few] в конце { $n } очка, если ничего не изменится
       *[other] в конце { $n } очков, если ничего не изменится
    }
web-carcassonne-each = очки в конце, если ничего не изменится: { $points }
web-carcassonne-stands-at = { $name }: { $figure } { $on }
web-carcassonne-scored = Завершено: { $points }
web-carcassonne-laid-by = Последний квадрат: { $name }
web-carcassonne-laid-double = Два последних квадрата, двойной ход: { $name }

## Игроки, таблицы

web-carcassonne-players = Игроки
web-carcassonne-player = Игрок
web-carcassonne-ended = Если бы игра кончилась
web-carcassonne-meeples = Подданные в запасе
web-carcassonne-here = в запасе
web-carcassonne-away = на местности
web-carcassonne-at = Место
web-carcassonne-tile = Квадрат
web-carcassonne-turned = Поворот
web-carcassonne-turned-by = { $degrees }°
web-carcassonne-laid = Положен последним
