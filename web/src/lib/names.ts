import { knows, say } from './text.svelte'

/** Somebody, a bot of the server, or nobody. */
interface Named { name: string | null; bot: string | null }

/** What everybody is called, as in the log: bots of one kind are numbered. */
export function namesOf(all: readonly Named[], nobody: (at: number) => string = () => ''): string[] {
  const kinds = all.map(({ name, bot }) => (name ? null : bot))
  return all.map(({ name, bot }, at) => {
    if (name) return name
    if (!bot) return nobody(at)
    const same = kinds.filter((kind) => kind === bot).length
    return same > 1 ? `${botName(bot)} ${kinds.slice(0, at + 1).filter((kind) => kind === bot).length}` : botName(bot)
  })
}

/** The names at a table, by seat; who played a record that somebody has sent is not known. */
export function seatNames(table: { seats: readonly Named[]; status: string } | null): string[] {
  const nobody = table?.status === 'open' ? 'web-seat-free' : 'web-player-number'
  return namesOf(table?.seats ?? [], (seat) => say(nobody, { seat: seat + 1 }))
}

export function botName(bot: string): string {
  return knows(`bot-name-${bot}`) ? say(`bot-name-${bot}`) : bot
}
