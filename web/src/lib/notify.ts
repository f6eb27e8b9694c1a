// Notices of the browser, where the person allowed them and looks elsewhere.
import { base } from './base'
import { settings } from './settings.svelte'

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const notice = new Notification(title, { body, icon: `${base}favicon.svg`, tag: 'artel' })
  notice.onclick = () => (window.focus(), notice.close())
}

/** Asks the person; false where they do not want to. */
export async function allowNotices(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted'
}
