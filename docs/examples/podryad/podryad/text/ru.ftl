ui-game-podryad = Подряд
ui-title-podryad = Подряд: работу получает самая низкая цена, если её никто не повторил
ui-rules-podryad = На каждую работу одна цена; шестая карта остаётся на руке.

job-1 = сарай
job-2 = колодец
job-3 = мельница
job-4 = мост
job-5 = колокольня
job-6 = больше ничего

event-Dealt = { $seat }: на руку приходит { $price }.
event-Awarded =
    { $winners_many ->
        [0] Работу не получает никто ({ $job }): каждую цену назвали не один раз. ({ $prices })
       *[other] Работу получает { $winners } ({ $job }), очки: { $points }. ({ $prices })
    }

ask-Ask = Какую цену вы назовёте?
    .what = цену
do-ask = Назвать { $what }
item-jobs = работы

view-job = Предстоит построить: { $job }
view-points = Очки: { $points }
view-hidden = Карты, которых вы не видели: { $hidden }
view-hand = Ваша рука: { $hand }

zone-job = Предстоит построить
zone-prices = Назвали в прошлый раз
zone-points = Очки
zone-hidden = Карты, которых вы не видели
zone-hand = Ваши цены
