import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SectionBlock } from '../../packages/effects/src/blocks/section/section.block.ts'
import { examples as sectionExamples } from '../../packages/effects/src/blocks/section/section.examples.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { asBackground } from '../../packages/sliders/src/core/as-background.ts'
import { axeViolations } from '../support/axe.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { ready } from '../support/ready.ts'
import { STEERED, sliderBlock } from '../support/slider-site.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

const none = { transition: { names: ['none'] } }
const words = { id: 'words', blockType: 'layerHeading', words: 'Nobody reads this' }

/** A section with a button, before a slider. */
function section(): SectionBlock {
  const whole = sliderBlock({
    controls: STEERED,
    flow: { duration: 500 },
    slides: [
      { ...none, layers: [words] },
      { ...none, layers: [words] },
    ],
  })
  if (!whole.slider) throw new Error('There is no slider.')
  const slider = { ...whole, behind: true, slider: asBackground(whole.slider) } as BlockBase
  const [plain] = sectionExamples.filter(({ blockType }) => blockType === 'section') as SectionBlock[]
  if (!plain) throw new Error('There is no section.')
  const before = { blockType: 'callToAction', id: 'before', heading: 'Before it', links: [], variant: 'plain' }
  return { ...plain, padding: 'large', behind: [slider], nested: [slider, before] } as SectionBlock
}

async function shown(check: (page: Page) => Promise<void>, options: Parameters<BlockSite['open']>[2] = {}) {
  const { page, close } = await site.open(browser, [section()], options)
  await check(page)
  await close()
}

describe('a slider behind a section', () => {
  it('fills it, below its content, and plays by itself', () =>
    shown(async (page) => {
      const [ground, stage] = [
        await page.locator('.section__body').boundingBox(),
        await page.locator('.slider__stage').boundingBox(),
      ]
      expect(stage).toEqual(ground)
      await page.locator('.slider[data-slide="2"]').waitFor()
      await page.locator('.slider[data-slide="1"]').waitFor()
      const top = await page.getByRole('heading', { name: 'Before it' }).evaluate((heading) => {
        const { left, top, width, height } = heading.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === heading
      })
      expect(top).toBe(true)
    }))

  it('is stopped by a button that can be reached and pressed', () =>
    shown(async (page) => {
      await page.getByRole('button', { name: 'Pause slides' }).click()
      await page.locator('.slider[data-paused-by~="user"]').waitFor()
    }))

  it('has no controls, and nothing to read or focus', () =>
    shown(async (page) => {
      await page.locator('.slider__stage[aria-live]').waitFor()
      await page.getByRole('button', { name: 'Pause slides' }).click()
      expect(await page.getByText('Nobody reads this').count()).toBe(0)
      expect(await page.locator('.slider :is(a, button, [tabindex])').count()).toBe(1)
      expect(await axeViolations(page, { within: '.section' })).toEqual([])
    }))

  it.each([
    { javaScriptEnabled: false },
    { reducedMotion: 'reduce' as const },
  ])('is a single still slide with %j', (options) =>
    shown(async (page) => {
      if (!('javaScriptEnabled' in options)) await ready(page)
      const slides = await page
        .locator('.slider__slide')
        .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().width > 0))
      expect(slides).toEqual([true, false])
      expect(await page.locator('.slider__stage[tabindex]').count()).toBe(0)
      expect(await page.getByRole('button', { name: 'Pause slides' }).isVisible()).toBe(false)
    }, options))
})
