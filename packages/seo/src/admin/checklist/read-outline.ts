import type { PageOutline } from '../../core/checklist.ts'
import { blockAround } from './block-around.ts'

/** Reads what visitors and search engines get of a page: what stands between its header and its footer. */
export function readOutline(page: Document): PageOutline {
  const main = page.querySelector('main') ?? page.body
  return {
    title: page.title,
    description: page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    headings: [...main.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf(heading),
      block: blockAround(heading),
    })),
    images: [...main.querySelectorAll('img')].filter(isSeen).map((image) => ({
      address: decodeURIComponent(new URL(image.getAttribute('src') ?? '', 'http://page').pathname),
      alt: image.getAttribute('alt') ?? undefined,
      block: blockAround(image),
    })),
    links: [...main.querySelectorAll('a[href]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      name: nameOf(link),
      block: blockAround(link),
      ...placeOf(link),
    })),
    words: (main.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  }
}

/** Decoration is hidden from those who listen. */
function isSeen(image: Element): boolean {
  return !image.closest('[aria-hidden="true"],[role="presentation"],[role="none"]')
}

function nameOf(link: Element): string {
  const images = [...link.querySelectorAll('img[alt],svg[aria-label]')].map(
    (image) => image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? '',
  )
  return [link.getAttribute('aria-label') ?? '', link.getAttribute('title') ?? '', textOf(link), ...images]
    .join(' ')
    .trim()
}

/** Mark of the field that a link's words are, or of the text with paragraphs in which it stands. */
function placeOf(link: Element): Pick<PageOutline['links'][number], 'field' | 'nth'> {
  const text = link.closest('[data-rich]')
  const marked = text ?? (link.matches('[data-field]') ? link : link.querySelector('[data-field]'))
  const field = marked?.getAttribute('data-field') ?? undefined
  return text ? { field, nth: [...text.querySelectorAll('a[href]')].indexOf(link) } : { field }
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
