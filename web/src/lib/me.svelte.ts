// Who sits at this browser. A name is asked for only where other people will read it.
import { rest, Trouble } from './rest'
import { settings } from './settings.svelte'
import { say } from './text.svelte'
import type { Person } from '../types/rest'

const state = $state<{ person: Person | null; known: boolean; asking: ((name: string | null) => void) | null }>({
  person: null, known: false, asking: null,
})

export const me = {
  get person(): Person | null { return state.person },
  /** Has the server been asked yet? */
  get known(): boolean { return state.known },
  get asking(): boolean { return state.asking !== null },
}

export async function whoAmI(): Promise<Person | null> {
  try {
    state.person = await rest.me()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    state.person = null // the page says itself that the server cannot be reached
  }
  state.known = true
  return state.person
}

export function becomes(person: Person | null): void {
  state.person = person
  state.known = true
}

/** Somebody is signed in from here on: under the name they have, under one they are asked for, or as a guest.
 * Null: they would not say. Raises Trouble. */
export async function somebody(named: boolean): Promise<Person | null> {
  if (!state.known) await whoAmI()
  if (state.person && !(named && settings.nameless)) return state.person
  const name = named ? await new Promise<string | null>((answer) => (state.asking = answer)) : say('web-guest')
  state.asking = null
  if (name === null) return null
  state.person = await (state.person ? rest.rename(name) : rest.guest(name))
  settings.nameless = !named
  return state.person
}

/** What the name dialog says. */
export function called(name: string | null): void {
  state.asking?.(name)
}
