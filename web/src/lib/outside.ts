// Games that other packages bring to the server: the page names them in its head.
import { GAMES, LANGUAGES, type Game, type Language } from '../types/games'
import { introduce } from './text.svelte'

interface Called { name: string; about: string; options: Record<string, string> }
type Brought = Omit<Game, 'lessons'> & { words: Record<Language, Called> }

/** Before anything is shown. */
export function meetOutsiders(): void {
  const told = document.querySelector<HTMLMetaElement>('meta[name=artel-games]')?.content ?? '[]'
  for (const { words, ...game } of JSON.parse(told) as Brought[]) {
    const titles = (option: string) => Object.fromEntries(LANGUAGES.map((language) => [language, words[language].options[option] ?? option]))
    GAMES.push({ ...game, options: game.options.map((option) => ({ ...option, titles: titles(option.name) })), lessons: 0 })
    introduce(game.id, (language) => ({ [`web-game-${game.id}`]: words[language].name, [`web-game-${game.id}.about`]: words[language].about }))
  }
}
