### The web client

web-name = Artel
web-title = Artel: four games, one table
web-home = Artel, start page
web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-own-language = English
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-loading = Setting the table…
web-nothing = There is nothing here
web-to-start = To the start page
web-offline = The server cannot be reached. Check the connection and try again.
web-broken = The server failed to answer ({ $status }). Try again in a moment.

## Games

web-games = Games
web-game-zodchie = Zodchie
    .about = Build a city card by card, turn your neighbours' houses to your advantage and count what still stands.
web-game-carcassonne = Carcassonne
    .about = Lay tiles, claim cities, roads, cloisters and fields, and trade with the builders of the region.
web-game-architects = 7 Wonders Architects
    .about = Draw from the decks beside you, raise your wonder stage by stage and mind your neighbours' shields.
web-game-artificium = Artificium
    .about = Turn wood to coal and coal to metal: trade, produce and be the first master of the market town.
web-outside-broken = The board that this game brings does not work here; it is shown without pictures.
web-players-range = { $least } to { $most } players

## Start page

web-hero = Sit down and play
web-hero-more = Four board games against people or bots. No account, no download: choose a game and begin.
web-level = Level
web-level-strength = The numbers say how strong they are on the scale of the ladder, where everybody begins at 1000.
web-play-bot = Play
web-play-bot-at = Play { $game } against a bot
web-play-bots = Bots
web-play-how = A practice game: not rated, with hints, and every move can be taken back.
web-give-up = Resign
web-leave-sure = Yes, leave
web-play-friends = With friends
web-play-friends-at = Play { $game } with friends
web-seek = Find an opponent
web-seek-start = Find
web-seek-stop = Stop looking
web-seek-on = Looking for others: { $game }, { $players } players. Waiting now: { $waiting }
web-seek-found = Somebody is here to play { $game } with you.
web-seek-meanwhile = You are in the queue.
web-seek-bot = Play a bot meanwhile
web-seek-queue = { $game }, { $players } players. Waiting: { $waiting }
web-seek-join = Join them
web-mine = Your games
web-with = with { $names }
web-go-on = Go on
web-open = Open tables
web-open-none = Nobody is waiting just now. Open a table yourself: “With friends”.
web-sit = Sit down
web-free = free seat
web-watch-list = Games to watch
web-watch-none = No open game is being played at the moment.
web-watch = Watch

## Names and accounts

web-guest = Guest
web-name-ask = What shall we call you?
web-name-why = The others at the table see this name. You need no account.
web-name-label = Your name
web-name-take = Go on
web-me = Your profile
web-me-account = You have an account here.
web-me-guest = You play as a guest: this browser alone knows you.
web-me-nobody = You are not signed in. To play you need no account.
web-me-no-guests = You are not signed in. On this server people play with an account.
web-account = Account
web-account-name = Name of the account
web-account-why = With an account your games and ratings follow you to other devices. What you played as a guest comes along.
web-register = Make an account
web-registration-invitation = Accounts are made here by invitation only. Whoever looks after this server can send you a link.
web-registration-closed = No new accounts are made on this server. Who has one can sign in.
web-join = An account for you
web-join-what = You are invited to make an account on this server. Choose a name and a password.
web-join-account = You have an account here already: { $name }. Hand the link on to somebody else.
web-admin = Look after the server
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Welcome. You are signed in.
web-sign-out-everywhere = Sign out on all devices
web-claim = Take the games along that I played here as a guest
web-forget-me = Forget me
web-password = Password
web-password-how = At least 8 characters.
web-password-change = Change the password
web-password-old = Password so far
web-password-new = New password
web-password-others = You are signed out on all other devices then.
web-password-changed = The password is changed.
web-code = Code of your second factor
web-code-how = Six digits from your app, or one of your recovery codes.
web-password-lost = Password lost? Whoever runs this server can give you a link that sets a new one.
web-forgotten = Forgot the password?
web-forgotten-how = If your account has a confirmed address, a link for a new password goes there.
web-forgotten-send = Mail me a link
web-forgotten-sent = If there is such an account with a confirmed address, a letter is on its way. Its link is good for a day.
web-forgotten-else = No address, or no letter? Whoever runs this server can give you a link.
web-reset = A new password
web-reset-for = For the account { $name }. You are signed out everywhere then.
web-reset-set = Set the password
web-reset-done = The new password is set. Sign in with it now.
web-sessions = Where you are signed in
web-session-device = { $browser ->
        [none] { $system ->
            [none] Unknown device
           *[other] { $system }
        }
       *[other] { $system ->
            [none] { $browser }
           *[other] { $browser } on { $system }
        }
    }
