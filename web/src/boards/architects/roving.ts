// All choices of the board are one stop of the Tab key; arrows go to the nearest one in their direction.

const STEPS: Record<string, readonly [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Svelte action; its parameter changes whenever the choices may have. */
export function roving(root: HTMLElement, _shown: unknown) {
  let held = false
  const choices = () => [...root.querySelectorAll<HTMLElement>('[data-choice]')]

  function stop(at: HTMLElement | undefined): void {
    for (const one of choices()) one.tabIndex = one === at ? 0 : -1
  }

  function settle(): void {
    const found = choices()
    const focused = found.find((one) => one === document.activeElement)
    stop(focused ?? found[0])
    if (!focused && held && found.length && document.activeElement === document.body) found[0]!.focus({ preventScroll: true })
  }

  function nearest(from: HTMLElement, [x, y]: readonly [number, number]): HTMLElement | undefined {
    const middle = (one: HTMLElement) => {
      const box = one.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    const [ax, ay] = middle(from)
    const far = (one: HTMLElement) => {
      const [bx, by] = middle(one)
      const along = (bx - ax) * x + (by - ay) * y
      return along > 2 ? along + 2 * Math.abs((bx - ax) * y + (by - ay) * x) : Infinity
    }
    return choices().map((one) => [far(one), one] as const).filter(([distance]) => distance < Infinity).sort(([one], [other]) => one - other)[0]?.[1]
  }

  function key(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-choice]')
    const step = STEPS[event.key]
    const found = choices()
    const to = !from ? undefined : event.key === 'Home' ? found[0] : event.key === 'End' ? found.at(-1) : step && nearest(from, step)
    if (from && (step || to)) event.preventDefault()
    to?.focus()
  }

  function focused(event: FocusEvent): void {
    const choice = (event.target as HTMLElement).closest<HTMLElement>('[data-choice]')
    held = choice !== null
    if (choice) stop(choice)
  }

  function left(event: FocusEvent): void {
    if (event.relatedTarget) held = false
  }

  root.addEventListener('keydown', key)
  root.addEventListener('focusin', focused)
  root.addEventListener('focusout', left)
  settle()
  return {
    update: () => void Promise.resolve().then(settle),
    destroy: () => {
      root.removeEventListener('keydown', key)
      root.removeEventListener('focusin', focused)
      root.removeEventListener('focusout', left)
    },
  }
}
