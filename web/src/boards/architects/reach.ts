// Where things lie, seen from one seat. Decks are named after their wonders; deck i lies between seat i and the next one.
import type { View } from '../../types/architects'
import type { GameText } from '$lib/text.svelte'

export const CENTRE = 'centre'

/** One of the three piles in reach. */
export interface Reach { deck: string; title: string; top: string | null; many: number; left: { [name: string]: number } }

export function size(cards: { [name: string]: number }): number {
  return Object.values(cards).reduce((sum, many) => sum + many, 0)
}

/** The others clockwise, as they sit around the table: the left neighbour first, the right neighbour last. */
export function around(view: View, from: number): number[] {
  const seats = view.players.length
  return Array.from({ length: seats - 1 }, (_, at) => (from + at + 1) % seats)
}

export function deckOf(view: View, seat: number, title: string): Reach {
  const player = view.players[seat]!
  const hidden = view.looked_at === seat && view.looked ? size(view.looked) : 0
  return { deck: player.wonder ?? `deck${seat + 1}`, title, top: player.top, many: size(player.deck) + hidden + (player.top ? 1 : 0), left: player.deck }
}

/** Left, central and right pile of a seat. */
export function inReach(view: View, from: number, text: GameText): [Reach, Reach, Reach] {
  const right = (from + view.players.length - 1) % view.players.length
  const named = (side: string, seat: number) => {
    const { wonder } = view.players[seat]!
    return wonder ? text.say(`web-architects-deck-${side}`, { wonder: text.name('wonder', wonder) }) : text.say(`deck-${side}`)
  }
  return [
    deckOf(view, from, named('left', from)),
    { deck: CENTRE, title: text.say('deck-central'), top: view.central_top, many: size(view.central), left: view.central },
    deckOf(view, right, named('right', right)),
  ]
}

/** Whether a progress token of a seat may still give a card in this turn, or has done its work. */
export function ready(view: View, seat: number, token: string): '' | 'armed' | 'used' {
  if (!view.asked.includes(seat)) return ''
  return view.armed.includes(token) ? 'armed' : view.used.includes(token) ? 'used' : ''
}
