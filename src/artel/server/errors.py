"""What can go wrong at the server; `status`: how HTTP says so."""

from __future__ import annotations

from artel.kernel.errors import BadInput, Problem
from artel.session.errors import *  # noqa: F403  # what can go wrong at any table
from artel.session.errors import SessionError

ServerError = SessionError
NESTED = Problem("nested", "it is nested too deeply")
CUT_OFF = Problem("request-cut", "its end is missing")
SILENT = Problem("no-answer", "the database does not answer")


class BadRequest(ServerError):
    says = "The request is malformed: {problem}."


class BadMessage(ServerError):
    says = "The message is malformed: {problem}."


class NotSignedIn(ServerError):
    status = 401
    says = "Nobody is signed in. Take a name first."


class ForeignOrigin(ServerError):
    status = 403
    says = "This request comes from a page of another site: {origin}."


class NotHost(ServerError):
    status = 403
    says = "Only the host of the table may do this."


class NotAdmin(ServerError):
    status = 403
    says = "This is for those who look after the server."


class RegistrationClosed(ServerError):
    status = 403
    says = "No new accounts are made on this server."


class InvitationNeeded(ServerError):
    status = 403
    says = "An account is made here by invitation only. Ask whoever looks after this server for a link."


class NoGuests(ServerError):
    status = 403
    says = "Nobody plays here as a guest. Sign in with an account first."


class NoSuchPage(ServerError):
    status = 404
    says = "There is nothing at this address."


class SeatTaken(ServerError):
    status = 409
    says = "Seat {seat} is taken. Free: {open}."


class SeatedAlready(ServerError):
    status = 409
    says = "You sit at this table already, on seat {seat}."


class SeatsEmpty(ServerError):
    status = 409
    says = "The game cannot start: nobody sits on {open}."


class NotOpen(ServerError):
    status = 409
    says = "The table takes nobody in any more: it is {status}."


class NoReviewYet(ServerError):
    status = 409
    says = "A game is reviewed when it is over, and not before."


class NotYourReview(ServerError):
    status = 403
    says = "Only who has asked for a review may stop it."


class BadName(ServerError):
    says = "This cannot be a name. A name has 1 to {most} characters that can be seen."


class ShortPassword(ServerError):
    says = "The password is too short: it needs at least {least} characters."


class WrongPassword(ServerError):
    status = 401
    says = "The name or the password is wrong."


class CodeNeeded(ServerError):
    status = 401
    says = "The password is right. Give the code of your second factor too, or a recovery code."


class WrongCode(ServerError):
    status = 401
    says = "The code is wrong, or was used already. Wait for the next one."


class FactorAlready(ServerError):
    status = 409
    says = "You have a second factor already. Switch it off first."


class NoFactor(ServerError):
    status = 409
    says = "You have no second factor."


class NoSuchReset(ServerError):
    status = 404
    says = "This link is not valid any more. Ask for a new one."


class NoSuchSession(ServerError):
    status = 404
    says = "This session has ended already."


class BadAddress(ServerError):
    says = "This is no address for mail."


class BadLink(ServerError):
    status = 404
    says = "This link is not valid any more."


class BadPush(ServerError):
    says = "This browser's service for notices is not known here."


class NoNotices(ServerError):
    status = 409
    says = "This server sends no such notices."


class TooManyBrowsers(ServerError):
    status = 409
    says = "Notices go to {many} browsers of yours already. Switch them off in one first."


class Banned(ServerError):
    status = 403
    says = "This server is closed to you: {reason}"


class BannedUntil(ServerError):
    status = 403
    says = "This server is closed to you until {until}: {reason}"


class NoSuchInvite(ServerError):
    status = 404
    says = "This invitation is not valid any more. Ask for a new one."


class NoSuchPass(ServerError):
    status = 404
    says = "This invitation to make an account is not valid any more. Ask for a new one."


class NoSuchReport(ServerError):
    status = 404
    says = "There is no report {report}."


class NoSuchRemark(ServerError):
    status = 404
    says = "Nobody has said that here."


class ReportedAlready(ServerError):
    status = 409
    says = "You have reported this already. It will be looked at."


class ReportTaken(ServerError):
    status = 409
    says = "{name} looks after this report already."


