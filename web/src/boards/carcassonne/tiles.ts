// The tiles of the data pack in play, drawn as src/artel/games/carcassonne/art.py draws them. A tile is a square of side 100;
// sides count north, east, south, west; half-edges clockwise from the western half of the north edge.
import type { Inventory, TileFace, TileSegment } from '../../types/carcassonne'
import { flat, inside, parted, type Regions } from './regions'

type Kind = 'city' | 'road' | 'field' | 'cloister'
export type Point = readonly [number, number]
/** From start to end, drawn towards `bend`. */
export interface Curve { start: Point; bend: Point; end: Point }

/** A tile with the drawings of what its parts may show. */
export type Tile = TileFace & { signs: Record<string, string> }
export type Segment = TileSegment
export type Tiles = Map<string, Tile>

export function tilesOf(box: Inventory): Tiles {
  return new Map(box.tiles.map((tile) => [tile.id, { ...tile, signs: box.marks }]))
}

const MIDDLES: Point[] = [[50, 0], [100, 50], [50, 100], [0, 50]]
const CORNERS: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]]
const CENTRE: Point = [50, 50]
const HOUSE = 7

function fieldOf(tile: Tile, half: number): number {
  return tile.segments.findIndex((segment) => segment.halves.includes((half + 16) % 8))
}

// -- geometry -----------------------------------------------------------------------------------------------

export function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]
}

export function along({ start, bend, end }: Curve, share: number): Point {
  return between(between(start, bend, share), between(bend, end, share), share)
}

const line = (one: Point, other: Point): Curve => ({ start: one, bend: between(one, other, 0.5), end: other })
const inward = (side: number, depth: number): Point => between(MIDDLES[side]!, CENTRE, depth / 50)
const parts = (tile: Tile, kind: Kind) => tile.segments.filter((segment) => segment.kind === kind)

/** Around a city, clockwise: along its sides of the tile, and along its walls. */
export function outline(tile: Tile, city: Segment): Curve[] {
  const reached = new Set([...city.sides.flatMap((side) => [side, (side + 1) % 4]), ...splitCorners(tile, city)])
  const corners = [...reached].sort()
  const crowded = parts(tile, 'city').length > 1
  if (corners.length === 4 && city.sides.length === 4) return corners.map((corner) => line(CORNERS[corner]!, CORNERS[(corner + 1) % 4]!))
  return corners.map((corner, at) => {
    const following = corners[(at + 1) % corners.length]!
    const start = CORNERS[corner]!, end = CORNERS[following]!
    switch ((following - corner + 4) % 4) {
      case 1: return city.sides.includes(corner) ? line(start, end) : { start, bend: inward(corner, tile.edges[corner] === 'c' ? 62 : 38), end }
      case 2: return { start, bend: between(CENTRE, CORNERS[(corner + 1) % 4]!, crowded ? -0.4 : 0.24), end }
      default: return { start, bend: inward(following, crowded ? 34 : 44), end }
    }
  })
}

/** The corners of the tile that a city reaches between two fields. */
function splitCorners(tile: Tile, city: Segment): number[] {
  return [0, 1, 2, 3].filter((corner) => {
    const before = fieldOf(tile, 2 * corner - 1), after = fieldOf(tile, 2 * corner)
    return before >= 0 && after >= 0 && before !== after && [before, after].every((field) => tile.segments[field]!.cities.includes(tile.segments.indexOf(city)))
  })
}

const isWall = ({ start, bend, end }: Curve) => !([0, 1] as const).some((axis) => start[axis] === end[axis] && end[axis] === bend[axis])

/** A point well inside a city. */
export function heart(city: Segment): Point {
  if (city.sides.length === 1) return inward(city.sides[0]!, 11)
  const sum = city.sides.reduce((found, side) => [found[0] + MIDDLES[side]![0], found[1] + MIDDLES[side]![1]] as Point, [0, 0] as Point)
  return [sum[0] / city.sides.length, sum[1] / city.sides.length]
}

/** In the middle of a city; beside a road. */
function markSpot(tile: Tile, segment: Segment): Point {
  return segment.kind === 'city' ? heart(segment) : between(path(tile, segment).bend, MIDDLES[segment.sides[0]!]!, 0.4)
}

