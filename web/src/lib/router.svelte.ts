// Addresses: the path alone says which page is shown.
import { inside, placed } from './base'
import { ofAnotherBuild } from './home.svelte'

export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string }
  | { page: 'invite'; token: string }
  | { page: 'replay'; table: string; step: number }
  | { page: 'review' }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'me' }
  | { page: 'person'; person: string }
  | { page: 'ladder'; game: string }
  | { page: 'tournaments' }
  | { page: 'tournament'; tournament: string }
  | { page: 'learn' }
  | { page: 'lessons'; game: string }
  | { page: 'puzzles'; puzzle: string }
  | { page: 'workshop'; game: string; pack: string }
  | { page: 'settings' }
  | { page: 'open' }
  | { page: 'reset'; token: string }
  | { page: 'confirm' | 'unsubscribe'; token: string }
  | { page: 'join'; token: string }
  | { page: 'admin'; section: string }
  | { page: 'nothing' }

export function route(path: string, hash = ''): Route {
  const [head = '', rest = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (more.length) return { page: 'nothing' }
  if (rest) {
    switch (head) {
      case 't': return { page: 'table', table: rest }
      case 'r': return { page: 'replay', table: rest, step: Number(/^#(\d{1,5})$/.exec(hash)?.[1] ?? 0) }
      case 'rules': return { page: 'rules', game: rest, clause: hash.slice(1) }
      case 'p': return { page: 'person', person: rest }
      case 'ladder': return { page: 'ladder', game: rest }
      case 'tournaments': return { page: 'tournament', tournament: rest }
      case 'learn': return { page: 'lessons', game: rest }
      case 'puzzles': return { page: 'puzzles', puzzle: rest }
      case 'workshop': return { page: 'workshop', game: rest, pack: hash.slice(1) }
    }
    return { page: 'nothing' }
  }
  switch (head) {
    case '': return { page: 'start' }
    case 'invite': return { page: 'invite', token: hash.slice(1) }
    case 'reset': return { page: 'reset', token: hash.slice(1) }
    case 'confirm': case 'unsubscribe': return { page: head, token: hash.slice(1) }
    case 'join': return { page: 'join', token: hash.slice(1) }
    case 'admin': return { page: 'admin', section: hash.slice(1) }
    case 'rules': return { page: 'rules', game: '', clause: '' }
    case 'ladder': return { page: 'ladder', game: '' }
    case 'puzzles': return { page: 'puzzles', puzzle: '' }
    case 'me': case 'review': case 'settings': case 'tournaments': case 'learn': case 'open': return { page: head }
  }
  return { page: 'nothing' }
}

const now = () => inside(globalThis.location?.pathname ?? '/') ?? '/'
const place = $state({ path: now(), hash: globalThis.location?.hash ?? '' })

export const here = {
  get path(): string { return place.path },
  get route(): Route { return route(place.path, place.hash) },
}

function look(): void {
  place.path = now()
  place.hash = location.hash
}

export function go(to: string, replace = false): void {
  if (ofAnotherBuild(to)) return location.assign(placed(to))
  history[replace ? 'replaceState' : 'pushState'](null, '', placed(to))
  look()
  if (!place.hash) scrollTo(0, 0)
  // Whoever reads with a screen reader starts again at the top of the new page.
  queueMicrotask(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }))
}

/** Links inside the client change the page without loading it; called once. */
export function followLinks(): void {
  addEventListener('popstate', look)
  addEventListener('hashchange', look)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    const path = link.origin === location.origin ? inside(link.pathname) : null
    if (path === null || path.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    if (link.href !== location.href) go(path + link.search + link.hash)
  })
}
