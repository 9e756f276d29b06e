import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { PAGE_TEMPLATES } from '../../packages/pages/src/content/templates/templates.ts'
import { templateBlocks } from '../fixtures/template-page.ts'
import { axeViolations } from '../support/axe.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser, settled } from '../support/browser.ts'
import { quiet } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { schemesAt } from '../support/schemes.ts'

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

const cases = PAGE_TEMPLATES.flatMap((template) => [
  { name: template.name, blocks: templateBlocks(template) },
  { name: `${template.name} without a form`, blocks: templateBlocks(template, { withForm: false }) },
]).filter(
  ({ name, blocks }, index, all) =>
    !name.endsWith(' without a form') || JSON.stringify(blocks) !== JSON.stringify(all[index - 1]?.blocks),
)

describe.each(cases)('the template $name, on a page of the site', ({ name, blocks }) => {
  beforeAll(async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await show(blocks)
    // A form that has woken lets its button be pressed, whose colour fades in.
    await quiet(page)
    await settled(page)
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
    const { results } = await validator.validateString(site.html(blocks))
    expect(results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message}`))).toEqual([])
  })

  it('has one title, and links within it that lead somewhere', async () => {
    expect(await page.locator('h1').count()).toBe(1)
    const lost = await page
      .locator('main a[href^="#"]')
      .evaluateAll((links) =>
        links.map((link) => String(link.getAttribute('href'))).filter((href) => !document.querySelector(href)),
      )
    expect(lost).toEqual([])
  })

  describe.each(WIDTHS)('at %i pixels', (width) => {
    beforeAll(() => page.setViewportSize({ width, height: 900 }))

    it.each(schemesAt(width))('has nothing that axe finds, in the %s scheme', async (colorScheme) => {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      expect(await axeViolations(page, { within: 'main' })).toEqual([])
      const screenshot = `page-templates/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`
      await saveScreenshot(page.locator('main'), screenshot, { caret: 'initial' })
    })

    it('fits its window', async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
})
