// A finished game, step by step, through the eyes of a seat or of somebody who watched.
import { seatNames } from './names'
import { rest } from './rest'
import { settings } from './settings.svelte'
import { shownView, type AnyView, type Logged } from './table.svelte'
import type { RecordPage, ReplayStep } from '../types/rest'
import type { Effect, Meaning, Table } from '../types/wire'

const MOST = 100

export class ReplayState {
  table = $state.raw<Table | null>(null)
  ending = $state.raw<RecordPage | null>(null)
  steps = $state(0)
  at = $state(0)
  /** Whose eyes; null: of somebody who watches. */
  me = $state<number | null>(null)
  playing = $state(false)
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
    const { me } = this
    const { language } = settings
    for (let first = 0; first <= this.at + MOST / 2 && first < this.steps; first += MOST) {
      const key = `${me} ${language} ${first}`
      if (this.asked.has(key)) continue
      this.asked.add(key)
      const { shown } = await rest.steps(this.id, first, first + MOST - 1, me)
      if (me !== this.me || language !== settings.language) return
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
    await this.look()
  }

  get view(): AnyView | null { return shownView(this.found[this.at]?.view ?? null) }
  /** The version that a bot's step has made; 0 where somebody else moved. */
  get moved(): number { const step = this.found[this.at]; return step?.bot ? step.version : 0 }
  get events(): unknown[] { return this.found[this.at]?.events ?? [] }
  get names(): string[] { return seatNames(this.table?.seats ?? []) }

  get lines(): Logged[] {
    return this.found.slice(0, this.at + 1).flatMap((step) => (step?.log ?? []).map((line, at) => ({ ...line, key: step!.step * 1000 + at, version: step!.step })))
  }

  // What a board gets besides: nothing can be chosen here.
  readonly options: string[] = []
  readonly words: Record<string, string> = {}
  readonly meanings: Record<string, Meaning> = {}
  readonly effects: Record<string, Effect> = {}
  readonly picked = null
  readonly choose = (): void => undefined
}
