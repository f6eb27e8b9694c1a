// Ladders, profiles and tournaments, as the REST interface tells of them.
import { ask } from './rest'
import { settings } from './settings.svelte'
import type { History, Ladder, LadderLink, NewTournament, Profile, Skill, Tournament, TournamentPage } from '../types/rest'

export const standings = {
  ladders: () => ask<LadderLink[]>('GET', '/api/ladders'),
  ladder: (game: string, players: number) => ask<Ladder>('GET', `/api/ladders/${game}/${players}`),
  profile: (person: string) => ask<Profile>('GET', `/api/people/${person}`),
  skill: (person: string) => ask<Skill>('GET', `/api/people/${person}/skill?language=${settings.language}`),
  games: (person: string, before: number | null) => ask<History>('GET', `/api/people/${person}/games?most=100${before === null ? '' : `&before=${before}`}`),
  tournaments: (status: Tournament['status']) => ask<Tournament[]>('GET', `/api/tournaments?status=${status}`),
  tournament: (id: string) => ask<TournamentPage>('GET', `/api/tournaments/${id}`),
  create: (tournament: NewTournament) => ask<TournamentPage>('POST', '/api/tournaments', tournament),
  enter: (id: string) => ask<TournamentPage>('POST', `/api/tournaments/${id}/enter`),
  leave: (id: string) => ask<TournamentPage>('POST', `/api/tournaments/${id}/leave`),
  addBot: (id: string, bot: string) => ask<TournamentPage>('POST', `/api/tournaments/${id}/bots`, { bot }),
  takeOut: (id: string, entrant: number) => ask<TournamentPage>('DELETE', `/api/tournaments/${id}/entrants/${entrant}`),
  start: (id: string) => ask<TournamentPage>('POST', `/api/tournaments/${id}/start`),
  closeTable: (id: string, table: string) => ask<TournamentPage>('POST', `/api/tournaments/${id}/tables/${table}/close`),
  cancel: (id: string) => ask<null>('DELETE', `/api/tournaments/${id}`),
}

/** A rating as people read it: an ordinal of 0, where everybody begins, is 1000. */
export function rating(ordinal: number): number {
  return Math.round(ordinal * 40 + 1000)
}
