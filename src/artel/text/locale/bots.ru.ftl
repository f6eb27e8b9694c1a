### Что думают боты

bot-option = { $option }: { $facts }
bot-win = победа в { $percent } % случаев
bot-margin = в среднем { $sign }{ $points } очк.
bot-visits = попыток: { $visits }
bot-line = Затем, возможно, { $line }.
bot-step = { $name }: { $option }
bot-as-master = Чемпион не учился этой игре с таким числом игроков или с такими данными, поэтому думает как мастер.
bot-order = Бот выбрал бы первый вариант: его он пробовал чаще всех. Если у другого шансы выше, то он испробован реже, и о нём известно меньше.

## Как их зовут

bot-name-random = Случайный
bot-name-casual = Беспечный
bot-name-level1 = Новичок
bot-name-level2 = Ученик
bot-name-level3 = Подмастерье
bot-name-level4 = Мастер
bot-name-level5 = Чемпион
