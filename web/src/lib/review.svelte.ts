// The review of a finished game: asked for, watched while it is made, and read.
import { Doing } from './doing.svelte'
import { isHere } from './home.svelte'
import { somebody } from './me.svelte'
import { rest } from './rest'
import type { ReviewPage, ReviewSaid } from '../types/rest'

export class ReviewState {
  page = $state.raw<ReviewPage | null>(null)
  deep = $state(false)
  readonly doing = new Doing()

  constructor(readonly id: string) {}

  get review(): ReviewSaid | null { return this.page?.review ?? null }
  get state(): ReviewPage['state'] { return this.page?.state ?? 'none' }

  /** The deep one if there is one. */
  load = (): Promise<boolean> => this.doing.does(async () => {
    const deep = await rest.review(this.id, true)
    this.deep = deep.state !== 'none'
    this.page = this.deep ? deep : await rest.review(this.id, false)
  })

  look = (): Promise<boolean> => this.doing.does(async () => { this.page = await rest.review(this.id, this.deep) })

  ask = (deep: boolean): Promise<boolean> => this.doing.does(async () => {
    if (!isHere(this.id) && !(await somebody(false))) return
    await rest.askReview(this.id, deep)
    this.deep = deep
    this.page = await rest.review(this.id, deep)
  })

  stop = (): Promise<boolean> => this.doing.does(async () => {
    await rest.stopReview(this.id, this.deep)
    this.page = await rest.review(this.id, this.deep)
  })
}

/** The chances of every seat after each step: where nothing is known of a step, they stay. */
export function courses(review: ReviewSaid, steps: number): number[][] {
  const points = [...review.moves, ...review.luck].sort((one, other) => one.step - other.step || order(one) - order(other))
  return review.seats.map(({ initial }, seat) => {
    let [chance, next] = [initial, 0]
    return Array.from({ length: steps }, (_, step) => {
      while (next < points.length && points[next]!.step <= step) chance = points[next++]!.chances[seat]!
      return chance
    })
  })
}

/** Within a step a decision comes before the chance that follows it. */
function order(point: object): number {
  return 'choices' in point ? 0 : 1
}
