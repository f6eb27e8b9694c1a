// What stands where, in words: for labels, for the panel, and for those who do not see the picture.
import type { GameText } from '$lib/text.svelte'
import type { Piece, Place } from '../../types/zodchie'
import { printed, type Faces } from './faces'

export interface Telling { text: GameText; names: string[]; faces: Faces; me: number | null }

/** Whose something is; told to its owner as “yours”. */
const whose = ({ names, me }: Telling, seat: number) => ({ owner: names[seat] ?? '', mine: seat === me ? 'yes' : 'no' })

/** The city street by street. */
export function streetsOf(city: Place[]): [street: string, places: Place[]][] {
  return [...new Set(city.map(({ street }) => street))].map((street) => [street, city.filter((place) => place.street === street)])
}

/** `0 [1] 4 7`: the side that is up in brackets. */
export function sides({ faces }: Telling, card: string, side = faces.of(card).initial): string {
  return faces.of(card).sides.map((one, at) => (at === side ? `[${printed(one)}]` : printed(one))).join(' ')
}

/** X and No values in words; `value`: what the card comes to where it lies. */
export function reckoned({ text, faces }: Telling, card: string, side: number, value: number | null): string {
  const found = faces.of(card).sides[side]
  if (!found?.counts) return ''
  const key = found.counts === 'X' ? 'x' : 'no'
  return value === null ? text.say(`web-zodchie-${key}`) : text.say(`web-zodchie-${key}-here`, { from: value - found.number, label: printed(found), value })
}

/** The next smaller and the next larger value of a card that lies in the city. */
export function nextTo({ text, faces }: Telling, piece: Piece): string {
  const all = faces.of(piece.card).sides
  const number = (at: number) => all[at] && piece.value !== null ? String(piece.value + all[at].number - all[piece.side]!.number) : ''
  const smaller = number(piece.side - 1)
  const larger = number(piece.side + 1)
  if (smaller && larger) return text.say('web-zodchie-both', { smaller, larger })
  if (smaller) return text.say('web-zodchie-largest', { smaller })
  return larger ? text.say('web-zodchie-smallest', { larger }) : text.say('web-zodchie-only')
}

export function ofPiece(telling: Telling, piece: Piece): string {
  const { text } = telling
  const said = { card: text.card(piece.card), value: piece.value ?? 0, ...whose(telling, piece.owner) }
  if (piece.down) return text.say('web-zodchie-destroyed', said)
  const guard = piece.guard === null ? '' : `, ${text.say('web-zodchie-guarded', whose(telling, piece.guard))}`
  return text.say('web-zodchie-piece', said) + guard
}

/** Everything at a place, the top card first. */
export function ofPlace(telling: Telling, place: Place): string {
  const { text } = telling
  const [top, ...below] = [...place.pieces].reverse()
  const told = top ? [ofPiece(telling, top)] : place.token === null ? [text.say('web-zodchie-free')] : []
  if (place.token !== null) told.push(text.say('web-zodchie-token', whose(telling, place.token)))
  if (below.length) told.push(text.say('web-zodchie-below', { cards: below.map((piece) => text.card(piece.card)).join(', ') }))
  return told.join('; ')
}
