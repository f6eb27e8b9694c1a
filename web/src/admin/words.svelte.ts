// The words of the admin page come with it: web.admin.{en,ru}.ftl.
import { gameText, type GameText } from '$lib/text.svelte'
import { settings } from '$lib/settings.svelte'

let text: GameText | null = null

export async function fetchWords(): Promise<void> {
  text = await gameText('admin')
}

export function tell(...asked: Parameters<GameText['say']>): string {
  return text?.say(...asked) ?? asked[0]
}

export function when(at: number): string {
  return new Date(at).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' })
}
