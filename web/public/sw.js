// Has the client ready where there is no connection, and shows notices while no page is open.
// What belongs to one build lies in a cache of its own; a cache stays as long as a game of this device needs it.
const TOLD = /* told by artel.site */ null
const { build, shell, python } = TOLD ?? { build: 'dev', shell: [], python: [] }
const OWN = `artel-${build}`

addEventListener('install', (event) => {
  event.waitUntil(caches.open(OWN).then((cache) => cache.addAll(shell.map((path) => new Request(path, { cache: 'no-cache' })))))
})

/** Builds with a game of this device that is not over yet. */
function needed() {
  return new Promise((done) => {
    const asked = indexedDB.open('artel', 1)
    asked.onupgradeneeded = () => asked.transaction.abort() // nobody has played here yet
    asked.onerror = () => done([])
    asked.onsuccess = () => {
      const all = asked.result.transaction('tables').objectStore('tables').getAll()
      all.onsuccess = () => done(all.result.filter(({ table }) => table.status === 'running').map(({ id }) => id.split('-')[1]))
      all.onerror = () => done([])
    }
  })
}

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.keys(), needed()]).then(([names, builds]) => {
    const kept = new Set([OWN, ...builds.map((one) => `artel-${one}`)])
    return Promise.all(names.filter((name) => name.startsWith('artel-') && !kept.has(name)).map((name) => caches.delete(name)))
  }).then(() => clients.claim()))
})

/** The page of a game of this device: of the build with which it began, as long as that is here. */
async function pageOf(path) {
  const [, began] = /^\/[tr]\/local-([0-9a-z]+)-/.exec(path) ?? []
  const cache = (began && (await caches.has(`artel-${began}`)) && (await caches.open(`artel-${began}`))) || (await caches.open(OWN))
  return cache.match('/')
}

async function page(request) {
  const { pathname } = new URL(request.url)
  if (/^\/[tr]\/local-/.test(pathname)) {
    const found = await pageOf(pathname)
    if (found) return found
  }
  try {
    const answer = await fetch(request)
    if (answer.status !== 404) return answer
    return (await pageOf(pathname)) ?? answer // a host of files alone knows no other address
  } catch (error) {
    const found = await pageOf(pathname)
    if (found) return found
    throw error
  }
}

async function part(request) {
  const found = await caches.match(request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(OWN)).put(request, answer.clone())
  return answer
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/') || pathname.startsWith('/py/') || shell.includes(pathname)) event.respondWith(part(request))
})

// All of Python, so that a game can be begun where there is no connection.
addEventListener('message', (event) => {
  if (event.data !== 'bring python') return
  event.waitUntil(caches.open(OWN).then(async (cache) => {
    for (const path of python) if (!(await caches.match(path))) await cache.add(path)
    event.source?.postMessage('python is here')
  }))
})

addEventListener('push', (event) => {
  const { title, body, url } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, icon: '/favicon.svg', tag: 'artel-turn', data: url }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data, location.origin).href
  event.waitUntil(clients.matchAll({ type: 'window' }).then((pages) => {
    const open = pages.find((page) => page.url === url)
    return open ? open.focus() : clients.openWindow(url)
  }))
})
