// Playing again without leaving the table: its rematch, as this browser sees it from the table where it was offered.
import { go } from './router.svelte'
import { rest } from './rest'
import { TableState } from './table.svelte'

export class Rematch {
  /** The table where they play again, once somebody has offered that. */
  again = $state.raw<TableState | null>(null)
  /** I do not come. */
  declined = $state(false)
  /** Was seen before it began: then we go there when it does. Who looks at an old table stays there. */
  private awaited = false

  constructor(private readonly table: TableState) {}

  /** For use in an effect. */
  follow(id: string | null): (() => void) | undefined {
    if (!id) return undefined
    const again = new TableState(id)
    again.start()
    this.again = again
    return () => {
      again.stop()
      this.again = null
      this.awaited = this.declined = false
    }
  }

  /** For use in an effect: we go where the others go. */
  go(): void {
    const { again } = this
    if (again?.table?.status === 'open') this.awaited = true
    else if (again?.table?.status === 'running' && again.me !== null && this.awaited) go(`/t/${again.id}`)
  }

  /** Somebody waits for others, or for me. */
  get open(): boolean {
    return this.again?.table?.status === 'open'
  }

  get begun(): boolean {
    const status = this.again?.table?.status
    return status === 'running' || status === 'over' || (status === 'abandoned' && this.again!.ending !== null)
  }

  /** Who has offered it. */
  get by(): string {
    const table = this.again?.table
    return table?.seats.find((seat) => seat.person === table.host)?.name ?? ''
  }

  get host(): boolean {
    return this.seated && this.again!.table!.seats[this.again!.me!]?.person === this.again!.table!.host
  }

  get seated(): boolean {
    return this.open && this.again!.me !== null
  }

  /** Names of those who are still to answer. */
  get waiting(): string[] {
    return this.again?.table?.seats.flatMap((seat) => seat.invited ?? []) ?? []
  }

  /** Seats of those who do not come; seats have moved on by one. */
  get free(): { seat: number; name: string }[] {
    const seats = this.open ? this.again!.table!.seats : []
    return seats.filter((seat) => !seat.person && !seat.bot && !seat.invited).map(({ seat }) => ({ seat, name: this.table.names[(seat + 1) % seats.length] ?? '' }))
  }

  /** Offers it, or accepts: with a number of ours, since its seal is known by then. Raises Trouble. */
  async wanted(): Promise<void> {
    const made = this.open ? await rest.join(this.again!.table!) : await rest.rematch(this.table.id)
    this.awaited = true
    this.declined = false
    if (made.status === 'running') go(`/t/${made.id}`)
  }

  /** Withdraws it, or does not come. Raises Trouble. */
  async unwanted(): Promise<void> {
    this.declined = !this.seated
    await rest.leave(this.again!.id)
  }

  /** A bot comes instead of somebody. Raises Trouble. */
  async withBot(seat: number, bot: string): Promise<void> {
    await rest.seatBot(this.again!.id, seat, bot)
  }
}
