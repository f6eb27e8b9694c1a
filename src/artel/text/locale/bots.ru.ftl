### Что думают боты

bot-option = { $option }: { $facts }
bot-win = победа в { $percent } % случаев
bot-margin = в среднем { $sign }{ $points } очк.
bot-visits = попыток: { $visits }
bot-line = Затем, возможно, { $line }.
bot-step = { $name }: { $option }
