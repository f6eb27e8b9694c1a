// Options in notation, taken apart: what is done, with which card, where. See docs/notation.md.
export interface Part {
  option: string
  /** A card that is named, apart from decks. */
  card: string | null
  /** A place of the city that is named. */
  place: string | null
  /** The side that a turn brings up, from 0. */
  side: number | null
  verb: string
}

const PLACE = /^([a-d][1-8])(?:\/([1-4]))?$/
const VERBS = ['lay', 'pay', 'remove', 'exhume', 'fetch', 'replace']
const WORDS = ['yes', 'no', 'pass', 'redraw']

export function part(option: string): Part {
  const [first = '', ...rest] = option.split(' ')
  const found: Part = { option, card: null, place: null, side: null, verb: first }
  const here = PLACE.exec(first)
  if (here) return { ...found, verb: here[2] ? 'turn' : 'pick', place: here[1]!, side: here[2] ? Number(here[2]) - 1 : null }
  if (WORDS.includes(first) || first === 'replace') return found
  const [card, place] = VERBS.includes(first) ? rest : [first, ...rest]
  return { ...found, verb: VERBS.includes(first) ? first : 'play', card: card ?? null, place: PLACE.test(place ?? '') ? place! : null }
}

/** The cards that `replace arsenal prison` names; none in `replace nothing red`. */
export function extras(option: string): string[] {
  const [, ...names] = option.split(' ')
  return names[0] === 'nothing' ? [] : names
}
