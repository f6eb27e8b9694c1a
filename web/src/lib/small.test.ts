import { house } from './avatar'
import { describe, expect, it, vi } from 'vitest'
import { found } from './find'
import { namesOf } from './names'
import { nonce, proven } from './proof'
import { courses } from './review.svelte'
import { route } from './router.svelte'
import { searched, sections } from './rules.svelte'
import { heard } from './sound'
import { ticks } from './ticks'
import { clockFace } from './time'
import type { ReviewSaid, SeatReview } from '../types/rest'

describe('the command box', () => {
  const words: Record<string, string> = { 'inn a1': 'Play Inn on a1', 'inn a2': 'Play Inn on a2', 'pass': 'Pass', 'лес': 'Ёлка «Лес»' }
  const find = (typed: string) => found(Object.keys(words), (option) => words[option]!, typed)

  it('finds by words, notation and number', () => {
    expect(find('')).toHaveLength(4)
    expect(find('play inn')).toEqual(['inn a1', 'inn a2'])
    expect(find('inn a2')).toEqual(['inn a2'])
    expect(find('a2 pl')).toEqual(['inn a2'])
    expect(find('3')).toEqual(['pass'])
    expect(find('елка')).toEqual(['лес'])
    expect(find('nonsense')).toEqual([])
  })
})

it('hears each kind of event once, in the order of a turn', () => {
  const events = ['Scored', 'Played', 'TurnBegan', 'Drew', 'Played', 'Ended'].map((type) => ({ type }))
  expect(heard(events)).toEqual(['draw', 'place', 'turn', 'score'])
  expect(heard([{ type: 'Passed' }])).toEqual([])
})

it('writes clocks', () => {
  expect([65_000, 3_599_500, 7_200_000, -2_500, 0].map(clockFace)).toEqual(['1:05', '1:00:00', '2:00:00', '−0:03', '0:00'])
})

it('numbers bots of one kind', () => {
  const [anna, novice, master, free] = [{ name: 'Anna', bot: 'level1' }, { name: null, bot: 'level1' }, { name: null, bot: 'level4' }, { name: null, bot: null }]
  expect(namesOf([novice, anna, master, novice, free], (seat) => `free ${seat}`)).toEqual(['Novice 1', 'Anna', 'Master', 'Novice 2', 'free 4'])
})

it('puts round numbers beside a plot', () => {
  expect(ticks(0, 101, 4)).toEqual([0, 50, 100])
  expect(ticks(-7, 23, 4)).toEqual([0, 10, 20])
  expect(ticks(1, 3, 8)).toEqual([1, 2, 3])
})

it('knows its addresses', () => {
  expect(route('/')).toEqual({ page: 'start' })
  expect(route('/t/abc')).toEqual({ page: 'table', table: 'abc' })
  expect(route('/r/abc')).toEqual({ page: 'replay', table: 'abc', step: 0 })
  expect(route('/r/abc', '#12')).toEqual({ page: 'replay', table: 'abc', step: 12 })
  expect(route('/r/abc', '#main')).toEqual({ page: 'replay', table: 'abc', step: 0 })
  expect(route('/confirm', '#token')).toEqual({ page: 'confirm', token: 'token' })
  expect(route('/unsubscribe', '#token')).toEqual({ page: 'unsubscribe', token: 'token' })
  expect(route('/invite', '#token')).toEqual({ page: 'invite', token: 'token' })
  expect(route('/invite/zodchie', '#token')).toEqual({ page: 'invite', token: 'token' })
  expect(route('/reset', '#token')).toEqual({ page: 'reset', token: 'token' })
  expect(route('/join', '#token')).toEqual({ page: 'join', token: 'token' })
  expect(route('/admin', '#people/abc')).toEqual({ page: 'admin', section: 'people/abc' })
  expect(route('/rules/zodchie', '#Z4.2')).toEqual({ page: 'rules', game: 'zodchie', clause: 'Z4.2' })
  expect(route('/nowhere/at/all')).toEqual({ page: 'nothing' })
})

it('reads and searches rules', () => {
  const all = sections('en', 'Z1 = Setup\nZ1-1 = Shuffle the deck.\nZ1-2 = Deal.\n    .ruling = Three each.\nZ2 = Turns\nZ2-1 = Play a card.\n')
  expect(all.map((section) => section.clauses.map((clause) => clause.id))).toEqual([['Z1.1', 'Z1.2'], ['Z2.1']])
  expect(all[0]!.clauses[1]!.ruling).toBe('Three each.')
  expect(searched(all, 'three').flatMap((section) => section.clauses.map((clause) => clause.id))).toEqual(['Z1.2'])
  expect(searched(all, 'z2.1').flatMap((section) => section.clauses.map((clause) => clause.id))).toEqual(['Z2.1'])
})

it('checks the seal of a secret', async () => {
  const secret = '00'.repeat(32)
  const commitment = 'c58949486243f3d0be573a007bc6585ef2d6b14c79052f14b1023ff8ab1477fa'
  const table = { game: 'zodchie', rules_version: 1 }
  expect(await proven({ table: 't1', commitment, nonces: [], secret }, table)).toBe('right')
  expect(await proven({ table: 't2', commitment, nonces: [], secret }, table)).toBe('wrong')
})

it('remembers the seal that it saw and the number that it added', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  const secret = '00'.repeat(32)
  const commitment = 'c58949486243f3d0be573a007bc6585ef2d6b14c79052f14b1023ff8ab1477fa'
  const table = { game: 'zodchie', rules_version: 1 }
  const mine = nonce({ id: 't1', commitment })
  expect(mine).toMatch(/^[0-9a-f]{32}$/)
  expect(nonce({ id: 't1', commitment })).toBe(mine)
  expect(await proven({ table: 't1', commitment, nonces: [mine, ''], secret }, table)).toBe('right')
  expect(await proven({ table: 't1', commitment, nonces: ['', ''], secret }, table)).toBe('without')
  expect(nonce({ id: 't1', commitment: 'another' })).not.toBe(mine)
  expect(await proven({ table: 't1', commitment, nonces: [mine, ''], secret }, table)).toBe('wrong')
  vi.unstubAllGlobals()
})

it('draws chances from step to step', () => {
  const seat = { initial: 0.5 } as SeatReview
  const point = (step: number, chance: number, more = {}) => ({ step, chances: [chance, 1 - chance], ...more })
  const review = { seats: [seat, seat], moves: [point(2, 0.6, { choices: [] })], luck: [point(2, 0.7), point(0, 0.4)] } as unknown as ReviewSaid
  expect(courses(review, 4)[0]).toEqual([0.4, 0.4, 0.7, 0.7])
})

it('draws the same house of the same name, and others of others', () => {
  expect(house('Anna')).toEqual(house(' anna '))
  const names = Array.from({ length: 200 }, (_, at) => `Player ${at}`)
  expect(new Set(names.map((name) => JSON.stringify(house(name)))).size).toBeGreaterThan(180)
})
