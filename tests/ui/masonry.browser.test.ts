import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { exampleImage, LONG, LONGER } from '../../packages/ui/src/examples.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

/** Pixels that rounding may differ by. */
const ROUNDING = 1

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

/** Words of different lengths, so that no two boxes beside each other are of one height. */
const titles = ['A bench', LONGER, LONG, LONG, 'A lamp', 'A stair', LONGER]

const posts = {
  blockType: 'postList',
  id: 'posts',
  layout: 'masonry',
  isAlone: false,
  posts: titles.map((title, index) => ({
    id: String(index),
    href: `/blog/${index}/`,
    title,
    image: exampleImage,
    categories: [],
    isSticky: false,
  })),
} as unknown as BlockBase

const projects = {
  blockType: 'projectGrid',
  id: 'projects',
  layout: 'masonry',
  captions: 'below',
  columns: '2',
  total: titles.length,
  projects: titles.map((title, index) => ({
    id: String(index),
    href: `/work/${index}/`,
    title,
    image: exampleImage,
    categories: [],
  })),
} as unknown as BlockBase

/** Space above each box of the list, up to the one above it in its column, and from the longest column to the end, in px. */
const gapsOf = (page: Page) =>
  page.locator('[data-masonry]').evaluate((list) => {
    const boxes = [...list.children].map((box) => {
      const inside = box.firstElementChild?.getBoundingClientRect()
      return { x: Math.round(inside?.x ?? 0), top: inside?.top ?? 0, bottom: inside?.bottom ?? 0 }
    })
    const above = boxes.flatMap((box, index) => {
      const over = boxes.slice(0, index).findLast(({ x }) => x === box.x)
      return over ? [box.top - over.bottom] : []
    })
    return {
      columns: new Set(boxes.map(({ x }) => x)).size,
      gap: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
      above,
    }
  })

const areMasonry = async (page: Page, columns: number) =>
  expect
    .poll(async () => {
      const found = await gapsOf(page)
      const isClosed = found.above.every((space) => Math.abs(space - found.gap) <= ROUNDING)
      return isClosed && found.columns === columns
    })
    .toBe(true)

describe.each([
  ['posts', posts, 3],
  ['projects', projects, 2],
] as const)('a list of %s in their own shapes', (name, block, columns) => {
  it('has no gaps in its columns, in their order', async () => {
    const { page, close } = await site.open(browser, [block], { viewport: { width: 1440, height: 900 } })
    await page.locator('[data-masonry]').scrollIntoViewIfNeeded()
    await areMasonry(page, columns)
    await saveScreenshot(page, `masonry/${name}-1440.png`, { fullPage: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
    await close()
  })

  it('is laid anew when the window changes', async () => {
    const { page, close } = await site.open(browser, [block], { viewport: { width: 1440, height: 900 } })
    await page.locator('[data-masonry]').scrollIntoViewIfNeeded()
    await areMasonry(page, columns)
    await page.setViewportSize({ width: 820, height: 900 })
    await areMasonry(page, 2)
    await page.setViewportSize({ width: 390, height: 900 })
    await areMasonry(page, 1)
    await close()
  })

  it('takes in what comes later', async () => {
    const { page, close } = await site.open(browser, [block], { viewport: { width: 1440, height: 900 } })
    await page.locator('[data-masonry]').scrollIntoViewIfNeeded()
    await areMasonry(page, columns)
    await page.locator('[data-masonry]').evaluate((list) => {
      for (const box of [...list.children]) {
        const copy = box.cloneNode(true) as HTMLElement
        copy.removeAttribute('style')
        list.append(copy)
      }
    })
    await areMasonry(page, columns)
    await close()
  })

  it('is a plain grid without script', async () => {
    const { page, close } = await site.open(browser, [block], {
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    })
    const found = await gapsOf(page)
    expect(found.columns).toBe(columns)
    expect(Math.max(...found.above)).toBeGreaterThan(found.gap + ROUNDING)
    await close()
  })
})
