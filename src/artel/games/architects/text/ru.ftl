### Архитекторы: карты и слова стола

## Слова

colour-grey = серый
colour-yellow = жёлтый
colour-blue = синий
colour-green = зелёный
colour-red = красный

deck-left = левая колода
deck-right = правая колода
deck-central = центральная колода
deck-of = колода чуда «{ $wonder }»
discard-pile = сброс

stage = ярус
    .numbered = Ярус { $number }
stage-cost-different = { $number ->
    [few] { $number } разных ресурса
   *[other] { $number } разных ресурсов
    }
    .sign = { $number }≠
stage-cost-equal = { $number ->
    [few] { $number } одинаковых ресурса
   *[other] { $number } одинаковых ресурсов
    }
    .sign = { $number }=

cat-pawn = фишка кошки
    .property = В начале вашего хода показывает вам верхнюю карту центральной колоды. В конце игры: 2 очка.
conflict-token = жетон конфликта
    .property = Когда на сторону сражения перевёрнут последний из них, в конце хода происходит сражение.
conflict-side-peace = мир
conflict-side-battle = сражение
victory-token = жетон победы
    .property = В конце игры: 3 очка.
progress-token = жетон развития
progress-stack = стопка жетонов

provenance-rulebook = печатные правила
    .note = Взято из печатных правил игры.
provenance-public = открытая таблица
    .note = Взято из опубликованной таблицы.
provenance-reconstructed = реконструкция
    .note = Восстановлено так, чтобы согласоваться с правилами, а не списано с печатной карты; в коробке карта может быть иной.
provenance-own = своё
    .note = Так захотел автор набора данных.

## Карты, серые и жёлтые

card-wood = Дерево
    .property = Ресурс для возведения ярусов.
card-stone = Камень
    .property = Ресурс для возведения ярусов.
card-brick = Кирпич
    .property = Ресурс для возведения ярусов.
card-papyrus = Папирус
    .property = Ресурс для возведения ярусов.
card-glass = Стекло
    .property = Ресурс для возведения ярусов.
card-coin = Монета
    .property = Заменяет любой один ресурс, которого не хватает для яруса.

## Карты, синие

card-laurel = Лавры
    .property = В конце игры: 3 очка.
card-cat = Кошка
    .property = Сразу заберите фишку кошки. В конце игры: 2 очка.

## Карты, зелёные

card-gear = Шестерня
    .property = Научный символ. Два одинаковых или три разных нужно сбросить ради жетона развития.
card-compass = Циркуль
    .property = Научный символ. Два одинаковых или три разных нужно сбросить ради жетона развития.
card-tablet = Табличка
    .property = Научный символ. Два одинаковых или три разных нужно сбросить ради жетона развития.

## Карты, красные

card-shield = Щит
    .property = 1 щит в каждом сражении.
card-horn1 = Щит с горном
    .property = Сразу переверните 1 жетон конфликта на сторону сражения. 1 щит в ближайшем сражении, после которого карту сбрасывают.
card-horn2 = Щит с двумя горнами
    .property = Сразу переверните 2 жетона конфликта на сторону сражения. 1 щит в ближайшем сражении, после которого карту сбрасывают.

## Чудеса света

wonder-alexandria = Александрия
    .effect = Возьмите верхнюю карту любой колоды на столе.
wonder-babylon = Вавилон
    .effect = Возьмите жетон развития: один из открытых или, вслепую, верхний из стопки.
wonder-ephesus = Эфес
    .effect = Возьмите верхнюю карту центральной колоды.
wonder-giza = Гиза
    .effect = Эффекта нет, зато ярусы приносят больше очков, чем у любого другого чуда.
wonder-halicarnassus = Галикарнас
    .effect = Посмотрите 5 верхних карт своей левой или правой колоды, 1 оставьте себе, а остальные замешайте в ту же колоду.
wonder-olympia = Олимпия
    .effect = Возьмите по верхней карте из своих левой и правой колод.
wonder-rhodes = Родос
    .effect = У вас навсегда на 1 щит больше.

## Жетоны развития: дополнительная карта

token-urbanism = Урбанизм
    .property = Раз в ход, взяв дерево или кирпич, можете взять ещё одну из 3 доступных карт.
token-crafts = Ремёсла
    .property = Раз в ход, взяв папирус или стекло, можете взять ещё одну из 3 доступных карт.
