import { expect, test } from 'vitest'
import type { GameText } from '$lib/text.svelte'
import type { FeatureAid } from '../../types/carcassonne'
import type { Feature } from './chart'
import { about } from './said'

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
