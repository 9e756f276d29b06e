import type { Suggestion } from '../../core/live/suggestions.ts'

/** A link that is an option: a press follows it, as the middle button does. */
export function optionOf({ href, title, image }: Suggestion, id: string): HTMLElement {
  const option = make('a', 'live-search__option')
  set(option, { role: 'option', id, href, 'aria-selected': 'false', tabindex: '-1' })
  if (image) {
    const img = make('img', 'live-search__picture')
    set(img, { src: image, alt: '', width: '56', height: '42', loading: 'lazy' })
    option.append(img)
  }
  const words = make('span', 'live-search__title')
  words.textContent = title
  option.append(words)
  return option
}

/** An option that does something, below the others. */
export function actionOption(text: string, id: string, run: () => void): HTMLElement {
  const option = make('div', 'live-search__option live-search__forget')
  set(option, { role: 'option', id, 'aria-selected': 'false' })
  option.textContent = text
  option.addEventListener('click', run)
  return option
}

/** Options below a heading; without a name there is none. @param id Of the heading. */
export function groupOf(name: string | undefined, id: string, options: readonly HTMLElement[]): HTMLElement {
  const group = make('div', 'live-search__group')
  if (name !== undefined) {
    const label = make('p', 'live-search__type')
    label.textContent = name
    label.id = id
    set(group, { role: 'group', 'aria-labelledby': id })
    group.append(label)
  }
  group.append(...options)
  return group
}

export function make(name: string, className: string): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  return element
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
