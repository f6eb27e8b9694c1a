// A finished game, step by step, through the eyes of a seat or of somebody who watched.
import { seatNames } from './names'
import { rest } from './rest'
import { percent } from './percent'
import { settings } from './settings.svelte'
import { shownView, type AnyView, type Logged } from './table.svelte'
import type { MoveSaid, RecordPage, ReplayStep, ReviewSaid } from '../types/rest'
import type { OptionEffect, Meaning, TableShown } from '../types/wire'

const MOST = 100
const MOST_OF_ALL = 25
/** Of a seat, of somebody who watches (null), or of whoever is to move. */
export type Eyes = number | null | 'turn'

export class ReplayState {
  table = $state.raw<TableShown | null>(null)
  ending = $state.raw<RecordPage | null>(null)
  steps = $state(0)
  at = $state(0)
  eyes = $state<Eyes>(null)
  playing = $state(false)
  review = $state.raw<ReviewSaid | null>(null)
  /** The option that is looked at, of those that the review weighs here. */
  picked = $state<string | null>(null)
  private found = $state.raw<(ReplayStep | undefined)[]>([])
  private asked = new Set<string>()

  constructor(readonly id: string) {}

  /** The table and how it ended; the steps come with `anew`. Raises Trouble. */
  async load(): Promise<void> {
    const page = await rest.record(this.id)
    this.table = page.table
    this.ending = page
    this.steps = page.steps
  }

  /** Gets the steps around the one shown; all that were shown before it make the log. */
  async look(): Promise<void> {
    const { eyes } = this
    const { language } = settings
    const most = eyes === 'turn' ? MOST_OF_ALL : MOST
    for (let first = 0; first <= this.at + most / 2 && first < this.steps; first += most) {
      const key = `${eyes} ${language} ${first}`
      if (this.asked.has(key)) continue
      this.asked.add(key)
      const { shown } = await rest.steps(this.id, first, first + most - 1, eyes === 'turn' ? 'all' : eyes)
      if (eyes !== this.eyes || language !== settings.language) return
      const next = [...this.found]
      for (const step of shown) next[step.step] = step
      this.found = next
    }
  }

  /** Other eyes or another language: everything is asked for anew. */
  async anew(): Promise<void> {
    this.asked.clear()
    this.found = []
    await this.look()
  }

  async go(step: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.steps - 1, step))
    this.picked = null
    await this.look()
  }

  /** What was decided here, where there was a choice. */
  get decision(): MoveSaid | null { return this.review?.moves.find(({ step }) => step === this.at + 1) ?? null }
  /** Who is to move. */
  get turn(): number { return this.decision?.seat ?? this.asking?.asked[0] ?? 0 }
  get me(): number | null { return this.eyes === 'turn' ? this.turn : this.eyes }
  get view(): AnyView | null {
    const step = this.found[this.at]
    return shownView((this.eyes === 'turn' ? step?.views?.[this.turn] : step?.view) ?? null)
  }
  private get asking(): AnyView | null { const step = this.found[this.at]; return ((step?.view ?? step?.views?.[0]) as AnyView | null | undefined) ?? null }
  /** The version that a bot's step has made; 0 where somebody else moved. */
  get moved(): number { const step = this.found[this.at]; return step?.bot ? step.version : 0 }
  get events(): unknown[] { return this.found[this.at]?.events ?? [] }
  get names(): string[] { return seatNames(this.table) }

  get lines(): Logged[] {
    return this.found.slice(0, this.at + 1).flatMap((step) => (step?.log ?? []).map((line, at) => ({ ...line, key: step!.step * 1000 + at, version: step!.step })))
  }

  // What a board gets besides: the options that the review weighs are lit, and can be looked at.
  get options(): string[] { return this.decision && this.decision.seat === this.me ? this.decision.choices.map(({ option }) => option) : [] }
  get words(): Record<string, string> { return Object.fromEntries((this.decision?.choices ?? []).map(({ option, text, chances }) => [option, `${text} (${percent(chances[this.decision!.seat]!)})`])) }
  get meanings(): Record<string, Meaning> { return Object.fromEntries((this.decision?.choices ?? []).map(({ option, meaning }) => [option, meaning])) }
  readonly effects: Record<string, OptionEffect> = {}
  readonly choose = (option: string): void => { this.picked = this.picked === option ? null : option }
}
