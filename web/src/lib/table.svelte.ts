// One table as this browser knows it: made of what the socket says, changed only by it.
import { connected } from './home.svelte'
import { seatNames } from './names'
import { stage } from './flights'
import { notify } from './notify'
import { settings } from './settings.svelte'
import { TableSocket, type Connection, type Identified } from './socket'
import { heard, sound } from './sound'
import { say } from './text.svelte'
import type {
  Asked, Claim, ClocksShown, OptionEffect, Ending, LogLine, Meaning, Over, Proposal, Proposed, Refusal, Remark, ServerMessage, TableShown, Told, Welcome,
} from '../types/wire'

/** What a player can do once in a game: it is always confirmed. */
const ONE_WAY = new Set(['redraw'])

/** What the views of all games have. */
export interface AnyView {
  type: string
  me: number
  /** The digest of the data pack in play. */
  pack: string
  players: { seat: number; points: number }[]
  asked: number[]
  options: string[]
}

/** A line of the log; one for each event. `version`: 0 if it was told when this browser came. */
export interface Logged extends LogLine { key: number; version: number }

type Sent = Identified extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never

/** By option. */
export function each<T>(options: string[], found: T[] = []): Record<string, T> {
  return Object.fromEntries(found.map((one, at) => [options[at] ?? '', one]))
}

/** A view as the page needs it: games that other packages bring may count points in a list. */
export function shownView(view: unknown): AnyView | null {
  const found = view as (AnyView & { points?: number[] }) | null
  if (!found || found.players) return found
  return { ...found, players: Array.isArray(found.points) ? found.points.map((points, seat) => ({ seat, points })) : [] }
}

export class TableState {
  table = $state.raw<TableShown | null>(null)
  me = $state<number | null>(null)
  version = $state(0)
  view = $state.raw<AnyView | null>(null)
  /** What happened in the last step, for animation. */
  events = $state.raw<unknown[]>([])
  asked = $state.raw<Asked | null>(null)
  /** My last move can be taken back, at once or if the others agree. */
  mayTakeBack = $state(false)
  question = $state('')
  words = $state.raw<Record<string, string>>({})
  /** What each option is: its verb and facts. */
  meanings = $state.raw<Record<string, Meaning>>({})
  /** What each option would do, in games that foresee it. */
  effects = $state.raw<Record<string, OptionEffect>>({})
  lines = $state.raw<Logged[]>([])
  talk = $state.raw<Remark[]>([])
  muted = $state.raw<string[]>([])
  here = $state.raw<number[]>([])
  gone = $state.raw<number[]>([])
  watching = $state(0)
  /** `at`: when they were told, by this browser's clock. */
  clocks = $state.raw<(ClocksShown & { at: number }) | null>(null)
  proposal = $state.raw<Proposal | null>(null)
  /** What became of the last proposal. */
  closed = $state.raw<Proposed | null>(null)
  ending = $state.raw<Ending | null>(null)
  connection = $state<Connection>('connecting')
  refused = $state.raw<Refusal | null>(null)
  /** Chosen, but not confirmed yet. */
  picked = $state<string | null>(null)
  /** The version that was last made by somebody else. */
  others = $state(0)
  /** On its way to the server. */
  sending = $state<string | null>(null)

  private readonly socket: TableSocket
  private acting = ''
  /** Steps that came while another was being seen. */
  private readonly coming: (Told | Over)[] = []
  private showing = false
  private count = 0
  private language = settings.language

  constructor(readonly id: string) {
    this.socket = new TableSocket({
      make: () => connected(id),
      table: id,
      language: () => settings.language,
      heard: (message) => this.hear(message),
      changed: (state) => (this.connection = state),
    })
  }

  start(): void { this.socket.start() }
  stop(): void { this.socket.stop() }
  reconnect(): void { this.socket.hurry() }

  /** Everything told so far, in the language chosen now. */
  translate(): void {
    if (this.language === settings.language) return
    this.language = settings.language
    this.socket.again()
  }

  /** As somebody else from here on: the server looks at who is signed in when a connection is made. */
  signedIn(): void {
    this.socket.version = null
    this.socket.renew()
  }

  get names(): string[] {
    return seatNames(this.table)
  }

  get options(): string[] {
    return this.asked && this.sending === null ? (this.view?.options ?? []) : []
  }

  get mine(): boolean {
    return this.asked !== null && this.ending === null
  }

  /** I play with nobody but bots, and for nothing: then there are hints. */
  get alone(): boolean {
    const { table } = this
    return this.me !== null && table?.status === 'running' && !table.rated && table.tournament === null && table.seats.filter((seat) => seat.person).length === 1
  }

  word(option: string): string {
    return this.words[option] ?? option
  }

