// What is seen of each event. Places: `deck`, `market farm`, `card 0 farm` (in hand, mine alone), `hand 0`, `slot 0` (the card laid there),
// `stone 0 wood`, `coins 0`, `marker 0`, `bank`, `seat 0`.
import type { Move, Scenes } from '$lib/flights'
import type { Event } from '../../types/artificium'

const seat = (at: number): string[] => [`seat ${at}`]
const hand = (at: number, card = '') => [`card ${at} ${card}`, `hand ${at}`, ...seat(at)]
const slot = (at: number) => [`slot ${at}`, ...seat(at)]
const stone = (at: number, name: string) => [`stone ${at} ${name}`, ...seat(at)]
const coins = (at: number) => [`coins ${at}`, ...seat(at)]
const halo = (at: string[]): Move[] => [{ does: 'halo', at }]
const fly = (from: string[], to: string[], as: 'to' | 'from' = 'to'): Move => ({ does: 'fly', from, to, as })
const float = (text: string, from: string[], to: string[] = from): Move => ({ does: 'float', text, from, to })
const signed = (many: number) => (many < 0 ? `−${-many}` : `+${many}`)

export const scenes: Scenes<Event> = {
  RoundBegan: (event) => halo(seat(event.seat)),
  DrewFaceDown: (event) => [fly(['deck'], hand(event.seat), 'from')],
  Drew: (event) => [fly(['deck'], hand(event.seat, event.card))],
  DeckShuffled: () => halo(['deck']),
  MarketCard: (event) => [fly(['deck'], [`market ${event.card}`])],
  Swapped: (event) => [fly(hand(event.seat, event.gave), [`market ${event.gave}`]), fly([`market ${event.took}`], hand(event.seat, event.took), 'from')],
  Exchanged: (event) => [fly(hand(event.seat), ['deck'], 'from')],
  PassedMarket: (event) => halo(seat(event.seat)),
  MarketCleared: (event) => Object.keys(event.cards).map((card) => fly([`market ${card}`], ['deck'], 'from')),
  StepBegan: (event) => event.seats.flatMap((one) => halo(slot(one))),
  Revealed: (event) => [{ does: 'turn', at: slot(event.seat), after: 0 }],
  OutOfRound: (event) => halo(seat(event.seat)),
  CardUp: (event) => halo(slot(event.seat)),
  Bought: (event) => [fly(['bank'], stone(event.seat, event.resource)), float(signed(-event.coins), coins(event.seat))],
  Sold: (event) => [fly(stone(event.seat, event.resource), ['bank'], 'from'), float(signed(event.coins), coins(event.seat))],
  Applied: (event) => [
    ...Object.keys(event.takes).map((name) => fly(stone(event.seat, name), slot(event.seat), 'from')),
    ...Object.keys(event.gives).map((name) => fly(slot(event.seat), stone(event.seat, name))),
    ...(event.coins ? [float(signed(-event.coins), coins(event.seat))] : []),
  ],
  Advanced: (event) => [float(signed(event.points), [`marker ${event.seat}`, ...slot(event.seat)], seat(event.seat))],
  CellPassed: (event) => [fly([`marker ${event.seat}`, ...seat(event.seat)], stone(event.seat, event.resource))],
  KnightStruck: (event) => [float('⚔', slot(event.by), [`marker ${event.seat}`, ...seat(event.seat)])],
  ScoutSent: (event) => halo(hand(event.victim)),
  ScoutedFaceDown: (event) => [fly([`hand ${event.victim}`, ...seat(event.victim)], hand(event.seat), 'from')],
  Scouted: (event) => [fly(hand(event.victim, event.card), hand(event.seat, event.card), 'from')],
  TakenBack: (event) => [fly(slot(event.seat), hand(event.seat, event.card), 'from')],
  FairPaid: (event) => [float(signed(event.coins), slot(event.seat), coins(event.seat))],
  Stolen: (event) => [fly(stone(event.victim, event.resource), stone(event.seat, event.resource), 'from'), float(signed(event.coins), coins(event.victim))],
  Discarded: (event) => [fly([`slot ${event.seat}`, ...hand(event.seat, event.card)], ['deck'], 'from')],
  RoundEnded: () => halo(['rounds']),
  FinalSale: (event) => [float(signed(event.points), coins(event.seat), seat(event.seat))],
  Ended: (event) => event.winners.flatMap((one) => halo(seat(one))),
}
