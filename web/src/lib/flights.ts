// What happens at a table, shown over it: pieces fly, cards turn, points float to their seat. Boards only say where things are
// ([data-at]); nothing here moves them, and nothing waits for it but the next step.
import { tick } from 'svelte'
import { moving, settings, type Settings } from './settings.svelte'

/** Names of places ([data-at]): the first one that can be seen counts. */
export type At = string[]

export type Move = {
  /** The share of this move after which the next one begins; without: soon for more of the same kind, else near its end. */
  after?: number
} & (
  /** A piece goes from one place to another; it looks like what lies there then, or (`as`) like what lay here before. */
  | { does: 'fly'; from: At; to: At; as?: 'to' | 'from' }
  /** It turns over, comes down, is pointed at, or falls away. */
  | { does: 'turn' | 'land' | 'halo' | 'fall'; at: At }
  | { does: 'float'; text: string; from: At; to: At }
)

/** By event: what is seen of it. */
export type Scenes<Event extends { type: string }> = { [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => Move[] }
export type AnyScenes = Record<string, (event: any) => Move[]>

const LASTS = { fly: 480, turn: 420, land: 300, halo: 450, fall: 420, float: 900 }
/** Milliseconds that all of a step may take, at a normal pace. */
const MOST = 2400
export const PACES: Record<Settings['pace'], number> = { slow: 2, normal: 1, quick: 0.5, once: 0 }

interface Spot { rect: DOMRect; node: Element }
interface Shown { node: Element; frames: Keyframe[]; time: KeyframeAnimationOptions }
type Happened = { type: string }[]

const movesOf = (scenes: AnyScenes, events: Happened) => events.map((event) => ({ type: event.type, moves: scenes[event.type]?.(event) ?? [] }))
/** Where things go away from. */
const whence = (move: Move): At => ('from' in move ? move.from : move.does === 'fall' ? move.at : [])
const touched = (move: Move): At => ('from' in move ? [...move.from, ...move.to] : move.at)

/** When each of these moves begins, and how long it lasts, in milliseconds. */
export function timed(beats: { type: string; moves: Move[] }[], pace: number): { move: Move; start: number; lasts: number }[] {
  const found: { move: Move; start: number; lasts: number }[] = []
  let start = 0, end = 0
  beats.forEach(({ type, moves }, at) => {
    const next = beats.slice(at + 1).find((one) => one.moves.length)
    let gap = 0
    for (const move of moves) {
      const lasts = LASTS[move.does]
      found.push({ move, start, lasts })
      gap = Math.max(gap, lasts * (move.after ?? (next?.type === type ? 0.25 : 0.8)))
      end = Math.max(end, start + lasts)
    }
    start += gap
  })
  const scale = pace * Math.min(1, MOST / (end || 1))
  return found.map(({ move, start: from, lasts }) => ({ move, start: from * scale, lasts: lasts * scale }))
}

class Stage {
  private before = new Map<string, Spot>()
  private now = new Map<string, Spot>()
  private readonly ready: Shown[] = []
  private running: Animation[] = []
  private layer: HTMLElement | null = null
  private count = 0
  private done: Promise<unknown> = Promise.resolve()

  private get frame(): HTMLElement | null {
    return document.querySelector('[data-frame]')
  }

  private get pace(): number {
    return moving() && !document.hidden ? PACES[settings.pace] : 0
  }

  /** Before the view changes: where that is which these events move, and what it looks like. */
  remember(scenes: AnyScenes, events: Happened): void {
    const moves = this.pace ? movesOf(scenes, events).flatMap((one) => one.moves) : []
    this.before = this.places(moves.flatMap(whence), ghost)
  }

  /** After it: what these events are, moving. */
  play(scenes: AnyScenes, events: Happened): void {
    this.skip()
    if (this.pace && events.length) this.done = this.shown(movesOf(scenes, events), ++this.count)
  }

  /** Begins with the next frame, before anything of it is painted: then the page is laid out once, and in another task than
   * the one that has changed it. All is looked at before anything is added. */
  private async shown(beats: { type: string; moves: Move[] }[], count: number): Promise<void> {
    await nextFrame()
    const { pace, frame } = this
    if (!pace || !frame || count !== this.count) return
    const layer = named('div', 'flights')
    layer.setAttribute('aria-hidden', 'true')
    layer.inert = true
    this.layer = layer
    this.now = this.places(beats.flatMap(({ moves }) => moves.flatMap(touched)))
    for (const { move, start, lasts } of timed(beats, pace)) this.begin(move, start, lasts)
    frame.append(layer)
    this.running = this.ready.splice(0).map(({ node, frames, time }) => node.animate(frames, time))
    addEventListener('pointerdown', this.skip, { capture: true })
    addEventListener('keydown', this.skip, { capture: true })
    await Promise.allSettled(this.running.map((one) => one.finished))
    if (layer === this.layer) this.skip()
    await new Promise((done) => setTimeout(done)) // the end came with a frame, which is to be painted before the next step
  }

  /** All is over at once. */
  skip = (): void => {
    this.count++
    removeEventListener('pointerdown', this.skip, { capture: true })
    removeEventListener('keydown', this.skip, { capture: true })
    for (const one of this.running) one.finish()
    this.running = []
    this.layer?.remove()
    this.layer = null
  }

  /** What was told last has been drawn, and seen. */
  async seen(): Promise<void> {
    await tick()
    await this.done
  }

  private places(names: At, look: (node: Element) => Element = (node) => node): Map<string, Spot> {
    const wanted = new Set(names), found = new Map<string, Spot>()
    for (const node of (wanted.size && this.frame?.querySelectorAll('[data-at]')) || []) {
      const name = node.getAttribute('data-at')!
      if (!wanted.has(name) || found.has(name)) continue
      const rect = node.getBoundingClientRect()
      if (rect.width && rect.height) found.set(name, { rect, node: look(node) })
    }
    return found
  }

  private begin(move: Move, start: number, lasts: number): void {
    const time = { delay: start, duration: lasts, easing: 'cubic-bezier(.3,.6,.3,1)', fill: 'backwards' as const }
    const was = (at: At) => first(this.before, at), is = (at: At) => first(this.now, at)
    switch (move.does) {
      case 'fly': {
        const from = was(move.from) ?? is(move.from), to = is(move.to)
        if (!to || !from) return this.begin(to ? { does: 'land', at: move.to } : { does: 'fall', at: move.from }, start, lasts)
        if (move.as === 'from') {
          this.show(this.before.get(from.name)?.node ?? ghost(from.node), from.rect, [{ transform: 'none', opacity: 1 }, { transform: onto(from.rect, to.rect), opacity: 0.9 }], time)
        } else {
          this.show(ghost(to.node), to.rect, [{ transform: onto(to.rect, from.rect) }, { transform: 'none' }], time)
          this.run(to.node, [{ opacity: 0 }, { opacity: 0 }], time)
        }
        return
      }
      case 'turn': case 'land': {
        const at = is(move.at)
        if (!at) return
        const drawn = at.node instanceof SVGElement && !(at.node instanceof SVGSVGElement)
        const frames = move.does === 'turn' ? [{ transform: 'perspective(40rem) rotateY(90deg)' }, { transform: 'none' }] : [{ transform: 'scale(1.25)', opacity: 0 }, { transform: 'none', opacity: 1 }]
        this.run(at.node, drawn ? [{ opacity: 0 }, { opacity: 1 }] : frames, time)
        return
      }
      case 'fall': {
        const at = was(move.at)
        if (at) this.show(at.node, at.rect, [{ transform: 'none', opacity: 1 }, { transform: 'translateY(1.5rem) rotate(8deg)', opacity: 0 }], time)
        return
      }
      case 'halo': {
        const at = is(move.at)
        if (at) this.show(named('div', 'halo'), at.rect, [{ opacity: 0, transform: 'scale(1.15)' }, { opacity: 1, transform: 'none' }, { opacity: 0, transform: 'none' }], time)
        return
      }
      case 'float': {
        const from = is(move.from) ?? was(move.from) ?? is(move.to), to = is(move.to)
        if (!from) return
        const mark = named('div', 'floating')
        mark.textContent = move.text
        const box = new DOMRect(from.rect.x + from.rect.width / 2 - 24, from.rect.y + from.rect.height / 2 - 16, 48, 32)
        const away = to && to.node !== from.node ? onto(box, to.rect, 1) : 'translateY(-1.5rem)'
        this.show(mark, box, [{ opacity: 0, transform: 'scale(.6)' }, { opacity: 1, transform: 'none', offset: 0.2 }, { opacity: 1, transform: 'none', offset: 0.4 }, { opacity: 1, transform: away, offset: 0.9 }, { opacity: 0, transform: away }], time)
      }
    }
  }

  /** Something of the layer, where `rect` is. */
  private show(node: Element, rect: DOMRect, frames: Keyframe[], time: KeyframeAnimationOptions): void {
    const holder = named('div', 'piece')
    holder.style.cssText = `left: ${rect.x}px; top: ${rect.y}px; width: ${rect.width}px; height: ${rect.height}px; opacity: 0`
    holder.append(node)
    this.layer!.append(holder)
    this.run(holder, frames.map((frame) => ({ opacity: 1, ...frame })), time)
  }

  private run(node: Element, frames: Keyframe[], time: KeyframeAnimationOptions): void {
    this.ready.push({ node, frames, time })
  }
}

export const stage = new Stage()

/** Soon in any case, also where the page has just been hidden. */
function nextFrame(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(done)
    setTimeout(done, 100)
  })
}