  /** Chooses an option; where confirmation is wished, or it can be done but once, the second time sends it. */
  choose = (option: string): void => {
    if (!this.options.includes(option)) return
    this.refused = null
    if ((settings.confirm || ONE_WAY.has(option)) && this.picked !== option) this.picked = option
    else this.act(option)
  }

  drop = (): void => {
    this.picked = null
  }

  private act(option: string): void {
    if (!this.asked || this.me === null) return
    this.picked = null
    this.sending = option
    this.acting = this.send({ type: 'act', version: this.asked.version, seat: this.me, question: this.asked.question, option })
  }

  takeBack(): void { this.hurry(); this.send({ type: 'takeback', version: this.version }) }
  resign(): void { this.send({ type: 'resign' }) }
  proposeEnd(): void { this.send({ type: 'end' }) }
  claim(seat: number, what: Claim['what']): void { this.send({ type: 'claim', seat, what }) }
  vote(agree: boolean): void { if (this.proposal) this.send({ type: 'vote', proposal: this.proposal.id, agree }) }
  withdraw(): void { this.send({ type: 'withdraw' }) }
  comeBack(): void { this.send({ type: 'return' }) }
  say(text: string): void { this.send({ type: 'say', text }) }

  mute(person: string, muted: boolean): void {
    this.send({ type: 'mute', person, muted })
    this.muted = muted ? [...this.muted, person] : this.muted.filter((other) => other !== person)
  }

  private send(message: Sent): string {
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    this.socket.surely({ ...message, id } as Identified)
    return id
  }

  // -- what the server says ------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': return this.welcome(message)
      case 'told': case 'over': return this.inTurn(message)
      case 'seating':
        this.table = message.table
        return
      case 'presence':
        this.here = message.here
        this.gone = message.gone
        this.watching = message.watching
        return
      case 'proposed':
        this.proposal = message.proposal
        this.closed = message.proposal ? null : message
        if (message.proposal) sound('word')
        return
      case 'talk':
        this.talk = [...this.talk, ...message.talk].sort((one, other) => one.at - other.at)
        sound('word')
        return
      case 'refused':
        if (message.id === this.acting) this.sending = null
        this.refused = message
        sound('refused')
    }
  }

  /** One step after the other: the next when the last has been seen, unless a clock runs. */
  private inTurn(message: Told | Over): void {
    this.coming.push(message)
    if (!this.showing) void this.showAll()
  }

  private async showAll(): Promise<void> {
    this.showing = true
    while (this.coming.length) {
      this.step(this.coming.shift()!)
      if (!this.clocks) await stage.seen()
    }
    this.showing = false
  }

  private step(message: Told | Over): void {
    if (message.type === 'told') return this.told(message)
    this.ending = message.ending
    this.table = this.table && { ...this.table, status: 'over' }
    sound('over')
  }

  /** Everything that has come is shown now. */
  private hurry(): void {
    for (const message of this.coming.splice(0)) this.step(message)
    stage.skip()
  }

  private welcome(message: Welcome): void {
    this.coming.length = 0
    if (message.since === 0) this.lines = []
    this.table = message.table
    this.me = message.me
    this.here = message.here
    this.gone = message.gone
    this.watching = message.watching
    this.talk = message.talk
    this.muted = message.muted
    this.proposal = message.proposal ?? null
    this.ending = message.ending
    if (this.asked?.version !== message.asked?.version || this.asked?.question !== message.asked?.question) this.answered()
    this.show(message, [])
  }

  private told(message: Told): void {
    const mine = this.mine
    if (message.kept !== undefined && message.kept !== null) this.lines = this.lines.slice(0, message.kept)
    else if (this.sending === null) this.others = message.version
    this.closed = null
    this.answered()
    this.show(message, message.events)
    const called = this.mine && !mine
    sound(...heard(message.events), ...(called ? ['mine' as const] : []))
    if (called) notify(say('web-your-turn'), this.question)
  }

  /** Whatever was being answered is answered. */
  private answered(): void {
    this.sending = null
    this.picked = null
    this.refused = null
  }

  private show(message: Welcome | Told, events: unknown[]): void {
    const { said, clocks } = message
    this.version = message.version
    this.view = shownView(message.view)
    this.events = events
    this.asked = message.asked
    this.mayTakeBack = message.takeback ?? false
    this.clocks = clocks ? { ...clocks, at: performance.now() } : null
    this.question = said?.question ?? ''
    const options = this.view?.options ?? []
    this.words = each(options, said?.options)
    this.meanings = each(options, said?.meanings)
    this.effects = each(options, said?.effects)
    this.lines = [...this.lines, ...(said?.log ?? []).map((line) => ({ ...line, key: this.count++, version: message.type === 'told' ? message.version : 0 }))]
  }
}
