### Зодчие: карты и слова стола

## Слова

street = улица
    .numbered = Улица { $number }
quarter = квартал
    .numbered = Квартал { $number }
place-at = улица { $street }, квартал { $quarter }

colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-yellow = жёлтый

kind-preliminary = предварительное
kind-instant = мгновенное
kind-delayed = отложенное
kind-endgame = в конце игры
kind-none = без свойства

provenance-rulebook = печатные правила
    .note = Взято из печатных правил игры.
provenance-public = открытая таблица
    .note = Взято из опубликованной таблицы.
provenance-reconstructed = реконструкция
    .note = Восстановлено так, чтобы согласоваться с правилами, а не списано с печатной карты; в коробке карта может быть иной.
provenance-own = своё
    .note = Так захотел автор набора данных.

## Базовые карты

card-tavern = Таверна
    .property = Можете поменять местами две открытые карты, лежащие рядом друг с другом.
card-market = Рынок
    .property = Можете взять из города на руку другую свою открытую карту, но не «Рынок», не «Кузницу» и не «Мануфактуру».
card-barracks = Казарма
    .property = Уничтожьте одну карту рядом.
card-orangery = Оранжерея
    .property = Поверните до двух карт, каждую не более одного раза.
card-inn = Гостиница
    .property = Когда эта карта должна быть уничтожена, вместо этого переместите её на другое легальное место. Если такого нет, она уничтожается.
card-temple = Храм
    .property = Защищён с самого начала.
card-park = Парк
    .property = В конце игры: 1 очко за каждую вашу открытую карту рядом.
card-watchtower = Сторожевая башня
    .property = Можете защитить одну свою карту рядом.
card-theatre = Театр
    .property = Выберите карту соперника, у которой сверху не наибольшая ценность, и поверните её к следующей большей.
card-villa = Вилла
    .property = Если рядом есть открытая карта соперника, поверните эту карту к следующей меньшей ценности.
card-forge = Кузница
    .property = Можете скопировать мгновенное свойство одной открытой карты рядом.
card-library = Библиотека
    .property = Можете повернуть по одной карте каждого игрока, в том числе свою.

## Дополнительные карты, красные

card-arsenal = Арсенал
    .property = Можете уничтожить одну карту рядом, текущая ценность которой ниже, чем у этой.
card-laboratory = Лаборатория
    .property = Каждый соперник выкладывает одну карту с руки лицом вниз на легальное место.
card-fortress = Крепость
    .property = Защищена с самого начала. Заменяет «Храм».
card-prison = Тюрьма
    .property = Можете повернуть по одной карте каждого соперника к её наименьшей ценности.
card-town_hall = Ратуша
    .property = Чтобы сыграть эту карту, сначала уничтожьте одну свою карту в городе. Заменяет «Виллу».
card-colosseum = Колизей
    .property = В конце игры: 1 очко за каждое место рядом, где сверху лежит уничтоженная карта.

## Дополнительные карты, зелёные

card-fountain = Фонтан
    .property = Можете положить свой жетон на свободное легальное место. Играть или перемещать туда карты сможете только вы.
card-statue = Статуя
    .property = В конце игры: 4 очка, если рядом есть открытый «Парк» любого игрока.
card-windmill = Мельница
    .property = Можете повернуть одну карту любого игрока.
card-farm = Ферма
    .property = В конце игры: 2 очка, если в этом квартале нет открытых карт соперников.
card-stables = Конюшня
    .property = Можете переместить одну карту любого игрока.
card-bridge = Мост
    .property = Защищён с самого начала. Заменяет «Театр».

## Дополнительные карты, синие

card-magic_academy = Академия магии
    .property = Защищена с самого начала. Чтобы сыграть эту карту, сначала удалите 2 карты с руки и (или) со своего «Кладбища». Заменяет «Виллу».
card-cemetery = Кладбище
    .property = Лежит вне города. С этих пор ваши уничтоженные карты попадают сюда. В конце игры: 1 очко за каждую из них.
card-museum = Музей
    .property = С конца этого хода ваш максимум руки — 4.
card-school = Школа
    .property = Можете восстановить одну свою уничтоженную карту.
card-university = Университет
    .property = Можете повернуть одну карту рядом.
card-observatory = Обсерватория
    .property = В конце игры: 1 очко за каждую другую вашу открытую карту на этой улице, но не больше 2.

## Дополнительные карты, жёлтые

