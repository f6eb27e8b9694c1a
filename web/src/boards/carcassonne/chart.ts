// The map as it lies: which segments make a feature, who stands where. No rules: what a feature brings is told by the view.
import type { Choice } from '..'
import type { FeatureAid, StandingFigure, PlacedTile, View } from '../../types/carcassonne'
import { drawing, type Point, type Tile, type Tiles } from './tiles'

/** A tile as it lies. It stays the same while others come, so that nothing of it is drawn anew. */
export interface Piece { number: number; tile: Tile; x: number; y: number; turns: number; place: string }
export interface Part { piece: Piece; segment: number }

export interface Feature {
  id: number
  kind: string
  parts: Part[]
  tiles: number
  pennants: number
  figures: StandingFigure[]
  aid: FeatureAid | null
}

/** What a choice is about: a place and how the tile lies there, or a figure and where it stands. */
export interface Facts { at: string; x: number; y: number; turns: number; figure: string; segment: string; feature: string }
/** A place where the tile can lie: by its quarter turns, the option. */
export interface Cell { place: string; x: number; y: number; ways: Map<number, string> }

export function cellsOf(choices: Choice<Facts>[]): Map<string, Cell> {
  const found = new Map<string, Cell>()
  for (const { verb, option, at, x, y, turns } of choices) {
    if (verb !== 'place') continue
    const cell = found.get(at!) ?? { place: at!, x: x!, y: y!, ways: new Map() }
    found.set(cell.place, cell)
    cell.ways.set(turns!, option)
  }
  return found
}

export interface Chart {
  pieces: Piece[]
  at: Map<string, Piece>
  /** By where it lies. */
  lying: (x: number, y: number) => Piece | undefined
  /** By piece * STRIDE + segment. */
  features: Map<number, Feature>
  /** Figures with where they stand, in drawing units. */
  standing: { figure: StandingFigure; x: number; y: number; feature: Feature }[]
}

export const SIDE = 100
const STRIDE = 8
/** More than any map is high. */
const ROW = 1000

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

const known = new WeakMap<Tiles, Piece[]>()

function pieceOf({ tile, place, x, y, turns }: PlacedTile, number: number, tiles: Tiles, before: Piece | undefined): Piece {
  const face = tiles.get(tile)!
  return before?.tile === face && before.place === place && before.turns === turns ? before : { number, tile: face, x, y, turns, place }
}

export function chartOf(view: View, tiles: Tiles): Chart {
  const before = known.get(tiles)
  const pieces = view.map.map((placed, number) => pieceOf(placed, number, tiles, before?.[number]))
  known.set(tiles, pieces)
  const at = new Map(pieces.map((piece) => [piece.place, piece]))
  const features = gathered(pieces, view.map)
  const standing = view.figures.flatMap((figure) => {
    const piece = pieces[figure.tile]
    const segment = piece?.tile.segments.findIndex((one) => one.name === figure.segment) ?? -1
    const feature = piece && features.get(key({ piece, segment }))
    if (!piece || !feature) return []
    feature.figures.push(figure)
    const shift = view.figures.filter((one) => one.tile === figure.tile && one.segment === figure.segment).indexOf(figure)
    const [x, y] = onMap(piece, drawing(piece.tile).spots[segment]!)
    return [{ figure, x: x + shift * 16, y, feature }]
  })
  const aids = new Map(view.aids?.features.map((aid) => [aid.id, aid]))
  for (const feature of features.values()) feature.aid = aids.get(feature.id) ?? null
  const rows = new Map(pieces.map((piece) => [piece.x * ROW + piece.y, piece]))
  return { pieces, at, lying: (x, y) => rows.get(x * ROW + y), features, standing }
}

/** The last tiles of a seat: one, or two of a double turn. */
export interface Last { seat: number; tiles: PlacedTile[] }

export function lastOf(map: View['map']): Last[] {
  const found = new Map<number, Last>()
  map.forEach((tile, at) => {
    const { seat } = tile
    if (seat !== null) found.set(seat, { seat, tiles: map[at - 1]?.seat === seat ? [map[at - 1]!, tile] : [tile] })
  })
  return [...found.values()]
}

/** By part: its feature, as the view numbers them. */
function gathered(pieces: Piece[], map: View['map']): Map<number, Feature> {
  const numbered = new Map<number, Feature>()
  const found = new Map<number, Feature>()
  for (const piece of pieces) {
    piece.tile.segments.forEach(({ kind, marks }, segment) => {
      const part = { piece, segment }
      const id = map[piece.number]!.features[segment]!
      const feature = numbered.get(id) ?? { id, kind, parts: [], tiles: 0, pennants: 0, figures: [], aid: null }
      if (feature.parts.at(-1)?.piece !== piece) feature.tiles++
      feature.parts.push(part)
      feature.pennants += marks.filter((mark) => mark === 'pennant').length
      numbered.set(id, feature)
      found.set(key(part), feature)
    })
  }
  return found
}

export const shapeOf = ({ piece, segment }: Part) => drawing(piece.tile).shapes[segment]!
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
