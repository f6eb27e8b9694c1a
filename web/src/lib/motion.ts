// Short movements for boards; nothing moves where people asked for stillness.
import { moving } from './settings.svelte'

export const SHORT = 220

/** For svelte transitions: `transition:fade={{ duration: lasts() }}`. */
export function lasts(ms: number = SHORT): number {
  return moving() ? ms : 0
}

/** Runs a Web Animation and resolves when it is over; at once where nothing may move. */
export async function animate(element: Element | null | undefined, frames: Keyframe[], ms: number = SHORT): Promise<void> {
  if (!element || !moving()) return
  await element.animate(frames, { duration: ms, easing: 'cubic-bezier(.2,.7,.3,1)' }).finished.catch(() => undefined)
}

/** Slides an element from where another one is (a card from the hand to its place). */
export function fly(element: Element | null | undefined, from: DOMRect | undefined, ms: number = 320): Promise<void> {
  if (!element || !from) return Promise.resolve()
  const to = element.getBoundingClientRect()
  const moved = `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px)`
  return animate(element, [{ transform: `${moved} scale(${from.width / (to.width || 1)})`, opacity: 0.6 }, { transform: 'none', opacity: 1 }], ms)
}
