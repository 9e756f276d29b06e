import { isPlainClick } from '../core/plain-click.ts'

/**
 * Makes the link to the next part of a list bring that part into this page. Without an answer the link is followed as it
 * is. Event `vitrine:parts:more` (detail: the address of the part).
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { list: name } = props as { readonly list: string }
  const listIn = (root: ParentNode) => root.querySelector(`[data-parts-list="${CSS.escape(name)}"]`)

  element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-parts-more]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      if (link.getAttribute('aria-busy') !== 'true') void bring(link)
    },
    { signal },
  )

  async function bring(link: HTMLAnchorElement): Promise<void> {
    link.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(link.href, { signal })
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const [shown, more] = [listIn(element), listIn(page)]
      const next = more?.parentElement?.querySelector<HTMLAnchorElement>('[data-parts-more]')
      const first = more?.firstElementChild
      if (!response.ok || !shown || !more || !first) throw new Error('There is no such list on the next page.')
      const before = shown.children.length
      shown.append(...more.children)
      if (next) link.href = next.href
      else link.remove()
      link.removeAttribute('aria-busy')
      // Who came by keyboard goes on where the new ones begin.
      shown.children[before]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
      element.dispatchEvent(new CustomEvent('vitrine:parts:more', { bubbles: true, detail: response.url }))
    } catch {
      if (!signal.aborted) window.location.assign(link.href)
    }
  }
}
