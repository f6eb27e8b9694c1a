// The map as it lies: which segments make a feature, who stands where. No rules: what a feature brings is told by the view.
import type { FeatureAid, Figure, View } from '../../types/carcassonne'
import { drawing, tileOf, type Kind, type Point, type Tile } from './tiles'

export interface Piece { number: number; tile: Tile; x: number; y: number; turns: number; place: string; features: number[] }
export interface Part { piece: Piece; segment: number }

export interface Feature {
  id: number
  kind: Kind
  parts: Part[]
  tiles: number
  pennants: number
  figures: Figure[]
  aid: FeatureAid | null
}

export interface Chart {
  pieces: Piece[]
  at: Map<string, Piece>
  /** By piece * STRIDE + segment. */
  features: Map<number, Feature>
  /** Figures with where they stand, in drawing units. */
  standing: { figure: Figure; x: number; y: number; feature: Feature }[]
}

export const SIDE = 100
const STRIDE = 8

export function placeOf(name: string): Point {
  const [x = 0, y = 0] = name.split(',').map(Number)
  return [x, y]
}

export const key = (part: Part) => part.piece.number * STRIDE + part.segment

/** For SVG: a tile at its place, turned. */
export function lie(x: number, y: number, turns: number): string {
  return `translate(${x * SIDE} ${y * SIDE})${turns ? ` rotate(${turns * 90} 50 50)` : ''}`
}

/** A point of a tile, in drawing units. */
export function onMap({ x, y, turns }: Pick<Piece, 'x' | 'y' | 'turns'>, [px, py]: Point): Point {
  let [dx, dy] = [px - 50, py - 50]
  for (let turn = 0; turn < turns; turn++) [dx, dy] = [-dy, dx]
  return [x * SIDE + 50 + dx, y * SIDE + 50 + dy]
}

export function chartOf(view: View): Chart {
  const pieces = view.map.map(({ tile, place, turns, features }, number): Piece => {
    const [x, y] = placeOf(place)
    return { number, tile: tileOf(tile), x, y, turns, place, features }
  })
  const at = new Map(pieces.map((piece) => [piece.place, piece]))
  const features = gathered(pieces)
  const standing = view.figures.flatMap((figure) => {
    const piece = pieces[figure.tile]
    const segment = piece?.tile.segments.findIndex((one) => one.name === figure.segment) ?? -1
    const feature = piece && features.get(key({ piece, segment }))
    if (!piece || !feature) return []
    feature.figures.push(figure)
    const shift = view.figures.filter((one) => one.tile === figure.tile && one.segment === figure.segment).indexOf(figure)
    const [x, y] = onMap(piece, drawing(piece.tile.id).spots[segment]!)
    return [{ figure, x: x + shift * 16, y, feature }]
  })
  const aids = new Map(view.aids?.features.map((aid) => [aid.id, aid]))
  for (const feature of features.values()) feature.aid = aids.get(feature.id) ?? null
  return { pieces, at, features, standing }
}

/** The last tiles of a seat: one, or two of a double turn. */
export interface Last { seat: number; places: string[] }

export function lastOf(map: View['map']): Last[] {
  const found = new Map<number, Last>()
  map.forEach(({ seat, place }, at) => {
    if (seat !== null) found.set(seat, { seat, places: map[at - 1]?.seat === seat ? [map[at - 1]!.place, place] : [place] })
  })
  return [...found.values()]
}

/** By part: its feature, as the view numbers them. */
function gathered(pieces: Piece[]): Map<number, Feature> {
  const numbered = new Map<number, Feature>()
  const found = new Map<number, Feature>()
  for (const piece of pieces) {
    piece.tile.segments.forEach(({ kind, pennants }, segment) => {
      const part = { piece, segment }
      const id = piece.features[segment]!
      const feature = numbered.get(id) ?? { id, kind, parts: [], tiles: 0, pennants: 0, figures: [], aid: null }
      if (feature.parts.at(-1)?.piece !== piece) feature.tiles++
      feature.parts.push(part)
      feature.pennants += pennants
      numbered.set(id, feature)
      found.set(key(part), feature)
    })
  }
  return found
}

export const shapeOf = ({ piece, segment }: Part) => drawing(piece.tile.id).shapes[segment]!
export const kindOf = ({ piece, segment }: Part) => piece.tile.segments[segment]!.kind

/** The nearest point in a direction, or null: for arrow keys. */
export function towards<T extends { x: number; y: number }>(from: { x: number; y: number }, points: T[], arrow: string): T | null {
  const step = ({ ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] } as Record<string, Point>)[arrow]
  if (!step) return null
  let best: T | null = null, least = Infinity
  for (const point of points) {
    const dx = point.x - from.x, dy = point.y - from.y
    const ahead = dx * step[0] + dy * step[1], aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    if (ahead > 0.01 && ahead + 2 * aside < least) (best = point), (least = ahead + 2 * aside)
  }
  return best
}
