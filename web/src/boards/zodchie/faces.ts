// What is printed on the cards, read from the data of the game: nothing of it is repeated here.
import data from '$games/zodchie/data/zodchie.toml?raw'

export interface Face {
  id: string
  /** The sides in ascending order: `7`, `X-1`, `No+2`. */
  values: string[]
  /** Which side is up at first. */
  initial: number
  kind: string
  replaces: string
  guarded: boolean
}

function read(block: string): Face {
  const rows = [...block.matchAll(/^(\w+)\s*=\s*(.+)$/gm)].map(([, key, value]) => [key!, JSON.parse(value!)] as const)
  const found = Object.fromEntries(rows)
  const values = (found.values as (number | string)[]).map(String)
  return {
    id: found.id, values, initial: values.indexOf(String(found.initial)), kind: found.kind, replaces: found.replaces ?? '', guarded: found.protected ?? false,
  }
}

let others: ReadonlyMap<string, Face> | null = null

/** Cards of a pack that is not the standard one; null: of the standard one. */
export function use(cards: readonly Face[] | null): void {
  others = cards && new Map(cards.map((card) => [card.id, card]))
}

const FACES = new Map(
  data.split(/^\[\[(?:base|extra)\]\]$/m).slice(1).map((block) => read(block)).map((face) => [face.id, face]),
)

export function face(id: string): Face {
  return (others ?? FACES).get(id) ?? { id, values: [], initial: 0, kind: 'none', replaces: '', guarded: false }
}

/** `X+1` counts from something: the letter and the number added to it; null for a plain number. */
export function counted(label: string): { from: 'X' | 'No'; plus: number } | null {
  const found = /^(X|No)([+-]\d+)?$/.exec(label)
  return found ? { from: found[1] as 'X' | 'No', plus: Number(found[2] ?? 0) } : null
}

/** As people read it: a real minus, № for No. */
export function printed(label: string): string {
  return label.replace('-', '−').replace('No', '№')
}
