// Plays on the board: clicks what is lit, the first of `choices` (CSS) that is there, until the game is over or the log
// has `until` lines. Waits while `busy` is there. The same game is played in the same way.
async ({ choices, busy, until }) => {
  const lines = () => document.querySelectorAll('[role=log] li').length
  const lit = () => choices.map((one) => [...document.querySelectorAll(one)].filter((found) => !found.disabled)).find((all) => all.length)
  const state = () => lines() + choices.flatMap((one) => [...document.querySelectorAll(one)].map((found) => found.cloneNode(false).outerHTML)).join()
  const over = () => document.querySelector('#result') !== null || lines() >= (until ?? Infinity)
  const settled = () => new Promise((done) => setTimeout(done))
  const comes = async (ready) => {
    const started = performance.now()
    while (await settled(), !ready()) {
      if (performance.now() - started > 30_000) throw new Error(`nothing happens after ${lines()} lines`)
      await new Promise((done) => {
        const late = setTimeout(done, 1000)
        const watch = new MutationObserver(() => (watch.disconnect(), clearTimeout(late), done()))
        watch.observe(document.body, { childList: true, subtree: true, attributes: true })
      })
    }
  }
  while (true) {
    await comes(() => over() || (lit() && !(busy && document.querySelector(busy))))
    if (over()) return
    const all = lit(), before = state()
    all[(lines() * 7) % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await comes(() => over() || state() !== before)
  }
}
