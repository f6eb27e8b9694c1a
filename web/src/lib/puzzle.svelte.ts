// Puzzles: the server shows a position and judges what is answered. How well it went the server keeps too, where it knows
// who solves them, and otherwise this browser.
import { Doing } from './doing.svelte'
import { home } from './home.svelte'
import { me, whoAmI } from './me.svelte'
import { rest } from './rest'
import { NOTHING_SOLVED, settings } from './settings.svelte'
import type { AnyView, Logged } from './table.svelte'
import type { PuzzleAnswer, PuzzleHint, PuzzleList, PuzzleSaid, PuzzleTable } from '../types/rest'
import type { OptionEffect, Meaning } from '../types/wire'

const DAY = 86_400_000
/** So many are handed over at once, at most. */
const AT_ONCE = 500

/** By option. */
function each<T>(options: string[], found: T[]): Record<string, T> {
  return Object.fromEntries(found.map((one, at) => [options[at] ?? '', one]))
}

/** What was solved before the server knew who solves is handed over; what belongs to somebody who has left is forgotten here. */
async function meet(): Promise<void> {
  if (!me.known) await whoAmI()
  if (home.here) return // this device alone keeps it
  const owner = me.person?.id ?? ''
  const kept = settings.puzzles
  if (owner) {
    const brought = kept.owner ? [] : Object.entries(kept.tried)
    for (let at = 0; at < brought.length; at += AT_ONCE) await rest.bringPuzzles(brought.slice(at, at + AT_ONCE))
    const { standing, tried } = await rest.solver()
    settings.puzzles = { ...NOTHING_SOLVED, ...standing, owner, tried: tried ?? {} }
  } else if (kept.owner) settings.puzzles = { ...NOTHING_SOLVED }
}

export class Puzzles {
  list = $state.raw<PuzzleList | null>(null)
  /** What is looked for; '': any. */
  game = $state('')
  theme = $state('')
  shown = $state.raw<PuzzleTable | null>(null)
  answer = $state.raw<PuzzleAnswer | null>(null)
  hint = $state.raw<PuzzleHint | null>(null)
  readonly doing = new Doing()
  readonly picked = null
  private answers = 0

  /** In the language chosen now: the list, and the puzzle that is open or named. */
  load = (id: string): Promise<boolean> => this.doing.does(async () => {
    await meet().catch((error: unknown) => {
      if (!home.here) throw error // otherwise the server has gone just now
    })
    this.list = await rest.puzzles(Math.floor(Date.now() / DAY))
    const wanted = id || this.shown?.id || this.next?.id
    if (wanted) await this.show(wanted)
  })

  open = (id: string): void => void this.doing.does(() => this.show(id))

  private async show(id: string): Promise<void> {
    this.shown = await rest.puzzle(id)
    this.answer = this.hint = null
  }

  /** Back to the question. */
  again = (): void => { this.answer = null }

  choose = (option: string): void => {
    if (this.options.includes(option)) this.judge(option)
  }

  giveUp = (): void => this.judge(null)

  private judge(option: string | null): void {
    const { id } = this.shown!
    void this.doing.does(async () => {
      // Only the first answer counts, and none after a hint that leaves two. What a server has not heard is handed over later.
      const first = !(id in settings.puzzles.tried)
      const { mu, sigma, streak, best } = settings.puzzles
      const { answer, standing } = await rest.solve(id, option, this.helped, first ? { mu, sigma, streak, best } : null)
      this.answers += 1
      this.answer = answer
      if (first) settings.puzzles = { ...settings.puzzles, ...standing, owner: home.here ? '' : settings.puzzles.owner, tried: { ...settings.puzzles.tried, [id]: this.helped ? null : answer.state === 'solved' } }
    })
  }

  /** First what it is about, then two options. */
  help = (): void => void this.doing.does(async () => { this.hint = await rest.puzzleHint(this.shown!.id, this.hint !== null) })

  private get helped(): boolean { return !!this.hint?.options.length }

  get themes(): PuzzleList['themes'] { return (this.list?.themes ?? []).filter(({ game }) => game === this.game) }

  /** Those that are looked for. */
  get wanted(): PuzzleSaid[] {
    return (this.list?.puzzles ?? []).filter((one) => (!this.game || one.game === this.game) && (!this.theme || one.themes.includes(this.theme)))
  }

  get fresh(): PuzzleSaid[] { return this.wanted.filter(({ id }) => !(id in settings.puzzles.tried)) }

  /** One that was not tried yet, as hard as suits whoever solves; later, those that were missed, and all of them again. */
  get next(): PuzzleSaid | undefined {
    const others = (some: PuzzleSaid[]): PuzzleSaid[] => some.filter(({ id }) => id !== this.shown?.id)
    const pool = [others(this.fresh), others(this.wanted.filter(({ id }) => !settings.puzzles.tried[id])), others(this.wanted), this.wanted].find((some) => some.length) ?? []
    const far = (one: PuzzleSaid): number => Math.abs(one.rating - settings.puzzles.mu)
    return pool.reduce<PuzzleSaid | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined)
  }

  // What board, options and log get.
  private get now(): PuzzleTable | PuzzleAnswer | null { return this.answer ?? this.shown }
  get table(): { game: string } | null { return this.shown && { game: this.shown.game } }
  get view(): AnyView | null { return (this.now?.view as AnyView | undefined) ?? null }
  get events(): unknown[] { return this.answer?.events ?? [] }
  get me(): number | null { return this.shown?.me ?? null }
  get names(): string[] { return this.shown?.names ?? [] }
  get options(): string[] {
    if (this.answer || !this.shown || this.doing.busy) return []
    return this.helped ? this.hint!.options : this.view!.options
  }
  get words(): Record<string, string> { return each(this.view?.options ?? [], this.now?.said.options ?? []) }
  get meanings(): Record<string, Meaning> { return each(this.view?.options ?? [], this.now?.said.meanings ?? []) }
  get effects(): Record<string, OptionEffect> { return each(this.view?.options ?? [], this.now?.said.effects ?? []) }
  get lines(): Logged[] { return (this.now?.said.log ?? []).map((line, key) => ({ ...line, key: this.answers * 1000 + key, version: 1 })) }
  readonly drop = (): void => undefined
  word(option: string): string { return this.words[option] ?? option }
}
