// The map as it lies: which segments make a feature, who stands where. No rules: what a feature brings is told by the view.
import type { FeatureAid, Figure, View } from '../../types/carcassonne'
import { drawing, fieldOf, middleOf, tileOf, type Kind, type Point, type Tile } from './tiles'

export interface Piece { number: number; tile: Tile; x: number; y: number; turns: number; place: string }
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
const STEPS: Point[] = [[0, -1], [1, 0], [0, 1], [-1, 0]]

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
  const pieces = view.map.map(({ tile, place, turns }, number): Piece => {
    const [x, y] = placeOf(place)
    return { number, tile: tileOf(tile), x, y, turns, place }
  })
  const at = new Map(pieces.map((piece) => [piece.place, piece]))
  const features = joined(pieces, at)
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
  for (const aid of view.aids?.features ?? []) {
    const piece = at.get(aid.place)
    const feature = piece && features.get(key({ piece, segment: piece.tile.segments.findIndex((one) => one.name === aid.segment) }))
    if (feature) feature.aid = aid
  }
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

function joined(pieces: Piece[], at: Map<string, Piece>): Map<number, Feature> {
  const parent = new Map<number, number>()
  const find = (one: number): number => {
    const above = parent.get(one) ?? one
    return above === one ? one : find(above)
  }
  const join = (piece: Piece, mine: number, other: Piece, theirs: number) => {
    if (mine >= 0 && theirs >= 0) parent.set(find(key({ piece, segment: mine })), find(key({ piece: other, segment: theirs })))
  }
  for (const piece of pieces) {
    for (const side of [1, 2]) {
      const other = at.get(`${piece.x + STEPS[side]![0]},${piece.y + STEPS[side]![1]}`)
      if (!other) continue
      const mine = side - piece.turns, theirs = side + 2 - other.turns
      join(piece, middleOf(piece.tile, mine), other, middleOf(other.tile, theirs))
      join(piece, fieldOf(piece.tile, 2 * mine), other, fieldOf(other.tile, 2 * theirs + 1))
      join(piece, fieldOf(piece.tile, 2 * mine + 1), other, fieldOf(other.tile, 2 * theirs))
    }
  }
  const roots = new Map<number, Feature>()
  const found = new Map<number, Feature>()
  for (const piece of pieces) {
    piece.tile.segments.forEach(({ kind, pennants }, segment) => {
      const part = { piece, segment }
      const id = find(key(part))
      const feature = roots.get(id) ?? { id, kind, parts: [], tiles: 0, pennants: 0, figures: [], aid: null }
      if (!feature.parts.some((other) => other.piece === piece)) feature.tiles++
      feature.parts.push(part)
      feature.pennants += pennants
      roots.set(id, feature)
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
