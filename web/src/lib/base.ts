// Where the client lies: at the root of a server, in any folder of a host of files. Inside, addresses begin with '/'.
export const base = import.meta.env.PROD ? new URL('..', String(import.meta.url)).pathname : '/'

/** An address of the client, as its host has it. */
export const placed = (path: string): string => base + path.slice(1)

/** The other way round; null: it lies outside. */
export const inside = (path: string): string | null => (path.startsWith(base) ? path.slice(base.length - 1) : null)

/** Links are written as the client has them; where it lies in a folder, they are led there. Called once. */
export function placeLinks(): void {
  if (base === '/') return
  const led = new WeakMap<Element, string>()
  const lead = (link: Element) => {
    const to = link.getAttribute('href')
    if (!to?.startsWith('/') || to.startsWith('/api/') || led.get(link) === to) return
    led.set(link, placed(to))
    link.setAttribute('href', placed(to))
  }
  const look = (node: Node) => {
    if (!(node instanceof Element)) return
    if (node.matches('a[href]')) lead(node)
    node.querySelectorAll('a[href]').forEach(lead)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') look(target)
      else addedNodes.forEach(look)
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] })
}
