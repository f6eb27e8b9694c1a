// The boards of the games, each loaded when its game is looked at.
import type { Component, Snippet } from 'svelte'
import type { GameText } from '$lib/text.svelte'
import type { Language } from '$lib/settings.svelte'
import { rest } from '$lib/rest'
import type { Effect } from '../types/wire'
import type { ZodchieInventory } from '../types/zodchie'

/** What a board is made of; the page around it says where everything goes. */
export interface Parts {
  /** The board itself; it fills its box, whose height is as definite as its width (container `field`). */
  field: Snippet
  /** Buttons of the question that is asked: they stand beside it. */
  buttons?: Snippet
  /** What lies before me: at the bottom edge. */
  hand?: Snippet
  /** A few facts about a seat, beside its name. */
  seat?: Snippet<[number]>
  /** More about what is mine, and about all players: in panels, on demand. */
  mine?: Snippet
  players?: Snippet
}

/** What a board gets. It shows `view`, lights what can be chosen, and calls `choose`; it knows no rules. */
export interface BoardProps<View = unknown, Event = unknown> {
  /** The table as this seat sees it (types/<game>.ts). */
  view: View
  /** What happened in the last step; empty after a reload. For animation only. */
  events: Event[]
  /** My seat; null: I watch. */
  me: number | null
  /** Display names by seat. */
  names: string[]
  /** What can be chosen now, in notation; empty: nothing. */
  options: string[]
  /** Each option in words. */
  words: Record<string, string>
  /** What each option would do at once; empty in games that do not foresee it. */
  effects: Record<string, Effect>
  /** The option that waits for confirmation, if any: show it as if it were done. */
  picked: string | null
  choose: (option: string) => void
  /** Lays out the parts: `{@render frame({ field, hand })}` is all that a board renders. */
  frame: Snippet<[Parts]>
  /** Shows a clause of the rules. */
  clause: (id: string) => void
  /** Screen-reader mode: show tables and lists in words instead of the picture. */
  plain: boolean
  /** Show what can be worked out from the table? Off for purists. */
  aids: boolean
  text: GameText
  language: Language
}

export type Board = Component<BoardProps<any, any>>

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  zodchie: () => import('./zodchie/Board.svelte'),
  carcassonne: () => import('./carcassonne/Board.svelte'),
  architects: () => import('./architects/Board.svelte'),
  artificium: () => import('./artificium/Board.svelte'),
}

/** What is printed on the cards of a pack that is not the standard one (null) comes from the server. */
export async function unpack(game: string, pack: string | null): Promise<void> {
  if (game !== 'zodchie') return
  const { use } = await import('./zodchie/faces')
  use(pack ? (await rest.inventory<ZodchieInventory>(game, pack)).cards : null)
}

export async function board(game: string): Promise<Board | null> {
  return BOARDS[game] ? (await BOARDS[game]()).default : null
}
