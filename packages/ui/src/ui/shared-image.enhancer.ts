import { isPlainClick } from '../core/plain-click.ts'

/**
 * Has the image of a card grow into that of the page that its link leads to, by the browser's transition between pages. An
 * image says what it is by `data-shared-image`: `target` where pages begin with it, `source` in a card. One image of a page
 * may take part, so a choice puts the page's own aside until the page is shown again.
 */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a[href]')
      if (!link || !isPlainClick(event)) return
      release()
      const image = (link.closest('article') ?? link).querySelector<HTMLElement>('[data-shared-image="source"]')
      if (!image) return
      for (const target of withState('target')) target.dataset.sharedImage = 'aside'
      image.dataset.sharedImage = 'chosen'
    },
    { signal },
  )
  // A page that the browser has kept comes back with its choice, into which the image shrinks again.
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.finished.then(release, release), { signal })
}

function release(): void {
  for (const image of withState('chosen')) image.dataset.sharedImage = 'source'
  for (const target of withState('aside')) target.dataset.sharedImage = 'target'
}

function withState(state: 'target' | 'aside' | 'chosen'): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-shared-image="${state}"]`)
}