web-session-here = This device
web-session-seen = Last seen: { $time }
web-session-since = Signed in: { $time }
web-session-end = End
web-session-end-at = End the session: { $device }
web-session-end-others = End all others
web-session-ended = The session has ended.
web-sessions-ended = All other sessions have ended.
web-factor = Second factor
web-factor-why = A code from an app on your phone is asked for at every sign-in, after the password. Who steals the password alone stays outside.
web-factor-set-up = Set it up
web-factor-scan = Scan this picture with an app for codes (TOTP), or type the secret into it. Then give the code that it shows.
web-factor-picture = QR code of the secret
web-factor-secret = Secret
web-factor-code = Code from the app
web-factor-confirm = Switch it on
web-factor-on = On since { $time }. Recovery codes left: { $codes }.
web-factor-renew = New recovery codes
web-factor-off = Switch it off
web-factor-is-off = The second factor is off.
web-factor-codes = Your recovery codes
web-factor-codes-how = Each works once, when your phone is not at hand. They are shown only now: keep them where you will find them.
web-factor-copy = Copy them
web-factor-copied = Copied.
web-factor-kept = I have kept them
web-my-data = Your data
web-my-data-what = All that this server has stored about you: name, games, ratings, what you said, from where you signed in. It is yours to take or to delete.
web-my-games = My games
web-export = Download my data
web-delete = Delete the account
web-delete-what = Your name, your ratings and everything you said will be gone for good. Games stay in the records of those you played with, without your name.
web-delete-sure = Delete for good

## A new table

web-new-title = { $game } with friends
web-new-count = Players
web-new-me = You
web-new-seat = Seat { $seat }
web-new-person = a person
web-new-bot = bot: { $name }
web-new-clock = Time
web-clock-none = no clock
web-clock-quick = 5 minutes each, 10 s a turn
web-clock-calm = 15 minutes each, 30 s a turn
web-clock-day = 1 day a move
web-clock-days = 3 days a move
web-new-pack = Box
web-new-pack-standard = standard
web-pack-even = even
web-pack-even-zodchie = For the advanced game: seven of the reconstructed extra cards differ, so that the colours are more even.
web-pack-masters = for masters
web-pack-masters-zodchie = For the advanced game between masters: twenty of the reconstructed extra cards differ, so that the colours are even.
web-new-visibility = Who may come
web-visibility-open = everybody
web-visibility-unlisted = whoever has the link
web-visibility-private = only who is invited
web-new-takeback = Taking back
web-takeback-strict = only what was open
web-takeback-free = anything, if all agree
web-takeback-never = never
web-new-rated = Counts for ratings
web-rated-how = Rated: no hints, no free taking back, no bots of your own; who ends a game with bots early has resigned.
web-rated-pack = Rated games are played with the standard box, or with one that the host allows for that.
web-new-watch = I only watch
web-new-asked = asked: { $name }
web-new-challenge = Open the table and ask
web-new-title-bot = { $game } with { $name }
web-new-create = Open the table
web-new-start = Start the game
web-option-value =
    { $value ->
        [on] yes
        [off] no
        [base] base game
        [advanced] advanced game
        [none] as many as you like
        [die] a die says
        [random] at random
        [draft] everybody chooses
       *[other] { $value }
    }

## Before the game

