// What is in the box, read from the data pack itself: recipes, prices, cells. The table's rules are the server's alone.
import source from '$games/artificium/data/artificium.toml?raw'

export type Counts = Record<string, number>
export interface Resource { id: string; level: number; buy: number; sell: number }
export interface Card { id: string; kind: 'building' | 'action'; takes: Counts; gives: Counts; coins: number; points: number; effect: string }
type Row = Record<string, any> & { section: string }

function value(text: string): unknown {
  if (!text.startsWith('{')) return JSON.parse(text)
  return Object.fromEntries([...text.matchAll(/(\w+)\s*=\s*(\d+)/g)].map(([, name, number]) => [name, Number(number)]))
}

function rows(text: string): Row[] {
  const found: Row[] = []
  for (const line of text.split('\n')) {
    const section = /^\[+(\w+)\]+/.exec(line)
    const entry = /^(\w+)\s*=\s*([^#]+)/.exec(line)
    if (section) found.push({ section: section[1]! })
    else if (entry) found.at(-1)![entry[1]!] = value(entry[2]!.trim())
  }
  return found
}

const all = rows(source)
const of = (section: string) => all.filter((row) => row.section === section)
const rules = of('rules')[0]!

export const ROUNDS: number = rules.rounds
export const KNIGHT: number = rules.knight
export const MAGE: { draw: number; discard: number } = { draw: rules.mage_draw, discard: rules.mage_discard }
export const RESOURCES: Resource[] = of('resource').map(({ id, level, buy, sell }) => ({ id, level, buy, sell }))
export const CARDS: Card[] = (['building', 'action'] as const).flatMap((kind) => of(kind).map((row) => ({
  id: row.id, kind, takes: row.takes ?? {}, gives: row.gives ?? {}, coins: row.coins ?? 0, points: row.points ?? 0, effect: row.effect ?? '',
})))
export const CELLS = new Map<number, string>(of('cell').map((row) => [row.at, row.resource]))

export function card(id: string): Card {
  return CARDS.find((one) => one.id === id)!
}

export function resource(id: string): Resource {
  return RESOURCES.find((one) => one.id === id)!
}

/** The buildings that make a resource. */
export function makers(id: string): Card[] {
  return CARDS.filter((one) => one.gives[id])
}
