import { say } from './text.svelte'
import type { RecordPage } from '../types/rest'
import type { Ending, TableShown } from '../types/wire'

/** A table whose game is over, whether one sat there or looks at its replay. */
export interface Finished { id: string; table: TableShown | null; ending: Ending | RecordPage | null; names: string[] }

/** How it came out, for the one who sits on this seat or (null) for those who watched. */
export function outcome({ ending, names }: Finished, me: number | null): string {
  if (!ending || ending.how === 'abandoned') return say('web-nobody-won')
  const { places } = ending.result
  const first = names.filter((_, seat) => places[seat] === 1)
  if (first.length === names.length) return say('web-drawn')
  if (me === null) return say('web-won', { names: first.join(', '), count: first.length })
  if (places[me] !== 1) return say('web-lost-you')
  const others = names.filter((_, seat) => places[seat] === 1 && seat !== me)
  return say('web-won-you', { names: others.join(', '), count: others.length })
}

/** Everybody, the best first. */
export function byPlace({ ending, names }: Finished): number[] {
  const { places } = ending!.result
  return names.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]!)
}

/** The points of every seat, one row for each kind of item. */
export function byKind({ ending, names }: Finished): { what: string; points: number[] }[] {
  const { items } = ending!.result
  const sum = (what: string, seat: number) => items.filter((item) => item.what === what && item.seat === seat).reduce((all, item) => all + item.points, 0)
  return [...new Set(items.map((item) => item.what))].map((what) => ({ what, points: names.map((_, seat) => sum(what, seat)) }))
}

/** Where a game that was begun in the middle comes from: a moment of another game, or a puzzle. */
export function origin(table: { source: string | null; source_step: number | null }): string {
  if (table.source === null) return ''
  return table.source_step === null ? `/puzzles/${table.source}` : `/r/${table.source}#${table.source_step}`
}
