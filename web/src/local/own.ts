// What this device keeps besides its tables, in a database of its own, by name: one more kind of thing needs no new
// version of it, and so never shuts out the page of an older build.
const KEPT = 'kept'
let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open('artel-own', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(KEPT)
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error!)
  })
  return opened
}

export async function get<T>(name: string): Promise<T | undefined> {
  const asked = (await database()).transaction(KEPT).objectStore(KEPT).get(name) as IDBRequest<T | undefined>
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error!)
  })
}

export async function put(name: string, what: unknown): Promise<void> {
  const writing = (await database()).transaction(KEPT, 'readwrite')
  writing.objectStore(KEPT).put(what, name)
  await new Promise<void>((done, failed) => {
    writing.oncomplete = () => done()
    writing.onabort = writing.onerror = () => failed(writing.error ?? new Error('not stored'))
  })
}
