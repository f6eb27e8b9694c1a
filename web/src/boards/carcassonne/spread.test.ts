import { expect, test } from 'vitest'
import { spread } from './spread'
import standard from '../../types/standard.json'
import { drawing, tilesOf, type Point } from './tiles'

const nearest = (points: Point[]) => Math.min(...points.flatMap((one, at) => points.slice(at + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1]))))

test('points that are far apart stay', () => {
  expect(spread([[0, 0], [40, 0]], 33)).toEqual([[0, 0], [40, 0]])
})

test('the spots of every tile, each for three figures, come apart and stay near it', () => {
  for (const tile of tilesOf(standard.carcassonne).values()) {
    const spots = spread([...drawing(tile).spots.flatMap((spot) => [spot, spot, spot]), [100, 100]], 33)
    expect(nearest(spots)).toBeGreaterThan(32)
    expect(Math.min(...spots.flat())).toBeGreaterThan(-60)
    expect(Math.max(...spots.flat())).toBeLessThan(160)
  }
})