web-lobby-waiting =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
web-lobby-full = Everybody is here.
web-lobby-host-starts = The host starts the game.
web-host = host
web-invite = Send this link to your friends
web-invite-make = Make an invitation link
web-invite-picture = QR code of the link
web-invite-nobody = This server listens to this machine alone: nobody else can open the link. Start it with “--host 0.0.0.0” to play in your network.
web-invited = You are invited
web-invited-to = To a game of { $game }. At the table: { $names }.
web-copy = Copy
web-copied = Copied
web-start-game = Start the game
web-start-fill = Start with bots on the free seats ({ $name })
web-leave = Leave the table
web-seat-free = Seat { $seat }: free
web-seat-kept = Seat { $seat }: waiting for { $name }
web-seat-keep-no-more = Wait no more
web-challenge-bot = Ask a bot account to this table
web-challenge-name = name of the bot
web-challenge-do = Challenge
web-fair-note = The shuffle is sealed before anybody sits down, and can be checked after the game.
web-no-table = This table is not here

## At the table

web-players = Players
web-you = (you)
web-bot = bot
web-here = here
web-away = away
web-to-move = to move
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-time-left = Time left: { $time }
web-your-turn = Your turn
web-sending = Sending your move…
web-watching =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
web-watching-you = You are watching
web-watcher = watching
web-takeback = Take back
web-takeback-more = Take back your last move; the others are asked where something new was seen
web-stop = Stop
web-resign = Stop playing
web-resign-sure = Resign
web-end = Propose to end the game
web-end-lost = Propose to end it: as if you resigned
web-bot-for-you = A bot plays in your place.
web-come-back = I am back
web-options =
    { $count ->
        [0] Nothing to choose now
        [one] { $count } choice
       *[other] { $count } choices
    }
web-command = Command box: type a choice
web-command-find =
    { $touch ->
        [yes] Find a choice
       *[no] Find a choice: “/”
    }
web-command-type =
    { $touch ->
        [yes] Type a choice
       *[no] Type a choice: “/”
    }
web-command-help = Type a choice in words, in notation or by its number and press Enter. Other commands: log, question, score, help.
web-command-name-help = help
web-command-name-log = log
web-command-name-ask = question
web-command-name-score = score
web-command-matches =
    { $count ->
        [0] No choice like that.
       *[other] { $count } choices fit. Type more.
    }
web-command-none = No choice like that.
web-confirm = Confirm
web-side = Panels
web-board = Board
web-hand = Hand
web-choices = Choices
web-menu = Menu
web-result = Result
web-log = Log
web-chat = Talk
web-rules = Rules
web-clause = Clause { $clause }
web-unread = { $count } new
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-chat-empty-watchers = What those who watch say here, the players read after the game.
web-chat-menu = What to do about this remark of { $name }
web-chat-mute-one = Do not show any more
web-chat-mute = Do not show remarks of…
web-lost = The connection is lost. Coming back…
web-try-now = Try now

## Proposals

web-proposal-takeback = { $name } asks to take the last move back.
web-proposal-end = { $name } proposes to end the game as it stands.
web-proposal-lost = Bots play here for ratings: all who agree have resigned.
web-proposal-claim = { $name } proposes to end the game, because { $seat } is away.
web-proposal-closed =
    { $how ->
        [agreed] Agreed.
        [refused] { $name } does not agree.
        [withdrawn] The proposal is withdrawn.
       *[overtaken] The game went on, the proposal is gone.
    }
web-waiting-votes = Waiting for answers
web-agree = Agree
web-disagree = No
web-withdraw = Withdraw
web-gone = { $name } has been away for long.
web-claim-bot = Let a bot play
web-claim-end = Propose to end the game

## Rules

web-rules-of = Rules of { $game }
web-rules-search = Search the rules: words or a clause number
web-rules-ruling = Ruling:
web-rules-nothing = Nothing in the rules says so.

## The end

web-nobody-won = The game was given up
web-won-you =
    { $count ->
        [0] You won!
       *[other] You won, together with { $names }!
    }
web-lost-you = You lost
web-drawn = A draw
web-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
web-ending =
    { $how ->
        [played] Played to the end.
        [resigned] Ended because somebody resigned.
        [agreed] Ended by agreement.
        [abandoned] Nobody went on with it.
       *[claimed] Ended because somebody was away.
    }
