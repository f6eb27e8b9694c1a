// How far Python has come on its way here; null: it is here, or nobody has asked for it.
import type { Loading } from './python'

export const progress = $state<{ now: Loading | null }>({ now: null })
