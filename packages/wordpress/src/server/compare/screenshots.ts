import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import type { ComparedSite } from './compared-site.ts'

/** Widths of windows that pages are drawn in, in CSS pixels: a phone and a desk. */
export const SCREENSHOT_WIDTHS = [390, 1280] as const

const WINDOW_HEIGHT_PX = 900

/** Part of a page from its top that is drawn. */
const MAX_HEIGHT_PX = 6000

/** Milliseconds for a page until it is loaded, and then for the images that it shows late. */
const LOAD_TIMEOUT_MS = 20_000
const IMAGES_TIMEOUT_MS = 3_000

const JPEG_QUALITY = 70

/** Draws pages of one site. */
export interface Screenshots {
  /** @returns False for a page that cannot be drawn. */
  take(path: string, width: number, file: string): Promise<boolean>
}

/**
 * Starts a Chromium that reaches no network: all that its pages ask for is read from the site, within its bounds.
 *
 * @param executablePath Of a Chromium, or its headless shell.
 * @throws When it does not start.
 */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath,
    // Chromium refuses to start with its sandbox for the administrator of a machine.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--no-first-run', '--host-resolver-rules=MAP * ~NOTFOUND'],
  })
}

/** @param folder That takes the files. */
export async function screenshotsOf(browser: Browser, site: ComparedSite, folder: string): Promise<Screenshots> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  await context.route('**/*', (route) => answer(route, site))
  return {
    take: (path, width, file) => draw(context, { url: site.addressOf(path).href, width, path: join(folder, file) }),
  }
}

async function answer(route: Route, site: ComparedSite): Promise<void> {
  const request = route.request()
  const url = new URL(request.url())
  if (request.method() !== 'GET' || !/^https?:$/.test(url.protocol)) return route.abort()
  const file = await site.get(url)
  if (file.kind === 'none') return route.abort()
  await route.fulfill({ status: 200, contentType: file.contentType, body: Buffer.from(file.body) })
}

interface Drawing {
  readonly url: string
  readonly width: number
  readonly path: string
}

async function draw(context: BrowserContext, { url, width, path }: Drawing): Promise<boolean> {
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX })
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS })
    await showAll(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.screenshot({
      path,
      type: 'jpeg',
      quality: JPEG_QUALITY,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.max(1, Math.min(height, MAX_HEIGHT_PX)) },
      timeout: LOAD_TIMEOUT_MS,
    })
    return true
  } catch {
    // A page that does not load or cannot be drawn: the report says so at its place.
    return false
  } finally {
    await page.close()
  }
}

/** Scrolls through a page, so that what loads late is there. */
async function showAll(page: Page): Promise<void> {
  const steps = Math.ceil(MAX_HEIGHT_PX / WINDOW_HEIGHT_PX)
  for (let step = 1; step <= steps; step += 1) {
    await page.evaluate((top) => scrollTo(0, top), step * WINDOW_HEIGHT_PX)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page
    .waitForFunction(
      () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      null,
      {
        timeout: IMAGES_TIMEOUT_MS,
      },
    )
    // Drawn without the images that do not come.
    .catch(() => {})
}
