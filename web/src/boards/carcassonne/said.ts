// Features and figures in words.
import type { GameText } from '$lib/text.svelte'
import type { FeatureAid, StandingFigure } from '../../types/carcassonne'
import type { Chart, Feature } from './chart'

/** What a feature is, whose, and what it brings; `aids`: also what can be worked out. */
export function about(feature: Feature, text: GameText, names: string[], aids: boolean): string {
  const found = [text.say(`feature-${feature.kind}`), text.say('tiles.count', { n: feature.tiles })]
  if (feature.pennants) found.push(text.say('pennant.count', { n: feature.pennants }))
  if (aids) {
    const { aid } = feature
    found.push(aid ? text.say('web-carcassonne-owners', { names: aid.owners.map((seat) => names[seat]).join(', ') }) : text.say('web-carcassonne-nobody'))
    if (aid) found.push(brings(aid, text, names))
    if (aid && aid.completed !== null) found.push(text.say('web-carcassonne-completed', { n: aid.completed }))
  }
  return found.join(', ')
}

/** What it brings as it lies: one number for all owners, or each owner's own. */
function brings({ now, owners, completed }: FeatureAid, text: GameText, names: string[]): string {
  if (new Set(now).size > 1) return text.say('web-carcassonne-each', { points: owners.map((seat, at) => `${names[seat]} ${now[at]}`).join(', ') })
  return text.say(completed === null ? 'web-carcassonne-at-end' : 'web-carcassonne-now', { n: now[0] ?? 0 })
}

export function standing(figure: StandingFigure, feature: Feature, text: GameText, names: string[]): string {
  return text.say('web-carcassonne-stands-at', {
    name: names[figure.seat] ?? '', figure: text.say(`figure-${figure.figure}`), on: text.say(`feature-${feature.kind}.on`),
  })
}

const SIDES = [['below', 0, -1], ['left-of', 1, 0], ['above', 0, 1], ['right-of', -1, 0]] as const

/** Where a free place is, as people say it: below which tile, left of which one. */
export function beside(x: number, y: number, { lying }: Chart, text: GameText): string {
  return SIDES.flatMap(([side, dx, dy]) => {
    const found = lying(x + dx, y + dy)
    return found ? [text.say(`web-carcassonne-${side}`, { tile: text.name('tile', found.tile.id) })] : []
  }).join(', ')
}
