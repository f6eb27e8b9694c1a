// People whom one follows; who of them is here, as far as they show it; and signs of life for those who follow one.
import { home } from './home.svelte'
import { ask, rest, Trouble } from './rest'
import { sound } from './sound'
import type { AskedTo, Friend, Friends } from '../types/rest'
import type { TableShown } from '../types/wire'

const EVERY = 20_000
const PATH = '/api/me/friends'

class Circle {
  /** Have they been asked for yet? */
  known = $state(false)
  /** Those who follow me see when I am here, and may ask me to their tables. */
  shown = $state(false)
  followed = $state.raw<Friend[]>([])
  /** Tables where somebody keeps a seat for me. */
  asked = $state.raw<AskedTo[]>([])

  /** Raises Trouble. */
  look = async () => this.told(await ask<Friends>('GET', PATH))
  follow = async (who: string) => this.told(await ask<Friends>('POST', `${PATH}/${who}`))
  unfollow = async (who: string) => this.told(await ask<Friends>('DELETE', `${PATH}/${who}`))
  show = async (shown: boolean) => this.told(await ask<Friends>('PUT', '/api/me/presence', { shown }))
  askTo = (table: string, person: string) => ask<TableShown>('POST', `/api/tables/${table}/asked`, { person })

  follows(who: string): boolean {
    return this.followed.some(({ id }) => id === who)
  }

  async decline(one: AskedTo): Promise<void> {
    this.asked = this.asked.filter((other) => other !== one)
    await rest.leave(one.table)
  }

  private told({ shown, followed }: Friends): void {
    this.known = true
    this.shown = shown
    this.followed = followed
  }

  private async sign(): Promise<void> {
    if (!this.shown || document.hidden) return
    const before = new Set(this.asked.map(({ table }) => table))
    this.asked = await ask<AskedTo[]>('POST', '/api/me/presence')
    if (this.asked.some(({ table }) => !before.has(table))) sound('mine')
  }

  /** As long as this person is at the page. */
  watch(): (() => void) | undefined {
    if (home.here) return
    const unheard = (error: unknown) => {
      if (!(error instanceof Trouble)) throw error
    }
    void this.look().then(() => this.sign()).catch(unheard)
    const again = setInterval(() => void this.sign().catch(unheard), EVERY)
    return () => {
      clearInterval(again)
      this.known = this.shown = false
      this.followed = this.asked = []
    }
  }
}

export const circle = new Circle()
