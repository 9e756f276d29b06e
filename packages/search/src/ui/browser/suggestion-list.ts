import { typeName } from '../../core/document-types.ts'
import type { LiveSearchProps } from '../../core/live/live-props.ts'
import { groupSuggestions, type Suggestion } from '../../core/live/suggestions.ts'

/** The list below a field. */
export interface SuggestionList {
  show(suggestions: readonly Suggestion[]): void
  /** Shows what was looked for before. */
  showRecent(recent: readonly Suggestion[], forget: () => void): void
  /** Shows again what was shown last. */
  reopen(): void
  close(): void
  /** Tells screen readers, and shows it below the field. */
  say(text: string): void
}

let lists = 0

/** Makes the list, and moves in it by keyboard. */
export function suggestionList(
  element: HTMLElement,
  field: HTMLInputElement,
  { texts, noResults }: LiveSearchProps,
  signal: AbortSignal,
): SuggestionList {
  lists += 1
  const id = `live-search-${lists}`
  const box = make('div', 'live-search__box')
  const status = make('p', 'live-search__status')
  const list = make('div', 'live-search__list')
  box.append(list, status)
  box.hidden = true
  list.id = id
  list.role = 'listbox'
  list.ariaLabel = texts.suggestions
  status.role = 'status'
  element.append(box)
  field.setAttribute('aria-controls', id)
  signal.addEventListener('abort', () => {
    box.remove()
    for (const name of ['aria-controls', 'aria-activedescendant']) field.removeAttribute(name)
  })

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')]
  const isOpen = () => !box.hidden
  let active: HTMLElement | undefined
  let groups = 0

  const activate = (option: HTMLElement | undefined) => {
    active?.setAttribute('aria-selected', 'false')
    active = option
    if (!option) return field.removeAttribute('aria-activedescendant')
    option.setAttribute('aria-selected', 'true')
    field.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }
  const open = (hasOptions: boolean) => {
    box.hidden = false
    field.setAttribute('aria-expanded', String(hasOptions))
  }
  const close = () => {
    activate(undefined)
    box.hidden = true
    field.setAttribute('aria-expanded', 'false')
  }
  const move = (by: 1 | -1) => {
    const all = options()
    if (all.length === 0) return
    const at = active ? all.indexOf(active) : by === 1 ? -1 : 0
    activate(all[(at + by + all.length) % all.length])
  }

  field.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return
      const { key } = event
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (options().length === 0) return
        event.preventDefault()
        if (!isOpen()) open(true)
        move(key === 'ArrowDown' ? 1 : -1)
      } else if (key === 'Enter' && isOpen() && active) {
        event.preventDefault()
        active.click()
      } else if (key === 'Escape' && isOpen()) {
        // The first press closes the list; what the field stands in, or its text, waits for the next one.
        event.preventDefault()
        event.stopPropagation()
        close()
      }
    },
    { signal },
  )
  field.addEventListener('blur', () => close(), { signal })
  // A press on the list would take the focus before it is a click.
  box.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
  box.addEventListener(
    'pointermove',
    ({ target }) => {
      const option = (target as Element).closest<HTMLElement>('[role="option"]')
      if (option && option !== active) activate(option)
    },
    { signal },
  )

  const groupOf = (name: string | undefined, options: readonly HTMLElement[]) => {
    const group = make('div', 'live-search__group')
    if (name !== undefined) {
      const label = make('p', 'live-search__type')
      label.textContent = name
      groups += 1
      label.id = `${id}-group-${groups}`
      set(group, { role: 'group', 'aria-labelledby': label.id })
      group.append(label)
    }
    group.append(...options)
    return group
  }

  return {
    show(suggestions) {
      activate(undefined)
      let number = 0
      list.replaceChildren(
        ...groupSuggestions(suggestions).map(({ type, suggestions: some }) =>
          groupOf(
            type && typeName(type, texts),
            some.map((suggestion) => {
              number += 1
              return optionOf(suggestion, `${id}-${number}`)
            }),
          ),
        ),
      )
      status.textContent = ''
      status.classList.toggle('visually-hidden', number > 0)
      open(number > 0)
      status.textContent =
        number === 0
          ? noResults
          : number === 1
            ? texts.oneSuggestion
            : texts.suggestionCount.replace('{count}', String(number))
    },
    showRecent(recent, forget) {
      activate(undefined)
      const last = make('div', 'live-search__option live-search__forget')
      set(last, { role: 'option', id: `${id}-forget`, 'aria-selected': 'false' })
      last.textContent = texts.forget
      last.addEventListener('click', () => {
        close()
        list.replaceChildren()
        forget()
      })
      list.replaceChildren(
        groupOf(
          texts.recent,
          recent.map((term, index) => optionOf(term, `${id}-${index + 1}`)),
        ),
        last,
      )
      status.classList.add('visually-hidden')
      status.textContent = ''
      open(true)
    },
    reopen() {
      if (box.hidden && (list.childElementCount > 0 || status.textContent)) open(list.childElementCount > 0)
    },
    close,
    say(text) {
      list.replaceChildren()
      status.classList.remove('visually-hidden')
      open(false)
      status.textContent = text
    },
  }
}

/** A link that is an option: a press follows it, as the middle button does. */
function optionOf({ href, title, image }: Suggestion, id: string): HTMLElement {
  const option = make('a', 'live-search__option')
  set(option, { role: 'option', id, href, 'aria-selected': 'false', tabindex: '-1' })
  if (image) {
    const picture = make('img', 'live-search__picture')
    set(picture, { src: image, alt: '', width: '56', height: '42', loading: 'lazy' })
    option.append(picture)
  }
  const words = make('span', 'live-search__title')
  words.textContent = title
  option.append(words)
  return option
}

function make(name: string, className: string): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  return element
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
