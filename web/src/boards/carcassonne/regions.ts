// The fields of a tile as areas: a grid is laid over it, and what roads and cities leave is flooded from the half-edges.
import { along, heart, outline, path, standing, type Curve, type Point, type Tile } from './tiles'

const SIZE = 40
const CELL = 100 / SIZE
const FREE = -1, TAKEN = -2

export interface Regions {
  /** By segment; empty for what is no field. */
  outlines: string[]
  /** By segment: the point farthest from everything else. */
  middles: Point[]
  trees: Point[]
  houses: Point[]
  /** Blades of grass, and stones of a town's paving. */
  tufts: Point[]
  stones: Point[]
}

export const flat = (curves: Curve[]) => curves.flatMap((curve) => Array.from({ length: 24 }, (_, at) => along(curve, at / 24)))
const centre = (cell: number): Point => [(cell % SIZE + 0.5) * CELL, (Math.floor(cell / SIZE) + 0.5) * CELL]

export function parted(tile: Tile): Regions {
  const walled = towns(tile)
  const cells = ground(tile, walled)
  tile.segments.forEach((segment, at) => {
    if (segment.kind !== 'field') return
    for (const half of segment.halves) flood(cells, nearest(cells, edgePoint(half)), at)
  })
  tile.segments.forEach((segment, at) => {
    if (segment.kind === 'field' && !segment.halves.length) flood(cells, cells.indexOf(FREE), at)
  })
  const depth = depths(cells, tile.segments.some((segment) => segment.kind === 'cloister'))
  const middles = tile.segments.map((_, at) => centre(deepest(cells, depth, at)))
  const within = depths(walled, false)
  return {
    outlines: tile.segments.map((segment, at) => (segment.kind === 'field' ? loops(cells, at) : '')),
    middles,
    trees: scattered(tile, cells, depth, middles, 7, 2, 10),
    tufts: scattered(tile, cells, depth, [], 16, 1, 9),
    stones: scattered(tile, walled, within, [], 14, 1, 9),
    houses: scattered(tile, walled, within, tile.segments.filter((one) => one.kind === 'city').flatMap((city) => [heart(city), standing(city)]), 10, 2, 12.5),
  }
}

const grid = <T>(found: (cell: number) => T): T[] => Array.from({ length: SIZE * SIZE }, (_, cell) => found(cell))

/** By cell, the city that covers it. */
function towns(tile: Tile): number[] {
  const cities = tile.segments.map((one) => (one.kind === 'city' ? flat(outline(tile, one)) : []))
  return grid((cell) => cities.findIndex((city) => inside(city, centre(cell))))
}

/** Cells free of roads and cities. */
function ground(tile: Tile, walled: number[]): number[] {
  const roads = tile.segments.filter((one) => one.kind === 'road').flatMap((road) => {
    const curve = path(tile, road)
    return Array.from({ length: 61 }, (_, at) => along(curve, at / 60))
  })
  return grid((cell) => {
    const [x, y] = centre(cell)
    return walled[cell] !== FREE || roads.some((point) => (point[0] - x) ** 2 + (point[1] - y) ** 2 < 2.3 ** 2) ? TAKEN : FREE
  })
}

export function inside(polygon: Point[], [x, y]: Point): boolean {
  let found = false
  let before = polygon.at(-1)!
  for (const point of polygon) {
    if (before[1] > y !== point[1] > y && x < ((point[0] - before[0]) * (y - before[1])) / (point[1] - before[1]) + before[0]) found = !found
    before = point
  }
  return found
}

/** The middle of a half-edge. */
function edgePoint(half: number): Point {
  const far = half % 2 ? 75 : 25
  return ([[far, 1], [99, far], [100 - far, 99], [1, 100 - far]] as Point[])[half >> 1]!
}

function nearest(cells: number[], [x, y]: Point): number {
  let best = -1, least = 12
  cells.forEach((owner, cell) => {
    const [cx, cy] = centre(cell)
    const far = Math.hypot(cx - x, cy - y)
    if (owner !== TAKEN && far < least) (best = cell), (least = far)
  })
  return best
}

const beside = (cell: number) => [cell % SIZE ? cell - 1 : -1, (cell + 1) % SIZE ? cell + 1 : -1, cell - SIZE, cell + SIZE]

function flood(cells: number[], from: number, owner: number): void {
  const todo = [from]
  for (let cell = todo.pop(); cell !== undefined; cell = todo.pop()) {
    if (cells[cell] !== FREE) continue
    cells[cell] = owner
    todo.push(...beside(cell))
  }
}

/** How many steps each cell is from what is not its own. */
function depths(cells: number[], cloister: boolean): number[] {
  const built = (cell: number) => cloister && Math.hypot(centre(cell)[0] - 50, centre(cell)[1] - 45) < 22
  let edge = cells.map((_, cell) => cell).filter((cell) => built(cell) || beside(cell).some((other) => cells[other] !== cells[cell]))
  const found = cells.map(() => Infinity)
  for (let depth = 0; edge.length; depth++) {
    edge.forEach((cell) => (found[cell] = Math.min(found[cell]!, depth)))
    edge = [...new Set(edge.flatMap(beside))].filter((cell) => found[cell] === Infinity)
  }
  return found
}

function deepest(cells: number[], depth: number[], owner: number): number {
  return cells.reduce((best, found, cell) => (found === owner && (best < 0 || depth[cell]! > depth[best]!) ? cell : best), -1)
}

/** The outline of all cells of an owner, its corners cut. */
function loops(cells: number[], owner: number): string {
  const next = new Map<number, number[]>()
  const corner = (x: number, y: number) => y * (SIZE + 1) + x
  const edge = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to])
  cells.forEach((found, cell) => {
    if (found !== owner) return
    const x = cell % SIZE, y = Math.floor(cell / SIZE)
    const [west, east, north, south] = beside(cell).map((other) => cells[other] === owner)
    if (!north) edge(corner(x, y), corner(x + 1, y))
    if (!east) edge(corner(x + 1, y), corner(x + 1, y + 1))
    if (!south) edge(corner(x + 1, y + 1), corner(x, y + 1))
    if (!west) edge(corner(x, y + 1), corner(x, y))
  })
  let drawn = ''
  for (const start of next.keys()) {
    const points: number[] = []
    for (let at = next.get(start)?.pop(); at !== undefined; at = next.get(at)?.pop()) points.push(at)
    const bends = points.filter((point, at) => points.at(at - 1)! - point !== point - points[(at + 1) % points.length]!)
    if (bends.length) drawn += `M${bends.map((point) => `${(point % (SIZE + 1)) * CELL} ${Math.floor(point / (SIZE + 1)) * CELL}`).join('L')}Z`
  }
  return drawn
}

/** Points where there is room, always the same for the same tile. */
function scattered(tile: Tile, cells: number[], depth: number[], avoided: Point[], most: number, least: number, far: number): Point[] {
  const found: Point[] = []
  let seed = [...tile.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  for (let tries = 0; tries < 120 && found.length < most; tries++) {
    seed = (seed * 48271) % 2147483647
    const cell = Math.floor((seed / 2147483647) * cells.length)
    const at = centre(cell)
    if (cells[cell]! >= 0 && depth[cell]! >= least && [...found, ...avoided].every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > far)) found.push(at)
  }
  return found
}
