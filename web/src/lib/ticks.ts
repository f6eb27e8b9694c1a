/** Round numbers from `least` to `most`, about `many` of them, for the side of a plot. */
export function ticks(least: number, most: number, many: number): number[] {
  const rough = Math.max(most - least, 1) / many
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough)!)
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step)
}
