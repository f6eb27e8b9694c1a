import { expect, test } from 'vitest'
import { scenes as architects } from '../boards/architects/scenes'
import { scenes as artificium } from '../boards/artificium/scenes'
import { timed, type Move } from './flights'

const starts = (beats: { type: string; moves: Move[] }[], pace = 1) => timed(beats, pace).map(({ start }) => Math.round(start))

test('sealed cards turn over together', () => {
  const moves = [0, 1, 2].map((seat) => ({ type: 'Revealed', moves: artificium.Revealed({ type: 'Revealed', seat, card: 'farm' }) }))
  expect(starts(moves)).toEqual([0, 0, 0])
})

test('a battle is fought pair by pair', () => {
  const fought = (one: number, other: number) => ({ type: 'Fought' as const, one, other, shields: 2, other_shields: 1, victory_tokens: 1, other_victory_tokens: 0, clause: 'S6.2' })
  const beats = [fought(0, 1), fought(1, 2)].map((event) => ({ type: event.type, moves: architects.Fought(event) }))
  const [first, second] = [starts(beats).slice(0, 3), starts(beats).slice(3)]
  expect(new Set(first).size).toBe(1)
  expect(Math.min(...second)).toBeGreaterThanOrEqual(first[0]! + 450)
})

test('the same kind follows soon, another kind near the end', () => {
  const halo: Move[] = [{ does: 'halo', at: [] }]
  expect(starts([{ type: 'a', moves: halo }, { type: 'a', moves: halo }, { type: 'b', moves: halo }])).toEqual([0, 113, 473])
})

test('the pace makes it longer or shorter, and no step takes too long', () => {
  const many = Array.from({ length: 40 }, () => ({ type: 'x', moves: [{ does: 'float', text: '', from: [], to: [], after: 1 }] as Move[] }))
  const ends = (pace: number) => Math.max(...timed(many, pace).map(({ start, lasts }) => start + lasts))
  expect(ends(1)).toBeCloseTo(2400)
  expect(ends(2)).toBeCloseTo(4800)
  expect(ends(0.5)).toBeCloseTo(1200)
})
