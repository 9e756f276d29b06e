import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderers } from '../apps/site/src/features/rendering.ts'
import { examples as blogExamples } from '../packages/blog/src/ui/examples.ts'
import { examples as effectExamples } from '../packages/effects/src/ui/examples.ts'
import { examples as formExamples } from '../packages/forms/src/ui/examples.ts'
import { examples as navigationExamples } from '../packages/navigation/src/ui/examples.ts'
import { examples as pageExamples } from '../packages/pages/src/ui/examples.ts'
import { examples as portfolioExamples } from '../packages/portfolio/src/ui/examples.ts'
import { examples as searchExamples } from '../packages/search/src/ui/examples.ts'
import { examples as sliderExamples } from '../packages/sliders/src/ui/examples.ts'
import type { BlockBase } from '../packages/ui/src/core.ts'
import { examples as videoExamples } from '../packages/video/src/ui/examples.ts'
import { type BlockSite, startBlockSite } from './support/block-site.ts'
import { openBrowser, settled } from './support/browser.ts'

const WIDTHS = [390, 820, 1440] as const

/** Where a person can look at every example; not kept in the repository. */
const SCREENSHOTS = fileURLToPath(new URL('./.screenshots/blocks/', import.meta.url))

let site: BlockSite
let browser: Browser
let page: Page
let show: (blocks: readonly BlockBase[]) => Promise<void>
let close: () => Promise<void>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser(), mkdir(SCREENSHOTS, { recursive: true })])
  const viewport = { width: 390, height: 844 }
  ;({ page, show, close } = await site.open(browser, [], { viewport, reducedMotion: 'reduce' }))
})

afterAll(async () => {
  await close()
  await browser.close()
  await site.stop()
})

const examples = [
  ...pageExamples,
  ...effectExamples,
  ...formExamples,
  ...navigationExamples,
  ...videoExamples,
  ...sliderExamples,
  ...blogExamples,
  ...portfolioExamples,
  ...searchExamples,
]
const kinds = [...new Set(examples.map(({ blockType }) => blockType))].sort()

it('the examples show every kind of block', () => {
  expect(kinds).toEqual(Object.keys(renderers).sort())
})

describe.each(kinds)('the examples of %s, on a page of the site', (kind) => {
  const axe = () => new AxeBuilder({ page }).include('main')
  const named = (violations: readonly { id: string; nodes: readonly { html: string }[] }[]) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

  beforeAll(async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    await show(examples.filter(({ blockType }) => blockType === kind))
  })

  it('have nothing that axe finds', async () => {
    // A form that has woken lets its button be pressed, whose colour fades in.
    await page.waitForLoadState('networkidle')
    await settled(page)
    const { violations } = await axe()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(named(violations)).toEqual([])
  })

  it('have nothing that axe finds in the colours of the dark scheme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await settled(page)
    const { violations } = await axe().withTags(['cat.color']).analyze()
    expect(named(violations)).toEqual([])
  })
})

describe.each(
  examples.map((block) => [block.id, block] as const),
)('the example %s, on a page of the site', (id, block) => {
  beforeAll(async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await show([block])
  })

  it('is valid HTML', async () => {
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
    const { results } = await validator.validateString(site.html([block]))
    expect(results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message}`))).toEqual([])
  })

  it.each(WIDTHS)('fits its window at %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 })
    expect(await sticksOut(width)).toEqual([])
    await page.locator('main').screenshot({ path: `${SCREENSHOTS}${id}-${width}.png`, caret: 'initial' })
  })

  it('fits it from right to left', async () => {
    const turn = (direction: string) =>
      page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction)
    await turn('rtl')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sticksOut(width), String(width)).toEqual([])
    }
    await turn('ltr')
  })
})

/** What is wider than its place, and scrolls inside it. */
const MAY_SCROLL =
  '.scrolling-table, pre, .carousel__viewport, .carousel__chooser, .slider__stage, .slider__tabs, .slider__thumbnails'

/** What is cut off at one of the sides of the window, and the window itself where it can be scrolled sideways. */
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
