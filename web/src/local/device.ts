// The tables of this device: answers requests and messages as a server does, with Python in two workers: one keeps the
// tables, in the other bots think. A step is stored before anybody is told of it.
import { base } from '$lib/base'
import { bringPython, cacheName } from '$lib/installed'
import { moving, settings } from '$lib/settings.svelte'
import { say } from '$lib/text.svelte'
import { build, partsAt } from '$lib/home.svelte'
import * as reviews from './reviews'
import * as store from './store'
import { Python, Refusal, type Parts } from './python'
import type { Kept } from './store'
import type { MyTable, NewTable, Person, ReviewPage } from '../types/rest'
import type { Asked, ClientMessage, ServerMessage, TableShown } from '../types/wire'

interface Thinks { seat: number; bot: string; asked: Asked }
interface Heard { steps: unknown[]; row: unknown; told: ServerMessage[]; thinks: Thinks[]; waits: number[] }
interface Made { row: unknown; table: TableShown; steps: unknown[] }
/** A table for this device: people sit here under these names. */
export interface LocalOpening { names?: string[] }

/** Milliseconds that a bot takes at least, so that its moves can be followed. */
const pause = () => (moving() ? 600 : 100)
let tablesAt: Promise<Python> | null = null
let botsAt: Promise<Python> | null = null
let brought: Promise<void> | null = null
const FEW = navigator.hardwareConcurrency <= 2
let parts: Promise<Parts> | null = null

async function fetched(): Promise<Parts> {
  const answer = await fetch(partsAt)
  if (!answer.ok) throw new Error(`${partsAt}: ${answer.status}`)
  return (await answer.json()) as Parts
}

async function python(told: boolean): Promise<Python> {
  parts ??= fetched().catch((error: unknown) => {
    parts = null
    throw error
  })
  const at = new URL('.', new URL(partsAt, location.href)).href
  const made = new Python(await parts, at, 'serviceWorker' in navigator ? cacheName : null, told)
  await made.ready
  return made
}

function keeping(): Promise<Python> {
  tablesAt ??= python(true).catch((error: unknown) => {
    tablesAt = null // tried again when it is wanted again
    throw error
  })
  return tablesAt
}

function thinking(): Promise<Python> {
  const ready = FEW ? keeping() : Promise.resolve()
  botsAt ??= ready.then(() => python(false)).catch((error: unknown) => {
    botsAt = null
    throw error
  })
  return botsAt
}

/** Somebody is about to open a table of this game: Python comes while it is chosen how to play. */
export async function expectTable(game: string): Promise<void> {
  await call('warm', game)
  expectBots(true)
}

/** Bots come before they are asked; on few cores not before somebody has `seen` a table, or chooses one while nothing else
 * is to be done: the first look waits for nobody else. */
function expectBots(seen: boolean): void {
  if (!seen && FEW) return
  // A game goes on with what it began with, also when the host has something newer.
  brought ??= thinking().then(bringPython).catch(() => {
    brought = null
  })
}

async function call<T>(name: string, ...args: string[]): Promise<T> {
  return (await keeping()).call<T>(settings.language, name, ...args)
}

async function think<T>(name: string, ...args: string[]): Promise<T> {
  return (await thinking()).call<T>(settings.language, name, ...args)
}

// -- tables being played ---------------------------------------------------------------------------------

class LocalTable {
  readonly sockets = new Set<LocalSocket>()
  private readonly thinking = new Set<number>()
  private inbox: Promise<unknown> = Promise.resolve()

  private constructor(private kept: Kept) {}

  static async load(id: string): Promise<LocalTable> {
    const kept = await store.table(id)
    if (!kept) throw new Refusal({ key: 'error-no-such-table', message: say('web-local-none'), clause: '', open: [], status: 404 })
    await call('load', JSON.stringify(kept.row), JSON.stringify(await store.steps(id)))
    expectBots(false)
    return new LocalTable(kept)
  }

  /** One thing after the other. */
  does<T>(task: () => Promise<T>): Promise<T> {
    const done = this.inbox.then(task)
    this.inbox = done.catch(() => undefined)
    return done
  }

  hear(socket: LocalSocket, message: string): Promise<void> {
    return this.does(async () => {
      await this.take(await call<Heard>('hear', this.kept.id, String(this.kept.eyes), message), [socket])
      expectBots(true)
    })
  }

  sit(seat: number): Promise<void> {
    return this.does(() => this.write({ eyes: seat }, []))
  }

