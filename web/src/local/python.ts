// A worker with Python in it, and calls to `artel.session.browser` there.
import { progress } from './progress.svelte'

export interface Parts {
  folder: string
  lock: unknown
  files: Record<string, { path: string; bytes: number }>
}
/** Bytes that are here, and all that come. */
export interface Loading { done: number; all: number }
export type Asked = { type: 'load'; base: string; parts: Parts; cache: string | null } | { type: 'call'; id: number; name: string; language: string; args: string[] }
export type Told =
  | { type: 'loading'; loading: Loading }
  | { type: 'ready' }
  | { type: 'done' | 'failed'; id: number; text: string }

/** What was wrong, in words. */
export class Refusal extends Error {
  constructor(readonly problem: { key: string; message: string; clause: string; open: string[]; status: number }) {
    super(problem.message)
  }
}

export class Python {
  readonly ready: Promise<void>
  private readonly worker: Worker
  private readonly waiting = new Map<number, { done: (text: string) => void; failed: (error: Error) => void }>()
  private count = 0

  /** `cache`: where parts can be kept, for the service worker to hand out; `told`: shows how far it has come. */
  constructor(parts: Parts, base: string, cache: string | null, told: boolean) {
    this.worker = new Worker(new URL('./python.worker.ts', import.meta.url), { type: 'module', name: 'python' })
    this.ready = new Promise((ready, failed) => {
      this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
        switch (data.type) {
          case 'loading':
            if (told) progress.now = data.loading
            return
          case 'ready':
            if (told) progress.now = null
            return ready()
          default: {
            const waiting = this.waiting.get(data.id)
            this.waiting.delete(data.id)
            if (data.type === 'done') waiting?.done(data.text)
            else if (waiting) waiting.failed(new Error(data.text))
            else {
              if (told) progress.now = null
              failed(new Error(data.text))
            }
          }
        }
      }
      this.worker.onerror = (event) => failed(new Error(event.message))
      this.worker.postMessage({ type: 'load', base, parts, cache } satisfies Asked)
    })
  }

  /** Raises Refusal. */
  async call<T>(language: string, name: string, ...args: string[]): Promise<T> {
    await this.ready
    const id = ++this.count
    const text = await new Promise<string>((done, failed) => {
      this.waiting.set(id, { done, failed })
      this.worker.postMessage({ type: 'call', id, name, language, args } satisfies Asked)
    })
    const { done, problem } = JSON.parse(text) as { done: T; problem?: Refusal['problem'] }
    if (problem) throw new Refusal(problem)
    return done
  }
}
