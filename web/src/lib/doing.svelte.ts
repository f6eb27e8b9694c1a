// What a person asked for: busy while it goes on, then what went wrong, if anything did.
import { Trouble } from './rest'

export class Doing {
  busy = $state(false)
  trouble = $state('')
  /** Of the trouble, for those who act on it. */
  key = ''

  /** Whether it was done. */
  does = async (what: () => Promise<unknown>): Promise<boolean> => {
    this.busy = true
    try {
      await what()
      this.trouble = this.key = ''
      return true
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.trouble = error.message
      this.key = error.key
      return false
    } finally {
      this.busy = false
    }
  }
}
