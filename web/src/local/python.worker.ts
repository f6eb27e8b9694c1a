// Python in a worker: loads it once, telling how far it has come, then answers calls one after the other.
import type { Asked, Told } from './python'

interface Pyodide {
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void
  pyimport(module: string): { do: (name: string, language: string, ...args: string[]) => string }
}
type Load = (options: { indexURL: string; lockFileContents: unknown }) => Promise<Pyodide>

const SITE = '/lib/python3.14/site-packages'
const tell = (message: Told) => postMessage(message)

/** The bytes of a part as they come; `counted` hears how many have come so far. */
function counting(body: ReadableStream<Uint8Array<ArrayBuffer>>, counted: (bytes: number) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  return body.pipeThrough(new TransformStream({
    transform(chunk, out) {
      counted(chunk.byteLength)
      out.enqueue(chunk)
    },
  }))
}

async function load({ base, parts, cache }: Extract<Asked, { type: 'load' }>): Promise<ReturnType<Pyodide['pyimport']>> {
  const all = Object.values(parts.files).reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  let said = 0
  const say = () => tell({ type: 'loading', loading: { done, all } })
  const counted = (bytes: number) => {
    done += bytes
    if (done - said < all / 100 && done < all) return
    said = done
    say()
  }
  const real = self.fetch
  const got = async (name: string): Promise<Response> => {
    const path = parts.files[name]!.path
    const answer = await real(base + path)
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`)
    return new Response(counting(answer.body, counted))
  }
  const unpacked = async (name: string) => {
    const body = (await got(name)).body!.pipeThrough(new DecompressionStream('gzip'))
    return new Response(body, { headers: { 'Content-Type': 'application/wasm' } })
  }
  /** From the cache, by the service worker, it comes with what the browser has compiled of it before. */
  const compiled = async (name: string) => {
    if (!cache) return unpacked(name)
    const { path, bytes } = parts.files[name]!
    const own = await caches.open(cache)
    const at = base + path.replace('.gz.part', '')
    if (await own.match(at)) counted(bytes)
    else await own.put(at, await unpacked(name)).catch(() => null)
    const kept = await real(at)
    return kept.ok ? kept : ((await own.match(at)) ?? unpacked(name)) // no service worker yet, or no room
  }
  const bytes = async (name: string) => new Uint8Array(await (await got(name)).arrayBuffer())
  // Modules are asked for by the browser itself: they count when they are there.
  const module = async (name: string) => {
    const made = (await import(/* @vite-ignore */ base + parts.files[name]!.path)) as { loadPyodide: Load }
    counted(parts.files[name]!.bytes)
    return made
  }
  say()
  const wanted: Record<string, Promise<Response>> = { 'pyodide.asm.wasm': compiled('pyodide.asm.wasm'), 'python_stdlib.zip': got('python_stdlib.zip') }
  const archives = ['libraries.zip', 'artel.zip'].map(bytes)
  const [{ loadPyodide }] = await Promise.all([module('pyodide.mjs'), module('pyodide.asm.mjs')])
  self.fetch = (input, init) => wanted[String(input instanceof Request ? input.url : input).split('/').pop() ?? ''] ?? real(input, init)
  const python = await loadPyodide({ indexURL: `${base}${parts.folder}/`, lockFileContents: JSON.stringify(parts.lock) })
  self.fetch = real
  for (const archive of archives) python.unpackArchive(await archive, 'zip', { extractDir: SITE })
  done = all
  say()
  return python.pyimport('artel.session.browser')
}

let python: Promise<ReturnType<Pyodide['pyimport']>> | null = null

onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    if (data.type === 'load') {
      python = load(data)
      await python
      tell({ type: 'ready' })
      return
    }
    const found = await python!
    tell({ type: 'done', id: data.id, text: found.do(data.name, data.language, ...data.args) })
  } catch (error) {
    tell({ type: 'failed', id: data.type === 'call' ? data.id : 0, text: String(error) })
  }
}
