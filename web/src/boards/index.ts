// The boards of the games, each loaded when its game is looked at.
import type { Component } from 'svelte'
import type { GameText } from '$lib/text.svelte'
import type { Language } from '$lib/settings.svelte'
import type { Effect } from '../types/wire'

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

export async function board(game: string): Promise<Board | null> {
  return BOARDS[game] ? (await BOARDS[game]()).default : null
}
