// The rules of a game: sections and clauses, in both languages, from the same files as everywhere else.
import { FluentResource } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'
import { LANGUAGES } from '../types/games'
import { bundle, formatted } from './text.svelte'
import { plain } from './find'
import { ask } from './rest'
import type { RulesSaid } from '../types/rest'

export interface Clause { id: string; text: string; ruling: string | null }
export interface Section { id: string; heading: string; clauses: Clause[] }

const files = import.meta.glob('../../../src/artel/games/*/text/rules.*.ftl', { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>
const ours = new Set(Object.keys(files).map((path) => path.split('/').at(-3)))
const loaded = new Map<string, Promise<Section[]>>()

/** In the language chosen now. */
export function rules(game: string, language: Language = settings.language): Promise<Section[]> {
  if (!ours.has(game)) return brought(game, language)
  const [own, english] = [language, LANGUAGES[0]].map((one) => `../../../src/artel/games/${game}/text/rules.${one}.ftl`)
  const path = files[own!] ? own! : english!
  if (!loaded.has(path)) loaded.set(path, files[path]?.().then((source) => sections(language, source)) ?? Promise.resolve([]))
  return loaded.get(path)!
}

/** Those of a game that another package brings, from the server. */
function brought(game: string, language: Language): Promise<Section[]> {
  const path = `/api/games/${game}/rules?language=${language}`
  if (!loaded.has(path)) loaded.set(path, ask<RulesSaid>('GET', path).then((found) => found.sections, () => []))
  return loaded.get(path)!
}

export function sections(language: Language, source: string): Section[] {
  const texts = bundle(language, source)
  const made: Section[] = []
  for (const { id } of new FluentResource(source).body) {
    const text = formatted(texts, id) ?? ''
    if (id.includes('-')) made.at(-1)?.clauses.push({ id: id.replace('-', '.'), text, ruling: formatted(texts, `${id}.ruling`) })
    else made.push({ id, heading: text, clauses: [] })
  }
  return made
}

/** What is left of the rules when only clauses with all these words, or of this number, are shown. */
export function searched(all: Section[], typed: string): Section[] {
  const wanted = plain(typed).split(' ').filter(Boolean)
  if (!wanted.length) return all
  const fits = (clause: Clause, heading: string) => {
    if (clause.id.toLowerCase().startsWith(typed.trim().toLowerCase())) return true
    const text = plain(`${heading} ${clause.text} ${clause.ruling ?? ''}`)
    return wanted.every((word) => text.includes(word))
  }
  return all
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => fits(clause, section.heading)) }))
    .filter((section) => section.clauses.length)
}
