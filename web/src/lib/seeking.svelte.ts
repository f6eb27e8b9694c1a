// Looking for others to play with, while this page is open; goes on whatever else is shown.
import { somebody } from './me.svelte'
import { ask, rest, Trouble } from './rest'
import { go, here } from './router.svelte'
import { sound } from './sound'
import type { Queue, Sought } from '../types/rest'
import type { TableShown } from '../types/wire'

const EVERY = 3000

class Seeking {
  /** What is looked for. */
  wanted = $state.raw<{ game: string; players: number } | null>(null)
  queues = $state.raw<Queue[]>([])
  /** Where a game begins, until we are there. */
  found = $state.raw<TableShown | null>(null)
  trouble = $state('')
  private again: ReturnType<typeof setTimeout> | undefined

  /** Raises Trouble. */
  async start(game: string, players: number): Promise<void> {
    if (!(await somebody(true))) return
    this.wanted = { game, players }
    this.found = null
    await this.sign()
  }

  async stop(): Promise<void> {
    clearTimeout(this.again)
    this.wanted = null
    await ask<null>('DELETE', '/api/seek').catch(() => undefined)
  }

  /** Who waits for what. Raises Trouble. */
  async look(): Promise<void> {
    this.queues = await ask<Queue[]>('GET', '/api/seek')
  }

  /** A sign of life. Raises Trouble. */
  private async sign(): Promise<void> {
    const { wanted } = this
    if (!wanted) return
    try {
      const { table, queues } = await ask<Sought>('POST', '/api/seek', wanted)
      this.queues = queues
      this.trouble = ''
      if (table) return await this.meet(table)
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.trouble = error.message
      if (error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.wanted = null
        throw error
      }
    }
    if (this.wanted === wanted) this.again = setTimeout(() => void this.sign().catch(() => undefined), EVERY)
  }

  /** Sits down, and goes there from the start page; who plays a bot meanwhile is only told. */
  private async meet(table: TableShown): Promise<void> {
    await rest.join(table)
    await this.stop()
    sound('mine')
    if (here.path === '/') go(`/t/${table.id}`)
    else this.found = table
  }
}

export const seeking = new Seeking()
