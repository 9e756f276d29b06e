import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { STEERED, sliderBlock, withSlider } from '../support/slider-site.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

const none = { transition: { names: ['none'] } }
const heading = (id: string, words: string, more: object = {}) => ({
  id,
  blockType: 'layerHeading',
  name: id,
  words,
  place: { desktop: { dx: 100, dy: 50, width: 300, height: 80 } },
  ...more,
})
const stored = {
  slides: [none, { ...none, layers: [heading('below', 'Below')] }, none],
  flow: { autoplay: false },
  controls: STEERED,
  extras: [
    {
      blockType: 'sliderGlobals',
      sets: [
        {
          layers: [
            heading('always', 'Always here', { timeline: { in: { preset: 'fade', at: 300 } } }),
            {
              id: 'press',
              blockType: 'layerButton',
              label: 'Hide',
              place: { desktop: { dx: 100, dy: 300, width: 120, height: 60 } },
              actions: [{ on: 'click', do: 'layer', wish: 'toggle', layer: 'below' }],
            },
          ],
        },
        { from: 2, to: 3, layers: [heading('later', 'Later', { place: { desktop: { dx: 600, dy: 50 } } })] },
      ],
    },
  ],
}
/** Counts how often layers above the slides began to fade. */
interface Faded {
  faded: number
}

const layer = (page: Page, id: string) => page.locator(`[data-layer="${id}"]`)

describe('layers above the slides', () => {
  it('are there once, and stay while slides change', () =>
    withSlider({ site, browser }, [sliderBlock(stored)], async ({ page, stands }) => {
      await page.evaluate(() => {
        const counts = { ins: 0 }
        Object.assign(globalThis, { counts })
        document.addEventListener('vitrine:slider:layer-in', () => {
          counts.ins += 1
        })
      })
      await layer(page, 'always').and(page.locator('[data-state="in"]')).waitFor()
      const place = await layer(page, 'always').boundingBox()
      const before = await page.evaluate(() => (globalThis as unknown as { counts: { ins: number } }).counts.ins)
      await page.getByRole('button', { name: 'Next slide' }).click()
      await stands(2)
      await page.getByRole('button', { name: 'Next slide' }).click()
      await stands(3)
      expect(await layer(page, 'always').boundingBox()).toEqual(place)
      expect(await layer(page, 'always').isVisible()).toBe(true)
      expect(await page.evaluate(() => (globalThis as unknown as { counts: { ins: number } }).counts.ins)).toBe(before)
    }))

  it('are shown above their own slides only', () =>
    withSlider({ site, browser }, [sliderBlock(stored)], async ({ page, stands }) => {
      expect(await layer(page, 'later').isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Next slide' }).click()
      await stands(2)
      await layer(page, 'later').waitFor()
      await page.getByRole('link', { name: 'Slide 1' }).click()
      await layer(page, 'later').waitFor({ state: 'hidden' })
    }))

  it('and arrows do not flash while the page loads, even if something measures them before the styles arrive', () =>
    withSlider(
      { site, browser },
      [sliderBlock(stored)],
      async ({ page, stands }) => {
        expect(await page.evaluate(() => (globalThis as unknown as Faded).faded)).toBe(0)
        await page.getByRole('button', { name: 'Next slide' }).click()
        await stands(2)
        await layer(page, 'later').waitFor()
        expect(await page.evaluate(() => (globalThis as unknown as Faded).faded)).toBeGreaterThan(0)
      },
      {
        async before(page) {
          await page.addInitScript(() => {
            Object.assign(globalThis, { faded: 0 })
            document.addEventListener('transitionrun', ({ target }) => {
              if ((target as Element).matches('.slider__globals, .slider__arrow')) {
                ;(globalThis as unknown as Faded).faded += 1
              }
            })
          })
          await page.route('**/*.css', async (route) => {
            await page.waitForFunction(() => {
              const later = document.querySelector('[data-layer="later"]')
              return later && getComputedStyle(later).visibility
            })
            await route.fallback()
          })
        },
      },
    ))

  it('can act on layers of the slide below them when pressed', () =>
    withSlider({ site, browser }, [sliderBlock(stored)], async ({ page, stands }) => {
      await page.getByRole('button', { name: 'Next slide' }).click()
      await stands(2)
      await layer(page, 'below').waitFor()
      // What answers a press comes with what shows the layers.
      await layer(page, 'press').and(page.locator('[data-state="in"]')).waitFor()
      await page.getByRole('button', { name: 'Hide' }).click()
      await layer(page, 'below').waitFor({ state: 'hidden' })
    }))

  it('let clicks through to slides and controls where they are empty', () =>
    withSlider({ site, browser }, [sliderBlock(stored)], async ({ page }) => {
      const hit = await page.evaluate(() => {
        const stageBox = document.querySelector('.slider__stage')?.getBoundingClientRect()
        if (!stageBox) return undefined
        return document
          .elementFromPoint(stageBox.left + stageBox.width / 2, stageBox.top + stageBox.height - 150)
          ?.closest('div')?.className
      })
      expect(hit).not.toMatch(/globals/)
    }))

  it('are read after the slides and before the controls', () =>
    withSlider({ site, browser }, [sliderBlock(stored)], async ({ page }) => {
      const order = await page
        .locator('section.slider')
        .evaluate((root) =>
          [...root.querySelectorAll('.slider__slide, .slider__globals, .slider__navigation')].map(
            (element) => element.className.split(' ')[0],
          ),
        )
      expect(order).toEqual([
        ...['slider__slide', 'slider__slide', 'slider__slide'],
        ...['slider__globals', 'slider__globals'],
        ...['slider__arrows', 'slider__bullets'],
      ])
    }))

  it('are shown without script; those of single slides stand below the slider', () =>
    withSlider(
      { site, browser },
      [sliderBlock(stored)],
      async ({ page }) => {
        expect(await layer(page, 'always').isVisible()).toBe(true)
        const stage = await page.locator('.slider__stage').boundingBox()
        const later = await layer(page, 'later').boundingBox()
        expect(later?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0))
      },
      { javaScriptEnabled: false },
    ))

  it('are shown at once under reduced motion, and follow the slide', () =>
    withSlider(
      { site, browser },
      [sliderBlock(stored)],
      async ({ page, stands }) => {
        expect(await layer(page, 'always').isVisible()).toBe(true)
        expect(await layer(page, 'later').isVisible()).toBe(false)
        await page.getByRole('link', { name: 'Slide 2: Room 2' }).click()
        await stands(2)
        await layer(page, 'later').waitFor()
      },
      { reducedMotion: 'reduce' },
    ))
})
