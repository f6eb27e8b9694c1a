// What lies in the zones that a game declares, and which options are about it. No rules and no notation.
import type { Choice } from '..'
import type { Zone } from '../../types/rest'

/** `id`: what it is; empty: an empty square, or a pile face down. `seat`: it is somebody's mark. `value`: how many there are, or
 * where it stands; null: one. `place`: the square of a grid. `options`: those that are about it. */
export interface Thing { key: string; id: string; seat: number | null; value: number | null; place: string; marks: [name: string, value: string][]; options: string[] }
/** `seat`: whose; null: nobody's. */
export interface Row { seat: number | null; things: Thing[] }

type Found = Omit<Thing, 'key' | 'options'>
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export function rowsOf(zone: Zone, view: unknown, choices: readonly Choice[]): Row[] {
  const value = at(view, zone.show.split('.'))
  const rows = zone.each && Array.isArray(value) ? value.map((own, seat) => ({ seat, found: found(zone, own) })) : [{ seat: null, found: found(zone, value) }]
  return rows.map(({ seat, found }) => ({
    seat,
    things: found.map((one, number) => ({ ...one, key: `${one.place || one.id} ${number}`, options: about(zone, one, choices) })),
  }))
}

/** As many columns as the rows of a grid have. */
export function columnsOf(zone: Zone, view: unknown): number {
  const value = at(view, zone.show.split('.'))
  return zone.columns || (Array.isArray(value) && Array.isArray(value[0]) ? value[0].length : 1)
}

/** Options that no zone lights: they need buttons. */
export function unlit(options: readonly string[], rows: readonly Row[]): string[] {
  const lit = new Set(rows.flatMap((row) => row.things.flatMap((thing) => thing.options)))
  return options.filter((option) => !lit.has(option))
}

function at(value: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (Array.isArray(value)) return value.map((part) => at(part, path))
  return at((value as Record<string, unknown> | null)?.[first], rest)
}

function found(zone: Zone, value: unknown): Found[] {
  if (value === null || value === undefined) return []
  switch (zone.kind) {
    case 'grid': return squares(zone, value)
    case 'tracks': return (Array.isArray(value) ? value : [value]).map((many, seat) => thing('', { seat, value: Number(many) }))
    case 'pile': return [pile(zone, value)]
    case 'counters': return counted(zone, value)
  }
  if (Array.isArray(value)) return value.map((one) => read(zone, one))
  return typeof value === 'object' ? counted(zone, value) : [read(zone, value)]
}

function squares(zone: Zone, value: unknown): Found[] {
  const list = Array.isArray(value) ? value.flat() : []
  const columns = zone.columns || (Array.isArray(value) && Array.isArray(value[0]) ? value[0].length : 1)
  return list.map((one, number) => ({ ...read(zone, one), place: `${LETTERS[number % columns] ?? '?'}${Math.floor(number / columns) + 1}` }))
}

/** Face down: how many there are; face up: the last one lies on top. */
function pile(zone: Zone, value: unknown): Found {
  if (typeof value === 'number') return thing('', { value })
  const all = Array.isArray(value) ? value : [value]
  return { ...(all.length ? read(zone, all.at(-1)) : thing('')), value: all.length }
}

/** A number, a name, how many of each; or a list, in which the same things are counted together. */
function counted(zone: Zone, value: unknown): Found[] {
  if (Array.isArray(value)) {
    const many = new Map<string, number>()
    for (const one of value) many.set(read(zone, one).id, (many.get(read(zone, one).id) ?? 0) + 1)
    return [...many].map(([id, value]) => thing(id, { value }))
  }
  if (typeof value === 'object' && value !== null && !zone.name) return Object.entries(value).map(([id, many]) => thing(id, { value: Number(many) }))
  return typeof value === 'number' ? [thing('', { value })] : [read(zone, value)]
}

function read(zone: Zone, one: unknown): Found {
  if (one === null || one === undefined || one === '' || (zone.none && String(one) === zone.none)) return thing('')
  if (typeof one === 'object') {
    const fields = one as Record<string, unknown>
    const marks = (zone.marks ?? []).filter((name) => fields[name] !== undefined && fields[name] !== null).map((name): [string, string] => [name, String(fields[name])])
    return { ...read({ ...zone, name: '' }, fields[zone.name || 'name'] ?? ''), marks }
  }
  if (zone.of === 'seat') return Number(one) < 0 ? thing('') : thing(String(one), { seat: Number(one) })
  return thing(String(one))
}

function thing(id: string, more: Partial<Found> = {}): Found {
  return { id, seat: null, value: null, place: '', marks: [], ...more }
}

function about(zone: Zone, one: Found, choices: readonly Choice[]): string[] {
  if (zone.kind !== 'hand' && !zone.fact && !zone.verbs?.length) return []
  const names = [one.place, one.id].filter(Boolean)
  const says = ({ option, verb, ...facts }: Choice) => (zone.fact ? [(facts as Record<string, unknown>)[zone.fact]] : Object.values(facts)).some((fact) => names.includes(String(fact)))
  return choices.filter((choice) => (!zone.verbs?.length || zone.verbs.includes(choice.verb)) && says(choice)).map(({ option }) => option)
}