  /** Stores what came of it, then tells it: what answers a message goes to who sent it, steps to all pages. */
  private async take(heard: Heard, to: LocalSocket[]): Promise<void> {
    const { id } = this.kept
    if (heard.steps.length || heard.row) {
      const said = heard.told.find((one) => one.type === 'over') ? 'over' : this.kept.table.status
      const table = { ...this.kept.table, status: said }
      try {
        await this.write({ row: heard.row ?? this.kept.row, table, waiting: heard.waits.length > 0 }, heard.steps)
      } catch {
        // Another page of this device was quicker: everything anew from what is stored.
        live.delete(id)
        await call('forget', id)
        for (const socket of [...this.sockets]) socket.lose()
        return
      }
    }
    for (const message of heard.told) {
      const answers = message.type === 'welcome' || message.type === 'ack' || message.type === 'refused'
      for (const socket of answers ? to : this.sockets) socket.tell(message)
    }
    for (const thought of heard.thinks) void this.ask(thought)
  }

  private async write(change: Partial<Kept>, steps: unknown[]): Promise<void> {
    const kept = { ...this.kept, ...change, changed: Date.now() }
    await store.keep(kept, steps)
    this.kept = kept
  }

  private async ask(thought: Thinks): Promise<void> {
    if (this.thinking.has(thought.seat)) return
    this.thinking.add(thought.seat)
    const begun = performance.now()
    try {
      const { id } = this.kept
      const option = await think<string>('choose', JSON.stringify(this.kept.row), JSON.stringify(await store.steps(id)), JSON.stringify(thought))
      await new Promise((done) => setTimeout(done, Math.max(0, pause() - (performance.now() - begun))))
      this.thinking.delete(thought.seat)
      if (live.get(id)) await this.does(async () => this.take(await call<Heard>('bot_chose', id, String(this.kept.eyes), JSON.stringify(thought), option), []))
    } finally {
      this.thinking.delete(thought.seat)
    }
  }
}

const live = new Map<string, Promise<LocalTable>>()

function tableOf(id: string): Promise<LocalTable> {
  if (!live.has(id)) live.set(id, LocalTable.load(id))
  const found = live.get(id)!
  found.catch(() => live.delete(id))
  return found
}

/** What a client takes for the WebSocket of a table. */
export class LocalSocket {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  private table: LocalTable | null = null
  /** Every message comes by itself, as from a server: the page can show something in between. */
  private readonly line = new MessageChannel()

  constructor(id: string) {
    this.line.port1.onmessage = ({ data }: MessageEvent<string>) => this.onmessage?.({ data })
    tableOf(id).then((table) => {
      if (this.readyState === 3) return
      this.table = table
      table.sockets.add(this)
      this.readyState = 1
      this.onopen?.()
    }, (error: unknown) => {
      if (this.readyState === 3) return
      if (error instanceof Refusal) this.tell({ type: 'refused', id: null, ...error.problem })
      else this.lose()
    })
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage
    if (message.type === 'ping') return this.tell({ type: 'pong', id: message.id })
    this.table?.hear(this, text).catch((error: unknown) => {
      console.error(error)
      this.lose()
    })
  }

  tell(message: ServerMessage): void {
    if (this.readyState !== 3) this.line.port2.postMessage(JSON.stringify(message))
  }

  lose(): void {
    if (this.readyState === 3) return
    this.close()
    this.onclose?.({ code: 1012 })
  }

  close(): void {
    this.readyState = 3
    this.line.port1.close()
    this.table?.sockets.delete(this)
  }
}

/** Somebody else looks at the table from here on. */
export async function sit(id: string, seat: number): Promise<void> {
  await (await tableOf(id)).sit(seat)
}

// -- requests ----------------------------------------------------------------------------------------------