/** Right through the tile, or to where the road ends: a gate, a cloister, a house or a crossing. */
export function path(tile: Tile, road: Segment): Curve {
  const [one = 0, other] = road.sides
  const start = MIDDLES[one]!
  if (other !== undefined) {
    const corner = CORNERS[Math.abs(one - other) === 1 ? Math.max(one, other) : 0]!
    return { start, bend: Math.abs(one - other) === 2 ? CENTRE : between(CENTRE, corner, 0.2), end: MIDDLES[other]! }
  }
  const city = gate(tile, road)
  return city ? { start, bend: CENTRE, end: heart(city) } : line(start, house(tile) === road ? inward(one, 37) : CENTRE)
}

/** The city whose gate a road leads to. */
function gate(tile: Tile, road: Segment): Segment | null {
  const cities = parts(tile, 'city')
  if (!cities.length || parts(tile, 'cloister').length || house(tile) === road) return null
  const largest = cities.reduce((best, city) => (city.sides.length > best.sides.length ? city : best))
  const side = largest.sides[0]!
  return largest.sides.length > 1 || fieldOf(tile, 2 * side - 1) !== fieldOf(tile, 2 * side + 2) ? largest : null
}

/** The road that ends at a house: the one of two that does not face the gate. */
function house(tile: Tile): Segment | null {
  const ends = parts(tile, 'road').filter((road) => road.sides.length === 1)
  const [city, more] = parts(tile, 'city')
  if (ends.length !== 2 || !city || more || city.sides.length !== 1) return null
  return ends.find((road) => (road.sides[0]! - city.sides[0]! + 4) % 4 !== 2) ?? null
}

// -- what of a tile is drawn and pointed at; worked out once for each type ------------------------------------------

export interface Drawing {
  /** Everything but the grass, as SVG. */
  art: string
  /** By segment: its outline (a road: its middle line). */
  shapes: string[]
  /** By segment: where a figure stands. */
  spots: Point[]
}

const drawings = new WeakMap<Tile, Drawing>()

export function drawing(tile: Tile): Drawing {
  if (!drawings.has(tile)) drawings.set(tile, drawn(tile))
  return drawings.get(tile)!
}

/** Draws all of them before they are wanted, one at a time, so that nobody waits for it; what stops that. */
export function drawAhead(tiles: Tiles): () => void {
  const left = [...tiles.values()]
  let asked = 0
  const next = () => {
    const tile = left.pop()
    if (!tile) return
    drawing(tile)
    asked = window.setTimeout(next, 20)
  }
  asked = window.setTimeout(next, 500)
  return () => clearTimeout(asked)
}

function drawn(tile: Tile): Drawing {
  const regions = parted(tile)
  const shapes = tile.segments.map((segment, at) => {
    if (segment.kind === 'city') return `${trace(outline(tile, segment))}Z`
    if (segment.kind === 'road') return trace([outside(tile, path(tile, segment))])
    return segment.kind === 'field' ? regions.outlines[at]! : 'M33 62V40L50 20L67 40V62Z'
  })
  return { art: art(tile, regions), shapes, spots: tile.segments.map((segment, at) => spot(tile, segment, regions.middles[at]!)) }
}

/** As much of a road as lies before the walls of its tile. */
function outside(tile: Tile, curve: Curve): Curve {
  const cities = parts(tile, 'city').map((city) => flat(outline(tile, city)))
  const shares = Array.from({ length: 41 }, (_, at) => at / 40)
  const share = shares.find((one) => cities.some((city) => inside(city, along(curve, one)))) ?? 1
  return { start: curve.start, bend: between(curve.start, curve.bend, share), end: along(curve, share) }
}

function spot(tile: Tile, segment: Segment, middle: Point): Point {
  if (segment.kind === 'cloister') return [50, 46]
  if (segment.kind === 'field') return middle
  if (segment.kind === 'road') return parts(tile, 'road').length === 1 && segment.sides.length === 2 ? along(path(tile, segment), 0.5) : inward(segment.sides[0]!, 15)
  return standing(segment)
}

/** Where a figure stands in a city: beside its sign. */
export function standing(city: Segment): Point {
  if (city.sides.length === 1) return inward(city.sides[0]!, 12)
  return city.marks.length ? between(heart(city), MIDDLES[city.sides[0]!]!, 0.5) : heart(city)
}

const n = (value: number) => String(Math.round(value * 100) / 100)

function trace(curves: Curve[]): string {
  let at: Point | null = null
  return curves.map(({ start, bend, end }) => {
    const move = at && start[0] === at[0] && start[1] === at[1] ? '' : `M${n(start[0])} ${n(start[1])}`
    at = end
    return `${move}Q${n(bend[0])} ${n(bend[1])} ${n(end[0])} ${n(end[1])}`
  }).join('')
}

