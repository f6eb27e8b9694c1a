### What bots think

bot-option = { $option }: { $facts }
bot-win = wins in { $percent } % of cases
bot-margin = { $sign }{ $points } points on average
bot-visits =
    { $visits ->
        [one] tried once
       *[other] tried { $visits } times
    }
bot-line = Then perhaps { $line }.
bot-step = { $name }: { $option }
