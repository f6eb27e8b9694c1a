// Points that lie too near each other for a finger, moved apart.
import type { Point } from './tiles'

const ROUNDS = 400

/** The same points, no two nearer than `least`: those that are push each other away, again and again. */
export function spread(points: readonly Point[], least: number): Point[] {
  const found = points.map(([x, y]) => [x, y] as [number, number])
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false
    for (let one = 0; one < found.length; one++)
      for (let other = one + 1; other < found.length; other++) moved = parted(found[one]!, found[other]!, least, one) || moved
  }
  return found
}

/** Points at the same place go apart in a direction that `turn` gives. */
function parted(one: [number, number], other: [number, number], least: number, turn: number): boolean {
  const dx = other[0] - one[0], dy = other[1] - one[1], distance = Math.hypot(dx, dy)
  if (distance >= least - 0.01) return false
  const [x, y] = distance > 0.01 ? [dx / distance, dy / distance] : [Math.cos(turn), Math.sin(turn)]
  const step = (least - distance) / 2
  one[0] -= x * step
  one[1] -= y * step
  other[0] += x * step
  other[1] += y * step
  return true
}