function first(places: Map<string, Spot>, at: At): (Spot & { name: string }) | undefined {
  const name = at.find((one) => places.has(one))
  return name === undefined ? undefined : { name, ...places.get(name)! }
}

/** Moves a thing from where it is to the middle of another place, in that one's size. */
function onto(from: DOMRect, to: DOMRect, scale = Math.min(to.width / from.width, to.height / from.height)): string {
  return `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px) scale(${scale})`
}

function named(tag: string, name: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = name
  return made
}

/** The looks of a thing alone: nothing that could be found, named or chosen; inside of what its styles depend on. */
function ghost(node: Element): Element {
  const copy = node.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('*')]) bare(one)
  let made: Element = copy
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) made = drawn(node, copy)
  else (copy as HTMLElement).style.cssText += '; width: 100%; height: 100%; margin: 0; position: static'
  for (let above = node.parentElement; above && !above.hasAttribute('data-frame'); above = above.parentElement) {
    if (!(above instanceof HTMLElement)) continue
    const shell = above.cloneNode(false) as HTMLElement
    bare(shell)
    shell.style.cssText += '; display: contents'
    shell.append(made)
    made = shell
  }
  return made
}

/** A part of a drawing as a drawing of its own, turned and sized as it lies. */
function drawn(node: SVGGraphicsElement, copy: Element): Element {
  const { x, y } = node.getBoundingClientRect(), at = node.getScreenCTM()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  svg.style.cssText = 'overflow: visible; width: 100%; height: 100%; display: block'
  if (at) group.setAttribute('transform', `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e - x} ${at.f - y})`)
  copy.removeAttribute('transform')
  group.append(copy)
  svg.append(group)
  return svg
}

function bare(node: Element): void {
  for (const { name } of [...node.attributes]) if (['id', 'role', 'tabindex', 'title'].includes(name) || name.startsWith('data-') || name.startsWith('aria-')) node.removeAttribute(name)
}
