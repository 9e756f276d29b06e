import type { PageOutline } from '../../core/checklist.ts'

/** Reads what visitors and search engines get of a page: what stands between its header and its footer. */
export function readOutline(page: Document): PageOutline {
  const main = page.querySelector('main') ?? page.body
  return {
    title: page.title,
    description: page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    headings: [...main.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf(heading),
    })),
    images: [...main.querySelectorAll('img')].filter(isSeen).map((image) => ({
      address: decodeURIComponent(new URL(image.getAttribute('src') ?? '', 'http://page').pathname),
      alt: image.getAttribute('alt') ?? undefined,
    })),
    links: [...main.querySelectorAll('a[href]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      name: nameOf(link),
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

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
