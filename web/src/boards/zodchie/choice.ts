// What can be chosen: what is done, with which card, where.
import type { Choice } from '..'

export interface Facts {
  /** A place of the city, or outside of it. */
  at: string
  card: string
  cards: string[]
}

export interface Part {
  option: string
  verb: string
  card: string | null
  /** A place of the city. */
  place: string | null
  cards: string[]
}

/** `places`: the names of those in the city. */
export function part({ option, verb, at, card, cards }: Choice<Facts>, places: Set<string>): Part {
  return { option, verb, card: card ?? null, place: at !== undefined && places.has(at) ? at : null, cards: cards ?? [] }
}
