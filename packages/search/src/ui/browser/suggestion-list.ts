import { countText } from '../../core/live/listbox.ts'
import type { LiveSearchProps } from '../../core/live/live-props.ts'
import { groupSuggestions, type Suggestion } from '../../core/live/suggestions.ts'
import { typeName } from '../../core/type-names.ts'
import { createListbox } from './listbox.ts'
import { actionOption, groupOf, make, optionOf } from './suggestion-options.ts'

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

/** Makes the list, and the words below it. */
export function suggestionList(
  element: HTMLElement,
  field: HTMLInputElement,
  { texts, typeNames, noResults }: LiveSearchProps,
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
  const listbox = createListbox(field, box, list, signal)
  let ids = 0
  const nextId = () => {
    ids += 1
    return `${id}-${ids}`
  }
  const optionsOf = (suggestions: readonly Suggestion[]) =>
    suggestions.map((suggestion) => optionOf(suggestion, nextId()))

  return {
    show(suggestions) {
      const count = suggestions.length
      listbox.replace(
        ...groupSuggestions(suggestions).map(({ type, suggestions: some }) =>
          groupOf(type && typeName(type, typeNames), nextId(), optionsOf(some)),
        ),
      )
      status.textContent = ''
      status.classList.toggle('visually-hidden', count > 0)
      listbox.open(count > 0)
      status.textContent = countText(count, { noResults, ...texts })
    },
    showRecent(recent, forget) {
      const forgetAll = actionOption(texts.forget, nextId(), () => {
        listbox.close()
        list.replaceChildren()
        forget()
      })
      listbox.replace(groupOf(texts.recent, nextId(), optionsOf(recent)), forgetAll)
      status.classList.add('visually-hidden')
      status.textContent = ''
      listbox.open(true)
    },
    reopen() {
      const hasOptions = list.childElementCount > 0
      if (!listbox.isOpen() && (hasOptions || status.textContent)) listbox.open(hasOptions)
    },
    close: listbox.close,
    say(text) {
      list.replaceChildren()
      status.classList.remove('visually-hidden')
      listbox.open(false)
      status.textContent = text
    },
  }
}
