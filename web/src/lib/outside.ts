// Games that other packages bring to the server: the page names them in its head.
import { GAMES, type Game, type Language } from '../types/games'
import { introduce } from './text.svelte'

interface Called { name: string; about: string; options: Record<string, string> }
type Brought = Omit<Game, 'lessons'> & { words: Record<Language, Called> }

/** Before anything is shown. */
export function meetOutsiders(): void {
  const told = document.querySelector<HTMLMetaElement>('meta[name=artel-games]')?.content ?? '[]'
  for (const { words, ...game } of JSON.parse(told) as Brought[]) {
    GAMES.push({ ...game, lessons: 0 })
    introduce(game.id, (language) => {
      const { name, about, options } = words[language]
      const called = Object.entries(options).map(([option, title]) => [`web-option-${game.id}-${option}`, title])
      return { [`web-game-${game.id}`]: name, [`web-game-${game.id}.about`]: about, ...Object.fromEntries(called) }
    })
  }
}
