// Checks in the browser that the secret shown at the end is the one committed to before anybody sat down.
import type { Fairness } from '../types/kernel'
import type { Table } from '../types/wire'

/** Null: this browser cannot check here (it needs HTTPS or localhost). */
export async function proven(fairness: Fairness, table: Pick<Table, 'game' | 'rules_version'>): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || !fairness.secret) return null
  const secret = Uint8Array.from(fairness.secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const named = new TextEncoder().encode(`${fairness.table}/${table.game}/${table.rules_version}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([...secret, ...named])))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === fairness.commitment
}
