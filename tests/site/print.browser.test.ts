import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples as pageExamples } from '../../packages/blocks/src/blocks/examples.ts'
import { examples as effectExamples } from '../../packages/effects/src/blocks/examples.ts'
import { examples as sliderExamples } from '../../packages/sliders/src/blocks/examples.ts'
import { examples as videoExamples } from '../../packages/video/src/blocks/examples.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { lettersOf, printed, type Sheet } from '../support/printed.ts'
import { attend } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { sharedSite } from '../support/site.ts'

/** A sheet of A4 at 96 pixels per inch, without its margins. */
const SHEET = { width: 718, height: 1047 }

let browser: Browser
let url: string
let blocks: BlockSite

beforeAll(async () => {
  ;[{ url }, blocks, browser] = await Promise.all([sharedSite(), startBlockSite(), openBrowser()])
})

afterAll(() => browser.close())

/**
 * Elements that are not printed: controls, links without script, texts that replace one another or belong to another
 * layout.
 */
const NOT_READ = [
  'nav',
  'vitrine-island',
  'noscript',
  'script',
  'style',
  'template',
  'dialog',
  'button',
  '[hidden]',
  '[popover]',
  '[aria-hidden="true"]',
  '.visually-hidden',
  '.slider__navigation',
  '.scroll-sections__dots',
  '.carousel__chooser',
  '.animated-title__text[data-state="away"]',
  '.countdown__units',
  '.video-place__link',
  '.video-place__provider',
  'video',
  '.project-card__description',
].join()

/** Words of the page that cannot be read on paper, because they are hidden, unseen or beyond its edges. */
const unread = (page: Page) =>
  page.evaluate((except) => {
    const words: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || !parentElement || parentElement.closest(except)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, height } = range.getBoundingClientRect()
      const isSeen = parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isOnSheet = height > 0 && left >= -1 && right <= innerWidth + 1
      if (!isSeen || !isOnSheet) words.push(`${textContent.trim().slice(0, 40)} (${parentElement.className})`)
    }
    return words
  }, NOT_READ)

/** Sentences of the page that a printer has to put on paper, whatever is seen of them on the screen. */
const toPrint = (page: Page) =>
  page.evaluate((except) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (textContent?.trim() && !parentElement?.closest(except)) found.push(textContent)
    }
    return found
  }, NOT_READ)

/** How often the header stands on the sheets: its name, less where the page itself and its footer have it. */
async function headersOn(page: Page, sheets: readonly Sheet[]): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const name = lettersOf(await page.locator('.site-header a').first().innerText())
  const others = [...(await toPrint(page)), ...(await page.locator('footer').allInnerTexts())]
  await page.emulateMedia({ media: null })
  const count = (texts: readonly string[]) => lettersOf(texts.join(' ')).split(name).length - 1
  return count(sheets.map(({ text }) => text)) - count(others)
}

const blank = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ text, hasImages }, index) => (text.trim() === '' && !hasImages ? [index + 1] : []))

async function missing(page: Page, sheets: readonly Sheet[]): Promise<readonly string[]> {
  const all = lettersOf(sheets.map(({ text }) => text).join(' '))
  // Letters that run the other way are drawn in their order on paper, which is not that of reading.
  return (await toPrint(page)).filter((text) => !all.includes(lettersOf(text.split('\u202e')[0] ?? '')))
}

async function open(path: string) {
  const opened = await openPage(browser, { viewport: SHEET })
  await opened.page.goto(url + path)
  await attend(opened.page)
  return opened
}

describe('on paper', () => {
  it.each([
    '/',
    '/services/',
    '/services/furniture/',
    '/studio/',
    '/studio/approach/',
    '/studio/rooms/',
    '/services/prices/',
    '/work/',
  ])('all that %s says can be read', async (path) => {
    const { page, close } = await open(path)
    // Half way down, where panels, sliders and titles have begun to move.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => unread(page)).toEqual([])
    await saveScreenshot(page, `print${path.replaceAll('/', '-')}.png`)
    await close()
  })

  it('the header stands at its top, and nothing sticks', async () => {
    const { page, close } = await open('/studio/approach/')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.emulateMedia({ media: 'print' })
    const pinned = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility())
        .map(({ className }) => className),
    )
    expect(pinned).toEqual([])
    await close()
  })

  it('words are dark on white where the screen is dark', async () => {
    const { page, close } = await open('/')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const ink = await page
      .locator('main p')
      .first()
      .evaluate((element) => getComputedStyle(element).color)
    const light = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(light).toBe('light')
    expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(130)
    await close()
  })

  it('what moved goes on after it', async () => {
    const { page, close } = await open('/studio/rooms/')
    await page.locator('.slider__slide[data-active] .layer[data-state="in"]').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.slider__slide').evaluateAll((all) => all.every((one) => one.checkVisibility()))).toBe(
      true,
    )
    await page.emulateMedia({ media: 'screen' })
    await page.locator('.slider__slide[data-active] .layer[data-state="in"]').first().waitFor()
    expect(await page.locator('.slider__slide:not([data-active])').first().isVisible()).toBe(false)
    await close()
  })
})

/** Blocks of which the screen shows a part at a time, or that move. */
const MOVING = ['carousel', 'scrollSections', 'tabs', 'accordion', 'animatedTitle', 'gallery', 'counters', 'video']
const examples = [...pageExamples, ...effectExamples, ...sliderExamples, ...videoExamples]

describe('a printed page', () => {
  it.each(MOVING)('has all that %s says, and no blank sheets', async (kind) => {
    const shown = examples.filter(({ blockType }) => blockType === kind)
    const { page, close } = await blocks.open(browser, shown, { viewport: SHEET })
    await attend(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    const sheets = await printed(page)
    expect({ missing: await missing(page, sheets), blank: blank(sheets) }).toEqual({ missing: [], blank: [] })
    await close()
  })

  it.each([
    '/',
    '/studio/approach/',
    '/studio/rooms/',
    '/work/',
  ])('of %s has its header once, all that it says, and no blank sheets', async (path) => {
    const { page, close } = await open(path)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const sheets = await printed(page)
    expect(sheets.length).toBeGreaterThan(1)
    expect(await headersOn(page, sheets)).toBe(1)
    expect({ missing: await missing(page, sheets), blank: blank(sheets) }).toEqual({ missing: [], blank: [] })
    await close()
  })
})
