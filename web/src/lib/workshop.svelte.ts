// A data pack on the bench: what may be changed, what was, and what the server says is wrong with it.
import { Doing } from './doing.svelte'
import { rest } from './rest'
import { settings } from './settings.svelte'
import { say } from './text.svelte'
import type { Change, Checked, FieldSaid, PackSection, PackShown, Workshop } from '../types/rest'

export type Value = unknown
export type Row = Record<string, Value>
export type Content = Record<string, Row | Row[]>
const PAUSE = 300

export const rowsOf = (section: Row | Row[] | undefined): Row[] => (Array.isArray(section) ? section : section ? [section] : [])

/** What a row is called in changes: the fields that tell rows apart. */
export const nameOf = (section: PackSection, row: Row): string => section.naming.map((field) => String(row[field] ?? '')).join(' ')

export function sectionOf(about: Workshop, name: string): PackSection | undefined {
  return about.sections.find((one) => one.name === name)
}

/** A value as people read it. */
export function shown(field: FieldSaid | undefined, value: Value): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return say(value ? 'web-workshop-yes' : 'web-workshop-no')
  if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ') || '–'
  if (typeof value === 'object') return Object.entries(value).map(([name, many]) => `${many} × ${shown(field, name)}`).join(', ') || '–'
  return field?.choices.find((one) => one.value === value)?.label ?? String(value).replace(/^-/, '−')
}

export interface Told { title: string; field: string; before: string; after: string }

/** A change in words. */
export function told(about: Workshop, change: Change): Told {
  const section = sectionOf(about, change.section)
  const row = section?.rows.find((one) => one.name === change.row)
  const fields = section?.shapes[row?.shape ?? section.other] ?? []
  const field = fields.find((one) => one.name === change.field)
  const title = [section?.label, row && !section?.single ? row.title : change.row].filter(Boolean).join(' · ')
  if (!change.field) return { title, field: say(change.after === null ? 'web-workshop-gone' : 'web-workshop-new'), before: '', after: '' }
  return { title, field: field?.label ?? change.field, before: shown(field, change.before), after: shown(field, change.after) }
}

export class Bench {
  about = $state.raw<Workshop | null>(null)
  content = $state.raw<Content>({})
  checked = $state.raw<Checked | null>(null)
  /** What is wrong with a file that could not be put on the bench. */
  refused = $state('')
  readonly doing = new Doing()
  private past = $state.raw<Content[]>([])
  private future = $state.raw<Content[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly game: string) {}

  get undoable(): boolean { return this.past.length > 0 }
  get redoable(): boolean { return this.future.length > 0 }
  get changes(): Change[] { return this.checked?.changes ?? [] }
  get sound(): boolean { return this.checked !== null && !this.checked.problems.length }

  /** The standard pack, or one that was stored. */
  load = (digest: string) => this.doing.does(async () => {
    this.about = await rest.workshop(this.game)
    if (Object.keys(this.content).length) return this.check()
    const stored: PackShown | null = digest && digest !== this.about.digest ? await rest.pack(digest) : null
    this.content = (stored?.content ?? this.about.content) as Content
    await this.check()
  })

  /** Once the typing pauses. */
  private soon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.doing.does(this.check), PAUSE)
  }

  check = async (): Promise<void> => {
    const asked = this.content
    const found = await rest.checkPack(this.game, { content: asked, language: settings.language })
    if (asked === this.content) this.checked = found
  }

  private put(content: Content): void {
    this.past = [...this.past, this.content]
    this.future = []
    this.content = content
    this.refused = ''
    this.soon()
  }

  undo = (): void => {
    const before = this.past.at(-1)
    if (!before) return
    this.future = [this.content, ...this.future]
    this.past = this.past.slice(0, -1)
    this.content = before
    this.soon()
  }

  redo = (): void => {
    const [after, ...rest] = this.future
    if (!after) return
    this.past = [...this.past, this.content]
    this.future = rest
    this.content = after
    this.soon()
  }

  /** Undefined takes the field away. What somebody changes is their own, until they say otherwise. */
  set(section: string, at: number, field: string, value: Value): void {
    const content = { ...this.content }
    const rows = [...rowsOf(content[section])]
    const { [field]: before, ...others } = rows[at]!
    const row: Row = value === undefined ? others : { ...rows[at]!, [field]: value }
    if (before === value) return
    if (section !== 'pack' && field !== 'provenance' && row.provenance === this.standard(section, rows[at]!)?.provenance) row.provenance = 'own'
    rows[at] = row
    content[section] = Array.isArray(content[section]) ? rows : row
    if (section !== 'pack') this.named(content)
    this.put(content)
  }

  add(section: string, at: number, id: string): void {
    const rows = [...rowsOf(this.content[section])]
    const copy: Row = { ...rows[at]!, provenance: 'own' }
    if ('id' in copy) copy.id = id
    rows.splice(at + 1, 0, copy)
    this.put(this.named({ ...this.content, [section]: rows }))
  }

  remove(section: string, at: number): void {
    this.put(this.named({ ...this.content, [section]: rowsOf(this.content[section]).filter((_, other) => other !== at) }))
  }

  /** A pack that is not the standard one has a name of its own. */
  private named(content: Content): Content {
    const [head, standard] = [content.pack as Row, this.about?.content.pack as Row]
    if (head.name === standard.name) content.pack = { ...head, name: say('web-workshop-mine'), about: say('web-workshop-mine-about') }
    return content
  }

  standard(section: string, row: Row): Row | undefined {
    const found = this.about && sectionOf(this.about, section)
    if (!found) return undefined
    return rowsOf((this.about!.content as Content)[section]).find((one) => nameOf(found, one) === nameOf(found, row))
  }

  fields(section: PackSection, row: Row): FieldSaid[] {
    const known = section.rows.find((one) => one.name === nameOf(section, row))
    return section.shapes[known?.shape ?? section.other]!
  }

  title(section: PackSection, row: Row): string {
    const own = row[`name_${settings.language}`]
    return (typeof own === 'string' && own) || section.rows.find((one) => one.name === nameOf(section, row))?.title || nameOf(section, row)
  }

  wrong(section: string, at: number, field: string): string {
    return this.checked?.problems.filter((one) => one.section === section && one.row === at && one.field === field).map((one) => one.message).join(' ') ?? ''
  }

  changed(section: PackSection, row: Row): boolean {
    return this.changes.some((one) => one.section === section.name && one.row === (section.single ? '' : nameOf(section, row)))
  }

  back = (): void => this.about ? this.put(this.about.content as Content) : undefined

  /** A file that somebody saved. One that is no pack at all leaves the bench as it is. */
  read = (file: File) => this.doing.does(async () => {
    const found = await rest.checkPack(this.game, { file: await file.text(), language: settings.language })
    if (Object.keys(found.content).length) {
      this.put(found.content as Content)
      this.checked = found
    } else this.refused = found.problems.map(({ message }) => message).join(' ')
  })

  /** Kept by the server under its digest. */
  store = async (): Promise<string> => (await rest.storePack(this.game, this.content)).digest
}