const bytes = (many: number) => crypto.getRandomValues(new Uint8Array(many))
const newId = () => `local-${build}-${[...bytes(6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
const secret = () => btoa(String.fromCharCode(...bytes(32)))
const ME: Person = { id: 'here-1', kind: 'guest', name: '', language: 'en' }

async function kept(id: string): Promise<[Kept, string, string]> {
  const found = await store.table(id)
  if (!found) throw new Refusal({ key: 'error-no-such-table', message: say('web-local-none'), clause: '', open: [], status: 404 })
  return [found, JSON.stringify(found.row), JSON.stringify(await store.steps(id))]
}

async function write(made: Made, more: Partial<Kept> = {}): Promise<TableShown> {
  const people = made.table.seats.filter(({ person }) => person).map(({ seat }) => seat)
  await store.keep({ id: made.table.id, row: made.row, table: made.table, eyes: people[0] ?? -1, waiting: people.length > 0, changed: Date.now(), at: base, ...more }, made.steps)
  void navigator.storage?.persist?.()
  return made.table
}

async function mine(): Promise<MyTable[]> {
  const found = await store.tables()
  return found.filter(({ table }) => table.status === 'running').map(({ table, eyes, waiting }) => ({ table, seat: eyes < 0 ? null : eyes, waiting }))
}

async function open(asked: NewTable & LocalOpening): Promise<TableShown> {
  const names = asked.seats.map((bot, seat) => asked.names?.[seat] || (bot ? '' : say('web-guest')))
  const opening = { game: asked.game, seats: asked.seats, names, options: asked.options ?? {}, settings: asked.settings ?? {} }
  return write(await call<Made>('open_table', newId(), secret(), JSON.stringify(opening)))
}

async function start(id: string, nonce: string): Promise<TableShown> {
  const [, row] = await kept(id)
  const table = await write(await call<Made>('start_table', row, nonce))
  expectBots(false)
  return table
}

async function again(id: string): Promise<TableShown> {
  const [before, row] = await kept(id)
  if (before.table.rematch) return (await kept(before.table.rematch))[0].table
  const made = await call<Made>('play_again', row, newId(), secret())
  await write(made)
  await store.keep({ ...before, table: { ...before.table, rematch: made.table.id }, changed: Date.now() }, [])
  return start(made.table.id, [...bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** A record file that somebody has: its game can be stepped through like any other. */
export async function bring(text: string): Promise<string> {
  const table = await write(await call<Made>('bring', newId(), text), { file: text, waiting: false })
  return table.id
}

async function reviewOf(id: string, deep: boolean): Promise<ReviewPage> {
  const [, row, steps] = await kept(id)
  return reviews.look(id, deep, row, steps, call)
}

async function found(method: string, url: URL, data: unknown): Promise<unknown> {
  const path = url.pathname.split('/').filter(Boolean).slice(1).map(decodeURIComponent)
  const [area = '', id = '', what = ''] = path
  const query = (name: string) => url.searchParams.get(name) ?? ''
  switch (`${method} ${area}`) {
    case 'GET me': return id === 'tables' ? mine() : id === 'news' ? [] : id === '' ? { ...ME, name: say('web-guest') } : undefined
    case 'POST guest': case 'PATCH me': return { ...ME, name: (data as { name?: string }).name ?? say('web-guest') }
    case 'GET tables': {
      if (what !== 'why') return []
      const [, row, steps] = await kept(id)
      return think('why', row, steps, query('version') || '0')
    }
    case 'POST tables':
      if (!id) return open(data as NewTable)
      if (what === 'start') return start(id, (data as { nonce: string }).nonce)
      if (what === 'rematch') return again(id)
      if (what === 'hint') {
        const [{ eyes }, row, steps] = await kept(id)
        return think('hint', row, steps, String(eyes))
      }
      return undefined
    case 'POST records': {
      if (!id) return (await kept(await bring(JSON.stringify(data))))[0].table
      const [, row, steps] = await kept(id)
      if (what === 'play') {
        const { step, seat } = data as { step: number; seat: number }
        const table = await write(await call<Made>('play_on', row, steps, newId(), secret(), String(step), String(seat), say('web-guest')))
        expectBots(false)
        return table
      }
      if (what !== 'review') return undefined
      await reviews.begin(id, (data as { deep: boolean }).deep, row, steps, think)
      return reviewOf(id, (data as { deep: boolean }).deep)
    }
    case 'POST scenarios': {
      const { scenario, steps } = data as { scenario: string; steps: number }
      const table = await write(await call<Made>('play_scenario', newId(), secret(), scenario, String(steps), say('web-guest')))
      expectBots(false)
      return table
    }
    case 'DELETE records':
      if (what !== 'review') return undefined
      reviews.stop(id, query('deep') === 'true')
      return reviewOf(id, query('deep') === 'true')
    case 'GET records': {
      if (what === 'review') return reviewOf(id, query('deep') === 'true')
      const [{ file }, row, steps] = await kept(id)
      if (what === '') return { ...(await call<object>('page', row, steps)), file: `/api/records/${id}/file` }
      if (what === 'steps') return call('some_steps', row, steps, query('everything') ? 'all' : query('seat'), query('from') || '0', query('to') || '100000')
      if (what === 'statistics') return call('statistics', row, steps)
      if (what === 'file') return file ? JSON.parse(file) : call('file', row, steps)
      return undefined
    }
    case 'GET games': return what === 'inventory' ? call('inventory', id, path[3] ?? '') : undefined
    case 'GET learn': return call('list_lessons', id)
    case 'POST learn': return call('lesson', id, what, JSON.stringify((data as { moves: string[] }).moves))
    case 'GET puzzles':
      if (!id) return call('list_puzzles', query('day') || '0')
      return what === 'hint' ? call('puzzle_hint', id, query('more') === 'true' ? 'more' : '') : call('puzzle', id)
    case 'POST puzzles': return call('solve', id, JSON.stringify(data))
    case 'POST verify': return call('verify', JSON.stringify(data))
  }
  return undefined
}

export async function answer(method: string, path: string, data: unknown): Promise<Response> {
  const url = new URL(path, location.origin)
  try {
    const answered = await found(method, url, data)
    if (answered !== undefined) return Response.json(answered)
    return Response.json({ key: 'error-no-server', message: say('web-no-server'), clause: '', open: [] }, { status: 404 })
  } catch (error) {
    if (error instanceof Refusal) return Response.json(error.problem, { status: error.problem.status })
    console.error(error)
    return Response.json({ key: 'error-local', message: say('web-local-broken'), clause: '', open: [] }, { status: 503 })
  }
}
