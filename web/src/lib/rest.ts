// The REST interface. Whatever goes wrong arrives as a Trouble, worded by the server where it answered at all.
import { settings } from './settings.svelte'
import { say } from './text.svelte'
import type { Table, TableSettings } from '../types/wire'

export class Trouble extends Error {
  constructor(readonly key: string, message: string, readonly status: number, readonly clause = '', readonly open: string[] = []) {
    super(message)
  }
}

export interface Person {
  id: string
  name: string
  kind: 'guest' | 'account' | 'bot' | string
}

/** A table of mine; `waiting`: it is my turn there. */
export interface MyTable { table: Table; seat: number | null; waiting: boolean }

export interface NewTable {
  game: string
  seats: (string | null)[]
  options?: Record<string, string>
  visibility?: Table['visibility']
  settings?: Partial<TableSettings>
  rated?: boolean
  nonce?: string
}

/** Asks the server. Raises Trouble. */
export async function ask<T>(method: string, path: string, data?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { 'Accept-Language': settings.language, ...(data === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: data === undefined ? null : JSON.stringify(data),
    })
  } catch {
    throw new Trouble('offline', say('web-offline'), 0)
  }
  const text = await answer.text()
  if (answer.ok) return (text ? JSON.parse(text) : null) as T
  try {
    const { key, message, clause, open } = JSON.parse(text) as Trouble
    throw new Trouble(key, message, answer.status, clause, open)
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('broken', say('web-broken', { status: answer.status }), answer.status)
  }
}

/** 32 hexadecimal digits that this browser adds to the luck of a table. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const rest = {
  me: () => ask<Person>('GET', '/api/me'),
  guest: (name: string) => ask<Person>('POST', '/api/guest', { name, language: settings.language }),
  register: (name: string, password: string) => ask<Person>('POST', '/api/register', { name, password, language: settings.language }),
  signIn: (name: string, password: string) => ask<Person>('POST', '/api/sign-in', { name, password }),
  signOut: () => ask<null>('POST', '/api/sign-out'),
  rename: (name: string) => ask<Person>('PATCH', '/api/me', { name }),
  leaveForGood: (password: string) => ask<null>('POST', '/api/me/delete', { password }),
  mine: () => ask<MyTable[]>('GET', '/api/me/tables'),
  tables: (status: 'open' | 'running' | 'over') => ask<Table[]>('GET', `/api/tables?status=${status}`),
  open: (table: NewTable) => ask<Table>('POST', '/api/tables', { nonce: nonce(), ...table }),
  join: (id: string, seat: number | null = null, invite: string | null = null) =>
    ask<Table>('POST', `/api/tables/${id}/join`, { seat, nonce: nonce(), invite }),
  leave: (id: string) => ask<Table>('POST', `/api/tables/${id}/leave`),
  seatBot: (id: string, seat: number, bot: string | null) => ask<Table>('PUT', `/api/tables/${id}/seats/${seat}`, { bot }),
  start: (id: string, fill: string | null = null) => ask<Table>('POST', `/api/tables/${id}/start`, { fill }),
  rematch: (id: string) => ask<Table>('POST', `/api/tables/${id}/rematch`, { nonce: nonce() }),
  invite: (id: string) => ask<{ token: string }>('POST', `/api/tables/${id}/invites`, {}),
  invited: (token: string) => ask<{ table: Table; seat: number | null }>('POST', '/api/invites', { token }),
}