token-jewellery = Ювелирное дело
    .property = Раз в ход, взяв камень или монету, можете взять ещё одну из 3 доступных карт.
token-science = Наука
    .property = Раз в ход, взяв зелёную карту, можете взять ещё одну из 3 доступных карт.
token-propaganda = Пропаганда
    .property = Раз в ход, взяв красную карту с горнами, можете взять ещё одну из 3 доступных карт.
token-architecture = Архитектура
    .property = Раз в ход, возведя ярус, можете взять одну из 3 доступных карт.

## Жетоны развития: оплата и щиты

token-economy = Экономика
    .property = Раз в ход можете считать одну карту с монетой за 2 монеты.
token-engineering = Инженерное дело
    .property = Раз в ход можете заплатить за ярус, не глядя на «одинаковые» и «разные».
token-tactics = Тактика
    .property = У вас навсегда на 2 щита больше.

## Жетоны развития: очки

token-decor = Декор
    .property = В конце игры: 4 очка или, если ваше чудо достроено, 6 очков.
token-politics = Политика
    .property = В конце игры: 1 очко за каждую кошку на ваших синих картах.
token-strategy = Стратегия
    .property = В конце игры: 1 очко за каждый ваш жетон победы.
token-education = Образование
    .property = В конце игры: 2 очка за каждый ваш жетон развития, считая и этот.
token-culture = Культура
    .property = В конце игры: 4 очка за одну «Культуру», 12 очков за обе вместе.

## Что в коробке

wonder-in-text = «{ $wonder }»
token-in-text = «{ $token }»

parts-card = Карты
parts-deck = Колоды
parts-wonder = Чудеса света
parts-token = Жетоны развития

fact-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
fact-shields =
    { $shields ->
        [one] { $shields } щит
        [few] { $shields } щита
       *[many] { $shields } щитов
    }
fact-horns =
    { $horns ->
        [one] { $horns } горн
        [few] { $horns } горна
       *[many] { $horns } горнов
    }
fact-size =
    { $size ->
        [one] { $size } карта
        [few] { $size } карты
       *[many] { $size } карт
    }
fact-cards = { $cards }
fact-different =
    { $different ->
        [few] { $different } разных ресурса
       *[other] { $different } разных ресурсов
    }
fact-same =
    { $same ->
        [few] { $same } одинаковых ресурса
       *[other] { $same } одинаковых ресурсов
    }
fact-effect = эффект
fact-stands = опирается на { $stands }
fact-value = значение { $value }
fact-full = полное { $full }

## События

# Так в протоколе назван тот, кто его читает; тогда `$seat_is` — `you`.
you = вы

event-WonderGiven = { $seat }: чудо света { $wonder }.
event-FirstPlayer = Первый ход: { $seat }.
event-TokenShown = Открыт жетон развития { $token }.
event-TopShown = Колода чуда { $deck }: сверху теперь карта { $card }.
event-TurnBegan =
    { $seat_is ->
        [you] Ваш ход.
       *[other] Ход: { $seat }.
    }
event-CatLookedFaceDown = { $seat }: кошка показала верхнюю карту центральной колоды.
event-CatLooked = { $seat }: кошка показала верхнюю карту центральной колоды — { $card }.
event-Took =
    { $deck_key ->
        [centre] { $seat }: из центральной колоды взята карта { $card }.
       *[other] { $seat }: из колоды чуда { $deck } взята карта { $card }.
    }
event-NoCard = { $seat }: все три колоды пусты, карту взять негде.
event-CatMoved = { $seat }: взята фишка кошки.
event-HornsBlown = { $seat }: горн! Жетонов конфликта на стороне сражения: { $battle } из { $total }.
event-Built =
    { $tokens_many ->
        [0] { $seat }: возведён ярус { $stage }, плата — { $paid }.
        [one] { $seat }: возведён ярус { $stage }, плата — { $paid }; помог жетон { $tokens }.
       *[other] { $seat }: возведён ярус { $stage }, плата — { $paid }; помогли жетоны { $tokens }.
    }
event-WonderFinished = { $seat }: чудо достроено, партия закончится с этим ходом.
event-Discovered = { $seat }: сдан научный набор — { $cards }.
event-GotToken =
    { $unseen ->
        [yes] { $seat }: вслепую взят жетон развития { $token }.
       *[no] { $seat }: взят жетон развития { $token }.
    }
