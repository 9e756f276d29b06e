import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type FramePage, framePage } from '../fixtures/frame-page.tsx'
import { answerRequests } from './answer-requests.ts'
import { openPage } from './browser.ts'
import { sharedSite } from './site.ts'

/** Where the page is shown: one of the demo, whose own parts give way. */
export const FRAME_PATH = '/privacy/'

/** A site on one of whose pages any header, footer and content can be shown, with the styles and scripts of the real one. */
export interface FrameSite {
  readonly url: string
  /** @param options.still Stops the clock of the page, for the test to move, once `ready` is true in it. */
  open(
    browser: Browser,
    parts: FramePage,
    options?: BrowserContextOptions & { readonly still?: boolean; readonly hash?: string },
  ): Promise<{ page: Page; close: () => Promise<void> }>
}

export async function startFrameSite(): Promise<FrameSite> {
  const site = await sharedSite()
  const template = await (await fetch(site.url + FRAME_PATH)).text()
  const address = (await (await fetch(site.url)).text()).match(/\/media\/[^"\s]+\.webp/)?.[0]
  const image = Buffer.from(await (await fetch(site.url + address)).arrayBuffer())
  return {
    url: site.url,
    async open(browser, parts, { still = false, hash = '', ...options } = {}) {
      // The content of these tests brings its own styles.
      const { page, close } = await openPage(browser, { bypassCSP: true, ...options })
      const body = framePage(template, FRAME_PATH, parts)
      await answerRequests(page, {
        [`*${FRAME_PATH}`]: () => ({ body, headers: { 'content-type': 'text/html' } }),
        '*/media/chair-*': () => ({ body: image, headers: { 'content-type': 'image/webp' } }),
      })
      if (still) await page.clock.install()
      await page.goto(site.url + FRAME_PATH + hash)
      // Header and links come to life for a visitor who does something.
      await page.mouse.move(1, 1, { steps: 2 })
      return { page, close }
    },
  }
}
