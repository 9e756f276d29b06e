import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderers } from '../../apps/site/src/features/rendering.ts'
import { examples as pageExamples } from '../../packages/blocks/src/blocks/examples.ts'
import { examples as blogExamples } from '../../packages/blog/src/blocks/examples.ts'
import { examples as commentExamples } from '../../packages/comments/src/blocks/examples.ts'
import { examples as effectExamples } from '../../packages/effects/src/blocks/examples.ts'
import { examples as formExamples } from '../../packages/forms/src/blocks/examples.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { examples as navigationExamples } from '../../packages/navigation/src/blocks/examples.ts'
import { examples as portfolioExamples } from '../../packages/portfolio/src/blocks/examples.ts'
import { examples as searchExamples } from '../../packages/search/src/blocks/examples.ts'
import { examples as sliderExamples } from '../../packages/sliders/src/blocks/examples.ts'
import { examples as videoExamples } from '../../packages/video/src/blocks/examples.ts'
import { axeViolations } from '../support/axe.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser, settled } from '../support/browser.ts'
import { ready } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

const WIDTHS = [390, 820, 1440] as const

let site: BlockSite
let browser: Browser
let page: Page
let show: (blocks: readonly BlockBase[]) => Promise<void>
let close: () => Promise<void>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
  const viewport = { width: 390, height: 844 }
  ;({ page, show, close } = await site.open(browser, [], { viewport, reducedMotion: 'reduce' }))
})

afterAll(async () => {
  await close()
  await browser.close()
})

const examples = [
  ...pageExamples,
  ...effectExamples,
  ...formExamples,
  ...navigationExamples,
  ...videoExamples,
  ...sliderExamples,
  ...blogExamples,
  ...commentExamples,
  ...portfolioExamples,
  ...searchExamples,
]
const kinds = [...new Set(examples.map(({ blockType }) => blockType))].sort()

it('the examples show every kind of block', () => {
  expect(kinds).toEqual(Object.keys(renderers).sort())
})

/** Pages to show: the examples of a kind together, but those for the top of a page alone. */
const pages = kinds.flatMap((kind): (readonly [string, readonly BlockBase[]])[] => {
  const shown = examples.filter(({ blockType }) => blockType === kind)
  return kind === 'hero' ? shown.map((block) => [block.id, [block]]) : [[kind, shown]]
})

describe.each(pages)('the examples of %s, on a page of the site', (name, shown) => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    await show(shown)
    await wake()
  })

  it('have nothing that axe finds', async () => {
    await settled(page)
    expect(await axeViolations(page, { within: 'main' })).toEqual([])
  })

  it('have nothing that axe finds in the colours of the dark scheme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await settled(page)
    expect(await axeViolations(page, { within: 'main', colorsOnly: true })).toEqual([])
  })

  it.each(WIDTHS)('fit their window at %i pixels', async (width) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sticksOut(width)).toEqual([])
    await saveScreenshot(page.locator('main'), `blocks/${name}-${width}.jpg`, { type: 'jpeg' })
  })

  it('fit it from right to left', async () => {
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    for (const width of WIDTHS.toReversed()) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => sticksOut(width), { message: String(width) }).toEqual([])
    }
  })
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // As for every page of the demo: void elements and attribute quotes are React's.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off',
  },
})

it.each(
  examples.map((block) => [block.id, block] as const),
)('the example %s is valid HTML on a page of the site', async (_, block) => {
  const { results } = await validator.validateString(site.html([block]))
  expect(results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message}`))).toEqual([])
})

/** Brings every part of the page into sight until what that wakes has come to life. */
async function wake(): Promise<void> {
  await page.evaluate(async () => {
    const asleep = () =>
      [...document.querySelectorAll('main [when="visible"]:not([data-ready])')].flatMap((element) =>
        [...element.children].filter((child) => child.checkVisibility()).slice(0, 1),
      )
    for (let parts = asleep(); parts.length > 0; parts = asleep()) {
      for (const part of parts) {
        part.scrollIntoView({ block: 'center', behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await ready(page)
}

/** Elements that scroll when their content is wider than they are. */
const MAY_SCROLL =
  '.scrolling-table, pre, .carousel__viewport, .carousel__chooser, .slider__stage, .slider__tabs, .slider__thumbnails'

/** Elements that are cut off at a side of the window, and the window itself where it scrolls sideways. */
const sticksOut = (width: number) =>
  page.evaluate(
    ([widest, mayScroll]) => {
      const cut = [...document.querySelectorAll('main *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < -1 || right > innerWidth + 1
        })
        .filter((element) => !element.parentElement?.closest(mayScroll))
        .map(({ className }) => className)
      return document.documentElement.scrollWidth > widest ? ['html', ...cut] : cut
    },
    [width, MAY_SCROLL] as const,
  )
