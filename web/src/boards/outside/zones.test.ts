import { expect, test } from 'vitest'
import { columnsOf, rowsOf, unlit } from './zones'

const ask = (what: string) => ({ option: `ask ${what}`, verb: 'ask', what })
const ids = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => row.things.map(({ id }) => id))

test('a hand lights what its options are about, each of the same cards', () => {
  const rows = rowsOf({ kind: 'hand', show: 'hand', verbs: ['ask'] }, { hand: [3, 3, 7] }, [ask('3'), { ...ask('7'), verb: 'drop' }])
  expect(rows[0]!.things.map(({ options }) => options)).toEqual([['ask 3'], ['ask 3'], []])
  expect(unlit(['ask 3', 'pass'], rows)).toEqual(['pass'])
})

test('what only lies there is not lit', () => {
  expect(rowsOf({ kind: 'street', show: 'prices', each: true }, { prices: [3, 4] }, [ask('3')])).toMatchObject([
    { seat: 0, things: [{ id: '3', options: [] }] }, { seat: 1, things: [{ id: '4', options: [] }] },
  ])
})

test('squares have places, and empty ones can be lit', () => {
  const view = { squares: [0, -1, 1, -1] }
  const zone = { kind: 'grid', show: 'squares', columns: 2, of: 'seat', fact: 'square' } as const
  const [row] = rowsOf(zone, view, [{ option: 'mark b1', verb: 'mark', square: 'b1' } as never])
  expect(row!.things.map(({ place, seat, options }) => [place, seat, options])).toEqual([['a1', 0, []], ['b1', null, ['mark b1']], ['a2', 1, []], ['b2', null, []]])
  expect(columnsOf({ kind: 'grid', show: 'rows' }, { rows: [['x', 'y', 'z']] })).toBe(3)
})

test('the same things are counted together, and fields of parts are found', () => {
  expect(rowsOf({ kind: 'counters', show: 'hidden' }, { hidden: [1, 1, 5] }, [])[0]!.things).toMatchObject([{ id: '1', value: 2 }, { id: '5', value: 1 }])
  expect(rowsOf({ kind: 'counters', show: 'heaps' }, { heaps: { a: 3 } }, [])[0]!.things).toMatchObject([{ id: 'a', value: 3 }])
  expect(ids(rowsOf({ kind: 'street', show: 'players.cards', each: true }, { players: [{ cards: ['x'] }, { cards: ['y', 'z'] }] }, []))).toEqual([['x'], ['y', 'z']])
  expect(rowsOf({ kind: 'pile', show: 'deck' }, { deck: 12 }, [])[0]!.things).toMatchObject([{ id: '', value: 12 }])
  expect(rowsOf({ kind: 'street', show: 'row', name: 'card', marks: ['price'] }, { row: [{ card: 'inn', price: 2 }] }, [])[0]!.things).toMatchObject([{ id: 'inn', marks: [['price', '2']] }])
})
