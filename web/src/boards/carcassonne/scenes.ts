// What is seen of each event. Places: `tile` (the one in hand), `bag`, `newest` (the tile laid last), `at 0,1` (a tile of the map),
// `figure 0,1` (on that tile), `seat 0`.
import type { Move, Scenes } from '$lib/flights'
import type { Event } from '../../types/carcassonne'

const seat = (at: number): string[] => [`seat ${at}`]
const halo = (at: string[]): Move[] => [{ does: 'halo', at }]
const points = (many: number, place: string, owner: number): Move => ({ does: 'float', text: `+${many}`, from: [`at ${place}`], to: seat(owner) })

export const scenes: Scenes<Event> = {
  FirstPlayer: (event) => halo(seat(event.seat)),
  TileDrawn: () => [{ does: 'fly', from: ['bag'], to: ['tile'] }],
  TileUnplaceable: () => [{ does: 'fall', at: ['tile'] }],
  TilePlaced: (event) => [{ does: 'fly', from: ['tile', ...seat(event.seat)], to: [`laid ${event.place}`, `at ${event.place}`] }],
  FigurePlaced: (event) => [{ does: 'fly', from: seat(event.seat), to: [`figure ${event.place}`] }],
  NoFigure: (event) => halo(seat(event.seat)),
  FeatureCompleted: (event) => [{ does: 'halo', at: [`at ${event.place}`] }, ...event.owners.map((owner) => points(event.points, event.place, owner))],
  FigureReturned: (event) => [{ does: 'fly', from: [`figure ${event.place}`], to: seat(event.seat), as: 'from' }],
  GoodsTaken: (event) => [{ does: 'float', text: `+${Object.values(event.goods).reduce((sum, many) => sum + many, 0)}`, from: ['newest'], to: seat(event.seat) }],
  ExtraTurnOffered: (event) => halo(seat(event.seat)),
  ExtraTurnTaken: (event) => halo(seat(event.seat)),
  ExtraTurnDeclined: (event) => halo(seat(event.seat)),
  FeatureScored: (event) => event.owners.map((owner, at) => points(event.points[at] ?? 0, event.place, owner)),
  GoodsScored: (event) => event.owners.map((owner) => ({ does: 'float', text: `+${event.points}`, from: seat(owner), to: seat(owner) })),
  Ended: (event) => event.winners.flatMap((one) => halo(seat(one))),
}
