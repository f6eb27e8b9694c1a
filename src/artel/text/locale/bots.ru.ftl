### Что думают боты

bot-option = { $option }: { $facts }
bot-win = победа в { $percent } % случаев
bot-margin = в среднем { $sign }{ $points } очк.
bot-visits = попыток: { $visits }
bot-line = Затем, возможно, { $line }.
bot-step = { $name }: { $option }

## Как их зовут

bot-name-random = Случайный
bot-name-casual = Беспечный
bot-name-level1 = Новичок
bot-name-level2 = Ученик
bot-name-level3 = Подмастерье
bot-name-level4 = Мастер
