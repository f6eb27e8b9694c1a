import { say } from './text.svelte'

/** What the browser calls the page, in the language of the moment. */
export function titled(name: () => string): void {
  $effect(() => {
    document.title = `${name()} · ${say('web-name')}`
  })
}
