// The WebSocket of a table: says hello, keeps versions in step, sends again what is not acknowledged, comes back.
import type { ClientMessage, Hello, ServerMessage } from '../types/wire'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'
export type Identified = Extract<ClientMessage, { id: string }>

export interface Options {
  table: string
  language: () => Hello['language']
  heard: (message: ServerMessage) => void
  changed: (state: Connection) => void
  /** A new connection: to a server, or to this device. */
  make: () => WebSocket
}

export const TIMES = { resend: 4_000, ping: 10_000, pong: 8_000, first: 300, longest: 10_000 }

export class TableSocket {
  /** The version of the table that this client has; null: none yet. */
  version: number | null = null
  private socket: WebSocket | null = null
  private readonly outbox = new Map<string, Identified>()
  private welcomed = false
  private tries = 0
  private heardAt = 0
  private stopped = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private resent = 0

  constructor(private readonly options: Options) {}

  start(): void {
    this.stopped = false
    this.open()
    this.beat = setInterval(() => this.tick(), 2_000)
    globalThis.addEventListener?.('online', this.hurry)
    globalThis.addEventListener?.('offline', this.gone)
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.retry)
    clearInterval(this.beat)
    globalThis.removeEventListener?.('online', this.hurry)
    globalThis.removeEventListener?.('offline', this.gone)
    this.letGo()
    this.options.changed('closed')
  }

  /** Comes back at once, where it waits to try again. */
  hurry = (): void => {
    if (this.socket || this.stopped) return
    clearTimeout(this.retry)
    this.tries = 0
    this.open()
  }

  /** The network is gone: a socket would find out only by waiting. */
  private gone = (): void => {
    if (this.socket) this.lost(false)
  }

  /** Sent now, and again until it is acknowledged or refused. */
  surely(message: Identified): void {
    this.outbox.set(message.id, message)
    this.send(message)
  }

  /** Sent if the connection stands. */
  send(message: ClientMessage): void {
    if (this.socket?.readyState === 1 && this.welcomed) this.socket.send(JSON.stringify(message))
  }

  get waiting(): boolean {
    return this.outbox.size > 0
  }

  /** Everything anew, such as in another language. */
  again(): void {
    this.version = null
    this.hello()
  }

  /** Over a new connection. */
  renew(): void {
    if (!this.socket) return
    this.letGo()
    this.open()
  }

  private hello(): void {
    if (this.socket?.readyState !== 1) return
    const hello: Hello = { type: 'hello', table: this.options.table, language: this.options.language(), words: true }
    if (this.version !== null) hello.since = this.version
    this.socket.send(JSON.stringify(hello))
  }

  private open(): void {
    this.options.changed('connecting')
    const socket = this.options.make()
    this.socket = socket
    this.welcomed = false
    this.heardAt = Date.now()
    socket.onopen = () => this.hello()
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code === 1012)
    }
  }

  private letGo(): void {
    const socket = this.socket
    this.socket = null
    this.welcomed = false
    socket?.close()
  }

  private lost(atOnce: boolean): void {
    this.letGo()
    if (this.stopped) return
    this.options.changed('lost')
    const wait = atOnce && this.tries === 0 ? 50 : Math.min(TIMES.longest, TIMES.first * 2 ** this.tries) * (0.75 + Math.random() / 2)
    this.tries += 1
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.open(), wait)
  }

  private tick(): void {
    const now = Date.now()
    if (!this.socket) return
    if (now - this.heardAt > TIMES.ping + TIMES.pong) return this.lost(false)
    if (!this.welcomed) return
    if (now - this.heardAt > TIMES.ping) this.send({ type: 'ping', id: 'beat' })
    if (this.outbox.size && now - this.resent >= TIMES.resend) this.resend(now)
  }

  private resend(now: number): void {
    this.resent = now
    for (const message of this.outbox.values()) this.send(message)
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now()
    switch (message.type) {
      case 'welcome':
        this.version = message.version
        this.tries = 0
        this.options.heard(message)
        if (!this.welcomed) {
          this.welcomed = true
          this.options.changed('open')
          this.resend(this.heardAt)
        }
        return
      case 'told':
        if (this.version !== null && message.version === this.version + 1) {
          this.version = message.version
          this.options.heard(message)
        } else if (this.version === null || message.version > this.version) this.hello()
        return
      case 'ack':
        this.outbox.delete(message.id)
        break
      case 'refused':
        if (message.id) this.outbox.delete(message.id)
        break
    }
    this.options.heard(message)
  }
}
