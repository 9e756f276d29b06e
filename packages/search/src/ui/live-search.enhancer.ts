import type { LiveSearchProps } from '../core/live/live-props.ts'
import { recentSearches } from './browser/recent-searches.ts'

/**
 * Makes a search field a combobox (ARIA authoring practices: editable, with a list), and loads what shows results below
 * it when a visitor comes to the field.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const place = element.querySelector<HTMLElement>('.live-search')
  const field = place?.querySelector<HTMLInputElement>('input[type="search"]')
  if (!place || !field) return
  // Said before somebody comes to it: screen readers say what a field is when it gets the focus.
  const says = { role: 'combobox', 'aria-expanded': 'false', 'aria-autocomplete': 'list' }
  for (const [name, value] of Object.entries(says)) field.setAttribute(name, value)
  signal.addEventListener('abort', () => {
    for (const name of Object.keys(says)) field.removeAttribute(name)
  })

  const settings = props as LiveSearchProps
  if (settings.recent) {
    const remember = () => recentSearches.remember(field.value.trim())
    element.addEventListener('submit', remember, { signal })
    // Somebody who goes to a suggestion has found what they looked for.
    element.addEventListener('click', ({ target }) => (target as Element).closest('a') && remember(), { signal })
  }

  const load = async () => {
    const { suggestWhileTyping } = await import('./browser/suggest-while-typing.ts')
    if (!signal.aborted) suggestWhileTyping(place, field, settings, signal)
  }
  // Without it the form goes to the search page.
  const start = () => load().catch((error: unknown) => console.error(error))
  if (document.activeElement === field) start()
  else field.addEventListener('focus', start, { signal, once: true })
}
