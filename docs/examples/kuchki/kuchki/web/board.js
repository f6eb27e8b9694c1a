// The board of Kuchki: heaps of stones. A click takes the stone and all above it. The interface is told in docs/add-a-game.md.
const SVG = 'http://www.w3.org/2000/svg'

/** `element` is mine until `destroy`; `table.choose(option)` answers, `table.clause(id)` shows a clause of the rules. */
export function mount(element, table) {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = new URL('board.css', import.meta.url).href
  const field = document.createElement('div')
  field.className = 'kuchki'
  element.append(style, field)

  /** Everything is drawn anew from what is known now; nothing is kept but where the focus was. */
  function update({ view, choices, words, picked, text }) {
    const focused = field.contains(document.activeElement) ? document.activeElement.dataset.choice : null
    field.replaceChildren(...Object.entries(view.heaps).map(([heap, stones]) => {
      const column = document.createElement('section')
      const title = document.createElement('h2')
      title.textContent = `${text.name('heap', heap)}: ${stones}`
      column.append(title, ...Array.from({ length: stones }, (_, at) => {
        const many = at + 1
        const choice = choices.find((one) => one.heap === heap && one.many === many)
        return stone(choice?.option, words, picked, (option) => table.choose(option))
      }))
      return column
    }))
    const lit = [...field.querySelectorAll('[data-choice]')]
    if (focused) (lit.find((one) => one.dataset.choice === focused) ?? lit[0])?.focus()
  }

  return { update, destroy: () => element.replaceChildren() }
}

function stone(option, words, picked, choose) {
  const one = document.createElement(option ? 'button' : 'span')
  const picture = document.createElementNS(SVG, 'svg')
  const shape = document.createElementNS(SVG, 'ellipse')
  picture.setAttribute('viewBox', '0 0 100 46')
  for (const [name, value] of Object.entries({ cx: 50, cy: 23, rx: 47, ry: 20 })) shape.setAttribute(name, value)
  picture.append(shape)
  one.append(picture)
  if (option) {
    one.dataset.choice = option
    one.ariaLabel = one.title = words[option]
    one.ariaPressed = String(picked === option)
    one.addEventListener('click', () => choose(option))
  }
  return one
}
