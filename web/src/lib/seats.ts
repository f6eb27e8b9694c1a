// A seat is told by a symbol as well as by a colour (CSS: var(--seat-0) … var(--seat-6)).
export const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross'] as const
export type Symbol = (typeof SYMBOLS)[number]

export function symbol(seat: number): Symbol {
  return SYMBOLS[seat % SYMBOLS.length]!
}

export function colour(seat: number): string {
  return `var(--seat-${seat % SYMBOLS.length})`
}

/** What is written on that colour. */
export function onColour(seat: number): string {
  return `var(--on-seat-${seat % SYMBOLS.length}, var(--sheet-high))`
}

/** Svelte action: where a game gives the players colours of its own, they count for all marks inside. */
export function seatColours(node: HTMLElement, view: unknown) {
  const update = (shown: unknown) => {
    const players = (shown as { players?: { seat: number; colour?: string | null }[] } | null)?.players ?? []
    for (const { seat, colour: own } of players) {
      node.style.setProperty(`--seat-${seat}`, own ? `var(--game-${own})` : null)
      node.style.setProperty(`--on-seat-${seat}`, own ? `var(--on-game-${own}, var(--sheet-high))` : null)
    }
  }
  update(view)
  return { update }
}

/** Outlines in a box from -12 to 12. */
export const OUTLINES: Record<Symbol, string> = {
  circle: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  square: 'M-9-9H9V9H-9Z',
  triangle: 'M0-11L11 9H-11Z',
  diamond: 'M0-12L11 0L0 12L-11 0Z',
  star: 'M0-12L3.2-4.1L11.6-3.6L5.1 1.9L7.2 10L0 5.5L-7.2 10L-5.1 1.9L-11.6-3.6L-3.2-4.1Z',
  hexagon: 'M-6-10.4H6L12 0L6 10.4H-6L-12 0Z',
  cross: 'M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z',
}