event-Armed = { $seat }: в этот ход можно взять дополнительную карту ({ $token }).
event-UsedToken = { $seat }: жетон { $token } даёт дополнительную карту.
event-LookedFaceDown = { $seat }: просмотр карт колоды чуда { $deck }.
event-LookedAt = { $seat }: в колоде чуда { $deck } видна карта { $card }.
event-ShuffledBack =
    { $cards ->
        [0] { $seat }: замешивать в колоду чуда { $deck } нечего.
        [one] { $seat }: в колоду чуда { $deck } замешана { $cards } карта.
        [few] { $seat }: в колоду чуда { $deck } замешаны { $cards } карты.
       *[many] { $seat }: в колоду чуда { $deck } замешано { $cards } карт.
    }
event-Fought =
    Сражение, щиты: { $one } { $shields }, { $other } { $other_shields }. { $victory_tokens ->
        [0] { $other_victory_tokens ->
            [0] Никто не победил.
           *[other] { $other } { $other_is ->
                [you] получаете
               *[other] получает
            } { $other_victory_tokens ->
                [one] { $other_victory_tokens } жетон победы.
                [few] { $other_victory_tokens } жетона победы.
               *[many] { $other_victory_tokens } жетонов победы.
            }
        }
       *[other] { $one } { $one_is ->
            [you] получаете
           *[other] получает
        } { $victory_tokens ->
            [one] { $victory_tokens } жетон победы.
            [few] { $victory_tokens } жетона победы.
           *[many] { $victory_tokens } жетонов победы.
        }
    }
event-Disarmed =
    { $cards ->
        [one] { $seat }: после сражения сброшена { $cards } красная карта с горнами.
        [few] { $seat }: после сражения сброшены { $cards } красные карты с горнами.
       *[many] { $seat }: после сражения сброшено { $cards } красных карт с горнами.
    }
event-TurnEnded = Ход окончен: { $seat }.
event-Scored =
    { $points ->
        [one] { $seat }: { $points } очко { $what_for }.
        [few] { $seat }: { $points } очка { $what_for }.
       *[many] { $seat }: { $points } очков { $what_for }.
    }
event-Ended =
    { $winners_many ->
        [one] Партия окончена: { $scores }. Победа: { $winners }.
       *[other] Партия окончена: { $scores }. Общая победа: { $winners }.
    }

## Строки счёта

item-stages = ярусы
    .for = за возведённые ярусы
item-blue = синие карты
    .for = за синие карты
item-victory = жетоны победы
    .for = за жетоны победы
item-cat = фишка кошки
    .for = за фишку кошки
item-decor = «{ token-decor }»
    .for = за жетон «{ token-decor }»
item-politics = «{ token-politics }»
    .for = за жетон «{ token-politics }»
item-strategy = «{ token-strategy }»
    .for = за жетон «{ token-strategy }»
item-education = «{ token-education }»
    .for = за жетон «{ token-education }»
item-culture = «{ token-culture }»
    .for = за жетоны «{ token-culture }»

## Действия

do-take =
    { $deck_key ->
        [centre]
            { $known ->
                [yes] Взять карту { $card } из центральной колоды
               *[no] Взять верхнюю карту центральной колоды
            }
       *[other] Взять карту { $card } из колоды чуда { $deck }
    }
do-use =
    { $deck_key ->
        [centre]
            { $known ->
                [yes] Жетон { $token }: взять карту { $card } из центральной колоды
               *[no] Жетон { $token }: взять верхнюю карту центральной колоды
            }
       *[other] Жетон { $token }: взять карту { $card } из колоды чуда { $deck }
    }
do-build = Возвести ярус { $stage }, плата — { $paid }
do-discover = Сдать научный набор: { $cards }
do-choose = Взять жетон { $token }
do-unseen = Взять вслепую верхний жетон стопки
do-keep = Оставить карту { $card }
do-draft = Взять чудо { $wonder }
do-end = Закончить ход

## Вопросы: что читает тот, кого спрашивают; `.what` для остальных; `.take` — слова для ответов

ask-DraftWonder = Какое чудо света взять?
    .what = какое чудо света взять