card-obelisk = Обелиск
    .property = С конца этого хода ваш максимум руки — 5. Перед своим первым ходом можете убрать одну карту с руки под колоду, достать эту карту из колоды и перетасовать колоду. Заменяет «Рынок».
card-manufactory = Мануфактура
    .property = Можете взять из города на руку другую свою карту; тогда сыграйте на её место иную карту с руки.
card-bank = Банк
    .property = В конце игры: 1 очко за каждую карту, оставшуюся у вас на руке и в колоде, но не больше 3.
card-shop = Лавка
    .property = Можете сразу сыграть с руки ещё одну карту.
card-palace = Дворец
    .property = Не добирайте карты в конце этого хода.
card-customs = Таможня
    .property = Можете поменять эту карту местами с картой рядом.

## Карты в правилах

fact-values = ценности { $values }, начальная { $initial }
fact-replaces = заменяет карту { $replaces }
cards-note-Z10 = Ценности, начальные ценности, виды свойств и цвета карт реконструированы, а не списаны с печатных карт; в коробке они могут быть иными (Z11.1).
cards-note-Z11 = { cards-note-Z10 }

## События

# Так в протоколе назван тот, кто его читает; тогда `$seat_is` — `you`.
you = вы

event-FirstPlayer = Первый ход: { $seat }.
event-ColourGiven = { $seat }: цвет { $colour }.
event-DieRolled =
    { $limit ->
        [one] На кубике { $limit }: каждому можно заменить до { $limit } карты.
       *[other] На кубике { $limit }: каждому можно заменить до { $limit } карт.
    }
event-DeckBuilt =
    { $extras_many ->
        [0] { $seat }: базовая колода без замен.
        [one] { $seat }: в колоду взята карта { $extras }.
       *[other] { $seat }: в колоду взяты карты { $extras }.
    }
event-DrewFaceDown = { $seat }: добрана карта.
event-Drew = { $seat }: добрана карта { $card }.
event-TurnBegan =
    { $seat_is ->
        [you] Ваш ход.
       *[other] Ход: { $seat }.
    }
event-Redrew =
    { $cards ->
        [one] { $seat }: смена руки, под колоду ушла { $cards } карта, столько же берётся сверху.
        [few] { $seat }: смена руки, под колоду ушли { $cards } карты, столько же берётся сверху.
       *[many] { $seat }: смена руки, под колоду ушло { $cards } карт, столько же берётся сверху.
    }
event-Announced = { $seat }: объявлена карта { $card }, сначала плата за неё.
event-Played =
    { $place ->
        [out] { $seat }: сыграна карта { $card } вне города, ценность { $value }.
       *[other] { $seat }: сыграна карта { $card } на { $place }, ценность { $value }.
    }
event-Compared =
    { $clause_key ->
        [Z4-2] { $place } против { $left }: { $value } не менее чем вдвое больше, чем { $left_value }.
        [Z4-3] { $place } против { $left }: { $value } больше, чем отрицательная ценность { $left_value }.
        [Z4-4] { $place } против { $left }: { $value } больше, чем { $left_value }, но меньше чем вдвое.
        [Z4-5] { $place } против { $left }: { $value } и { $left_value }, поровну.
        [Z4-6] { $place } против { $left }: { $value } меньше, чем { $left_value }.
       *[other] { $place } против { $left }: { $value } и { $left_value }, но карта на { $left } защищена.
    }
event-Destroyed = Карта { $card } на { $place } уничтожена ({ $owner }).
event-Buried = Карта { $card } на { $place } уничтожена и ушла на «Кладбище» ({ $owner }).
event-Turned = Карта { $card } на { $place } повёрнута, ценность теперь { $value } ({ $owner }).
event-Moved = Карта { $card } перемещена с { $start } на { $place } ({ $owner }).
event-Swapped = Карты { $card } на { $place } и { $other } на { $other_place } поменялись местами.
event-Protected = { $seat }: карта { $card } на { $place } защищена жетоном.
event-TokenPut = { $seat }: жетон положен на { $place }, место занято.
event-TokenTaken = { $seat }: жетон с { $place } возвращён.
event-TakenToHand = { $seat }: карта { $card } с { $place } взята на руку.
event-Restored = Карта { $card } на { $place } восстановлена ({ $owner }).
event-Laid = { $seat }: карта { $card } выложена лицом вниз на { $place }.
event-Removed =
    { $source ->
        [cemetery] { $seat }: карта { $card } удалена с «Кладбища» из игры.
       *[hand] { $seat }: карта { $card } удалена с руки из игры.
    }