class ReportClosed(ServerError):
    status = 409
    says = "This report is closed already."


class NotAnAccount(ServerError):
    status = 409
    says = "{name} has no account. Only an account can look after the server."


class NoPassword(ServerError):
    status = 409
    says = "{name} has no account that is signed in to with a password."


class NoFactorOf(ServerError):
    status = 409
    says = "{name} has no second factor."


class NoAddress(ServerError):
    status = 409
    says = "{name} has no confirmed address for mail."


class BackupRunning(ServerError):
    status = 409
    says = "A backup is being made already."


class StillAdmin(ServerError):
    status = 409
    says = "{name} looks after this server. The host takes that back first: artel admin revoke NAME."


class NotYourself(ServerError):
    status = 409
    says = "You cannot do this to yourself."


class NameTaken(ServerError):
    status = 409
    says = "The name {name} belongs to an account. Sign in, or take another name."


class NameAlike(ServerError):
    status = 409
    says = "The name {name} looks like that of an account. Take another one."


class AccountAlready(ServerError):
    status = 409
    says = "You have an account already: {name}."


class NoAccount(ServerError):
    status = 409
    says = "You play as a guest and have no password. Make an account first."


class SitsTwice(ServerError):
    status = 409
    says = (
        "At table {table} you sit both as a guest and with your account. End that game first, or sign in without "
        "taking the guest's games along."
    )


class Begun(ServerError):
    status = 409
    says = "The game has begun. Whoever wants to stop resigns at the table, or offers the others to end the game."


class NoRematchYet(ServerError):
    status = 409
    says = "You can play again when this game is over."


class Replaced(ServerError):
    status = 409
    says = "A bot plays your seat now. Take the seat back first."


class NotReplaced(ServerError):
    status = 409
    says = "You play your seat yourself already."


class GaveUp(ServerError):
    status = 409
    says = "You have resigned."


class NotGone(ServerError):
    status = 409
    says = "Seat {seat} is neither gone nor out of time. Wait for it."


class ProposalOpen(ServerError):
    status = 409
    says = "Something is proposed already. Wait until it is answered."


class NoProposal(ServerError):
    status = 409
    says = "Nothing is proposed that you could answer or withdraw."


class BadText(ServerError):
    says = "This cannot be said here. Only visible letters and signs, please."


class TooManyTables(ServerError):
    status = 409
    says = "You have opened {many} tables that are not over. Finish or leave one of them first."


class TooMany(ServerError):
    status = 429
    says = "That was too much at once. Try again in {seconds} s."


class TooManyConnections(ServerError):
    status = 429
    says = "There are too many connections from here. Close some pages and try again."


class OutOfStep(ServerError):
    status = 409
    says = "The table has been changed elsewhere. Look again."


class ProofTooSlow(ServerError):
    status = 422
    says = "Checking the record took too long: more than {seconds} s."


class NoSuchPerson(ServerError):
    status = 404
    says = "There is nobody {person}."


class NotReached(ServerError):
    status = 403
    says = "Only those whom you follow and who show that they are here can be asked to a table."


class FollowsTooMany(ServerError):
    status = 409
    says = "You follow {many} people already: leave one first."


class NoSuchTournament(ServerError):
    status = 404
    says = "There is no tournament {tournament}."


class NoSuchEntrant(ServerError):
    status = 404
    says = "Nobody has number {entrant} in this tournament."


class NotTournamentHost(ServerError):
    status = 403
    says = "Only the host of the tournament may do this."


class TournamentBegun(ServerError):
    status = 409
    says = "The tournament has begun already."


class TournamentFull(ServerError):
    status = 409
    says = "The tournament is full: it takes {most}."


class EnteredAlready(ServerError):
    status = 409
    says = "You take part in this tournament already."


class NotEntered(ServerError):
    status = 409
    says = "You do not take part in this tournament."


class TooFewEntrants(ServerError):
    status = 409
    says = "The tournament needs at least {least} to begin."


class TooManyTournaments(ServerError):
    status = 409
    says = "You have {many} tournaments that are not over. End one of them first."


class HostPlays(ServerError):
    status = 409
    says = (
        "You play this game yourself, or a bot of yours does, so you cannot close it. Resign, or wait for the others."
    )


class RatedTakeback(ServerError):
    says = "A rated game has no free taking back. Choose a stricter rule, or make the table unrated."


