import { expect, test } from 'vitest'
import type { GameText } from '$lib/text.svelte'
import type { FeatureAid, View } from '../../types/carcassonne'
import { chartOf, type Feature } from './chart'
import { about, beside } from './said'
import standard from '../../types/standard.json'
import { tilesOf } from './tiles'

const text = { say: (id: string, facts?: object) => (facts ? `${id} ${JSON.stringify(facts)}` : id) } as unknown as GameText

function said(aid: Partial<FeatureAid>): string[] {
  const whole = { id: 0, feature: 'field', place: '0,0', segment: 'f1', owners: [0, 1], now: [3, 3], completed: null, ...aid }
  const feature: Feature = { id: 0, kind: 'field', parts: [], tiles: 2, pennants: 0, figures: [], aid: whole }
  return about(feature, text, ['Anna', 'Boris'], true).split(', web-').slice(2)
}

test('owners of a field who get the same are told one number', () => {
  expect(said({})).toEqual(['carcassonne-at-end {"n":3}'])
})

test('where a pig makes them differ, each owner has a number of their own', () => {
  expect(said({ now: [3, 4] })).toEqual(['carcassonne-each {"points":"Anna 3, Boris 4"}'])
})

test('a road is told as it lies and completed', () => {
  expect(said({ owners: [1], now: [2], completed: 4 })).toEqual(['carcassonne-now {"n":2}', 'carcassonne-completed {"n":4}'])
})

test('a place is told by the tiles beside it', () => {
  const named = { ...text, name: (_: string, id: string) => id } as unknown as GameText
  const map = [{ tile: 'D', place: '0,0', x: 0, y: 0, turns: 0, seat: null, features: [0, 1, 2, 3] }, { tile: 'E', place: '1,-1', x: 1, y: -1, turns: 0, seat: 0, features: [8, 9] }]
  const chart = chartOf({ map, figures: [], aids: null } as unknown as View, tilesOf(standard.carcassonne))
  expect(beside(0, -1, chart, named)).toBe('web-carcassonne-left-of {"tile":"E"}, web-carcassonne-above {"tile":"D"}')
  expect(beside(5, 5, chart, named)).toBe('')
})
