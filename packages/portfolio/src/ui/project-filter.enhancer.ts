import { isPlainClick } from '@vitrine/ui/core'

/** Lists that are cache at hand, the one that is shown included. */
const MAX_CACHED = 16

/** Parts of a page that change with the filter, by name. */
type FilterParts = ReadonlyMap<string, Element>

/** A list at an address, with the title of its page. */
interface Listed {
  readonly title: string
  readonly parts: FilterParts
  /** Addresses of the page in other languages. */
  readonly languages: ReadonlyMap<string, string>
}

/**
 * Makes the links of a filter change the list on this page, and the address with it. Lists are fetched when a visitor is
 * about to choose them; of several choices the last one counts. Where a list does not come, the link is followed as it
 * is. Event `vitrine:projects:filter` (detail: the address of the list).
 */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const cache = new Map<string, Promise<Listed>>()
  let shown = addressOf(location.href)
  let turn = 0
  cache.set(
    shown,
    Promise.resolve({ title: document.title, parts: filterParts(element), languages: languageAddresses(document) }),
  )

  const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('[data-project-filter]')

  // Who saves data has chosen when it is fetched.
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  for (const event of connection?.saveData ? [] : (['pointerover', 'focusin'] as const)) {
    element.addEventListener(event, (about) => void listAt(linkOf(about)?.href)?.catch(() => {}), { signal })
  }
  element.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      void choose(link.href, { isNew: true })
    },
    { signal },
  )
  window.addEventListener('popstate', () => void choose(location.href, { isNew: false }), { signal })

  function listAt(href: string | undefined): Promise<Listed> | undefined {
    if (href === undefined) return undefined
    const address = addressOf(href)
    const known = cache.get(address)
    if (known) return known
    const list = fetchList(address, signal)
    cache.set(address, list)
    // A list that did not come may come when it is asked for again.
    list.catch(() => cache.delete(address))
    const [oldest] = [...cache.keys()].filter((other) => other !== shown && other !== address)
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    return list
  }

  /** @param how.isNew Whether the visitor goes there, and not back to it. */
  async function choose(href: string, { isNew }: { readonly isNew: boolean }): Promise<void> {
    turn += 1
    const mine = turn
    const address = addressOf(href)
    if (address === shown) return busy(false)
    busy(true)
    try {
      const list = await listAt(address)
      // The visitor has chosen something else in the meantime.
      if (mine !== turn || signal.aborted || !list) return
      const isHere = [...filterParts(element).keys()].every((name) => list.parts.has(name))
      if (!isHere) throw new Error('The list stands on another page.')
      const swap = () => {
        // Looked for when it is time: what was chosen before may have been put there in between.
        for (const [name, place] of filterParts(element)) place.replaceWith(list.parts.get(name) as Element)
        busy(false)
        markCurrent(address)
      }
      shown = address
      if (isNew) history.pushState(null, '', address)
      document.title = list.title
      for (const link of languageLinks(document)) link.href = list.languages.get(link.hreflang) ?? link.href
      move(swap)
      const { filterSays = '' } = (list.parts.get('list') as HTMLElement).dataset
      const status = element.querySelector('[data-filter-status]')
      if (status) status.textContent = filterSays
      element.dispatchEvent(new CustomEvent('vitrine:projects:filter', { bubbles: true, detail: address }))
    } catch {
      if (mine === turn && !signal.aborted) location.assign(address)
    }
  }

  function busy(isBusy: boolean): void {
    filterParts(element).get('list')?.setAttribute('aria-busy', String(isBusy))
  }

  function markCurrent(address: string): void {
    for (const link of element.querySelectorAll<HTMLAnchorElement>('[data-project-filter]')) {
      if (addressOf(link.href) === address) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }

  /** Projects that stay glide to their new places; the others fade. */
  function move(swap: () => void): void {
    if (stillness.matches || !document.startViewTransition) {
      swap()
      return
    }
    nameCards(element, true)
    const transition = document.startViewTransition(() => {
      nameCards(element, false)
      swap()
      nameCards(element, true)
    })
    // A transition that is cut short by the next one has done its work all the same.
    transition.ready.catch(() => {})
    transition.finished.then(() => nameCards(element, false)).catch(() => {})
  }
}

/** Gives the cards in view names by which the browser knows them again, or takes all names away. */
function nameCards(element: HTMLElement, named: boolean): void {
  for (const card of element.querySelectorAll<HTMLElement>('[data-project]')) {
    const { top, bottom } = card.getBoundingClientRect()
    const inView = bottom > 0 && top < innerHeight
    if (named && inView) card.style.setProperty('--project-name', `project-${card.dataset.project}`)
    else card.style.removeProperty('--project-name')
  }
}

function filterParts(root: ParentNode): FilterParts {
  const parts = root.querySelectorAll<HTMLElement>('[data-filter-part]')
  return new Map([...parts].map((part) => [part.dataset.filterPart ?? '', part]))
}

/** The links by which the page is read in other languages. */
function languageLinks(root: ParentNode): readonly HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('.language-links a[hreflang]')]
}

function languageAddresses(root: ParentNode): Listed['languages'] {
  return new Map(languageLinks(root).map((link) => [link.hreflang, link.getAttribute('href') ?? link.href]))
}

async function fetchList(address: string, signal: AbortSignal): Promise<Listed> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The list answered ${response.status}.`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return { title: page.title, parts: filterParts(page), languages: languageAddresses(page) }
}

/** An address without its place on the page: that is nothing of the filter's. */
function addressOf(href: string): string {
  return href.replace(/#.*$/, '')
}
