// What this device keeps of its own tables, in IndexedDB: the table, and its steps, appended and never changed.
import { base } from '$lib/base'
import type { TableShown } from '../types/wire'

/** `row`: as Python keeps it; `table`: what everybody may know; `eyes`: the seat that was shown last; `file`: the record
 * that it was brought as; `at`: the folder of the host whose client it was begun with, unless an older one wrote it. */
export interface Kept {
  id: string
  row: unknown
  table: TableShown
  eyes: number
  waiting: boolean
  changed: number
  file?: string
  at?: string
}

const STEPS = 'steps'
const TABLES = 'tables'
let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open('artel', 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: 'id' })
      asked.result.createObjectStore(STEPS, { keyPath: ['table', 'step.seq'] })
    }
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error!)
  })
  return opened
}

const answered = <T>(asked: IDBRequest<T>) => new Promise<T>((done, failed) => {
  asked.onsuccess = () => done(asked.result)
  asked.onerror = () => failed(asked.error!)
})

export async function table(id: string): Promise<Kept | undefined> {
  return answered((await database()).transaction(TABLES).objectStore(TABLES).get(id) as IDBRequest<Kept | undefined>)
}

/** All of this folder, the last one first: another client of the same host has its own. */
export async function tables(): Promise<Kept[]> {
  const all = await answered((await database()).transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<Kept[]>)
  return all.filter(({ at = base }) => at === base).sort((one, other) => other.changed - one.changed)
}

export async function steps(id: string): Promise<unknown[]> {
  const range = IDBKeyRange.bound([id, 0], [id, Infinity])
  const all = await answered((await database()).transaction(STEPS).objectStore(STEPS).getAll(range) as IDBRequest<{ step: unknown }[]>)
  return all.map(({ step }) => step)
}

/** All of it or nothing. Raises where another page of this device has been quicker: a step is never written twice. */
export async function keep(kept: Kept, steps: unknown[]): Promise<void> {
  const writing = (await database()).transaction([TABLES, STEPS], 'readwrite', { durability: 'strict' })
  writing.objectStore(TABLES).put(kept)
  for (const step of steps) writing.objectStore(STEPS).add({ table: kept.id, step })
  await new Promise<void>((done, failed) => {
    writing.oncomplete = () => done()
    writing.onabort = writing.onerror = () => failed(writing.error ?? new Error('not stored'))
  })
}

export async function drop(id: string): Promise<void> {
  const writing = (await database()).transaction([TABLES, STEPS], 'readwrite')
  writing.objectStore(TABLES).delete(id)
  writing.objectStore(STEPS).delete(IDBKeyRange.bound([id, 0], [id, Infinity]))
  await new Promise<void>((done, failed) => {
    writing.oncomplete = () => done()
    writing.onabort = () => failed(writing.error!)
  })
}
