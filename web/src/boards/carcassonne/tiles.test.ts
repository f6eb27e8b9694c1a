import { expect, test } from 'vitest'
import standard from '../../types/standard.json'
import { drawing, tilesOf, type Tile } from './tiles'

/** How often it is asked what parts a tile has, while it is drawn. */
function asked(tile: Tile): number {
  let times = 0
  drawing(new Proxy(tile, { get: (of, name: keyof Tile) => ((times += name === 'segments' ? 1 : 0), of[name]) }))
  return times
}

test('outlines are not worked out for each of the cells that a tile is parted into', () => {
  for (const tile of tilesOf(standard.carcassonne).values()) expect(asked(tile)).toBeLessThan(200)
})
