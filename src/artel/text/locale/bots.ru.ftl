### Что думают боты

bot-option = { $option }: { $facts }
bot-win = победа в { $percent } % случаев
bot-margin = в среднем { $sign }{ $points } очк.
bot-visits = попыток: { $visits }
bot-line = Затем, возможно, { $line }.
bot-step = { $name }: { $option }
bot-as-master = Чемпион не учился этой игре с таким числом игроков или с такими данными, поэтому думает как мастер.
