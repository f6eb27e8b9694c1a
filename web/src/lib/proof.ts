// What this browser adds to the luck of a table, and checks when the game is over: that the secret shown is the one
// whose seal was seen before, and that its own number is part of the luck.
import type { Fairness } from '../types/kernel'
import type { TableShown } from '../types/wire'

export type Sealed = Pick<TableShown, 'id' | 'commitment'>
type Added = { commitment: string; nonce: string }

const KEY = 'artel-luck'
const KEPT = 100
/** `without`: all fits, but the number of this browser is not among those that made the luck. */
export type Proven = 'right' | 'wrong' | 'without'

function added(): Record<string, Added> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') as Record<string, Added>
  } catch {
    return {}
  }
}

/** 32 hexadecimal digits for a table whose seal is known, always the same ones; the server chose its secret before. */
export function nonce(table: Sealed): string {
  const known = added()
  const mine = known[table.id]
  if (mine?.commitment === table.commitment) return mine.nonce
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const kept = Object.entries({ ...known, [table.id]: { commitment: table.commitment, nonce: made } }).slice(-KEPT)
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // nothing can be kept here: then nothing can be compared later
  }
  return made
}

/** Null: this browser cannot check here (it needs HTTPS or localhost). */
export async function proven(fairness: Fairness, table: Pick<TableShown, 'game' | 'rules_version'>): Promise<Proven | null> {
  if (!globalThis.crypto?.subtle || !fairness.secret) return null
  const secret = Uint8Array.from(fairness.secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const named = new TextEncoder().encode(`${fairness.table}/${table.game}/${table.rules_version}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([...secret, ...named])))
  const seal = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const mine = added()[fairness.table]
  if (seal !== fairness.commitment || (mine && mine.commitment !== seal)) return 'wrong'
  return mine && !fairness.nonces.includes(mine.nonce) ? 'without' : 'right'
}
