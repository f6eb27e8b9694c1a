// What is seen of each event. Places: `pile giza` and `pile centre`, `mat 0`, `have 0 wood` (cards that lie there), `stage 0 1`,
// `token science` (open ones), `stack`, `progress 0 science`, `cat`, `conflict`, `discard`, `seat 0`.
import type { Move, Scenes } from '$lib/flights'
import type { Event } from '../../types/architects'

const seat = (at: number): string[] => [`seat ${at}`]
const mat = (at: number) => [`mat ${at}`, ...seat(at)]
const halo = (at: string[]): Move[] => [{ does: 'halo', at }]
const fly = (from: string[], to: string[], as: 'to' | 'from' = 'to'): Move => ({ does: 'fly', from, to, as })
const away = (at: number, cards: string[]) => [...new Set(cards)].map((card) => fly([`have ${at} ${card}`, ...mat(at)], ['discard'], 'from'))

export const scenes: Scenes<Event> = {
  WonderGiven: (event) => [{ does: 'land', at: mat(event.seat) }],
  FirstPlayer: (event) => halo(mat(event.seat)),
  TokenShown: (event) => [fly(['stack'], [`token ${event.token}`])],
  TopShown: (event) => [{ does: 'turn', at: [`pile ${event.deck}`] }],
  TurnBegan: (event) => halo(mat(event.seat)),
  CatLookedFaceDown: (event) => [{ does: 'float', text: '◉', from: mat(event.seat), to: ['pile centre'] }],
  CatLooked: () => [{ does: 'turn', at: ['pile centre'] }],
  Took: (event) => [fly([`pile ${event.deck}`], [`have ${event.seat} ${event.card}`, ...mat(event.seat)], 'from')],
  NoCard: (event) => halo(mat(event.seat)),
  CatMoved: (event) => [fly(['cat'], [`cat ${event.seat}`, ...mat(event.seat)], 'from')],
  HornsBlown: () => halo(['conflict']),
  Built: (event) => [...away(event.seat, event.paid), { does: 'land', at: [`stage ${event.seat} ${event.stage}`] }],
  WonderFinished: (event) => halo(mat(event.seat)),
  Discovered: (event) => away(event.seat, event.cards),
  GotToken: (event) => [fly(event.unseen ? ['stack'] : [`token ${event.token}`, 'stack'], [`progress ${event.seat} ${event.token}`, ...mat(event.seat)])],
  Armed: (event) => halo([`progress ${event.seat} ${event.token}`, ...mat(event.seat)]),
  UsedToken: (event) => halo([`progress ${event.seat} ${event.token}`, ...mat(event.seat)]),
  LookedFaceDown: (event) => halo([`pile ${event.deck}`]),
  LookedAt: (event) => halo([`pile ${event.deck}`]),
  ShuffledBack: (event) => halo([`pile ${event.deck}`]),
  Fought: (event) => [
    { does: 'halo', at: mat(event.one), after: 1 },
    { does: 'halo', at: mat(event.other), after: 1 },
    ...([[event.one, event.victory_tokens], [event.other, event.other_victory_tokens]] as const).filter(([, won]) => won).map(([who, won]): Move => ({ does: 'float', text: `+${won}`, from: ['conflict'], to: mat(who), after: 0.7 })),
  ],
  Disarmed: (event) => [fly([`have ${event.seat} horn1`, `have ${event.seat} horn2`, ...mat(event.seat)], ['discard'], 'from')],
  TurnEnded: (event) => halo(seat(event.seat)),
  Scored: (event) => [{ does: 'float', text: `+${event.points}`, from: mat(event.seat), to: seat(event.seat) }],
  Ended: (event) => event.winners.flatMap((one) => halo(mat(one))),
}
