// The REST interface. Whatever goes wrong arrives as a Trouble, worded by the server where it answered at all.
import { answered } from './home.svelte'
import { nonce, type Sealed } from './proof'
import { settings } from './settings.svelte'
import { say } from './text.svelte'
import type { Advice, Browser, Challenge, Checked, PackDraft, Invitation, LessonListed, LessonTable, Link, MadeInvite, MadeReport, MyTable, NewReport, NewTable, News, Notices, PackFile, PackSaid, PackShown, Person, ProblemSaid, ReviewProgress, Proved, PuzzleHint, PuzzleList, PuzzleResult, PuzzleStanding, PuzzleTable, RecordPage, Registration, ReplayPage, ReviewPage, Solver, Statistics, Workshop } from '../types/rest'
import type { TableShown } from '../types/wire'

export class Trouble extends Error {
  constructor(readonly key: string, message: string, readonly status: number, readonly clause = '', readonly open: string[] = []) {
    super(message)
  }
}

/** Asks the server. Raises Trouble. */
export async function ask<T>(method: string, path: string, data?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await answered(method, path, data)
  } catch {
    throw new Trouble('offline', say('web-offline'), 0)
  }
  const text = await answer.text()
  if (answer.ok) return (text ? JSON.parse(text) : null) as T
  try {
    const { key, message, clause, open } = JSON.parse(text) as ProblemSaid
    throw new Trouble(key, message, answer.status, clause, open)
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('broken', say('web-broken', { status: answer.status }), answer.status)
  }
}

