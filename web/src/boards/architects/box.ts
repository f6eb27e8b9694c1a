// The cards of the data pack in play, and what a choice is about.
import type { Inventory } from '../../types/architects'

export interface Facts { deck: string; card: string; cards: string[]; stage: number; paid: string[]; token: string; wonder: string }

export class Box {
  /** In the order in which they lie: colour by colour. */
  readonly cards: string[]
  private readonly colours: Map<string, string>

  constructor(box: Inventory) {
    this.cards = box.cards.map(({ id }) => id)
    this.colours = new Map(box.cards.map(({ id, colour }) => [id, colour]))
  }

  colour(card: string): string {
    return this.colours.get(card) ?? 'grey'
  }
}
