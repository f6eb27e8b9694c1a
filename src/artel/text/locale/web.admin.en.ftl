### The page of those who look after the server

web-admin-figures = Figures
web-admin-people = People
web-admin-tables = Tables
web-admin-bans = Bans
web-admin-reports = Reports
web-admin-invitations = Invitations
web-admin-flags = Flags
web-admin-log = Log
web-admin-back = Back to the list
web-admin-search = Search
web-admin-why = Why? It is kept in the log.
web-admin-host = Host
web-admin-gone = removed
web-admin-profile = Profile
web-admin-link-copied = It is copied.

## Figures

web-admin-count-account = accounts
web-admin-count-guest = guests
web-admin-count-bot = bot accounts
web-admin-count-open = open tables
web-admin-count-running = games played now
web-admin-count-over = games over
web-admin-count-abandoned = tables given up
web-admin-count-live = live tables here
web-admin-count-sockets = clients here
web-admin-count-sessions = sessions
web-admin-count-admins = admins
web-admin-count-bans = bans
web-admin-count-reports = reports waiting
web-admin-processes = Processes
web-admin-process-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
web-admin-process-this = this one answers
web-admin-since = Version { $version }, up since { $at }.
web-admin-backup = The last backup was made on { $at }.
web-admin-estimated = ≈: an estimate of the database, which has too many games to count them at once.
web-admin-no-backup = No backup has been made yet.
web-admin-back-up = Make a backup now
web-admin-backed-up = Made: { $file }, { $rows ->
    [one] one row
   *[other] { $rows } rows
}. It lies in the folder for backups on the server.
web-admin-registration-open = Everybody may make an account.
web-admin-registration-invitation = Accounts are made by invitation only.
web-admin-registration-closed = No new accounts are made.
web-admin-guests = Guests may play.
web-admin-no-guests = Guests may not play.
web-admin-clean = Clean up
web-admin-clean-do = Remove it for good
web-admin-clean-what = This is what nobody needs any more. It cannot be brought back.
web-admin-clean-nothing = There is nothing to clean up.
web-admin-cleaned-open-tables = open tables that never began
web-admin-cleaned-games = games that nobody continued: given up
web-admin-cleaned-chat = old remarks
web-admin-cleaned-invites = invitations to tables that nobody can use
web-admin-cleaned-passes = invitations to register that nobody can use
web-admin-cleaned-sessions = sessions that have run out
web-admin-cleaned-resets = links for new passwords that have run out
web-admin-cleaned-places = addresses of sign-ins from long ago
web-admin-cleaned-bans = bans that have run out
web-admin-cleaned-guests = guests who never played and have not been seen

## People

web-admin-people-search = Id, or a part of a name
web-admin-nobody = Nobody is found.
web-admin-kind-account = account
web-admin-kind-guest = guest
web-admin-kind-bot = bot account
web-admin-kind-deleted = has left
web-admin-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-admin-seen = seen { $at }
web-admin-created = since { $at }
web-admin-sessions = { $count ->
    [one] one session
   *[other] { $count } sessions
}
web-admin-is-admin = admin
web-admin-is-banned = banned
web-admin-of-admins = An admin. Only the host can act here, on the command line.
web-admin-rename = Rename
web-admin-rename-what = The person gets another name, and is told at the next visit, with the reason.
web-admin-new-name = New name; empty: a neutral one
web-admin-sign-out = End sessions
web-admin-sign-out-what = The person is signed out on all devices. A guest cannot come back.
web-admin-factor = second factor since { $at }
web-admin-reset-password = New password
web-admin-reset-password-what = A link is made with which the person sets a new password, once, within a day. Be sure who is asking: whoever has the link has the account. The old password stays until then.
web-admin-reset-mail = Mail it to the person's confirmed address; nobody else sees it
web-admin-reset-link = Give it to this person and to nobody else. It is shown only now:
web-admin-reset-mailed = The link is on its way by mail.
web-admin-second-factor-off = Second factor off
web-admin-second-factor-off-what = For somebody who has lost it and the recovery codes. Be sure who is asking: the password alone is enough then.
web-admin-ban = Ban
web-admin-ban-what = They may not come in any more, and are told the reason.
web-admin-unban = Lift the ban
web-admin-unban-what = They may come in again.
web-admin-remove = Remove
web-admin-remove-what = For good, as if the person had deleted the account: name, password, ratings and everything said. Games stay in the records of the others. This cannot be undone.
web-admin-days = For how many days; empty: for good