web-unrated = Not rated.
web-score-of = Points of { $name }
web-rematch = Rematch
web-rematch-offer = { $name } wants a rematch.
web-rematch-accept = Play again
web-rematch-decline = No, thanks
web-rematch-waiting = Rematch offered. Waiting for: { $names }
web-rematch-no = { $name } does not want another game.
web-rematch-bot = A bot instead ({ $name })
web-rematch-go = To the rematch
web-review = Review
web-new-game = New game
web-see-board = Look at the board
web-every-point = Every point and its rule
web-replay = Replay
web-download = Download the record
web-share = Share
web-share-copied = The link is copied.
web-share-link = The link:
web-to-tournament = To the tournament
web-statistics = The game in numbers
web-points-over-time = Points over time
web-points-by-kind = Points by kind
web-points-all = Together
web-step = Step
web-moves = Moves
web-thought = Time to think
web-thought-move = … for each move
web-seconds = { $seconds } s
web-plot-table = As a table
web-proof = Proof of the shuffle
web-proof-how = The secret below was fixed before anybody added a number: its seal, SHA-256 of the secret with the table's name, was shown first. Secret and the players' numbers together make all luck of the game, so nobody could choose it. “artel verify” checks every card in the downloaded record.
web-proof-right = Checked in your browser: the secret fits its seal.
web-proof-wrong = The secret does not fit its seal!
web-proof-without = The secret fits its seal, but the number of your browser is not among those below: for you this proves nothing.
web-proof-cannot = This browser cannot check it here; “artel verify” can.
web-proof-commitment = Seal
web-proof-secret = Secret
web-proof-nonce = Number of { $name }
web-proof-whole = Play the whole game again
web-proof-whole-right = All { $inputs } lines of the record are legal, all luck comes from the secret and the players' numbers, and the points are right.
web-proof-whole-wrong = The record can be played again, but its luck does not come from the secret!

## Replay

web-replay-of = Replay: { $game }
web-replay-step = Step { $step } of { $steps }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step on
web-replay-last = To the end
web-replay-play = Play by itself
web-replay-pause = Pause
web-replay-eyes = Seen by
web-replay-everybody = a spectator
web-replay-turn = who is to move
web-replay-play-on = Play from here

## Review

web-review-title = Luck and skill
web-review-what = The best bot looks at every decision again: how likely everybody was to win, what each move cost, and what was luck. It takes a while; you can go on meanwhile.
web-review-ask = Review this game
web-review-go-on = Go on with the review
web-review-stop = Stop
web-review-progress = Progress of the review
web-review-done-of = { $done } of { $points } positions
web-review-seats = How everybody played
web-player = Player
web-review-accuracy = Accuracy
web-review-skill = Skill
web-review-luck = Luck
web-review-others = Others
web-review-adjusted = Wins with average luck
web-review-faults-short = ?! / ? / ??
web-review-judge =
    { $judge ->
        [level5] The champion has judged, by what it has learned from games against itself.
       *[other] A master has judged: the champion has not learned this game with so many players or such data.
    }
web-review-how = Skill is what one's own decisions cost, judged by what could be known; luck is what draws and hidden cards did; others is what the others' skill and luck did. With the chance at the beginning they add up to the result. These are estimates: between luck and skill, about { $error } (one standard error) may be misplaced.
web-review-graph = Chances to win
web-review-turns = Turning points
web-review-step = Step { $step }
web-review-turn-move = { $name } plays: { $what }
web-review-turn-luck = Luck of { $name }: { $what }
web-review-turn-chance = Chance: { $what }
web-review-turn-chances = Chances before: { $before }. After: { $after }.
web-review-faults = What could have been better
web-review-no-faults = Nothing that could be told from the noise of the estimate.
web-review-inaccuracy = inaccuracy
web-review-mistake = mistake
web-review-blunder = blunder
web-review-better = Better
web-review-cost = Cost
web-review-deeper = Look deeper
web-review-deeper-what = Ten times as many trials, and ten times as long.
web-review-is-deep = This is a deep review, with ten times as many trials.
web-review-to-move = { $name } is to move
web-review-was-inaccuracy = An inaccuracy followed: it cost { $loss } (± { $error }) of the chance to win.
web-review-was-mistake = A mistake followed: it cost { $loss } (± { $error }) of the chance to win.
web-review-was-blunder = A blunder followed: it cost { $loss } (± { $error }) of the chance to win.
web-review-was-best = The best move followed.
web-review-was-fine = A good move followed: number { $rank } of { $options }, and as good as the best within the noise.
web-review-options = The options that matter
web-review-best = best
web-review-played = Played
web-review-chance = chance to win:
web-review-why-not = Why not the move of { $name }?
web-review-allows = What “{ $option }” allows
web-review-follows = What probably follows “{ $option }”
web-review-follows-nothing = Nothing that can be foreseen.
web-review-no-choice = There is nothing to decide here.
web-review-at-the-end = The game is over.
web-review-return = Back to where I began
web-review-send = Look at a game
web-review-send-what = Send the record of a finished game, or a save of the terminal: it is checked, and then you can step through it, have it reviewed and play on from any position. Who has the link can see it.
web-review-file = The file
web-review-no-record = This file is no record of a game.
web-scenario = Play a scenario
web-scenario-what = A scenario is a table laid out by hand, in a text file: a lesson, a puzzle, or something to show. You play on from there against the master, in the place of whoever is asked first.
web-scenario-file = The scenario file
web-scenario-steps = After so many of its steps

