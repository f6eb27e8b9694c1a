/** What an option of a game may be, as far as its pattern counts it up: `none|die|[0-6]` is none, die, 0 … 6. */
export function choices(pattern: string): string[] {
  return pattern.split(/\|(?![^(]*\))/).flatMap((part) => {
    const range = /^\[(\d)-(\d)\]$/.exec(part)
    if (range) return Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, at) => String(Number(range[1]) + at))
    return /^[a-z0-9]+$/.test(part) ? [part] : []
  })
}