## Bans

web-admin-ban-new = A new ban
web-admin-ban-who = A person's id, the name of an account, an address or a network
web-admin-banned-for-good = Banned for good.
web-admin-banned-until = Banned until { $at }.
web-admin-no-bans = Nobody is banned.

## Tables

web-admin-tables-search = Id of a table or a person, or a name
web-admin-status = State
web-admin-status-all = all
web-admin-status-open = open
web-admin-status-running = being played
web-admin-status-over = over
web-admin-status-abandoned = given up
web-admin-visibility-open = public
web-admin-visibility-unlisted = by link
web-admin-visibility-private = private
web-admin-moves = { $count ->
    [one] one step
   *[other] { $count } steps
}
web-admin-no-tables = No table is found.
web-admin-talk = Talk
web-admin-silent = Nobody has said anything.
web-admin-room-players = players
web-admin-room-watchers = watchers
web-admin-hidden = hidden
web-admin-hide = Hide
web-admin-hide-one = Hide: { $text }
web-admin-show = Show
web-admin-show-one = Show again: { $text }
web-admin-close-table = Close
web-admin-close-table-what = Nobody plays there any more; a game that has begun ends without a result. This cannot be undone.
web-admin-remove-table = Remove
web-admin-remove-table-what = The table disappears from all public lists, and what was said there is hidden. Only those who sat there still find its record. A game that is not over is closed. This cannot be undone.

## Reports

web-admin-no-reports = Nothing has been reported.
web-admin-report-open = waiting
web-admin-report-taken = taken
web-admin-report-closed = closed
web-admin-report-line = { $by } about { $of }, { $at }
web-admin-reported-by = Reported by
web-admin-the-table = the table
web-admin-taken-by = { $name } looks after it
web-admin-attached = What was said up to then
web-admin-take = I look after it
web-admin-note = What was done
web-admin-note-what = Only admins read this. The reporter is told that it was looked at.
web-admin-close-report = Close the report
web-admin-outcome = Closed on { $at }:

## Flags

web-admin-flags-what = Rated games that look as if somebody farmed ratings.
web-admin-no-flags = Nothing looks wrong.
web-admin-flag-pair = { $games } rated games of these two in a day; this one did not count
web-admin-flag-unplayed = gave up before the first move

## Invitations

web-admin-invite-new = Invite to make an account
web-admin-invite-what = Invitations count where accounts are made by invitation only.
web-admin-invite-note = For whom; only admins read it
web-admin-invite-uses = How many may use it
web-admin-invite-days = Days
web-admin-invite = Make a link
web-admin-invite-link = The link. It is shown only now:
web-admin-invite-used = { $used } of { $uses } used
web-admin-invite-until = until { $at }
web-admin-invite-spent = not valid any more
web-admin-no-invitations = There are no invitations.
web-admin-revoke = Revoke
web-admin-revoke-what = Nobody can register with this link any more.

## Log

web-admin-log-what = Every act of a moderator, from this page and from the command line. Nobody can change it.
web-admin-log-empty = Nothing has been done yet.
web-admin-older = Older
web-admin-act-grant = made an admin
web-admin-act-revoke = no admin any more
web-admin-act-rename = renamed
web-admin-act-remove = removed
web-admin-act-sign-out = signed out everywhere
web-admin-act-ban = banned
web-admin-act-unban = ban lifted
web-admin-act-close-table = table closed
web-admin-act-remove-table = table removed from lists
web-admin-act-hide = remark hidden
web-admin-act-unhide = remark shown again
web-admin-act-invite = invitation made
web-admin-act-uninvite = invitation revoked
web-admin-act-take-report = report taken
web-admin-act-close-report = report closed
web-admin-act-reset-password = link for a new password made
web-admin-act-mail-reset = link for a new password mailed
web-admin-act-second-factor-off = second factor switched off
web-admin-act-clean = cleaned up
web-admin-act-backup = backup made