event-Copied = { $seat }: скопировано свойство карты { $card } на { $place }.
event-Chose = { $seat }: выбрана карта { $card } на { $place }.
event-Fetched = { $seat }: карта { $card } взята из колоды.
event-HandRaised = { $seat }: максимум руки с конца этого хода — { $maximum }.
event-WillNotDraw = { $seat }: в конце этого хода без добора.
event-Declined = { $seat }: отказ ({ $card }).
event-NoTarget = { $seat }: для свойства карты { $card } нет цели.
event-Passed = { $seat }: сыграть нечего, пас.
event-EmptyHand = { $seat }: рука пуста, сразу добор.
event-Skipped = { $seat }: нет карт ни на руке, ни в колоде, ход пропущен.
event-Scored =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очка
       *[many] { $seat }: { $points } очков
    } { $clause_key ->
        [Z8-2] за ценность карты { $card }
       *[other] за свойство карты { $card }
    }{ $place ->
        [out] .
       *[other] { " " }на { $place }.
    }
event-Ended =
    { $winners_many ->
        [one] Партия окончена: { $scores }. Победа: { $winners }.
       *[other] Партия окончена: { $scores }. Общая победа: { $winners }.
    }

## Действия

do-play =
    { $at ->
        [out] Сыграть карту { $card } вне города
       *[other] Сыграть карту { $card } на { $at }
    }
do-lay = Выложить карту { $card } лицом вниз на { $at }
do-turn = Повернуть карту { $at_card } на { $at } к ценности { $side }
do-pay = Сыграть карту { $card }, сначала внеся плату
do-remove = Удалить карту { $card } из игры
do-exhume = Удалить карту { $card } с «Кладбища»
do-fetch = Убрать карту { $card } под колоду и взять «Обелиск»
do-replace =
    { $many ->
        [0] Оставить базовую колоду
        [one] Взять карту { $cards }
       *[other] Взять карты { $cards }
    }
do-redraw = Смена руки: вся рука уходит под колоду

## Вопросы: что читает тот, кого спрашивают; `.what` для остальных; `.pick`, `.yes` и `.no` — слова для ответов

ask-Turn = Ваш ход: сыграйте карту.
    .what = какую карту сыграть
    .remove = Удалить карту { $card } из игры вместо розыгрыша
ask-FetchObelisk = Перед первым ходом: убрать карту с руки под колоду и взять из колоды «Обелиск»?
    .what = брать ли из колоды «Обелиск»
    .no = Не брать «Обелиск»
ask-PlacePaidCard = Плата внесена. Куда сыграть карту { $card }?
    .what = куда сыграть карту { $card }
    .pick = Сыграть карту { $card } на { $at }
ask-LetComparisonApply =
    { $found ->
        [1] Карта { $left_card } на { $left_place } под вашей защитой. Пусть сравнение её уничтожит?
        [2] Карта { $left_card } на { $left_place } под вашей защитой. Пусть сравнение повернёт её к следующей меньшей ценности?
       *[3] Карта { $left_card } на { $left_place } под вашей защитой. Пусть сравнение повернёт её к следующей большей ценности?
    }
    .what = подействует ли сравнение на карту { $left_card } на { $left_place }
    .yes = Да, пусть сравнение подействует
    .no = Нет, карта остаётся как есть
ask-InnEscapes = Карта { $place_card } на { $place } должна быть уничтожена. Куда переместить её вместо этого?
    .what = куда переместить карту { $place_card } вместо уничтожения
    .pick = Переместить карту { $place_card } на { $at }
ask-BuildDeck =
    { $limit ->
        [0] На этот раз дополнительных карт нет: оставьте базовую колоду.
        [one] Какие дополнительные карты взять в колоду? Не больше { $limit } карты.
       *[other] Какие дополнительные карты взять в колоду? Не больше { $limit } карт.
    }
    .what = какие дополнительные карты взять
ask-ArsenalDestroys = { $place_card } на { $place }: уничтожить менее ценную карту рядом?
    .what = какую карту уничтожить ({ $place_card })
    .pick = Уничтожить карту { $at_card } на { $at }
    .no = Ничего не уничтожать
ask-BarracksDestroys = { $place_card } на { $place }: какую карту рядом уничтожить?
    .what = какую карту уничтожить ({ $place_card })
    .pick = Уничтожить карту { $at_card } на { $at }
    .no = Ничего не уничтожать
