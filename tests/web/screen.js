// What is wrong with the table as it stands in this window, in words; nothing: all is well. `phone`: fingers and small print
// count too. `needed` (CSS): what the player needs now; every one of them must be seen and reached.
({ phone, needed }) => {
  const wrong = []
  const { innerWidth: width, innerHeight: height } = window
  const page = document.scrollingElement
  const named = (one) => `${one.tagName.toLowerCase()}${one.id ? `#${one.id}` : ''}.${[...one.classList].filter((name) => !name.startsWith('svelte-')).join('.')} “${(one.ariaLabel ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  const box = (one) => one.getBoundingClientRect()

  const seen = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return false
    for (let above = one; above; above = above.parentElement) if (getComputedStyle(above).clipPath === 'inset(50%)') return false
    const { width, height } = box(one)
    return width > 1 && height > 1
  }
  /** Inside the window, and inside all that would clip it. */
  const whole = (one) => {
    const { left, right, top, bottom } = box(one)
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) return false
    for (let above = one.parentElement; above && above !== document.body; above = above.parentElement) {
      if (getComputedStyle(above).overflow === 'visible') continue
      const edge = box(above)
      if (left < edge.left - 3 || top < edge.top - 3 || right > edge.right + 3 || bottom > edge.bottom + 3) return false
    }
    return true
  }
  const clickable = 'button:not(:disabled), a[href], [role=button], input, select, summary'
  /** Another thing that can be clicked lies over the middle of it. */
  const under = (one) => {
    const { left, top, width, height } = box(one)
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    const over = found?.closest(clickable)
    return found && !one.contains(found) && !found.contains(one) && over !== one ? found : null
  }

  if (page.scrollHeight > height || page.scrollWidth > width) wrong.push(`the page is ${page.scrollWidth}×${page.scrollHeight} in a window of ${width}×${height}`)
  const dialog = document.querySelector('dialog[open]')
  const stage = dialog ?? document.querySelector('.table')
  const all = [...stage.querySelectorAll(clickable)].filter(seen)

  const wanted = dialog ? [] : [...document.querySelectorAll(`.question button:not(:disabled), ${needed}`)].filter((one) => one.checkVisibility())
  const least = phone ? 40 : 56
  const farAway = (one) => { const map = one.closest('.frame'); return map && box(map.querySelector('.edges rect')).width <= least + 1 }
  for (const one of wanted) {
    if (!seen(one) || !whole(one)) { if (!farAway(one)) wrong.push(`outside: ${named(one)} ${JSON.stringify(box(one))}`) }
    else if (Math.min(box(one).width, box(one).height) < 24) wrong.push(`crushed to ${Math.round(box(one).width)}×${Math.round(box(one).height)}: ${named(one)}`)
    else if (under(one)) wrong.push(`covered by ${named(under(one))}: ${named(one)}`)
  }
  if (dialog && !whole(dialog)) wrong.push('the dialog is outside')

  for (const one of all) if (!wanted.includes(one) && !one.closest('.frame') && whole(one) && under(one)) wrong.push(`overlap: ${named(under(one))} lies over ${named(one)}`)

  if (phone) {
    // Links inside of sentences and log lines need not be as large as a finger; the map is brought nearer by one.
    const inline = (one) => one.matches('.link') || one.closest('.frame')
    for (const one of all) {
      const { width, height } = box(one)
      if (!inline(one) && whole(one) && Math.min(width, height) < 43.5) wrong.push(`${Math.round(width)}×${Math.round(height)} is too small for a finger: ${named(one)}`)
    }
    const words = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const one = words.currentNode.parentElement
      if (!words.currentNode.textContent.trim() || !seen(one) || one.closest('.frame')) continue
      const size = parseFloat(getComputedStyle(one).fontSize) * (one instanceof SVGElement ? one.getScreenCTM().d || Math.abs(one.getScreenCTM().b) : 1)
      if (size < 10.9) wrong.push(`text of ${size.toFixed(1)} px: ${named(one)}`)
    }
  }
  return [...new Set(wrong)]
}
