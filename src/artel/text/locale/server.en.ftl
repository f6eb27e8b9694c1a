### What the server says

error-server-error = { $problem }
error-bad-request = The request is malformed: { $problem }.
error-bad-message = The message is malformed: { $problem }.
error-not-signed-in = Nobody is signed in. Take a name first.
error-foreign-origin = This request comes from a page of another site: { $origin }.
error-not-host = Only the host of the table may do this.
error-not-your-seat = Seat { $seat } is not yours.
error-not-admin = This is for those who look after the server.
error-registration-closed = No new accounts are made on this server.
error-invitation-needed = An account is made here by invitation only. Ask whoever looks after this server for a link.
error-no-guests = Nobody plays here as a guest. Sign in with an account first.
error-no-such-pass = This invitation to make an account is not valid any more. Ask for a new one.
error-no-such-report = There is no report { $report }.
error-no-such-remark = Nobody has said that here.
error-reported-already = You have reported this already. It will be looked at.
error-report-taken = { $name } looks after this report already.
error-report-closed = This report is closed already.
error-not-an-account = { $name } has no account. Only an account can look after the server.
error-no-password = { $name } has no account that is signed in to with a password.
error-no-factor-of = { $name } has no second factor.
error-no-address = { $name } has no confirmed address for mail.
error-backup-running = A backup is being made already.
error-still-admin = { $name } looks after this server. The host takes that back first: artel admin revoke NAME.
error-not-reached = Only those whom you follow and who show that they are here can be asked to a table.
error-follows-too-many = You follow { $many } people already: leave one first.
error-not-yourself = You cannot do this to yourself.
error-no-such-page = There is nothing at this address.
error-no-such-table = There is no table { $table }.
error-no-such-game = There is no game { $game }. Games: { $open }.
error-no-advice = Hints are for unrated games against bots alone, with aids allowed.
error-no-bot-moved = No bot made version { $version } of this table.
error-no-such-lesson = There is no lesson { $lesson }. Lessons: { $open }.
error-no-such-puzzle = There is no puzzle { $puzzle }.
error-no-table = Say first which table: send hello.
error-seat-taken = Seat { $seat } is taken. Free: { $open }.
error-seated-already = You sit at this table already, on seat { $seat }.
error-seats-empty = The game cannot start: nobody sits on { $open }.
error-not-open = The table takes nobody in any more: it is { $status }.
error-not-running = No game is being played at this table: it is { $status }.
error-not-over = The record is shown when the game is over.
error-no-review-yet = A game is reviewed when it is over, and not before.
error-not-played-out = This game was ended before its time: only games that were played to their end are reviewed.
error-not-your-review = Only who has asked for a review may stop it.
error-nothing-left = The game is over there: choose an earlier position.
error-bad-name = This cannot be a name. A name has 1 to { $most } characters that can be seen.
error-short-password = The password is too short: it needs at least { $least } characters.
error-wrong-password = The name or the password is wrong.
error-code-needed = The password is right. Give the code of your second factor too, or a recovery code.
error-wrong-code = The code is wrong, or was used already. Wait for the next one.
error-factor-already = You have a second factor already. Switch it off first.
error-no-factor = You have no second factor.
error-no-such-reset = This link is not valid any more. Ask for a new one.
error-no-such-session = This session has ended already.
error-bad-address = This is no address for mail.
error-bad-link = This link is not valid any more.
error-bad-push = This browser's service for notices is not known here.
error-no-notices = This server sends no such notices.
error-too-many-browsers = Notices go to { $many } browsers of yours already. Switch them off in one first.
error-banned = This server is closed to you: { $reason }
error-banned-until = This server is closed to you until { $until }: { $reason }
error-no-such-invite = This invitation is not valid any more. Ask for a new one.
error-no-such-seat = There is no seat { $seat } at this table. Seats: { $open }.
error-name-taken = The name { $name } belongs to an account. Sign in, or take another name.
error-name-alike = The name { $name } looks like that of an account. Take another one.
error-account-already = You have an account already: { $name }.
error-no-account = You play as a guest and have no password. Make an account first.
error-sits-twice = At table { $table } you sit both as a guest and with your account. End that game first, or sign in without taking the guest's games along.
error-not-seated = You do not sit at this table.
error-begun = The game has begun. Whoever wants to stop resigns at the table, or offers the others to end the game.
error-no-rematch-yet = You can play again when this game is over.
error-replaced = A bot plays your seat now. Take the seat back first.
error-not-replaced = You play your seat yourself already.
error-gave-up = You have resigned.
error-not-gone = Seat { $seat } is neither gone nor out of time. Wait for it.
error-no-takeback = At this table nothing is taken back.
error-too-many-takebacks = You have taken back { $many } times in this game. More is not possible.
error-proposal-open = Something is proposed already. Wait until it is answered.
error-no-proposal = Nothing is proposed that you could answer or withdraw.
error-bad-text = This cannot be said here. Only visible letters and signs, please.
error-too-many-tables = You have opened { $many } tables that are not over. Finish or leave one of them first.
error-too-many = That was too much at once. Try again in { $seconds } s.
error-too-many-connections = There are too many connections from here. Close some pages and try again.
error-out-of-step = The table has been changed elsewhere. Look again.
error-proof-too-slow = Checking the record took too long: more than { $seconds } s.
error-no-such-person = There is nobody { $person }.
error-no-such-tournament = There is no tournament { $tournament }.
error-no-such-entrant = Nobody has number { $entrant } in this tournament.
error-not-tournament-host = Only the host of the tournament may do this.
error-tournament-begun = The tournament has begun already.
error-tournament-full = The tournament is full: it takes { $most }.
error-entered-already = You take part in this tournament already.
error-not-entered = You do not take part in this tournament.
error-too-few-entrants = The tournament needs at least { $least } to begin.
error-too-many-tournaments = You have { $many } tournaments that are not over. End one of them first.
error-host-plays = You play this game yourself, or a bot of yours does, so you cannot close it. Resign, or wait for the others.
error-rated-takeback = A rated game has no free taking back. Choose a stricter rule, or make the table unrated.
error-own-bot-rated = Nobody plays rated games with bots of their own, nor do two bots of one owner. Take an unrated table.
error-no-such-bot-account = You have no bot account { $bot }.
error-too-many-bot-accounts = You have { $many } bot accounts already. Remove one of them first.
error-not-for-bots = A bot account may not do this.
error-no-bot-to-challenge = There is no bot account { $bot } that could come. Give the name of a bot account.
error-challenged-already = { $bot } sits at this table, or has been asked to it already.
error-challenge-refused = { $reason ->
    [who] { $bot } does not accept challenges from you.
    [game] { $bot } does not play this game.
    [players] { $bot } does not play with so many players.
    [rated] { $bot } does not play for ratings, or plays for ratings only. Choose the other.
    [clock] { $bot } does not play with this clock.
    [busy] { $bot } plays as many games as it can. Try again later.
   *[later] { $bot } does not want to play now.
}
error-too-many-challenges = { $many } of your challenges wait for an answer. Wait for one of them, or withdraw it.
error-no-such-challenge = There is no challenge { $challenge }.
error-challenge-over = This challenge has been answered or withdrawn, or has run out.
error-not-a-bot = Only a bot account has these events. Send its token.
challenge-declined = { $reason ->
    [who] { $bot } does not accept challenges from you.
    [game] { $bot } does not play this game.
    [players] { $bot } does not play with so many players.
    [rated] { $bot } does not play for ratings, or plays for ratings only. Choose the other.
    [clock] { $bot } does not play with this clock.
    [busy] { $bot } plays as many games as it can. Try again later.
   *[later] { $bot } does not want to play now.
}
challenge-waiting = { $bot } has been asked and has not answered yet.
challenge-accepted = { $bot } has accepted.
challenge-withdrawn = { $bot } is not asked any more.
challenge-expired = { $bot } has not answered in time.
error-bot-too-busy = The bot sits at { $many } tables that are not over. It must finish one of them first.
error-bad-token = The token is not valid, or not any more.
error-broken = Something went wrong here; it has been written down.
error-not-ready = The server cannot serve now: { $problem }.

