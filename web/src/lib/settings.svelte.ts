// What a person has chosen for this browser; kept in its storage, and in its database for where that is emptied.
import * as own from '../local/own'
import { LANGUAGES, type Language, type Level } from '../types/games'
import type { TableSettings } from '../types/wire'

export type { Language }

export interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  level: Level
  /** What was chosen for a game against bots, by game. */
  played: Record<string, { bots: number; options: Record<string, string>; clock: TableSettings['clock'] }>
  sound: boolean
  notify: boolean
  animation: boolean
  /** How quickly moves are shown one after another. */
  pace: 'slow' | 'normal' | 'quick' | 'once'
  /** Ask again before an answer is sent. */
  confirm: boolean
  /** Show what can be worked out: projected points, dead places, … */
  aids: boolean
  /** Screen-reader mode: no picture of the board, a command box instead. */
  plain: boolean
  /** The list of all choices stays below the board. */
  choices: boolean
  /** The panel that is open beside the board, and the one over it where there is no room beside; '': none. */
  beside: string
  over: string
  /** Plays under a name that nobody was asked for. */
  nameless: boolean
  /** Lessons that were done, by game. */
  learnt: Record<string, string[]>
  /** What has become of puzzles. */
  puzzles: Puzzled
}

/** A rating as openskill has it; puzzles solved in a row, now and at best; `tried`: by puzzle, whether the first answer was right; null: it did not count.
 * `owner`: whose it is, as the server keeps it; '': nobody's yet, and kept here alone. */
export interface Puzzled {
  owner: string
  mu: number
  sigma: number
  streak: number
  best: number
  tried: Record<string, boolean | null>
}

export const NOTHING_SOLVED: Puzzled = { owner: '', mu: 25, sigma: 25 / 3, streak: 0, best: 0, tried: {} }

const KEY = 'artel'

function guessed(): Settings {
  const spoken = (globalThis.navigator?.language ?? '').toLowerCase()
  const language = LANGUAGES.find((one) => spoken.startsWith(one)) ?? LANGUAGES[0]
  const defaults: Settings = {
    language, theme: 'auto', level: 'level2', played: {}, sound: true, notify: false, animation: true, pace: 'normal', confirm: false, aids: true, plain: false, choices: false, beside: 'log', over: '', nameless: false, learnt: {}, puzzles: { ...NOTHING_SOLVED },
  }
  try {
    const kept = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}')
    return { ...defaults, ...kept, puzzles: { ...NOTHING_SOLVED, ...kept.puzzles } }
  } catch {
    return defaults
  }
}

export const settings = $state(guessed())

/** Keeps storage and the page's root in step with the settings; called once. */
export function keepSettings(): void {
  const here = localStorage.getItem(KEY) !== null
  const restored = here ? Promise.resolve() : own.get<Settings>(KEY).then((found) => void Object.assign(settings, found))
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings)
      localStorage.setItem(KEY, text)
      // Not every browser lets a page have a database: then storage alone keeps it.
      void restored.then(() => own.put(KEY, $state.snapshot(settings))).catch(() => undefined)
    })
    $effect(() => {
      const root = document.documentElement
      root.lang = settings.language
      root.dataset.theme = settings.theme
      root.dataset.motion = settings.animation ? 'on' : 'off'
    })
  })
}

/** May things move? */
export function moving(): boolean {
  return settings.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