function art(tile: Tile, regions: Regions): string {
  const found = [`<path class="tuft" d="${regions.tufts.map(([x, y]) => `M${n(x - 1.6)} ${n(y - 1.4)}L${n(x - 0.6)} ${n(y + 1)}L${n(x)} ${n(y - 2)}L${n(x + 0.7)} ${n(y + 1)}L${n(x + 1.8)} ${n(y - 1.2)}`).join('')}"/>`, drawTrees(regions.trees)]
  const roads = parts(tile, 'road')
  for (const road of roads) {
    const shape = trace([path(tile, road)])
    found.push(`<path class="kerb" d="${shape}"/><path class="road" d="${shape}"/>`)
    if (roads.length === 2 && road.sides.join() === '1,3') found.push('<path class="parapet" d="M34 40.5L38 44.5H62L66 40.5M34 59.5L38 55.5H62L66 59.5"/>')
  }
  const cloister = parts(tile, 'cloister').length > 0
  if (roads.length > 2 && !cloister) found.push(`<circle class="village" cx="50" cy="50" r="${HOUSE}"/>`)
  const ending = house(tile)
  if (ending) found.push(drawHouses([inward(ending.sides[0]!, 38)], HOUSE))
  const cities = parts(tile, 'city')
  for (const city of cities) {
    const curves = outline(tile, city)
    const walls = trace(curves.filter(isWall))
    found.push(`<path class="city" d="${trace(curves)}Z"/>`)
    if (walls) found.push(`<path class="wall" d="${walls}"/><path class="battlement" d="${walls}"/>`)
  }
  found.push(`<path class="paving" d="${regions.stones.map(([x, y]) => `M${n(x - 1.6)} ${n(y)}h3.2M${n(x + 1)} ${n(y + 1.6)}h2.4`).join('')}"/>`, drawHouses(regions.houses, 4.2))
  for (const segment of tile.segments) for (const name of segment.marks) found.push(mark(tile.signs[name], markSpot(tile, segment)))
  if (cloister) found.push(`${drawHouses([[50, 52]], 12)}<path class="house" d="M46 58V36H54V58Z"/><path class="roof" d="M44 36L50 27L56 36Z"/><path class="parapet" d="M50 19V27M47 22H53"/>`)
  return found.join('')
}

const disc = (x: number, y: number, r: number) => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Everything of one kind in one outline: a map of a hundred tiles is painted quickly. */
function drawTrees(trees: Point[]): string {
  const crowns = trees.map(([x, y]) => disc(x - 2, y, 2.9) + disc(x + 2, y + 0.2, 2.7) + disc(x, y - 2.3, 3))
  return `<path class="shade" d="${trees.map(([x, y]) => disc(x + 1.4, y + 2.6, 3.6)).join('')}"/><path class="tree" d="${crowns.join('')}"/><path class="leaf" d="${trees.map(([x, y]) => disc(x - 0.9, y - 2.6, 1.7)).join('')}"/>`
}

function drawHouses(houses: Point[], size: number): string {
  const walls = houses.map(([x, y]) => `M${n(x - size)} ${n(y - 1)}h${2 * size}v${size + 1}h${-2 * size}Z`)
  const roofs = houses.map(([x, y]) => `M${n(x - size - 1.2)} ${n(y - 0.6)}l${n(size * 0.55)} ${-size}h${n(2 * size + 2.4 - size * 1.1)}l${n(size * 0.55)} ${size}Z`)
  const tiles = houses.map(([x, y]) => `M${n(x - size * 0.9)} ${n(y - size * 0.45)}h${n(size * 1.8)}`)
  const doors = houses.map(([x, y]) => `M${n(x - size * 0.2)} ${n(y + size)}v${n(-size * 0.6)}h${n(size * 0.4)}v${n(size * 0.6)}Z`)
  const shades = houses.map(([x, y]) => `M${n(x + size)} ${n(y - 1)}l2 1.6v${n(size - 0.6)}h-2Z`)
  return `<path class="shade" d="${shades.join('')}"/><path class="house" d="${walls.join('')}"/><path class="door" d="${doors.join('')}"/><path class="roof" d="${roofs.join('')}"/><path class="ridge" d="${tiles.join('')}"/>`
}

/** What a part shows, drawn as the box says. */
function mark(svg: string | undefined, [x, y]: Point): string {
  return `<g transform="translate(${n(x)} ${n(y)})">${svg ?? ''}</g>`
}
