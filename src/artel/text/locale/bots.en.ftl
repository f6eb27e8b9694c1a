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

## What they are called

bot-name-random = Random
bot-name-casual = Casual
bot-name-level1 = Novice
bot-name-level2 = Apprentice
bot-name-level3 = Journeyman
bot-name-level4 = Master