error-bad-setting = { $where }: { $field } cannot be “{ $given }”. Allowed: { $allowed }.
error-unknown-setting = { $where }: there is no setting { $field }. Settings: { $allowed }.
error-mistyped-setting = { $where }: there is no setting { $field }. Did you mean { $meant }?
error-incomplete-settings = The setting { $field } needs { $needs } too.
error-unreadable-settings = { $where } cannot be read: { $reason }
error-old-database = The database is at revision { $given }, this program needs { $now }. Run: artel admin migrate.
error-new-database = The database is at revision { $given }, this program knows only up to { $now }. Update the program.
error-no-database = The database { $where } cannot be used: { $reason }
error-damaged-database = The database { $where } is damaged: { $problem }. Nothing was changed. Restore a backup into a new file, or move this one away to begin anew.
error-no-redis = Redis at { $where } cannot be used: { $reason }
error-full-database = The database is not empty: it has rows in { $open }. Restore into an empty one.
error-bad-backup = { $where } cannot be used as a backup: { $problem }
error-cannot-listen = Cannot listen at { $address }: { $reason }
error-port-taken = Port { $port } is taken by another program. Choose another with --port N, or any free one with --port 0.
error-not-found = Nobody is known as “{ $given }”: give a person's id, the name of an account, or an address such as 203.0.113.7.

serve-ready = Artel is served at { $address }

