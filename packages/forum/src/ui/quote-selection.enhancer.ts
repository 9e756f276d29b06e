import { MAX_QUOTED_WORDS } from '../core/limits.ts'

/** Makes the links that quote a post quote what is selected in it. Without a selection they quote all of it. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[data-quote]')
  /** Words that were selected when the link was touched: pressing it takes the selection away. */
  let touched: { readonly link: HTMLAnchorElement; readonly words: string } | undefined
  element.addEventListener(
    'pointerdown',
    (event) => {
      const link = linkOf(event)
      touched = link ? { link, words: selectedIn(link.closest('article')) } : undefined
    },
    { signal },
  )
  element.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (!link) return
      const words = touched?.link === link ? touched.words : selectedIn(link.closest('article'))
      const url = new URL(link.href)
      url.searchParams.delete('words')
      if (words !== '') url.searchParams.set('words', words)
      link.href = url.href
      touched = undefined
    },
    { signal },
  )
}

/** Words that are selected in the text of a post. */
function selectedIn(article: Element | null): string {
  const selection = getSelection()
  const text = article?.querySelector('.reply__text')
  if (!selection || !text || !text.contains(selection.anchorNode) || !text.contains(selection.focusNode)) return ''
  return selection.toString().replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUOTED_WORDS)
}
