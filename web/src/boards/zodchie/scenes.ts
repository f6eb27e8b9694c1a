// What is seen of each event. Places: `place a1`, `top a1` (the card there), `card 0 tavern` (in hand, mine alone), `hand 0`, `pile 0`, `seat 0`.
import type { Move, Scenes } from '$lib/flights'
import type { Event } from '../../types/zodchie'

const seat = (at: number): string[] => [`seat ${at}`]
const pile = (at: number) => [`pile ${at}`, ...seat(at)]
const hand = (at: number, card = '') => [`card ${at} ${card}`, `hand ${at}`, ...seat(at)]
const place = (name: string) => [`top ${name}`, `place ${name}`]
const halo = (at: string[]): Move[] => [{ does: 'halo', at }]
const fly = (from: string[], to: string[], as: 'to' | 'from' = 'to'): Move => ({ does: 'fly', from, to, as })

export const scenes: Scenes<Event> = {
  FirstPlayer: (event) => halo(seat(event.seat)),
  ColourGiven: (event) => halo(seat(event.seat)),
  DieRolled: (event) => [{ does: 'float', text: String(event.limit), from: ['place b4'], to: ['place b4'] }],
  DeckBuilt: (event) => halo(pile(event.seat)),
  DrewFaceDown: (event) => [fly(pile(event.seat), hand(event.seat), 'from')],
  Drew: (event) => [fly(pile(event.seat), hand(event.seat, event.card))],
  TurnBegan: (event) => halo(seat(event.seat)),
  Redrew: (event) => [fly(hand(event.seat), pile(event.seat), 'from')],
  Announced: (event) => halo(hand(event.seat, event.card)),
  Played: (event) => [fly(hand(event.seat, event.card), place(event.place))],
  Compared: (event) => halo(place(event.place)),
  Destroyed: (event) => [{ does: 'turn', at: place(event.place) }],
  Buried: (event) => [fly(place(event.place), seat(event.owner), 'from')],
  Turned: (event) => [{ does: 'turn', at: place(event.place) }],
  Moved: (event) => [fly(place(event.start), place(event.place))],
  Swapped: (event) => [fly(place(event.other_place), place(event.place)), fly(place(event.place), place(event.other_place))],
  Protected: (event) => [{ does: 'land', at: place(event.place) }, { does: 'float', text: '◈', from: seat(event.seat), to: place(event.place) }],
  TokenPut: (event) => [fly(seat(event.seat), [`token ${event.place}`, ...place(event.place)])],
  TokenTaken: (event) => [fly([`token ${event.place}`, ...place(event.place)], seat(event.seat), 'from')],
  TakenToHand: (event) => [fly(place(event.place), hand(event.seat, event.card), 'from')],
  Restored: (event) => [{ does: 'turn', at: place(event.place) }],
  Laid: (event) => [fly(hand(event.seat, event.card), place(event.place))],
  Removed: (event) => [{ does: 'fall', at: hand(event.seat, event.card) }],
  Copied: (event) => halo(place(event.place)),
  Chose: (event) => halo(place(event.place)),
  Fetched: (event) => [fly(pile(event.seat), hand(event.seat, event.card))],
  HandRaised: (event) => halo(hand(event.seat)),
  WillNotDraw: (event) => halo(pile(event.seat)),
  Declined: (event) => halo(seat(event.seat)),
  NoTarget: (event) => halo(seat(event.seat)),
  Passed: (event) => halo(seat(event.seat)),
  EmptyHand: (event) => halo(hand(event.seat)),
  Skipped: (event) => halo(seat(event.seat)),
  Scored: (event) => [{ does: 'float', text: `+${event.points}`, from: place(event.place), to: seat(event.seat) }],
  Ended: (event) => event.winners.flatMap((one) => halo(seat(one))),
}