ask-CustomsSwaps = { $place_card } на { $place }: поменять её местами с картой рядом?
    .what = с чем поменять местами карту { $place_card }
    .pick = Поменять местами с картой { $at_card } на { $at }
    .no = Ничего не менять
ask-ForgeCopies = { $place_card } на { $place }: скопировать свойство карты рядом?
    .what = какое свойство скопировать ({ $place_card })
    .pick = Скопировать свойство карты { $at_card } на { $at }
    .no = Ничего не копировать
ask-FountainReserves = { $place_card } на { $place }: положить жетон на свободное место?
    .what = какое место занять жетоном
    .pick = Положить жетон на { $at }
    .no = Не класть жетон
ask-LaboratoryLays = Сыграна «Лаборатория» ({ $player }): выложите карту с руки лицом вниз на легальное место.
    .what = какую карту выложить для «Лаборатории»
ask-LibraryTurns = { $place_card } на { $place }: повернуть карту игрока ({ $whose })?
    .what = какую карту повернуть ({ $whose })
    .no = Карт этого игрока не поворачивать
ask-AcademyPrice = Плата за карту { $card }: какую карту удалить из игры?
    .what = какую карту удалить в уплату за карту { $card }
ask-ManufactoryTakes = { $place_card } на { $place }: взять на руку другую свою карту и сыграть на её место иную?
    .what = какую карту взять на руку ({ $place_card })
    .pick = Взять карту { $at_card } с { $at }
    .no = Ничего не брать
ask-ManufactoryPlays = Карта { $taken } у вас на руке. Какую другую карту сыграть на { $place }?
    .what = какую карту сыграть на { $place }
ask-MarketTakes = { $place_card } на { $place }: взять на руку другую свою карту?
    .what = какую карту взять на руку ({ $place_card })
    .pick = Взять карту { $at_card } с { $at }
    .no = Ничего не брать
ask-OrangeryTurns =
    { $left ->
        [one] { $place_card } на { $place }: повернуть ещё одну карту? Она последняя.
       *[other] { $place_card } на { $place }: повернуть карту? Всего до { $left }.
    }
    .what = какую карту повернуть ({ $place_card })
    .no = Больше ничего не поворачивать
ask-PrisonTurns = { $place_card } на { $place }: повернуть карту соперника ({ $whose }) к наименьшей ценности?
    .what = какую карту соперника ({ $whose }) повернуть ({ $place_card })
    .pick = Повернуть карту { $at_card } на { $at } к наименьшей ценности
    .no = Карт этого игрока не поворачивать
ask-SchoolRestores = { $place_card } на { $place }: восстановить свою уничтоженную карту?
    .what = какую карту восстановить ({ $place_card })
    .pick = Восстановить карту { $at_card } на { $at }
    .no = Ничего не восстанавливать
ask-ShopPlays = { $place_card } на { $place }: сыграть с руки ещё одну карту?
    .what = играть ли ещё одну карту
    .no = Больше ничего не играть
ask-StablesTakes = { $place_card } на { $place }: переместить карту любого игрока?
    .what = какую карту переместить ({ $place_card })
    .pick = Переместить карту { $at_card } с { $at }
    .no = Ничего не перемещать
ask-StablesPuts = Куда переместить карту { $place_card } с { $place }?
    .what = куда переместить карту { $place_card }
    .pick = Переместить карту { $place_card } на { $at }
ask-TavernFirst = { $place_card } на { $place }: поменять местами две карты рядом друг с другом? Выберите первую.
    .what = какие карты поменять местами ({ $place_card })
    .pick = Поменять местами карту { $at_card } на { $at }
    .no = Ничего не менять
ask-TavernSecond = С какой картой поменять местами карту { $first_card } на { $first }?
    .what = с чем поменять местами карту { $first_card }
    .pick = Поменять местами с картой { $at_card } на { $at }
ask-TheatreTurns = { $place_card } на { $place }: какую карту соперника повернуть к следующей большей ценности?
    .what = какую карту повернуть ({ $place_card })
    .pick = Повернуть карту { $at_card } на { $at } к следующей большей ценности
    .no = Ничего не поворачивать
ask-TownHallPrice = Плата за карту { $card }: какую свою карту уничтожить?
    .what = какую карту уничтожить в уплату за карту { $card }
    .pick = Уничтожить карту { $at_card } на { $at }
ask-UniversityTurns = { $place_card } на { $place }: повернуть карту рядом?
    .what = какую карту повернуть ({ $place_card })
    .no = Ничего не поворачивать
