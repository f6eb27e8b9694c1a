import { settings } from './settings.svelte'

/** A share of one; `sign`: told also where it is more than nothing. */
export function percent(share: number, sign = false): string {
  const whole = Math.round(100 * share) / 100
  return new Intl.NumberFormat(settings.language, { style: 'percent', signDisplay: sign ? 'exceptZero' : 'auto' }).format(whole || 0)
}
