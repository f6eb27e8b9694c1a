// What somebody looks like here: a house that is drawn of the name, the same everywhere.
export interface House {
  sky: number
  wall: number
  roof: number
  shape: number
  windows: number
  door: number
}

/** FNV-1a. */
function hash(text: string): number {
  let found = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) found = Math.imul(found ^ byte, 0x01000193) >>> 0
  return found
}

/** How many there are of each. */
const MANY: [keyof House, number][] = [['sky', 6], ['wall', 5], ['roof', 6], ['shape', 5], ['windows', 5], ['door', 3]]

export function house(name: string): House {
  let left = hash(name.trim().toLowerCase())
  return Object.fromEntries(MANY.map(([part, many]) => {
    const one = left % many
    left = Math.floor(left / many)
    return [part, one]
  })) as unknown as House
}