export const rest = {
  me: () => ask<Person | null>('GET', '/api/me'),
  guest: (name: string) => ask<Person>('POST', '/api/guest', { name, language: settings.language }),
  register: (name: string, password: string, invitation: string | null = null) => ask<Person>('POST', '/api/register', { name, password, invitation, language: settings.language }),
  registration: () => ask<Registration>('GET', '/api/registration'),
  mayJoin: (token: string) => ask<Registration>('POST', '/api/registration', { token }),
  report: (report: NewReport) => ask<MadeReport>('POST', '/api/reports', report),
  news: () => ask<News[]>('GET', '/api/me/news'),
  readNews: (id: string) => ask<null>('DELETE', `/api/me/news/${id}`),
  signIn: (name: string, password: string, claim: boolean, code: string | null) => ask<Person>('POST', '/api/sign-in', { name, password, claim, code }),
  signOut: () => ask<null>('POST', '/api/sign-out'),
  signOutEverywhere: () => ask<null>('POST', '/api/sign-out-everywhere'),
  rename: (name: string) => ask<Person>('PATCH', '/api/me', { name }),
  newPassword: (old: string, password: string) => ask<Person>('POST', '/api/me/password', { old, new: password }),
  leaveForGood: (password: string) => ask<null>('POST', '/api/me/delete', { password }),
  speak: () => ask<Person>('PATCH', '/api/me', { language: settings.language }),
  notices: () => ask<Notices>('GET', '/api/me/notices'),
  setAddress: (address: string, password: string) => ask<Notices>('PUT', '/api/me/notices/address', { address, password }),
  dropAddress: () => ask<Notices>('DELETE', '/api/me/notices/address'),
  wantMails: (mails: boolean) => ask<Notices>('PATCH', '/api/me/notices', { mails }),
  addBrowser: (browser: Browser) => ask<Notices>('POST', '/api/me/notices/browsers', browser),
  dropBrowser: (endpoint: string) => ask<Notices>('POST', '/api/me/notices/browsers/remove', { endpoint }),
  confirmAddress: (token: string) => ask<null>('POST', '/api/notices/confirm', { token }),
  noMoreMail: (token: string) => ask<null>('POST', `/api/notices/unsubscribe/${encodeURIComponent(token)}`),
  mine: () => ask<MyTable[]>('GET', '/api/me/tables'),
  tables: (status: 'open' | 'running' | 'over') => ask<TableShown[]>('GET', `/api/tables?status=${status}`),
  open: (table: NewTable) => ask<TableShown>('POST', '/api/tables', table),
  join: (table: Sealed, seat: number | null = null, invite: string | null = null) =>
    ask<TableShown>('POST', `/api/tables/${table.id}/join`, { seat, nonce: nonce(table), invite }),
  leave: (id: string) => ask<TableShown>('POST', `/api/tables/${id}/leave`),
  seatBot: (id: string, seat: number, bot: string | null) => ask<TableShown>('PUT', `/api/tables/${id}/seats/${seat}`, { bot }),
  start: (table: Sealed, fill: string | null = null) => ask<TableShown>('POST', `/api/tables/${table.id}/start`, { fill, nonce: nonce(table) }),
  /** First its seal, then our number; it begins by itself when all have come. */
  rematch: async (id: string) => {
    const table = await ask<TableShown>('POST', `/api/tables/${id}/rematch`)
    if (table.status !== 'open') return table
    return ask<TableShown>('POST', `/api/tables/${table.id}/nonce`, { nonce: nonce(table) }).catch((error: unknown) => {
      if (error instanceof Trouble && error.status === 409) return table // the others were quicker, and it has begun
      throw error
    })
  },
  challenge: (id: string, bot: string, seat: number | null = null) => ask<Challenge>('POST', `/api/tables/${id}/challenges`, { bot, seat }),
  challenges: (id: string) => ask<Challenge[]>('GET', `/api/tables/${id}/challenges`),
  link: (path: string) => ask<Link>('POST', '/api/links', { path }),
  invite: (id: string) => ask<MadeInvite>('POST', `/api/tables/${id}/invites`, {}),
  invited: (token: string) => ask<Invitation>('POST', '/api/invites', { token }),
  record: (id: string) => ask<RecordPage>('GET', `/api/records/${id}`),
  /** `eyes`: of a seat, of somebody who watches (null), or of everybody. */
  steps: (id: string, from: number, to: number, eyes: number | null | 'all') =>
    ask<ReplayPage>('GET', `/api/records/${id}/steps?from=${from}&to=${to}&language=${settings.language}${eyes === null ? '' : eyes === 'all' ? '&everything=true' : `&seat=${eyes}`}`),
  statistics: (id: string) => ask<Statistics>('GET', `/api/records/${id}/statistics`),
  review: (id: string, deep: boolean) => ask<ReviewPage>('GET', `/api/records/${id}/review?deep=${deep}&language=${settings.language}`),
  askReview: (id: string, deep: boolean) => ask<ReviewProgress>('POST', `/api/records/${id}/review`, { deep }),
  stopReview: (id: string, deep: boolean) => ask<ReviewProgress>('DELETE', `/api/records/${id}/review?deep=${deep}`),
  playOn: (id: string, step: number, seat: number) => ask<TableShown>('POST', `/api/records/${id}/play`, { step, seat }),
  keepRecord: (record: unknown) => ask<TableShown>('POST', '/api/records', record),
  playScenario: (scenario: string, steps: number) => ask<TableShown>('POST', '/api/scenarios/play', { scenario, steps }),
  lessons: (game: string) => ask<LessonListed[]>('GET', `/api/learn/${game}?language=${settings.language}`),
  lesson: (game: string, lesson: string, moves: string[]) => ask<LessonTable>('POST', `/api/learn/${game}/${lesson}`, { moves, language: settings.language }),
  puzzles: (day: number) => ask<PuzzleList>('GET', `/api/puzzles?day=${day}&language=${settings.language}`),
  puzzle: (id: string) => ask<PuzzleTable>('GET', `/api/puzzles/${id}?language=${settings.language}`),
  puzzleHint: (id: string, more: boolean) => ask<PuzzleHint>('GET', `/api/puzzles/${id}/hint?more=${more}&language=${settings.language}`),
  solve: (id: string, option: string | null, helped: boolean, standing: PuzzleStanding | null) => ask<PuzzleResult>('POST', `/api/puzzles/${id}`, { option, helped, standing, language: settings.language }),
  playPuzzle: (id: string) => ask<TableShown>('POST', `/api/puzzles/${id}/play`, {}),
  solver: () => ask<Solver>('GET', '/api/me/puzzles'),
  bringPuzzles: (tried: [string, boolean | null][]) => ask<Solver>('POST', '/api/me/puzzles', { tried }),
  hint: (id: string) => ask<Advice>('POST', `/api/tables/${id}/hint`, { language: settings.language }),
  why: (id: string, version: number) => ask<Advice>('GET', `/api/tables/${id}/why?version=${version}&language=${settings.language}`),
  workshop: (game: string) => ask<Workshop>('GET', `/api/workshop/${game}?language=${settings.language}`),
  checkPack: (game: string, draft: PackDraft) => ask<Checked>('POST', `/api/workshop/${game}/check`, draft),
  packFile: (game: string, content: object) => ask<PackFile>('POST', `/api/workshop/${game}/file`, { content }),
  storePack: (game: string, content: object) => ask<PackSaid>('POST', `/api/packs/${game}`, { content }),
  packs: (game: string) => ask<PackSaid[]>('GET', `/api/packs?game=${game}`),
  inventory: <T>(game: string, digest: string) => ask<T>('GET', `/api/games/${game}/inventory/${digest}`),
  pack: (digest: string) => ask<PackShown>('GET', `/api/packs/${digest}`),
  proof: async (id: string) => ask<Proved>('POST', '/api/verify', await ask('GET', `/api/records/${id}/file`)),
}
