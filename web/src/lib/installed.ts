// The client on a device of its own: kept by a service worker, ready where there is no connection.
import { base } from './base'
import { build, partsAt } from './home.svelte'
import type { Parts } from '../local/python'

/** Where Python can be had, the client works without a server: then it is kept. Called once, when the page stands. */
export function keepReady(): void {
  if (!partsAt || !('serviceWorker' in navigator)) return
  const bring = () => void navigator.serviceWorker.ready.then(bringPython)
  addEventListener('appinstalled', bring)
  if (matchMedia('(display-mode: standalone)').matches) bring()
  const register = () => void navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** The cache of this build, as `sw.js` names it. */
export const cacheName = `artel${base === '/' ? '' : base}-${build}`

/** All of Python now, for later. */
export async function bringPython(): Promise<void> {
  if (!('caches' in globalThis)) return
  const own = await caches.open(cacheName)
  const bring = async (path: string) => {
    if (await own.match(path)) return
    const found = await caches.match(path)
    await (found ? own.put(path, found) : own.add(path))
  }
  await bring(partsAt)
  const parts = (await (await own.match(partsAt))!.json()) as Parts
  for (const { path } of Object.values(parts.files)) await bring(new URL(path, new URL(partsAt, location.href)).href)
}
