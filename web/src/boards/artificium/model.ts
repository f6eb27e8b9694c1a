// What the board reads out of a view: phase, sealed cards, and the trades that a card needs.
import type { Plan, View } from '../../types/artificium'
import { card, resource, type Counts } from './box'

export type Phase = 'market' | 'lay' | 'apply' | 'end' | 'over'
export type Slot = 'choosing' | 'sealed' | 'laid' | 'done' | 'out'
export type Status = 'now' | 'buy' | 'sell' | 'never'

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

/** Can a building be applied now, after buying, after selling and buying, or not at all? */
export function status(view: View, plan: Plan): Status {
  const coins = view.players[view.me]!.coins
  if (plan.price <= coins) return total(plan.missing) ? 'buy' : 'now'
  return plan.price <= plan.spare ? 'sell' : 'never'
}

export interface Deal { sales: string[]; buys: string[]; earned: number; paid: number; left: number }

/** Trades after which the card that is up could be paid; null: it can be at once, or never. */
export function deal(view: View): Deal | null {
  const me = view.players[view.me]
  const plan = me?.laid ? planOf(view, me.laid) : undefined
  if (!me || !plan || ['now', 'never'].includes(status(view, plan))) return null
  const takes = card(plan.card).takes
  const over = Object.fromEntries(Object.entries(me.stones).map(([name, many]) => [name, Math.max(0, many - (takes[name] ?? 0))]))
  const sales = cheapest(expand(over), plan.price - me.coins)
  if (!sales) return null
  const buys = expand(plan.missing)
  const earned = sales.reduce((sum, name) => sum + resource(name).sell, 0)
  const paid = buys.reduce((sum, name) => sum + resource(name).buy, 0)
  return { sales, buys, earned, paid, left: me.coins + earned - paid }
}

/** Stones to sell for so many coins: worth as little as possible, and few; null: there are not enough. */
export function cheapest(over: string[], need: number): string[] | null {
  if (need <= 0) return []
  const found = new Map<number, string[]>([[0, []]])
  for (const name of over) {
    for (const [worth, sold] of [...found]) {
      const next = worth + resource(name).sell
      if (worth < need && sold.length + 1 < (found.get(next)?.length ?? Infinity)) found.set(next, [...sold, name])
    }
  }
  const enough = [...found.keys()].filter((worth) => worth >= need)
  return enough.length ? found.get(Math.min(...enough))! : null
}
