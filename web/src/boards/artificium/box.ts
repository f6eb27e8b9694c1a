// What is in the box of the data pack in play: recipes, prices, cells. The table's rules are the server's alone.
import type { Inventory, RecipeCard, Resource } from '../../types/artificium'

export type Counts = Record<string, number>

/** What a choice is about. */
export interface Facts { card: string; gave: string; took: string; resource: string; returned: string; player: number; coins: number }

/** The verbs of the ways to apply a card. */
export const APPLY = ['apply', 'aim', 'steal', 'rebuild']

export class Box {
  readonly resources: Resource[]
  readonly cards: RecipeCard[]
  readonly cells: Map<number, string>
  readonly numbers: Counts

  constructor(box: Inventory) {
    this.resources = box.resources
    this.cards = box.cards
    this.cells = new Map(Object.entries(box.cells).map(([at, resource]) => [Number(at), resource]))
    this.numbers = box.numbers
  }

  card(id: string): RecipeCard {
    return this.cards.find((one) => one.id === id)!
  }

  resource(id: string): Resource | undefined {
    return this.resources.find((one) => one.id === id)
  }

  /** The buildings that make a resource. */
  makers(id: string): RecipeCard[] {
    return this.cards.filter((one) => one.gives[id])
  }
}
