// Notices that this browser shows while no page of the server is open.
import { base } from './base'
import { allowNotices } from './notify'
import type { Browser } from '../types/rest'

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis

export async function subscribed(): Promise<string | null> {
  const worker = await navigator.serviceWorker.getRegistration(`${base}sw.js`)
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null
}

/** Asks the person; null where they do not want to. `key`: the public one of the server. */
export async function subscribe(key: string): Promise<Browser | null> {
  if (!(await allowNotices())) return null
  await navigator.serviceWorker.register(`${base}sw.js`)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe() // it may be for another key
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(`${base}sw.js`)
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
