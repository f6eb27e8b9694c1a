// Ladders, profiles and tournaments, as the REST interface tells of them.
import { ask } from './rest'

export interface Rung { place: number; person: string | null; name: string | null; bot: string | null; kind: 'account' | 'bot'; ordinal: number; mu: number; sigma: number; games: number }
export interface LadderLink { game: string; players: number; many: number }
export interface Ladder { game: string; players: number; many: number; rungs: Rung[] }
export interface Rated { game: string; players: number; ordinal: number; mu: number; sigma: number; games: number }
export interface Finisher { seat: number; person: string | null; name: string | null; bot: string | null; score: number; place: number }
export interface PlayedGame { table: string; game: string; players: number; ended_at: number; rated: boolean; seats: Finisher[] }
export interface Profile { id: string; kind: string; name: string; since: number; games: number; ratings: Rated[]; recent: PlayedGame[] }
export interface Tournament { id: string; name: string; system: 'swiss' | 'round_robin'; game: string; players: number; rounds: number; round: number; status: 'open' | 'running' | 'over'; host: string }
export interface Entrant { number: number; person: string | null; name: string | null; bot: string | null; withdrawn: boolean }
export interface Standing { entrant: number; place: number; points: number; buchholz: number; played: number }
export interface Round { number: number; tables: { table: string | null; status: string | null; entrants: number[]; places: number[] | null }[]; byes: number[] }
export interface TournamentPage { tournament: Tournament; entrants: Entrant[]; standings: Standing[]; rounds: Round[] }

export const standings = {
  ladders: () => ask<LadderLink[]>('GET', '/api/ladders'),
  ladder: (game: string, players: number) => ask<Ladder>('GET', `/api/ladders/${game}/${players}`),
  profile: (person: string) => ask<Profile>('GET', `/api/people/${person}`),
  tournaments: (status: Tournament['status']) => ask<Tournament[]>('GET', `/api/tournaments?status=${status}`),
  tournament: (id: string) => ask<TournamentPage>('GET', `/api/tournaments/${id}`),
  enter: (id: string) => ask<unknown>('POST', `/api/tournaments/${id}/enter`),
  leave: (id: string) => ask<unknown>('POST', `/api/tournaments/${id}/leave`),
}
