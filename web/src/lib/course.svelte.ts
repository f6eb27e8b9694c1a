// The lessons of a game: one table after another, each answered by the server, which keeps nothing of it.
import { Doing } from './doing.svelte'
import { rest } from './rest'
import { settings } from './settings.svelte'
import { each, type AnyView, type Logged } from './table.svelte'
import type { LessonListed, LessonTable } from '../types/rest'
import type { OptionEffect, Meaning } from '../types/wire'

export class Course {
  lessons = $state.raw<LessonListed[]>([])
  /** Which of them is open. */
  at = $state(0)
  shown = $state.raw<LessonTable | null>(null)
  readonly doing = new Doing()
  /** What was done in this lesson; the last of it may have been something else than wished. */
  private moves = $state.raw<string[]>([])

  constructor(readonly game: string) {}

  /** In the language chosen now; at first, where this browser has left off. */
  load = (): Promise<boolean> => this.doing.does(async () => {
    const first = !this.shown
    this.lessons = await rest.lessons(this.game)
    if (first) this.at = Math.max(0, this.lessons.findIndex(({ name }) => !this.learnt(name)))
    await this.show(this.moves)
  })

  open(lesson: number): void {
    this.at = lesson
    this.go([])
  }

  /** Back to before the last move. */
  again = (): void => this.go(this.moves.slice(0, -1))

  choose = (option: string): void => {
    if (this.options.includes(option)) this.go([...this.moves, option])
  }

  private go(moves: string[]): void {
    void this.doing.does(() => this.show(moves))
  }

  private async show(moves: string[]): Promise<void> {
    const { name } = this.lesson!
    const shown = await rest.lesson(this.game, name, moves)
    this.moves = moves
    this.shown = shown
    if (shown.state === 'done' && !this.learnt(name)) settings.learnt = { ...settings.learnt, [this.game]: [...(settings.learnt[this.game] ?? []), name] }
  }

  learnt(lesson: string): boolean {
    return settings.learnt[this.game]?.includes(lesson) ?? false
  }

  get lesson(): LessonListed | undefined { return this.lessons[this.at] }
  get last(): boolean { return this.at === this.lessons.length - 1 }

  // What board, options and log get.
  get table(): { game: string } { return { game: this.game } }
  get view(): AnyView | null { return (this.shown?.view as AnyView | undefined) ?? null }
  get events(): unknown[] { return this.moves.length ? (this.shown?.events ?? []) : [] }
  get me(): number | null { return this.shown?.me ?? null }
  get names(): string[] { return this.shown?.names ?? [] }
  get options(): string[] { return this.shown?.state === 'open' && !this.doing.busy ? this.view!.options : [] }
  get words(): Record<string, string> { return each(this.view?.options ?? [], this.shown?.said.options ?? []) }
  get meanings(): Record<string, Meaning> { return each(this.view?.options ?? [], this.shown?.said.meanings) }
  get effects(): Record<string, OptionEffect> { return each(this.view?.options ?? [], this.shown?.said.effects ?? []) }
  get lines(): Logged[] { return this.moves.length ? (this.shown?.said.log ?? []).map((line, key) => ({ ...line, key: this.moves.length * 1000 + key, version: 1 })) : [] }
  readonly picked = null
  readonly drop = (): void => undefined
  word(option: string): string { return this.words[option] ?? option }
}