ask-TakeCard = Ваш ход: возьмите карту из одной из колод.
    .what = какую карту взять
ask-Act = Ваш ход продолжается: что дальше?
    .what = что делать дальше
ask-ChooseToken = Какой жетон развития взять?
    .what = какой жетон развития взять
ask-AlexandriaTakes = «{ wonder-alexandria }»: из какой колоды взять верхнюю карту?
    .what = из какой колоды взять карту («{ wonder-alexandria }»)
ask-ChooseDeckToLookAt = «{ wonder-halicarnassus }»: карты какой колоды посмотреть?
    .what = карты какой колоды посмотреть («{ wonder-halicarnassus }»)
    .take = Посмотреть верхние карты колоды чуда { $deck }
ask-KeepOne = «{ wonder-halicarnassus }»: какую из карт колоды чуда { $deck } оставить?
    .what = какую карту из колоды чуда { $deck } оставить

## Что именно не так

problem-wonders = random, draft или по одному на каждое место
problem-architects-action = действие — это, например, «take giza», «build 2 wood coin» или «end»; см. docs/notation.md
problem-science-set = набор — это две одинаковые научные карты или gear, compass и tablet
problem-stage-number = ярус — это число от 1 до { $stages }
problem-payment = ярус оплачивают картами, от одной до четырёх
problem-what-token = жетон
problem-what-wonder = чудо света
problem-what-payer = карта, которой платят
problem-what-deck = колода; колоды — { $decks }
problem-stage-twice = у чуда { $wonder } два яруса { $stage }
problem-trigger = { $card } — не то, что приносит карту; бывает: { $possible }
problem-no-trigger = нужно хотя бы одно, что приносит карту
problem-requires = ярус опирается на ярусы с меньшими номерами
problem-conflict-tokens = нужны шесть чисел от 1 до 99: для 2, 3 и так далее до 7 игроков
problem-empty-deck = в колоде { $deck } нет карт
problem-few-tokens = всего жетонов развития: { $tokens }

## Ошибки в столах, разложенных вручную

problem-too-many-out = { $card }: перед игроками и в сбросе { $out }, а осталось { $left }
problem-deck-cards = { $card }: в колоде { $deck } — { $printed }, а не { $here }
problem-central-cards = { $card }: там { $printed }, а не { $here }
problem-not-central = { $card }: в центральной колоде такой карты нет
problem-list = нужен список в квадратных скобках
problem-number-between = нужно число от { $least } до { $most }, а не { $value }
problem-nobody-looked = нужен хотя бы один, кто её видел
problem-stage-in-the-air = ярус { $stage } опирается на тот, который не возведён
problem-wonders-twice = это уже задаёт параметр с таким же названием
problem-central-top = верхнюю карту называют вместе с теми, кто её знает, в known_by
problem-token-copies = { $token }: таких жетонов { $copies }, а не { $here }

## О чём задачи

theme-finish = Достройте чудо
    .hint = Кто достроит чудо, тот закончит партию: кто тогда впереди?
theme-battle = В бой
    .hint = Посчитайте щиты: бой можно начать сейчас.
theme-build = Стройте
    .hint = Какая карта оплатит этап?
theme-science = Научный набор
    .hint = Набор зелёных карт стоит жетона.
theme-token = Нужный жетон
    .hint = Какой жетон подходит к тому, что у вас есть?
theme-horns = Трубите в рог
    .hint = Каждый рог приближает бой. Кому это на руку?
theme-cat = Кошка
    .hint = Кошка стоит больше, чем кажется.
theme-shields = Щиты
    .hint = Кто выиграет следующий бой?
theme-points = Очки сразу
    .hint = Иногда лучше всего просто очки.
theme-green = Наука
    .hint = Какая зелёная карта ведёт к набору?
theme-neighbour = Колода соседа
    .hint = Посмотрите, что лежит открыто на других колодах.
theme-unknown = В неизвестность
    .hint = То, чего никто не видел, может быть лучше открытого.
theme-material = Материалы
    .hint = Что нужно для вашего следующего этапа?
theme-wait = Не сейчас
    .hint = Пользоваться этим не обязательно.

## Варианты стола; `.value`: что выбрано

option-wonders = Чудеса
    .value = { $value ->
        [random] раздаются случайно
       *[draft] выбирают игроки
    }
