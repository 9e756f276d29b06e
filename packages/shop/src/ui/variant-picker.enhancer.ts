import { isPlainClick } from '@vitrine/ui/core'

/**
 * Makes the values of a product's options change images, price and stock on this page, and its address with them. Of several
 * choices the last one counts. Where a variant does not come, the link is followed as it is.
 */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  let turn = 0
  const choose = async (href: string, isNew: boolean) => {
    turn += 1
    const mine = turn
    element.setAttribute('aria-busy', 'true')
    try {
      const parts = await fetchParts(href, signal)
      if (mine !== turn || signal.aborted) return
      putParts(element, parts)
      // Chosen twice in a row, it is one step to go back.
      if (isNew && location.href !== href) history.pushState(null, '', href)
      element.removeAttribute('aria-busy')
    } catch {
      if (mine === turn && !signal.aborted) location.assign(href)
    }
  }
  element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-variant]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      void choose(link.href, true)
    },
    { signal },
  )
  window.addEventListener('popstate', () => void choose(location.href, false), { signal })
}

/** Puts the parts of a variant in the place of those of another; the focus stays at its value. */
function putParts(element: HTMLElement, parts: ReadonlyMap<string, Element>): void {
  const focused = placeOfFocus(element)
  for (const [name, place] of variantParts(element)) {
    const next = parts.get(name)
    if (next && next.outerHTML !== place.outerHTML) place.replaceWith(next)
  }
  if (focused !== -1) element.querySelectorAll<HTMLElement>('[data-variant]')[focused]?.focus()
}

function placeOfFocus(element: HTMLElement): number {
  return [...element.querySelectorAll('[data-variant]')].indexOf(document.activeElement as Element)
}

function variantParts(root: ParentNode): ReadonlyMap<string, Element> {
  const parts = root.querySelectorAll<HTMLElement>('[data-variant-part]')
  return new Map([...parts].map((part) => [part.dataset.variantPart ?? '', part]))
}

async function fetchParts(address: string, signal: AbortSignal): Promise<ReadonlyMap<string, Element>> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The product answered ${response.status}.`)
  return variantParts(new DOMParser().parseFromString(await response.text(), 'text/html'))
}
