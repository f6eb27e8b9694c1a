// The client on a device of its own: kept by a service worker, ready where there is no connection.
import { partsAt } from './home.svelte'

/** Where Python can be had, the client works without a server: then it is kept. Called once, when the page stands. */
export function keepReady(): void {
  if (!partsAt || !('serviceWorker' in navigator)) return
  const bring = () => void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('bring python'))
  addEventListener('appinstalled', bring)
  if (matchMedia('(display-mode: standalone)').matches) bring()
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** All of Python now, for later. */
export async function bringPython(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  await new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'python is here' && done())
    active?.postMessage('bring python')
  })
}
