// Reviews of games of this device, made by Python where the bots think, a stint at a time: what was found is stored, so
// that who stops goes on there.
import * as own from './own'
import type { ReviewPage } from '../types/rest'

interface Reviewed { record: string; points: number; found: Record<number, string>; made?: unknown }
type Call = <T>(name: string, ...args: string[]) => Promise<T>

const keyOf = (id: string, deep: boolean) => `review ${id}${deep ? ' deep' : ''}`
const going = new Map<string, { stopped: boolean }>()

/** How far it has come, and what was found in the end. `row`, `steps`: of the table. */
export async function look(id: string, deep: boolean, row: string, steps: string, call: Call): Promise<ReviewPage> {
  const key = keyOf(id, deep)
  const kept = await own.get<Reviewed>(key)
  if (kept?.made) return call<ReviewPage>('review', row, steps, JSON.stringify(kept.made))
  const state = going.has(key) ? 'running' : kept ? 'stopped' : 'none'
  return { state, done: Object.keys(kept?.found ?? {}).length, points: kept?.points ?? 0, mine: true, review: null }
}

/** Raises Refusal where the game was not played to its end. */
export async function begin(id: string, deep: boolean, row: string, steps: string, call: Call): Promise<void> {
  const key = keyOf(id, deep)
  if (going.has(key)) return
  const now = { stopped: false }
  going.set(key, now)
  try {
    const kept = (await own.get<Reviewed>(key)) ?? { ...(await call<{ record: string; points: number }>('to_review', row, steps)), found: {} }
    await own.put(key, kept)
    void make(key, deep, kept, now, call)
  } catch (error) {
    going.delete(key)
    throw error
  }
}

export function stop(id: string, deep: boolean): void {
  const key = keyOf(id, deep)
  const now = going.get(key)
  if (now) now.stopped = true
  going.delete(key)
}

async function make(key: string, deep: boolean, kept: Reviewed, now: { stopped: boolean }, call: Call): Promise<void> {
  const effort = deep ? 'deep' : ''
  try {
    while (!now.stopped && !kept.made) {
      const more = await call<Record<number, string>>('stint', kept.record, effort, `[${Object.keys(kept.found).join()}]`)
      kept = Object.keys(more).length ? { ...kept, found: { ...kept.found, ...more } } : { ...kept, made: await call('add_up', kept.record, effort, JSON.stringify(kept.found)), found: {} }
      await own.put(key, kept)
    }
  } catch (error) {
    console.error(error)
  } finally {
    if (going.get(key) === now) going.delete(key)
  }
}
