// Where tables stand: at a server, or on this device, where Python runs in a worker. The only module that knows.
import { base, inside } from './base'
import { settings } from './settings.svelte'

const said = (name: string) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="artel-${name}"]`)?.content ?? ''

/** Which build of the client this is. */
export const build = said('build')
/** Where Python lies, for tables on this device; '': there is none. */
export const partsAt = said('parts') && base + said('parts')
/** There is no server at all. */
export const serverless = said('server') === 'none'

const state = $state({ away: false, outdated: false })

export const home = {
  /** Tables are opened on this device now: there is no server, or it cannot be reached. */
  get here(): boolean { return serverless || (state.away && partsAt !== '') },
}

const BEGAN = /^\/[tr]\/local-([0-9a-z]+)-/

/** A game of this device goes on with the build that it began with, and what follows comes with the newest: the page of
 * another build is loaded, by the service worker. */
export function ofAnotherBuild(path: string): boolean {
  const began = BEGAN.exec(path)?.[1]
  return partsAt !== '' && (state.outdated || (began !== undefined && began !== build))
}

/** Finds out whether this page belongs to an older build, opened for the sake of a game that began with it. Called
 * once. */
export function sayBuild(): void {
  if (!partsAt) return
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    state.outdated ||= data === 'there is another build' && BEGAN.test(inside(location.pathname) ?? '')
  })
  navigator.serviceWorker?.controller?.postMessage({ build })
}

export const isHere = (table: string): boolean => table.startsWith('local-')

const device = () => import('../local/device')
const OF_A_TABLE = /^\/api\/(?:tables|records)\/(local-[^/?]+)/
/** What a device can do as well as a server, while that is away. */
const ALSO_HERE = /^\/api\/(guest|me|me\/tables|tables|verify|scenarios\/play|learn\/.*|puzzles|puzzles\/.*|games\/[^/]+\/inventory\/.*)(\?.*)?$/

/** Asks whoever keeps what is meant. Raises TypeError where the server cannot be reached. */
export async function answered(method: string, path: string, data: unknown): Promise<Response> {
  if (serverless || OF_A_TABLE.test(path)) return (await device()).answer(method, path, data)
  try {
    const answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { 'Accept-Language': settings.language, ...(data === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: data === undefined ? null : JSON.stringify(data),
    })
    state.away = false
    if (path !== '/api/me/tables' || !partsAt || !(answer.ok || answer.status === 401)) return answer
    // Whoever is not signed in may have tables on this device all the same.
    const own = await (await device()).answer(method, path, data)
    return Response.json([...((await own.json()) as unknown[]), ...(answer.ok ? ((await answer.json()) as unknown[]) : [])])
  } catch (error) {
    state.away = true
    if (partsAt && ALSO_HERE.test(path)) return (await device()).answer(method, path, data)
    throw error
  }
}

/** Somebody chooses how to play this game: where that will be on this device, it is made ready meanwhile. */
export function expectTable(game: string): void {
  if (home.here) void device().then((found) => found.expectTable(game)).catch(() => undefined) // who opens it hears why
}

/** The connection of a table. */
export function connected(table: string): WebSocket {
  if (!serverless && !isHere(table)) return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
  return new Later(table) as unknown as WebSocket
}

/** A table on this device: somebody else looks at it from here on. */
export async function sitDown(table: string, seat: number): Promise<void> {
  await (await device()).sit(table, seat)
}

/** A record file becomes a game of this device, to be looked at; its id. */
export async function broughtIn(text: string): Promise<string> {
  return (await device()).bring(text)
}

/** A socket of this device, whose code comes when it is asked for. */
class Later {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  private real: { send(text: string): void; close(): void } | null = null

  constructor(table: string) {
    device().then(({ LocalSocket }) => {
      if (this.readyState === 3) return
      const real = new LocalSocket(table)
      real.onopen = () => {
        this.readyState = 1
        this.onopen?.()
      }
      real.onmessage = (event) => this.onmessage?.(event)
      real.onclose = (event) => {
        this.readyState = 3
        this.onclose?.(event)
      }
      this.real = real
    }, () => this.onclose?.({ code: 1006 }))
  }

  send(text: string): void { this.real?.send(text) }

  close(): void {
    this.readyState = 3
    this.real?.close()
  }
}

/** Record files of this device are made here: a link to one is answered by a download. Called once. */
export function followDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]')
    if (!link || !(serverless || OF_A_TABLE.test(link.pathname)) || !link.pathname.startsWith('/api/records/')) return
    event.preventDefault()
    void answered('GET', link.pathname, undefined).then(async (answer) => {
      if (!answer.ok) return
      const made = document.createElement('a')
      made.href = URL.createObjectURL(await answer.blob())
      made.download = `artel-${link.pathname.split('/')[3]}.json`
      made.click()
      setTimeout(() => URL.revokeObjectURL(made.href), 10_000)
    })
  })
}
