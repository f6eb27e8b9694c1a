import { say } from './text.svelte'
import type { Seat } from '../types/wire'

/** Who sits there, in words. */
export function playerName(seat: Seat): string {
  if (seat.name) return seat.name
  return seat.bot ? botName(seat.bot) : say('web-seat-free', { seat: seat.seat + 1 })
}

export function botName(bot: string): string {
  return ['random', 'level1', 'level2', 'level3', 'level4'].includes(bot) ? say(`web-bot-${bot}`) : bot
}