ask-WatchtowerProtects = { $place_card } на { $place }: защитить свою карту рядом?
    .what = какую карту защитить ({ $place_card })
    .pick = Защитить карту { $at_card } на { $at }
    .no = Ничего не защищать
ask-WindmillTurns = { $place_card } на { $place }: повернуть карту любого игрока?
    .what = какую карту повернуть ({ $place_card })
    .no = Ничего не поворачивать

## Что именно не так

problem-colours = random или для каждого места свой цвет
problem-limit = none (для предела нужно variant=advanced)
problem-side = сторона — это 1, 2, 3 или 4
problem-play = розыгрыш — это карта и место, например «tavern a1»; см. docs/notation.md
problem-no-place = «{ $word }» — не место; места от a1 до d8
problem-no-card = карты «{ $word }» нет
problem-replace = назовите дополнительные карты одного цвета или «replace nothing red»
problem-no-colour = цвет — один из { $colours }
problem-no-number = нужно число
problem-only-extra = это есть только у дополнительных карт
problem-same-initial = с этой ценности начинают две базовые карты (Z11.1)
problem-colour-order = нужно по шесть дополнительных карт каждого цвета в порядке { $colours }
problem-no-base-card = { $card } — не базовая карта
problem-replaced-twice = две дополнительные карты цвета { $colour } заменяют { $card }
problem-not-printed = начальные ценности различны, поэтому карта должна сама называть, что она заменяет: printed = true (Z9.1)
problem-id = нужны строчные латинские буквы и _
problem-no-property = свойства { $name } нет
problem-kind = свойство { $name } — { $right }, а не { $given }
problem-id-is-verb = { $word } — слово записи ходов
problem-property-twice = две карты одной колоды ведут себя как { $name }
problem-value-count = нужно от одной до четырёх ценностей
problem-mixed-values = обычные ценности, X и No нельзя смешивать на одной карте
problem-rising-values = ценности должны возрастать
problem-initial = нужна одна из ценностей карты
problem-value = { $value } — ни число от -99 до 99, ни X±n, ни No±n

## Ошибки в столах, разложенных вручную

problem-streets = улиц столько же, сколько игроков: { $seats }
problem-piece = «{ $text }» — не карта на столе; нужно «1 tavern», «2 temple/4», «1 inn down», «1 park token»
problem-sides = у карты { $card } сторон: { $sides }
problem-covered = карта может лежать только на уничтоженных
problem-two-places = карта лежит в двух местах сразу
problem-other-colour = { $cards }: не своего цвета ({ $colour })
problem-open-cards = открытые карты должны быть на руке, а в колоде двенадцать карт
problem-layout-numbers = нужен список чисел
problem-layout-number = нужно число от 0 до { $most }
problem-token-place = жетон лежит на свободном месте города
problem-no-cemetery = у цвета { $colour } нет Кладбища

## О чём задачи

theme-protect = Защитите её
    .hint = По какой вашей карте соперники ударят дальше?
theme-destroy = Разрушьте её
    .hint = Одну из чужих карт можно разрушить прямо сейчас.
theme-rescue = Верните её в руку
    .hint = Одна из ваших карт в руке стоит больше, чем в городе.
theme-restore = Восстановите её
    .hint = Разрушенное не обязано оставаться разрушенным.
theme-copy = Скопируйте его
    .hint = Чьё свойство стоит применить ещё раз?
theme-move = Поменяйте места
    .hint = На другом месте карта может стоить больше или меньше.
theme-reserve = Займите место
    .hint = Есть место, которое не должно достаться другим.
theme-lower = Уменьшите чужое
    .hint = Чужую карту можно повернуть меньшим значением.
theme-raise = Увеличьте своё
    .hint = Свою карту можно повернуть большим значением.
theme-sacrifice = Пожертвуйте
    .hint = Сначала это вам чего-то стоит, но потом окупится.
theme-gift = Выгодный подарок
    .hint = Чужая карта вырастет, а выиграете всё равно вы.
theme-decline = Оставьте как есть
    .hint = Свойство применять не обязательно.
theme-quiet = Тихий ход
    .hint = Сразу ничего не произойдёт: подумайте, что может случиться дальше.

## Варианты стола; `.value`: что выбрано

option-variant = Вариант
    .value = { $value ->
        [base] базовая
       *[advanced] продвинутая
    }
option-limit = Дополнительные карты
    .value = { $value ->
        [none] сколько угодно
        [die] сколько выпадет на кубике
       *[other] не больше { $value }
    }
option-colours = Цвета
