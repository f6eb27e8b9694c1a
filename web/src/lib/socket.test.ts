import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableSocket, TIMES, type Connection } from './socket'
import type { ServerMessage } from '../types/wire'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: any[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
  constructor() { FakeSocket.all.push(this) }
  send(data: string): void { this.sent.push(JSON.parse(data)) }
  open(): void { this.readyState = 1; this.onopen?.() }
  say(message: object): void { this.onmessage?.({ data: JSON.stringify(message) }) }
  close(): void { this.drop(1000) }
  drop(code: number): void { if (this.readyState !== 3) { this.readyState = 3; this.onclose?.({ code }) } }
}

const welcome = (version: number) => ({ type: 'welcome', version, since: 0, events: [] })
const last = () => FakeSocket.all.at(-1)!
let heard: ServerMessage[]
let states: Connection[]
let socket: TableSocket

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  heard = []
  states = []
  socket = new TableSocket({
    table: 't1', language: () => 'ru', heard: (message) => heard.push(message), changed: (state) => states.push(state),
    make: () => new FakeSocket() as unknown as WebSocket,
  })
  socket.start()
  last().open()
})
afterEach(() => {
  socket.stop()
  vi.useRealTimers()
})

const act = { type: 'act', id: 'a1', version: 1, seat: 0, question: 'Turn', option: 'inn a1' } as const

describe('a connection', () => {
  it('begins with hello', () => {
    expect(last().sent).toEqual([{ type: 'hello', table: 't1', language: 'ru', words: true }])
    last().say(welcome(3))
    expect(states).toEqual(['connecting', 'open'])
    expect(socket.version).toBe(3)
  })

  it('comes back after a cut and asks for what it missed', () => {
    last().say(welcome(3))
    last().drop(1006)
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(TIMES.first * 1.25)
    expect(FakeSocket.all).toHaveLength(2)
    last().open()
    expect(last().sent[0]).toMatchObject({ type: 'hello', since: 3 })
  })

  it('waits longer after each failure, and not at all when it is told to hurry', () => {
    for (let tries = 0; tries < 8; tries++) {
      last().drop(1006)
      vi.advanceTimersByTime(TIMES.longest * 1.25)
    }
    expect(FakeSocket.all).toHaveLength(9)
    last().drop(1006)
    vi.advanceTimersByTime(TIMES.longest * 0.5)
    expect(FakeSocket.all).toHaveLength(9)
    socket.hurry()
    expect(FakeSocket.all).toHaveLength(10)
  })

  it('is given up when the server falls silent', () => {
    last().say(welcome(1))
    vi.advanceTimersByTime(TIMES.ping + 2_500)
    expect(last().sent.at(-1)).toEqual({ type: 'ping', id: 'beat' })
    vi.advanceTimersByTime(TIMES.pong + 2_000)
    expect(states.at(-1)).not.toBe('open')
  })
})

describe('versions', () => {
  it('are told in order; a gap is asked for, an old one ignored', () => {
    last().say(welcome(3))
    last().say({ type: 'told', version: 4, events: [] })
    last().say({ type: 'told', version: 4, events: [] })
    expect(heard.map((message) => message.type)).toEqual(['welcome', 'told'])
    last().say({ type: 'told', version: 7, events: [] })
    expect(last().sent.at(-1)).toMatchObject({ type: 'hello', since: 4 })
    expect(heard).toHaveLength(2)
  })
})

describe('an answer', () => {
  it('is sent again until it is acknowledged', () => {
    last().say(welcome(1))
    socket.surely(act)
    vi.advanceTimersByTime(TIMES.resend + 2_000)
    expect(last().sent.filter((message) => message.type === 'act').length).toBeGreaterThan(1)
    last().say({ type: 'ack', id: 'a1', version: 2 })
    const sent = last().sent.length
    vi.advanceTimersByTime(TIMES.resend + 2_000)
    expect(last().sent.length).toBe(sent)
  })

  it('survives a cut', () => {
    last().say(welcome(1))
    last().drop(1006)
    socket.surely(act)
    vi.advanceTimersByTime(1_000)
    last().open()
    expect(last().sent.map((message) => message.type)).toEqual(['hello'])
    last().say(welcome(1))
    expect(last().sent.at(-1)).toEqual(act)
    last().say({ type: 'refused', id: 'a1', key: 'k', message: '', clause: '', open: [] })
    expect(socket.waiting).toBe(false)
  })
})
