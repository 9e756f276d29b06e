import { imageOf, ROOMS, ROW_IMAGES } from './content.ts'

/** Scripts and styles of one page, by what the bundler called them. */
export interface Built {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The same content moved by Swiper, by the name of our page.
 *
 * @param frame A page of the site; its content and its script give way.
 */
export function swiperPages(frame: string, built: Readonly<Record<'stack' | 'row', Built>>) {
  return {
    fade: pageOf(frame, stack('fade'), built.stack),
    slide: pageOf(frame, stack('slide'), built.stack),
    row: pageOf(frame, row(), built.row),
  }
}

function pageOf(frame: string, shown: string, { scripts, styles }: Built): string {
  const head = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ].join('')
  return frame
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace('</head>', `${head}</head>`)
    .replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => start + shown + end)
}

function stack(effect: 'fade' | 'slide'): string {
  const slides = ROOMS.map(
    ({ heading, text, link }, index) => `<div class="swiper-slide">${image(index + 1, index === 0)}
<div class="words"><h2>${heading}</h2><p>${text}</p><a href="/rooms/">${link}</a></div></div>`,
  )
  return `<section class="swiper stack" data-effect="${effect}" aria-label="Rooms">
<div class="swiper-wrapper">${slides.join('')}</div>
<button class="swiper-button-prev"></button><button class="swiper-button-next"></button>
<div class="swiper-pagination"></div></section>`
}

function row(): string {
  const slides = Array.from(
    { length: ROW_IMAGES },
    (_, index) => `<div class="swiper-slide">${image(index + 1, index === 0)}</div>`,
  )
  return `<section class="swiper row" aria-label="Rooms"><div class="swiper-wrapper">${slides.join('')}</div>
<button class="swiper-button-prev"></button><button class="swiper-button-next"></button>
<div class="swiper-pagination"></div></section>`
}

function image(number: number, isFirst: boolean): string {
  const { alt, fallback, sources } = imageOf(number)
  const srcset = sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  const order = isFirst ? 'fetchpriority="high"' : 'loading="lazy"'
  return `<img src="${fallback.url}" srcset="${srcset}" sizes="100vw" alt="${alt}" width="${fallback.width}" height="${fallback.height}" ${order}>`
}
