import type { Page } from 'playwright-core'
import { until } from './until.ts'

/** CSS pixels beyond the window at which elements wake that wait to be seen; `packages/islands` has the same. */
const VISIBLE_MARGIN_PX = 200

/**
 * Waits until every island and enhancer whose moment has come has taken its element over: those that start at once, when
 * the browser is idle, in sight, or at a width that the window has.
 *
 * @param options.attended The visitor has moved, so those that wait for a sign of one have to be ready too.
 */
export async function ready(page: Page, { attended = false } = {}): Promise<void> {
  // Playwright's own waiting takes the promise of an answer for an answer.
  await until('the page to be ready', () => page.evaluate(allReady, [VISIBLE_MARGIN_PX, attended] as const))
}

/** Looks at a page as a visitor does: moves the pointer, and waits until what that wakes is ready. */
export async function attend(page: Page): Promise<void> {
  let x = 0
  await until('the page to be ready for its visitor', async () => {
    // What another script has moved to its place by then waits for a sign of its own.
    x = x === 1 ? 2 : 1
    await page.mouse.move(x, 1)
    return page.evaluate(allReady, [VISIBLE_MARGIN_PX, true] as const)
  })
}

/** Runs in the browser. */
async function allReady([marginPx, isAttended]: readonly [number, boolean]): Promise<boolean> {
  const isSeen = (element: Element) =>
    new Promise<boolean>((resolve) => {
      if (element.children.length === 0) return resolve(false)
      const observer = new IntersectionObserver(
        (entries) => {
          observer.disconnect()
          resolve(entries.some(({ isIntersecting }) => isIntersecting))
        },
        { rootMargin: `${marginPx}px` },
      )
      for (const child of element.children) observer.observe(child)
    })
  const isDue = (element: Element) => {
    const when = element.getAttribute('when') ?? ''
    if (when === 'interaction') return false
    if (when === 'attention') return isAttended || location.hash !== '' || scrollY > 0
    if (when.startsWith('media ')) return matchMedia(when.slice('media '.length)).matches
    return when === 'visible' ? isSeen(element) : true
  }
  if (document.readyState !== 'complete') return false
  const asleep = [...document.querySelectorAll('vitrine-enhance, vitrine-island')].filter(
    (element) => !element.hasAttribute('data-ready'),
  )
  return !(await Promise.all(asleep.map(isDue))).includes(true)
}

/**
 * Waits until everything is ready that is due, and lets the page have its turn: what was to be begun by then has begun.
 * For tests that say what does not happen.
 */
export async function quiet(page: Page, options: Parameters<typeof ready>[1] = {}): Promise<void> {
  await ready(page, options)
  await turn(page)
}

/** Lets the page draw twice and come to rest, whatever it waits for. */
export async function turn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
      }),
  )
}

/** Waits until what is in sight is there for good: scripts, typefaces and images. */
export async function loaded(page: Page): Promise<void> {
  await ready(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await until('the pictures in sight', () => page.evaluate(imagesLoaded))
  await quiet(page)
}

/** Runs in the browser. */
async function imagesLoaded(): Promise<boolean> {
  const isWaitedFor = (image: HTMLImageElement) =>
    new Promise<boolean>((resolve) => {
      if (image.complete) return resolve(false)
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect()
        resolve(entry?.isIntersecting === true)
      })
      observer.observe(image)
    })
  return !(await Promise.all([...document.images].map(isWaitedFor))).includes(true)
}
