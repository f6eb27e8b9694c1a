// What kind of screen this is, as far as words and panels depend on it; the rest is CSS.
import { MediaQuery } from 'svelte/reactivity'

const media = (query: string): { readonly current: boolean } => (typeof matchMedia === 'undefined' ? { current: false } : new MediaQuery(query))

/** Fingers: nothing can be pointed at without being chosen, and there is neither wheel nor key. */
export const touch = media('(hover: none) and (pointer: coarse)')
/** There is room for a panel beside the board. */
export const wide = media('(min-width: 68rem)')
/** A phone held upright, or a window as narrow. */
export const narrow = media('(max-width: 36rem)')
/** A tablet held upright, and everything narrower. */
export const slim = media('(max-width: 58rem)')
/** A phone held sideways. */
export const short = media('(max-height: 30rem)')

/** What the device prefers; who uses it may have chosen otherwise (settings.theme). */
export const dark = media('(prefers-color-scheme: dark)')

/** For messages that differ: `{ $touch -> [yes] … *[no] … }`. */
export const byTouch = (): 'yes' | 'no' => (touch.current ? 'yes' : 'no')
