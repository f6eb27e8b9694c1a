// The boards of the games, each loaded when its game is looked at.
import type { Component, Snippet } from 'svelte'
import type { AnyScenes } from '$lib/flights'
import type { GameText } from '$lib/text.svelte'
import type { Language } from '$lib/settings.svelte'
import { rest } from '$lib/rest'
import type { OptionEffect, Meaning } from '../types/wire'

/** What a board is made of; the page around it says where everything goes. */
export interface Parts {
  /** The board itself; it fills its box, whose height is as definite as its width (container `field`). */
  field: Snippet
  /** The least height that it can be read in, where not the usual one; pages that may scroll give it that much. */
  least?: string
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

/** An option with what it is: its verb, and what it is done to (wire.Meaning). */
export type Choice<Facts = unknown> = Partial<Facts> & { option: string; verb: string }

/** What a board gets. It shows `view`, lights what can be chosen, and calls `choose`; it knows no rules. */
export interface BoardProps<View = unknown, Event = unknown, Inventory = unknown, Facts = unknown> {
  /** The table as this seat sees it (types/<game>.ts). */
  view: View
  /** What is in the box of the data pack in play (types/<game>.ts). */
  box: Inventory
  /** What happened in the last step; empty after a reload. For animation only. */
  events: Event[]
  /** My seat; null: I watch. */
  me: number | null
  /** Display names by seat. */
  names: string[]
  /** What can be chosen now, in notation; empty: nothing. */
  options: string[]
  /** The same options, with what each of them is: nobody has to read notation. */
  choices: Choice<Facts>[]
  /** Each option in words. */
  words: Record<string, string>
  /** What each option would do at once; empty in games that do not foresee it. */
  effects: Record<string, OptionEffect>
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

export type Board = Component<BoardProps<any, any, any, any>>
/** `scenes`: what is seen of each event. */
interface Loaded { default: Board; scenes: AnyScenes }

const BOARDS: Record<string, () => Promise<Loaded>> = {
  zodchie: () => import('./zodchie/Board.svelte'),
  carcassonne: () => import('./carcassonne/Board.svelte'),
  architects: () => import('./architects/Board.svelte'),
  artificium: () => import('./artificium/Board.svelte'),
}

/** A game that another package brings is drawn as it declares. */
export async function board(game: string): Promise<Loaded> {
  return (BOARDS[game] ?? (async () => ({ default: (await import('./outside/Board.svelte')).default as Board, scenes: {} })))()
}

const boxes = new Map<string, Promise<unknown>>()

/** What a data pack puts in the box. Raises Trouble. */
export function inventory(game: string, pack: string): Promise<unknown> {
  const key = `${game}/${pack}`
  let box = boxes.get(key)
  if (!box) {
    box = rest.inventory(game, pack)
    boxes.set(key, box)
    box.catch(() => boxes.delete(key))
  }
  return box
}

export function choicesOf(options: string[], meanings: Record<string, Meaning>): Choice[] {
  return options.map((option) => ({ ...meanings[option]?.facts, option, verb: meanings[option]?.verb ?? '' }))
}