## Ladders, profiles, tournaments

web-ladder = Ladders
web-ladder-how = Accounts and bots by rating, one ladder for each game and number of players.
web-ladder-players =
    { $many ->
        [0] { $count }
       *[other] { $count } ({ $many } on the ladder)
    }
web-ladder-none = Nobody is on this ladder yet.
web-ladder-games = Games
web-place = Place
web-rating = Rating
web-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-profile = Profile
web-profile-since = here since { $day }
web-profile-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-skill = Accuracy and luck
web-skill-mean =
    { $count ->
        [one] One game was reviewed: accuracy { $accuracy }, luck { $luck }.
       *[other] { $count } games were reviewed: accuracy { $accuracy }, luck { $luck } on average.
    }
web-skill-accuracy = Accuracy from game to game
web-skill-luck = Luck from game to game
web-skill-phases = When most was lost
web-skill-opening = Opening
web-skill-middle = Middle
web-skill-end = End
web-skill-clauses = What was asked when it was lost
web-skill-lost =
    { $count ->
        [0] nothing
        [one] one mistake, { $loss } of win chance
       *[other] { $count } mistakes, { $loss } of win chance
    }
web-profile-recent = Last games
web-profile-more = Older games
web-profile-none = No game is over yet.
web-profile-bot = A bot account: its owner's program plays for it. It answers challenges while that runs.
web-rating-over-time = Rating: { $of }
web-tournaments = Tournaments
web-tournaments-what = Enter, and the rounds follow by themselves: each begins when all games of the one before are over.
web-tournaments-account = Those who have an account can make one.
web-tournaments-running = Being played
web-tournaments-open = Open to enter
web-tournaments-over = Finished
web-tournaments-none = There are no tournaments yet.
web-system-swiss = Swiss system
web-system-round_robin = everybody against everybody
web-round = Round { $round }
web-place-of = { $place }. { $name }
web-bye = { $name } has a bye
web-game = Game
web-tournament-new = New tournament
web-tournament-name = Name of the tournament
web-tournament-players = Players at a table
web-tournament-system = System
web-tournament-rounds = Rounds
web-tournament-rounds-many =
    { $many ->
        [0] as many as it takes
       *[other] { $many }
    }
web-tournament-create = Create
web-tournament-tables = tables of { $players }
web-tournament-status =
    { $status ->
        [open] open to enter
        [running] round { $round } of { $rounds }
       *[over] finished
    }
web-tournament-waiting = Your game of this round is being played.
web-to-table = To the table
web-tournament-enter = Enter
web-tournament-leave = Leave the tournament
web-tournament-host = You are the host
web-tournament-more =
    { $count ->
        [one] One more is needed to begin.
       *[other] { $count } more are needed to begin.
    }
