// Everything people read comes from Fluent files: web.*.ftl and the names of bots at once, a game's own when it is asked for.
// What a language does not have yet is said in English.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES } from '../types/games'
import { settings, type Language } from './settings.svelte'

export type Args = Record<string, FluentVariable>
type Bundles = Record<Language, FluentBundle>

export function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source))
  return made
}

export function formatted(found: FluentBundle, key: string, args?: Args): string | null {
  const [id = '', attribute] = key.split('.')
  const message = found.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? found.formatPattern(pattern, args, []) : null
}

const LOCALE = '../../../src/artel/text/locale'
const ENGLISH = LANGUAGES[0]
const common = import.meta.glob(['../../../src/artel/text/locale/web.*.ftl', '../../../src/artel/text/locale/bots.*.ftl', '!../../../src/artel/text/locale/web.*.*.ftl'], {
  query: '?raw', import: 'default', eager: true,
}) as Record<string, string>

/** In each language: its own words first, then those of English, where they are others. */
function inAll<T>(made: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, made(language)])) as Record<Language, T>
}

function orEnglish(language: Language): Language[] {
  return language === ENGLISH ? [language] : [language, ENGLISH]
}

const web: Bundles = inAll((language) => {
  const files = orEnglish(language).flatMap((one) => [common[`${LOCALE}/web.${one}.ftl`], common[`${LOCALE}/bots.${one}.ftl`]])
  return bundle(language, ...files.filter((file) => file !== undefined))
})

/** What the server has said of games that other packages bring, by language and key. */
const told: Record<Language, Record<string, string>> = inAll(() => ({}))
const outsiders = new Set<string>()

export function introduce(game: string, said: (language: Language) => Record<string, string>): void {
  outsiders.add(game)
  for (const language of LANGUAGES) Object.assign(told[language], said(language))
}

export function knows(key: string): boolean {
  return formatted(web[settings.language], key) !== null
}

/** A message of web.*.ftl in the language chosen now. */
export function say(key: string, args?: Args): string {
  return formatted(web[settings.language], key, args) ?? told[settings.language][key] ?? key
}

/** What a language calls itself. */
export function ownName(language: Language): string {
  const name = formatted(web[language], 'web-own-language') ?? language
  return name[0]!.toUpperCase() + name.slice(1)
}

/** A card of a data pack: what that calls it, by language, and the card whose property it has. */
interface Own { id: string; titles: { [language: string]: string }; art: string }

/** The words of one game: cards, properties, and what its board says (web.<game>.*.ftl). */
export class GameText {
  constructor(private readonly bundles: Bundles, private readonly own: readonly Own[] = []) {}

  /** The same with the names that a data pack has for its cards. */
  with(own: readonly Own[]): GameText {
    return new GameText(this.bundles, own)
  }

  say(key: string, args?: Args): string {
    return formatted(this.bundles[settings.language], key, args) ?? key
  }

  has(key: string): boolean {
    return formatted(this.bundles[settings.language], key) !== null
  }

  /** What something is called: name('card', 'tavern'). */
  name(kind: string, id: string): string {
    return formatted(this.bundles[settings.language], `${kind}-${id}`) ?? id.replaceAll('_', ' ')
  }

  card(id: string): string {
    return this.own.find((one) => one.id === id)?.titles[settings.language] ?? this.name('card', id)
  }

  /** What the points of an item are for: `item-cat`, or else a card and its place. */
  item(item: { what: string; where: string }): string {
    return formatted(this.bundles[settings.language], `item-${item.what}`, { where: item.where }) ?? `${this.card(item.what)} ${item.where}`
  }

  /** What items of one kind are called together. */
  kind(what: string): string {
    const found = this.bundles[settings.language]
    return formatted(found, `item-${what}.kind`) ?? formatted(found, `item-${what}`) ?? this.card(what)
  }

  property(id: string): string {
    const whose = this.own.find((one) => one.id === id)?.art ?? id
    return formatted(this.bundles[settings.language], `card-${whose}.property`) ?? ''
  }
}

type Raw = Record<string, () => Promise<string>>
const ofGames = import.meta.glob(['../../../src/artel/games/*/text/*.ftl', '!../../../src/artel/games/*/text/rules.*.ftl'], {
  query: '?raw', import: 'default',
}) as Raw
const ofBoards = import.meta.glob('../../../src/artel/text/locale/web.*.*.ftl', { query: '?raw', import: 'default' }) as Raw
const loaded = new Map<string, Promise<GameText>>()

/** All languages, so that they can be switched at any time. */
export function gameText(game: string): Promise<GameText> {
  if (!loaded.has(game)) loaded.set(game, load(game))
  return loaded.get(game)!
}

async function load(game: string): Promise<GameText> {
  const made = async (language: Language) => {
    if (outsiders.has(game)) return bundle(language, await (await fetch(`/api/games/${game}/words/${language}`)).text())
    const files = orEnglish(language).flatMap((one) => [
      ofGames[`../../../src/artel/games/${game}/text/${one}.ftl`],
      ofBoards[`${LOCALE}/web.${game}.${one}.ftl`],
    ])
    return bundle(language, ...(await Promise.all(files.filter((file) => file !== undefined).map((file) => file()))))
  }
  const all = await Promise.all(LANGUAGES.map(made))
  return new GameText(inAll((language) => all[LANGUAGES.indexOf(language)]!))
}
