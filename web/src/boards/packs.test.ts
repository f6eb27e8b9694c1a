// Boards draw the data pack in play: what it has more, or otherwise, than the standard one.
import { expect, test, vi } from 'vitest'
import { rest } from '$lib/rest'
import type { GameText } from '$lib/text.svelte'
import standard from '../types/standard.json'
import type { Inventory as Architects } from '../types/architects'
import type { Inventory as Artificium } from '../types/artificium'
import type { Inventory as Carcassonne, View } from '../types/carcassonne'
import type { Inventory as Zodchie } from '../types/zodchie'
import { choicesOf, inventory, type Choice } from '.'
import { Box as Decks } from './architects/box'
import { Box } from './artificium/box'
import { cellsOf, chartOf, type Facts } from './carcassonne/chart'
import { drawing, tilesOf } from './carcassonne/tiles'
import { part } from './zodchie/choice'
import { Faces, printed } from './zodchie/faces'
import { sides } from './zodchie/words'

test('a card of Zodchie shows the sides of its own pack', () => {
  const [tavern, ...rest] = standard.zodchie.cards as Zodchie['cards']
  const other = { ...tavern!, id: 'cellar', sides: [{ counts: '', number: -2 }, { counts: 'X', number: -1 }, { counts: 'No', number: 0 }, { counts: 'No', number: 2 }], initial: 2 }
  const faces = new Faces({ ...standard.zodchie, cards: [other, ...rest] })
  expect(faces.of('cellar').sides.map(printed)).toEqual(['−2', 'X−1', '№', '№+2'])
  expect(sides({ faces, names: [], text: {} as GameText }, 'cellar')).toBe('−2 X−1 [№] №+2')
})

test('a tile of Carcassonne that the standard pack does not have is drawn and stood on', () => {
  const harbour = { id: 'harbour', set: 'base', copies: 1, edges: 'cfrf', segments: [
    { name: 'c1', kind: 'city', sides: [0], halves: [], pennants: 1, good: 'wine', cities: [] },
    { name: 'r1', kind: 'road', sides: [2], halves: [], pennants: 0, good: null, cities: [] },
    { name: 'f1', kind: 'field', sides: [], halves: [2, 3, 4, 5, 6, 7], pennants: 0, good: null, cities: [0] },
  ] }
  const tiles = tilesOf({ ...(standard.carcassonne as Carcassonne), tiles: [harbour] })
  const { art, shapes, spots } = drawing(tiles.get('harbour')!)
  expect(art).toContain('class="pennant"')
  expect(art).toContain('class="wine"')
  expect(shapes.map((shape) => shape.length > 0)).toEqual([true, true, true])
  const map = [{ tile: 'harbour', place: '0,0', x: 0, y: 0, turns: 2, seat: null, features: [0, 1, 2] }]
  const chart = chartOf({ map, figures: [{ seat: 0, figure: 'meeple', tile: 0, segment: 'c1' }], aids: null } as unknown as View, tiles)
  expect([chart.standing[0]!.x, chart.standing[0]!.y]).toEqual([100 - spots[0]![0], 100 - spots[0]![1]])
})

test('recipes, prices and cells of Artificium are those of the pack', () => {
  const given = standard.artificium as unknown as Artificium
  const recipe = { ...given.cards[0]!, gives: { potion: 2 } }
  const box = new Box({ ...given, cards: [recipe], resources: [{ id: 'wood', level: 1, buy: 9, sell: 4 }], cells: { 7: 'sword' } })
  expect(box.makers('potion')).toEqual([recipe])
  expect(box.resource('wood')!.buy).toBe(9)
  expect(box.cells.get(7)).toBe('sword')
})

test('cards of Architects lie in the order and the colours of the pack', () => {
  const given = standard.architects as Architects
  const box = new Decks({ ...given, cards: [{ ...given.cards[0]!, id: 'marble', colour: 'blue' }, given.cards[1]!] })
  expect(box.cards).toEqual(['marble', given.cards[1]!.id])
  expect(box.colour('marble')).toBe('blue')
})

test('what a choice is about comes with it', () => {
  const choices = choicesOf(['first', 'second', 'third'], {
    first: { verb: 'place', facts: { at: 'here', x: 3, y: -1, turns: 2 } }, second: { verb: 'place', facts: { at: 'here', x: 3, y: -1, turns: 0 } }, third: { verb: 'none', facts: {} },
  })
  const cells = cellsOf(choices as Choice<Facts>[])
  expect([...cells.values()]).toEqual([{ place: 'here', x: 3, y: -1, ways: new Map([[2, 'first'], [0, 'second']]) }])
  const outside = part({ option: 'x', verb: 'play', card: 'fountain', at: 'nowhere' }, new Set(['a1']))
  expect(outside).toEqual({ option: 'x', verb: 'play', card: 'fountain', place: null, cards: [] })
})

test('a box that could not be brought is asked for again, one that came is not', async () => {
  const asked = vi.spyOn(rest, 'inventory').mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ cards: [] })
  await expect(inventory('zodchie', 'a pack')).rejects.toThrow('gone')
  expect(await inventory('zodchie', 'a pack')).toEqual({ cards: [] })
  expect(await inventory('zodchie', 'a pack')).toEqual({ cards: [] })
  expect(asked).toHaveBeenCalledTimes(2)
})