web-tournament-ready = There are enough to begin. Others may still enter.
web-tournament-bot = Let a bot take part:
web-tournament-add = Add
web-tournament-start = Begin
web-tournament-cancel = Cancel the tournament
web-tournament-cancel-sure = Yes, cancel it
web-tournament-entrants = Who takes part
web-tournament-nobody = Nobody has entered yet.
web-tournament-standings = Standings
web-tournament-who = Name
web-tournament-points = Points
web-tournament-buchholz = Buchholz
web-tournament-withdrawn = has left
web-tournament-out = Take { $name } out
web-tournament-running = being played
web-tournament-close = End without a result
web-tournament-abandoned = without a result

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Colours as the device says
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-set-sound = Sound
    .about = Paper, wood and coins when cards, tiles and points come, a bell when it is your turn.
web-set-notify = Notices
    .about = The browser tells you that it is your turn while you look elsewhere.
web-set-notify-refused = The browser does not allow notices from this page. Allow them in its settings first.
web-set-animation = Movement
    .about = Cards and figures move. Off also where your device asks for less movement.
web-pace = Pace of moves
    .about = How long you see what the others do before the next move is shown. A click skips; where a clock runs, nothing waits.
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-once = At once
web-set-confirm = Confirm every move
    .about = A choice is sent only when you confirm it.
web-set-aids = Aids
    .about = Boards show what can be worked out: projected points, dead places. Off for purists.
web-set-choices = Keep the list of choices open
    .about = Every choice as a button in words, and the command box, below the board. Otherwise it opens from the edge, or with the key “/”.
web-set-plain = Screen-reader mode
    .about = No picture of the board; everything as text, with the command box.

web-about-artel = Artel is an unofficial fan work: it was made without the authors and publishers of these games, and they do not endorse it. Rule texts and pictures are our own.
web-licences = Artel is free under the Apache License 2.0; licences of the libraries in it

web-letters = Games by correspondence
web-letters-about = When a table has days for each move and waits for you while you are away, we can tell you.
web-letters-lost = If you ever forget your password, a link for a new one can be mailed there.
web-letters-here = In this browser
    .about = Also while no page of ours is open.
web-letters-mail = By mail
web-letters-to = To { $address }.
web-letters-unconfirmed = Follow the link in the letter to { $address } first.
web-letters-forget = Forget the address
web-letters-address = Your address for mail
web-link-confirm = Your address
    .ask = Is this your address, and do you want notices there when it is your turn?
    .do = Yes, that is mine
    .done = Thank you. You will hear from us when it is your turn.
web-link-unsubscribe = No more mail
    .ask = Shall we stop writing to you when it is your turn?
    .do = Write no more
    .done = Done. In the settings you can switch it on again.

## Learning

web-learn = Learn by playing
web-learn-more = A few minutes for each game: short lessons at a real table, one thing at a time. Then a whole game against a bot that says why it moves.
web-learn-of = Learn { $game } by playing
web-learn-done =
    { $count ->
        [one] { $count } lesson done
       *[other] { $count } lessons done
    }
web-learn-lessons = Lessons
web-learn-lesson = Lesson { $number }: { $title }
web-learn-lesson-done = Lesson { $number }, done: { $title }
web-learn-clauses = Rules:
web-learn-happened = What happened
web-learn-again = Try again
web-learn-next = Next lesson
web-learn-play = Play a whole game
web-learn-play-more = Against a beginner of a bot that shows its cards: after every move it says what it has weighed. You may ask for hints.
web-hint = Hint
web-hint-wait = The Champion is thinking…
web-hint-best = The Champion would choose: { $option }
web-hint-take = Do this
web-hint-others = What else was weighed
web-why = Why this move?
web-why-weighed = It weighed:
web-why-only = There was nothing to weigh.

## Reports and news

web-report = Report
web-report-of = Report { $name }
web-report-reason = What is not right?
web-report-insult = Insults or threats
web-report-spam = Spam or advertising
web-report-name = An offensive name
web-report-cheating = Cheating
web-report-stalling = Stalling, leaving games on purpose
web-report-other = Something else
web-report-text = In your words, if you like
web-report-what = Those who look after this server read it. You will be told when it was looked at.
web-report-what-table = Those who look after this server read it, with the last remarks of this table. You will be told when it was looked at.
web-report-send = Send the report
web-report-sent = Thank you. It will be looked at, and you will be told.
web-news = News for you
web-news-renamed = A moderator has changed your name. You are called { $name } now.
web-news-report = Your report was looked at on { $day }. Thank you.
web-news-why = The reason: { $why }
web-news-read = Understood

