// Has the client ready where there is no connection, and shows notices while no page is open.
// What belongs to one build lies in a cache of its own; a cache stays as long as a game of this device needs it.
const TOLD = /* told by artel.site */ null
const { build, shell, python } = TOLD ?? { build: 'dev', shell: [], python: [] }
/** Where the client lies, and what its caches are called, wherever else on this host another one lies. */
const AT = new URL(registration.scope).pathname
const CACHES = `artel${AT === '/' ? '' : AT}-`
const OWN = CACHES + build
const ofClient = async () => (await caches.keys()).filter((name) => name.startsWith(CACHES))
const inside = (url) => (url.startsWith(location.origin + AT) ? new URL(url).pathname.slice(AT.length) : null)

/** Copies those parts of Python that another build has too; `all`: what nobody has is fetched. */
async function carry(all) {
  const own = await caches.open(OWN)
  for (const path of python) {
    if (await own.match(AT + path)) continue
    const found = await caches.match(AT + path)
    if (found) await own.put(AT + path, found)
    else if (all) await own.add(AT + path)
  }
}

/** Whoever could play without a connection can do so after an update too. */
async function hasPython() {
  for (const name of await ofClient()) {
    const kept = await (await caches.open(name)).keys()
    if (kept.some(({ url }) => inside(url)?.startsWith('py/'))) return true
  }
  return false
}

addEventListener('install', (event) => {
  event.waitUntil(caches.open(OWN)
    .then((own) => own.addAll(shell.map((path) => new Request(AT + path, { cache: 'no-cache' }))))
    .then(hasPython).then((had) => had && carry(true)))
})

/** Builds with a game of this device that is not over yet. */
function needed() {
  return new Promise((done) => {
    const asked = indexedDB.open('artel')
    asked.onupgradeneeded = () => asked.transaction.abort() // nobody has played here yet
    asked.onerror = () => done([])
    asked.onsuccess = () => {
      const all = asked.result.transaction('tables').objectStore('tables').getAll()
      all.onsuccess = () => done(all.result.filter(({ table, at = AT }) => table.status === 'running' && at === AT).map(({ id }) => id.split('-')[1]))
      all.onerror = () => done([])
    }
  })
}

async function tidy() {
  const [names, builds] = await Promise.all([ofClient(), needed()])
  const kept = new Set([OWN, ...builds.map((one) => CACHES + one)])
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => caches.delete(name)))
}

addEventListener('activate', (event) => {
  event.waitUntil(carry(false).then(tidy).then(() => clients.claim()))
})

const BEGAN = /^[tr]\/local-([0-9a-z]+)-/

/** The page of a game of this device: of the build with which it began, as long as that is here. */
async function pageOf(path) {
  const began = CACHES + BEGAN.exec(path)?.[1]
  const found = await (await caches.open((await caches.has(began)) ? began : OWN)).match(AT)
  // A host of files has it with its parts beside it, and here it is shown at any depth.
  return found && new Response((await found.text()).replaceAll('"./', `"${AT}`), { headers: found.headers })
}

async function page(request, path) {
  if (BEGAN.test(path)) {
    const found = await pageOf(path)
    if (found) return found
  }
  try {
    const answer = await fetch(request)
    if (answer.status !== 404) return answer
    return (await pageOf(path)) ?? answer // a host of files alone knows no other address
  } catch (error) {
    const found = await pageOf(path)
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
  const path = inside(request.url)
  if (request.method !== 'GET' || path === null || path.startsWith('api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request, path))
  else if (path.startsWith('assets/') || path.startsWith('py/') || shell.includes(path)) event.respondWith(part(request))
})

// Every page says which build it is. One that was opened for the sake of an old game hears that there is a newer one; a
// new one comes when such a game may be over.
addEventListener('message', (event) => {
  if (!event.data?.build) return
  if (event.data.build === build) event.waitUntil(tidy())
  else event.source?.postMessage('there is another build')
})

addEventListener('push', (event) => {
  const { title, body, url } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, icon: `${AT}favicon.svg`, tag: 'artel-turn', data: url }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data, location.origin).href
  event.waitUntil(clients.matchAll({ type: 'window' }).then((pages) => {
    const open = pages.find((page) => page.url === url)
    return open ? open.focus() : clients.openWindow(url)
  }))
})
