import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LightboxSettings } from '../packages/lightbox/src/core/settings.ts'
import type { BlockBase, Image } from '../packages/ui/src/core.ts'
import { type BlockSite, startBlockSite } from './support/block-site.ts'
import { openBrowser } from './support/browser.ts'

const WINDOW = { width: 1280, height: 800 }

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** A picture of the library; any address `/media/chair-…` is answered. */
const image = (name: string, { width = 1600, height = 1067 } = {}): Image => ({
  alt: `Picture ${name}.`,
  fallback: { url: `/media/chair-${name}.webp`, width, height, type: 'image/webp' },
  sources: [480, 960].map((size) => ({
    url: `/media/chair-${name}-${size}.avif`,
    width: size,
    height: Math.round((size * height) / width),
    type: 'image/avif',
  })),
  focalPoint: { x: 50, y: 50 },
})

const gallery = (count: number, group = 'g'): BlockBase =>
  ({
    blockType: 'gallery',
    id: group,
    layout: 'grid',
    columns: '3',
    group,
    pictures: Array.from({ length: count }, (_, index) => ({
      id: `${group}${index}`,
      image: image(`${group}${index}`),
      ...(index !== 1 && { caption: `Caption ${index}.` }),
    })),
  }) as BlockBase

const html = (markup: string): BlockBase => ({ blockType: 'rawHtml', id: 'html', html: markup }) as BlockBase

interface Options {
  readonly lightbox?: Partial<LightboxSettings>
  readonly hash?: string
  readonly javaScriptEnabled?: boolean
  readonly reducedMotion?: 'reduce'
  readonly hasTouch?: boolean
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'light' | 'dark'
  readonly expectedErrors?: readonly RegExp[]
  readonly before?: (page: Page) => Promise<void>
}

async function shown(blocks: readonly BlockBase[], check: (page: Page) => Promise<void>, options: Options = {}) {
  const { page, close } = await site.open(browser, blocks, { viewport: WINDOW, ...options })
  await page.waitForLoadState('networkidle')
  await check(page)
  await close()
}

const dialog = (page: Page) => page.getByRole('dialog')
const links = (page: Page) => page.locator('main a[data-lightbox]')
const status = (page: Page) => page.locator('.lightbox__status')
const item = (page: Page) => page.locator('.lightbox__slide[data-offset="0"]')

async function open(page: Page, index = 0): Promise<void> {
  await links(page).nth(index).click()
  await dialog(page).waitFor()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** Waits until the picture with this index is the one that is shown. */
const isAt = (page: Page, index: number) =>
  page.waitForFunction(
    (text) => document.querySelector('.lightbox__status')?.textContent?.startsWith(text),
    `Picture ${index + 1} of`,
  )

const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' })

describe('opening', () => {
  it('a click on a link of a gallery opens its picture', () =>
    shown([gallery(4)], async (page) => {
      await open(page, 2)
      await isAt(page, 2)
      expect(await status(page).textContent()).toBe('Picture 3 of 4: Picture g2.')
      expect(await page.locator('.lightbox__description').textContent()).toBe('Caption 2.')
      await page.screenshot({ path: 'tests/.screenshots/lightbox/open.png' })
    }))
})