class RatedPack(ServerError):
    says = "Rated games are played with the standard data, or with packs that the host of the server allows."


class NoSuchPack(ServerError):
    status = 404
    says = "There is no data pack {pack} for this here."


class PackTooLong(ServerError):
    status = 413
    says = "A data pack has {most} bytes at most."


class StandardPack(ServerError):
    status = 409
    says = "This is the data that comes with the game: it needs no storing."


class PackTooSlow(ServerError):
    status = 422
    says = "The data pack could not be read in time."


class TooManyPacks(ServerError):
    status = 409
    says = "{most} data packs of yours are stored, which is all that is possible."


class PackForNoGame(ServerError):
    says = "{path} does not say which game it is for: game = … in [pack]. Games: {open}."


class OwnBotRated(ServerError):
    status = 409
    says = "Nobody plays rated games with bots of their own, nor do two bots of one owner. Take an unrated table."


class NoSuchBotAccount(ServerError):
    status = 404
    says = "You have no bot account {bot}."


class TooManyBotAccounts(ServerError):
    status = 409
    says = "You have {many} bot accounts already. Remove one of them first."


class NotForBots(ServerError):
    status = 403
    says = "A bot account may not do this."


class NoBotToChallenge(ServerError):
    status = 404
    says = "There is no bot account {bot} that could come. Give the name of a bot account."


class ChallengedAlready(ServerError):
    status = 409
    says = "{bot} sits at this table, or has been asked to it already."


class ChallengeRefused(ServerError):
    """`reason`: one of `challenges.Reason`, which the languages word."""

    status = 409
    says = "{bot} does not play this, by the rules that its owner has set ({reason})."


class TooManyChallenges(ServerError):
    status = 409
    says = "{many} of your challenges wait for an answer. Wait for one of them, or withdraw it."


class NoSuchChallenge(ServerError):
    status = 404
    says = "There is no challenge {challenge}."


class ChallengeOver(ServerError):
    status = 409
    says = "This challenge has been answered or withdrawn, or has run out."


class BotTooBusy(ServerError):
    status = 409
    says = "The bot sits at {many} tables that are not over. It must finish one of them first."


class NotABot(ServerError):
    status = 403
    says = "Only a bot account has these events. Send its token."


class BadToken(ServerError):
    status = 401
    says = "The token is not valid, or not any more."


class Broken(ServerError):
    status = 500
    says = "Something went wrong here; it has been written down."


class NotReady(ServerError):
    status = 503
    says = "The server cannot serve now: {problem}."


class BadSetting(BadInput):
    says = "{where}: {field} cannot be “{given}”. Allowed: {allowed}."


class UnknownSetting(BadInput):
    says = "{where}: there is no setting {field}. Settings: {allowed}."


class MistypedSetting(BadInput):
    says = "{where}: there is no setting {field}. Did you mean {meant}?"


class IncompleteSettings(BadInput):
    says = "The setting {field} needs {needs} too."


class UnreadableSettings(BadInput):
    says = "{where} cannot be read: {reason}"


class OldDatabase(BadInput):
    says = "The database is at revision {given}, this program needs {now}. Run: artel admin migrate."


class NewDatabase(BadInput):
    says = "The database is at revision {given}, this program knows only up to {now}. Update the program."


class NoDatabase(BadInput):
    says = "The database {where} cannot be used: {reason}"


class DamagedDatabase(NoDatabase):
    says = (
        "The database {where} is damaged: {problem}. Nothing was changed. Restore a backup into a new file, or move "
        "this one away to begin anew."
    )


class NoRedis(BadInput):
    says = "Redis at {where} cannot be used: {reason}"


class FullDatabase(BadInput):
    says = "The database is not empty: it has rows in {open}. Restore into an empty one."


class BadBackup(BadInput):
    says = "{where} cannot be used as a backup: {problem}"


class CannotListen(BadInput):
    says = "Cannot listen at {address}: {reason}"


class PortTaken(BadInput):
    says = "Port {port} is taken by another program. Choose another with --port N, or any free one with --port 0."


class NotFound(BadInput):
    says = (
        "Nobody is known as “{given}”: give a person's id, the name of an account, or an address such as 203.0.113.7."
    )
