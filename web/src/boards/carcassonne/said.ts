// Features and figures in words.
import type { GameText } from '$lib/text.svelte'
import type { Figure } from '../../types/carcassonne'
import type { Feature } from './chart'

/** What a feature is, whose, and what it brings; `aids`: also what can be worked out. */
export function about(feature: Feature, text: GameText, names: string[], aids: boolean): string {
  const found = [text.say(`feature-${feature.kind}`), text.say('tiles.count', { n: feature.tiles })]
  if (feature.pennants) found.push(text.say('pennant.count', { n: feature.pennants }))
  if (aids) {
    const { aid } = feature
    found.push(aid ? text.say('web-carcassonne-owners', { names: aid.owners.map((seat) => names[seat]).join(', ') }) : text.say('web-carcassonne-nobody'))
    if (aid) found.push(text.say(aid.completed === null ? 'web-carcassonne-at-end' : 'web-carcassonne-now', { n: aid.now }))
    if (aid && aid.completed !== null) found.push(text.say('web-carcassonne-completed', { n: aid.completed }))
  }
  return found.join(', ')
}

export function standing(figure: Figure, feature: Feature, place: string, text: GameText, names: string[]): string {
  return text.say('web-carcassonne-stands-at', {
    name: names[figure.seat] ?? '', figure: text.say(`figure-${figure.figure}`), on: text.say(`feature-${feature.kind}.on`), place,
  })
}