## Puzzles

web-puzzles = Puzzles
web-puzzles-game = Game
web-puzzles-every-game = All games
web-puzzles-theme = Theme
web-puzzles-every-theme = All themes
web-puzzles-day = Puzzle of the day
web-puzzles-next = Next puzzle
web-puzzles-of = { $game }: your move
web-puzzles-find = Find the best option.
web-puzzles-hint = Hint
web-puzzles-more-hint = Another hint
web-puzzles-solution = Show the solution
web-puzzles-again = Try again
web-puzzles-streak = In a row
web-puzzles-best = best: { $best }
web-puzzles-solved = Solved
web-puzzles-count = { $solved } of { $tried }
web-puzzles-none = There are no such puzzles.
web-puzzles-allows = What it allows
web-puzzles-then = What follows
web-puzzles-why = Why
web-puzzles-alternatives = What a master thinks of the options
web-puzzles-option = Option
web-puzzles-chance = Wins
web-puzzles-percent = { $percent } % ± { $error }
web-puzzles-link = Link to this puzzle
web-learn-puzzles = On to puzzles

## On this device

web-load-python = Bringing Python: { $done } of { $all } MB
web-load-start = Setting up the rules…
web-local-none = This device has no such table.
web-local-broken = Python could not be brought to this device. Check the connection and try again.
web-no-server = This needs a server, and there is none here.
web-here-away = The server cannot be reached. Games that you begin now are played on this device.
web-here-title = { $game } on this device
web-here-person = A person here
web-player-number = Player { $seat }
web-here-name = Name of player { $seat }
web-curtain-turn = It is { $name }’s turn.
web-curtain-hand = Hand over
web-curtain-to = Pass the device to { $name }
web-curtain-more = Nobody else should be looking.
web-curtain-show = I am { $name }, show the table
web-open-record = Open a record
web-open-record-more = A record file of a game that is over can be looked at step by step and reviewed. It stays on this device.
web-keep-ready = Keep on this device
    .about = Games can be played without a connection when everything is on this device: about 9 MB.
web-keep-ready-done = Everything is here: games can be played without a connection.

## The workshop

web-workshop = Workshop
web-workshop-of = Workshop: { $game }
web-workshop-more = The game's box on the bench: change numbers, names and counts on the cards themselves, see at once what the rules do not allow, and play with it.
web-workshop-undo = Undo
web-workshop-redo = Redo
web-workshop-save = Save as a file
web-workshop-load = Open a file
web-workshop-link = Link to it
web-workshop-linked = Whoever has this link opens the same pack:
web-workshop-back = As in the standard pack
web-workshop-play = Play with it
web-workshop-compare = { $count ->
    [0] As in the standard pack
    [one] One change
   *[other] { $count } changes
}
web-workshop-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
web-workshop-fine = Nothing is wrong with it.
web-workshop-changed = changed
web-workshop-mine = My box
web-workshop-mine-about = Made in the workshop.
web-workshop-parts = Parts of the box
web-workshop-details = More
web-workshop-from-to = { $least } to { $most }
web-workshop-yes = yes
web-workshop-no = no
web-workshop-new = added
web-workshop-gone = removed
web-workshop-copy = Copy { $title }
web-workshop-remove = Remove { $title }
web-workshop-was = before
web-workshop-is = now
web-workshop-what = What
web-own-pack = This table plays with other data: “{ $name }”.
web-own-pack-see = { $count ->
    [0] See it
    [one] See the one change
   *[other] See { $count } changes
}
web-own-pack-open = Open it in the workshop

## Friends

web-friends = People you follow
web-follow = Follow
web-followed = You follow
web-ask = Invite
web-ask-one = Invite { $name } to this table
web-ask-friends = Invite those you follow
web-asked = { $name } invites you to a game of { $game }.
web-asked-no = No, thanks
web-set-shown = Show that I am here
    .about = Those who follow you see when you are here, and can invite you to their tables. Otherwise nobody does.
