/** Svelte action: the arrows go from button to button inside, Tab goes in and out. The parameter only says that they changed. */
export function roving(node: HTMLElement, _changed?: unknown) {
  let current: HTMLElement | null = null
  const inside = () => [...node.querySelectorAll<HTMLElement>('button:not(:disabled)')]

  function settle(): void {
    const found = inside()
    if (!current || !found.includes(current)) current = found[0] ?? null
    for (const button of found) button.tabIndex = button === current ? 0 : -1
  }

  function key(event: KeyboardEvent): void {
    const found = inside()
    const at = found.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: found.length - 1 }
    const to = steps[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    found.at(to % found.length)!.focus()
  }

  function focused(event: FocusEvent): void {
    current = (event.target as HTMLElement).closest('button')
    settle()
  }

  node.addEventListener('keydown', key)
  node.addEventListener('focusin', focused)
  const watch = new MutationObserver(settle)
  watch.observe(node, { childList: true, subtree: true })
  settle()
  return {
    update: settle,
    destroy() {
      watch.disconnect()
      node.removeEventListener('keydown', key)
      node.removeEventListener('focusin', focused)
    },
  }
}
