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
bot-as-master = As nothing was learned of this game with so many players or with these data, the champion thinks like a master.
bot-order = Of these the bot would choose the first: it is the one tried most often. Where another one seems to win more often, it was tried less, and less is known of it.

## What they are called

bot-name-random = Random
bot-name-casual = Casual
bot-name-level1 = Novice
bot-name-level2 = Apprentice
bot-name-level3 = Journeyman
bot-name-level4 = Master
bot-name-level5 = Champion