admin-migrated = The database is up to date.
admin-copied = The database was copied first: { $file }
admin-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
admin-rotated = { $file } made, { $gone ->
    [one] { $gone } old one removed
   *[other] { $gone } old ones removed
}.
admin-proving = Proving records
admin-proved = { $games ->
    [one] { $games } game proved
   *[other] { $games } games proved
}, { $wrong } wrong.
admin-cleaned-open-tables = open tables that never began: removed
admin-cleaned-games = games that nobody continued: marked as abandoned
admin-cleaned-chat = old lines of chat: removed
admin-cleaned-invites = invites that nobody can use: removed
admin-cleaned-sessions = sessions that have run out: removed
admin-cleaned-resets = links for new passwords that have run out: removed
admin-cleaned-places = addresses of sign-ins from long ago: removed
admin-cleaned-bans = bans that have run out: removed
admin-cleaned-guests = guests who never played and have not been seen: removed
admin-banned = { $who } may not come in any more.
admin-unbanned = { $who } may come in again.
admin-not-banned = { $who } was not banned.
admin-reset = Give this link to { $name } and to nobody else. It sets a new password, once, until { $until }:
admin-factor-off = { $name } signs in without a second factor again.
admin-no-factor = { $name } has no second factor.
admin-head-id = id
admin-head-kind = kind
admin-head-name = name
admin-head-games = games
admin-head-created = created
admin-head-seen = seen
admin-head-game = game
admin-head-status = status
admin-head-sitting = seats
admin-head-moves = moves
admin-head-moved = last move
admin-head-who = who
admin-head-until = until
admin-head-reason = reason
admin-flag-pair = { $games } rated games of these two in a day; this one did not count
admin-flag-unplayed = gave up before the first move
admin-cleaned-passes = invitations to register that nobody can use: removed
admin-player = Player { $number }
admin-granted = { $name } is an admin now, and may open the page /admin.
admin-revoked = { $who } is no admin any more.
admin-no-admin = { $who } was no admin.
admin-renamed = { $who } is called { $name } now, and is told so at the next visit.
admin-remove-sure = Remove { $name } for good?
admin-removed = { $name } is removed.
admin-signed-out = All sessions of { $who } are ended.
admin-table-closed = The table { $table } is closed.
admin-table-removed = The table { $table } is in no public list any more, and what was said there is hidden.
admin-hidden = The remark is hidden.
admin-shown = The remark is shown again.
admin-is-hidden = hidden
admin-invited = { $uses ->
    [one] One person can register
   *[other] { $uses } people can register
} with this link until { $until } UTC. It is shown only now; put the address of the server before it. To revoke it: artel admin uninvite { $id }
admin-uninvited = Nobody can register with invitation { $id } any more.
admin-report-closed = Report { $id } is closed, and the reporter is told that it was looked at.
admin-host = host
admin-gone = removed
admin-person-account = accounts
admin-person-guest = guests
admin-person-bot = bot accounts
admin-person-deleted = people who have left
admin-table-open = open tables
admin-table-running = games being played
admin-table-over = games that are over
admin-table-abandoned = tables that were given up
admin-many-admins = admins
admin-many-sessions = sessions
admin-many-bans = bans
admin-many-reports = reports that wait
admin-last-backup = The last backup was made at { $at } UTC.
admin-no-backup = No backup has been made yet.
admin-head-at = at
admin-head-room = room
admin-head-hidden = hidden
admin-head-text = text
admin-head-whom = whom
admin-head-by = by
admin-head-table = table
admin-head-used = used
admin-head-note = note
admin-head-what = what
admin-head-about = about
admin-act-grant = made an admin
admin-act-revoke = no admin any more
admin-act-rename = renamed
admin-act-remove = removed
admin-act-sign-out = signed out everywhere
admin-act-ban = banned
admin-act-unban = ban lifted
admin-act-close-table = table closed
admin-act-remove-table = table removed from lists
admin-act-hide = remark hidden
admin-act-unhide = remark shown again
admin-act-invite = invitation made
admin-act-uninvite = invitation revoked
admin-act-take-report = report taken
admin-act-close-report = report closed
admin-act-reset-password = link for a new password made
admin-act-mail-reset = link for a new password mailed
admin-act-second-factor-off = second factor switched off
admin-act-clean = cleaned up
admin-act-backup = backup made

problem-nested = it is nested too deeply
problem-request-cut = its end is missing
problem-unplayable = it cannot be played ({ $kind })
problem-shutting-down = it is shutting down
problem-not-written = the database cannot be written
problem-no-answer = the database does not answer
problem-no-redis = Redis does not answer
problem-in-result = the result
problem-no-moves = the game is over and has no moves
problem-other-commitment = it is not the one that was shown
problem-other-result = { $kept } is stored, the game makes { $made }
problem-backup-format = it is of another format
problem-backup-rows = rows are missing
problem-backup-count = { $name } should have { $many } rows, and has { $there }
problem-backup-alien = it is no backup of Artel
problem-backup-changed = it has been changed
problem-backup-cut = its end is missing
problem-backup-columns = its revision has no { $name } with { $columns }
problem-database-empty-file = the file is empty
problem-database-no-sqlite = it is no database of SQLite
problem-database-no-tables = it has no tables
problem-database-no-revision = it does not say of which revision it is
problem-database-unsound = its check says “{ $told }”

## Previews of links

preview-table-open = { $game }: { $free ->
    [0] a table for { $players }
    [one] a seat is free at a table for { $players }
   *[other] { $free } seats are free at a table for { $players }
}
preview-table-running = { $game }: a game is on
preview-table-over = { $game }: a finished game
preview-table-abandoned = { $game }: a game given up
preview-invite = You are invited to a game of { $game }
preview-rules = { $game }: the rules
preview-learn = { $game }: learn it by playing
