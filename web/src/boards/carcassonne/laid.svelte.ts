// Who laid which tile: the view does not tell, the events do; kept for this tab, so that a reload forgets nothing.
import type { Event, View } from '../../types/carcassonne'

export interface Last { seat: number; places: string[] }

export class Laid {
  private seats = $state.raw<Record<string, number>>({})
  private readonly key = `artel laid ${globalThis.location?.pathname ?? ''}`

  constructor() {
    try {
      this.seats = JSON.parse(sessionStorage.getItem(this.key) ?? '{}')
    } catch {
      this.seats = {}
    }
  }

  hear(events: Event[]): void {
    const placed = events.filter((event) => event.type === 'TilePlaced')
    if (!placed.length) return
    this.seats = { ...this.seats, ...Object.fromEntries(placed.map((event) => [`${event.place} ${event.tile} ${event.turns}`, event.seat])) }
    sessionStorage.setItem(this.key, JSON.stringify(this.seats))
  }

  /** The last tile of each seat; two where it had a double turn. */
  last(map: View['map']): Last[] {
    const found = new Map<number, Last>()
    const by = map.map((tile) => this.seats[`${tile.place} ${tile.tile} ${tile.turns}`])
    for (let at = map.length - 1; at > 0; at--) {
      const seat = by[at]
      if (seat === undefined || found.has(seat)) continue
      found.set(seat, { seat, places: [map[at]!.place, ...(by[at - 1] === seat ? [map[at - 1]!.place] : [])] })
    }
    return [...found.values()]
  }
}
