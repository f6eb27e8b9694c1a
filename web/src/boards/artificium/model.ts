// What the board reads out of a view: phase, sealed cards, plans.
import type { Plan, View } from '../../types/artificium'
import type { Counts } from './box'

export type Phase = 'market' | 'lay' | 'apply' | 'end' | 'over'
export type Slot = 'choosing' | 'sealed' | 'laid' | 'done' | 'out'

export function phase(view: View): Phase {
  return view.phase as Phase
}

export function expand(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, many]) => Array.from({ length: many }, () => name))
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, many) => sum + many, 0)
}

/** Seats clockwise from the first player. */
export function inTurn(view: View): number[] {
  return view.players.map((_, at) => ((view.first ?? 0) + at) % view.players.length)
}

export function slot(view: View, seat: number): Slot {
  const player = view.players[seat]!
  if (player.laid) return 'laid'
  if (!player.in_round) return 'out'
  if (phase(view) !== 'lay') return 'done'
  if (player.sealed) return 'sealed'
  return view.asked.includes(seat) ? 'choosing' : 'done'
}

export function planOf(view: View, id: string): Plan | undefined {
  return view.plans.find((plan) => plan.card === id)
}
