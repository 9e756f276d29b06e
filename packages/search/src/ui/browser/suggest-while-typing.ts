import { answerCache } from '../../core/live/answer-cache.ts'
import type { LiveSearchProps } from '../../core/live/live-props.ts'
import { parseSuggestions, type Suggestion } from '../../core/live/suggestions.ts'
import { LIVE_SEARCH_ACTION } from '../../core/live-search.ts'
import { recentSearches } from './recent-searches.ts'
import { addStyles } from './styles.ts'
import { suggestionList } from './suggestion-list.ts'

/** Milliseconds after the last key press. Specification, section 9. */
const DELAY_MS = 500

/** Characters of a term that are sent; the server cuts there too. */
const MAX_TERM = 200

/**
 * Shows results below a search field while a visitor types. Event `vitrine:search:suggest` (detail: the term and how
 * many). The form goes to the search page as before.
 *
 * @param place What the field and the results stand in; events come from it.
 * @param field Has the focus, or had it a moment ago.
 */
export function suggestWhileTyping(
  place: HTMLElement,
  field: HTMLInputElement,
  settings: LiveSearchProps,
  signal: AbortSignal,
): void {
  addStyles()
  const list = suggestionList(place, field, settings, signal)
  const answers = answerCache<readonly Suggestion[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  /** Term of the displayed list. */
  let shown = ''

  const term = () => field.value.trim().slice(0, MAX_TERM)
  const isLongEnough = () => [...term()].length >= settings.minCharacters
  const stop = () => {
    clearTimeout(timer)
    asking?.abort()
    place.removeAttribute('data-busy')
  }

  const show = (about: string, suggestions: readonly Suggestion[]) => {
    shown = about
    list.show(suggestions)
    const detail = { term: about, count: suggestions.length }
    place.dispatchEvent(new CustomEvent('vitrine:search:suggest', { bubbles: true, detail }))
  }

  const ask = async (about: string) => {
    const question = JSON.stringify([about, settings.types])
    const known = answers.get(question)
    if (known) return show(about, known)
    const mine = new AbortController()
    asking = mine
    place.setAttribute('data-busy', '')
    try {
      const response = await fetch(settings.ajaxPath, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: fieldsOf(about, settings),
        // The answer is in the language of the page, also where another site gives it.
        referrerPolicy: 'no-referrer-when-downgrade',
        signal: AbortSignal.any([mine.signal, signal]),
      })
      const suggestions = response.ok
        ? parseSuggestions(await response.json(), document.baseURI, response.url)
        : undefined
      if (mine.signal.aborted) return
      if (!suggestions) throw new Error('There is no list in the answer.')
      answers.keep(question, suggestions)
      show(about, suggestions)
    } catch {
      // Somebody has typed on, or the page goes away.
      if (mine.signal.aborted || signal.aborted) return
      shown = ''
      list.close()
      list.say(settings.texts.unavailable)
    } finally {
      if (asking === mine) place.removeAttribute('data-busy')
    }
  }

  const offerRecent = () => {
    const { form } = field
    const recent = settings.recent && form ? recentSearches.read() : []
    if (!form || recent.length === 0) return list.close()
    list.showRecent(
      recent.map((title) => ({ title, href: searchAddress(form, field.name, title) })),
      recentSearches.forget,
    )
  }

  const typed = (event?: Event) => {
    stop()
    // What is not written yet is nothing to look for.
    if ((event as InputEvent | undefined)?.isComposing) return
    const about = term()
    if (!isLongEnough()) {
      shown = ''
      if (term() === '') return offerRecent()
      return list.close()
    }
    if (about !== shown) timer = setTimeout(() => void ask(about), DELAY_MS)
  }

  field.addEventListener('input', typed, { signal })
  field.addEventListener('compositionend', typed, { signal })
  field.addEventListener('keydown', () => clearTimeout(timer), { signal, capture: true })
  field.addEventListener('keyup', (event) => !event.isComposing && term() !== shown && isLongEnough() && typed(event), {
    signal,
  })
  field.addEventListener(
    'focus',
    () => {
      if (shown !== '' && shown === term()) list.reopen()
      else if (term() === '') offerRecent()
    },
    { signal },
  )
  field.form?.addEventListener('submit', stop, { signal })
  // What was typed until now, or nothing yet. A field that the server filled says nothing new.
  if (isLongEnough() && field.value !== field.defaultValue) typed()
  else if (term() === '' && document.activeElement === field) offerRecent()
  signal.addEventListener('abort', stop)
}

/** Address that the form would lead to with a term. */
function searchAddress({ action }: HTMLFormElement, name: string, term: string): string {
  const address = new URL(action)
  address.searchParams.set(name, term)
  return address.href
}

/** The fields of the call; their names are the wire's. Specification, section 7. */
function fieldsOf(term: string, settings: LiveSearchProps): URLSearchParams {
  const flag = (value: boolean) => (value ? '1' : '0')
  const fields = new URLSearchParams({
    action: LIVE_SEARCH_ACTION,
    search: term,
    perPage: String(settings.perPage),
    show_feat_img: flag(settings.showImages),
    display_post_type: flag(settings.showTypes),
    searchLimiPostTitles: flag(settings.titlesOnly),
  })
  for (const type of settings.types) fields.append('post_type[]', type)
  return fields
}
