### Каркассон в терминале

ui-game-carcassonne = Каркассон
ui-title-carcassonne = Каркассон: местность из дорог, городов, монастырей и полей, с «Купцами и зодчими»
ui-rules-carcassonne = Клавиши: стрелки и пробел ведут по допустимым местам, r и R поворачивают квадрат, Enter кладёт его; цифры ставят фишку, n: без фишки; z: масштаб, Home: в середину, Shift и стрелки двигают местность. t, f, d: оставшиеся квадраты, очки и поля, мёртвые места. Знаки: † монастырь, ■ перекрёсток, ⌂ дом, знаки фишек и рисунков на квадратах объяснены рядом с местностью; маленькая буква в углу: последний квадрат этого игрока.

ui-carcassonne-left = В мешочке: { $many }
ui-carcassonne-bag = Ещё не пришли: { $many }
ui-carcassonne-none = никого
ui-carcassonne-no-aids = За этим столом играют без подсказок.

ui-carcassonne-key-move = место
ui-carcassonne-key-turn = поворот
ui-carcassonne-key-put = выбрать
ui-carcassonne-key-zoom = масштаб
ui-carcassonne-key-tiles = остаток
ui-carcassonne-key-features = очки
ui-carcassonne-key-dead = мёртвые места
ui-carcassonne-key-centre = середина
