// What stands where, in words: for labels, for the panel, and for those who do not see the picture.
import type { GameText } from '$lib/text.svelte'
import type { Piece, Place } from '../../types/zodchie'
import { counted, face, printed } from './faces'

export interface Telling { text: GameText; names: string[] }

/** `0 [1] 4 7`: the side that is up in brackets. */
export function sides(card: string, side = face(card).initial): string {
  return face(card).values.map((label, at) => (at === side ? `[${printed(label)}]` : printed(label))).join(' ')
}

/** X and No values in words; `value`: what the card comes to where it lies. */
export function reckoned({ text }: Telling, card: string, side: number, value: number | null): string {
  const found = counted(face(card).values[side] ?? '')
  if (!found) return ''
  const key = found.from === 'X' ? 'x' : 'no'
  return value === null ? text.say(`web-zodchie-${key}`) : text.say(`web-zodchie-${key}-here`, { from: value - found.plus, label: printed(face(card).values[side]!), value })
}

/** The next smaller and the next larger value of a card that lies in the city. */
export function nextTo({ text }: Telling, piece: Piece): string {
  const { values } = face(piece.card)
  const number = (at: number) => values[at] && piece.value !== null ? String(piece.value + amount(values[at]!) - amount(values[piece.side]!)) : ''
  const smaller = number(piece.side - 1)
  const larger = number(piece.side + 1)
  if (smaller && larger) return text.say('web-zodchie-both', { smaller, larger })
  if (smaller) return text.say('web-zodchie-largest', { smaller })
  return larger ? text.say('web-zodchie-smallest', { larger }) : text.say('web-zodchie-only')
}

function amount(label: string): number {
  return counted(label)?.plus ?? Number(label)
}

export function ofPiece({ text, names }: Telling, piece: Piece): string {
  const said = { card: text.card(piece.card), owner: names[piece.owner] ?? '', value: piece.value ?? 0 }
  if (piece.down) return text.say('web-zodchie-destroyed', said)
  const guard = piece.guard === null ? '' : `, ${text.say('web-zodchie-guarded', { owner: names[piece.guard] ?? '' })}`
  return text.say('web-zodchie-piece', said) + guard
}

/** Everything at a place, the top card first. */
export function ofPlace(telling: Telling, place: Place): string {
  const { text, names } = telling
  const [top, ...below] = [...place.pieces].reverse()
  const told = top ? [ofPiece(telling, top)] : place.token === null ? [text.say('web-zodchie-free')] : []
  if (place.token !== null) told.push(text.say('web-zodchie-token', { owner: names[place.token] ?? '' }))
  if (below.length) told.push(text.say('web-zodchie-below', { cards: below.map((piece) => text.card(piece.card)).join(', ') }))
  return told.join('; ')
}
