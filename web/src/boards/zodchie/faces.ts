// What is printed on the cards of the data pack in play.
import type { Inventory, PrintedCard, PrintedSide } from '../../types/zodchie'

export class Faces {
  private readonly all: Map<string, PrintedCard>

  constructor(box: Inventory) {
    this.all = new Map(box.cards.map((card) => [card.id, card]))
  }

  of(card: string): PrintedCard {
    return this.all.get(card)!
  }
}

/** As people read it: a real minus, № for No. */
export function printed({ counts, number }: PrintedSide): string {
  const sign = number < 0 ? '−' : counts ? '+' : ''
  const letter = counts === 'No' ? '№' : counts
  return counts && !number ? letter : `${letter}${sign}${Math.abs(number)}`
}
