// The packs that come with a game, as people call them; whoever makes another says its name and what it is about.
import { knows, say } from './text.svelte'
import type { PackSaid } from '../types/rest'

export const packName = (name: string): string => (knows(`web-pack-${name}`) ? say(`web-pack-${name}`) : name)

export function packAbout(pack: PackSaid): string {
  const key = `web-pack-${pack.name}-${pack.game}`
  return pack.hosted && knows(key) ? say(key) : pack.about
}
