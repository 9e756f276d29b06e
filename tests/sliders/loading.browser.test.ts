import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { pictured, STEERED, sliderBlock, withSlider } from '../support/slider-site.ts'
import { stopClock } from '../support/stopped-clock.ts'
import { until } from '../support/until.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

const none = { transition: { names: ['none'] } }

/** Images that were asked for and have no answer yet, by name. */
function holdImages() {
  const held = new Map<string, Route>()
  const asked: string[] = []
  let most = 0
  return {
    asked,
    held,
    most: () => most,
    before: async (page: Page) => {
      await page.route('**/media/chair-*', (route) => {
        const name =
          route
            .request()
            .url()
            .match(/chair-(\w+)\.webp/)?.[1] ?? ''
        asked.push(name)
        held.set(name, route)
        most = Math.max(most, held.size)
      })
      // A request that is given up is no longer open.
      page.on('requestfailed', (request) => {
        for (const [name, route] of held) if (route.request() === request) held.delete(name)
      })
    },
    async answer(name: string) {
      const route = held.get(name)
      held.delete(name)
      await route?.fallback()
    },
  }
}

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...pictured(`p${index + 1}`), ...none }))
const still = { flow: { autoplay: false } }

describe('images of a slider', () => {
  it('load four at a time: current, next, previous, then the rest', () => {
    const images = holdImages()
    return withSlider(
      { site, browser },
      [sliderBlock({ ...still, slides: slides(9), loading: { lazy: 'all' } })],
      async () => {
        await until('four requests', () => images.asked.length === 4)
        expect(images.asked).toEqual(['p1', 'p2', 'p9', 'p3'])
        for (const [index, name] of ['p1', 'p2', 'p9', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].entries()) {
          await until(`a request for ${name}`, () => images.held.has(name))
          await images.answer(name)
          await until('the next request', () => images.asked.length === Math.min(9, index + 5))
        }
        expect(images.most()).toBe(4)
      },
      { waitUntil: 'domcontentloaded', byRoutes: true, before: images.before },
    )
  })

  it('load for the current slide and its neighbours only, where that is set', () => {
    const images = holdImages()
    return withSlider(
      { site, browser },
      [sliderBlock({ ...still, slides: slides(9) })],
      async ({ page, stands }) => {
        for (const name of ['p1', 'p2', 'p9']) {
          await until(`a request for ${name}`, () => images.held.has(name))
          await images.answer(name)
        }
        await page.waitForFunction(
          () =>
            [...document.images].filter((image) => image.closest('.slider') && !image.dataset.src && image.complete)
              .length === 3,
        )
        expect(images.asked).toHaveLength(3)
        await page.evaluate(() => (document.querySelector('section.slider') as unknown as { next(): void }).next())
        await stands(2)
        await until('the next neighbour', () => images.held.has('p3'))
        expect(images.asked).toHaveLength(4)
      },
      { waitUntil: 'domcontentloaded', byRoutes: true, before: images.before },
    )
  })

  it('that do not load within 15 s show a message, and the slider goes on', () => {
    const images = holdImages()
    return withSlider(
      { site, browser },
      [sliderBlock({ slides: slides(3), controls: STEERED })],
      async ({ page, stands, current, state }) => {
        await until('all requests', () => images.held.size === 3)
        await images.answer('p1')
        await images.answer('p3')
        await page.locator('section.slider[data-playing]').waitFor()
        await page.clock.runFor(9100)
        await expect.poll(() => state('loading')).toBe('')
        expect(await page.getByRole('status').filter({ hasText: 'The picture is being loaded.' }).isVisible()).toBe(
          true,
        )
        expect(await current()).toBe(1)
        expect(await page.getByText('Could not be loaded !').count()).toBe(0)
        await page.clock.runFor(6000)
        await stands(2)
        expect(await page.locator('.slider__slide[data-active]').innerText()).toContain('Could not be loaded !')
        expect(await state('loading')).toBeNull()
        await page.clock.runFor(9100)
        await stands(3)
      },
      {
        waitUntil: 'domcontentloaded',
        byRoutes: true,
        before: async (page) => {
          await page.clock.install()
          await images.before(page)
        },
      },
    )
  })

  it('that are static show a message after 5 s, and let others load', () => {
    const images = holdImages()
    const thumbnail = (name: string) => (pictured(name) as { background: { image: object } }).background.image
    return withSlider(
      { site, browser },
      [
        sliderBlock({
          ...still,
          slides: Array.from({ length: 6 }, (_, index) => ({ ...none, thumbnail: thumbnail(`t${index + 1}`) })),
          controls: [{ blockType: 'sliderThumbnails', place: 'outer-bottom' }],
        }),
      ],
      async ({ page }) => {
        await until('four requests', () => images.held.size === 4)
        expect(images.asked).toEqual(['t1', 't2', 't3', 't4'])
        await page.clock.runFor(4000)
        expect(await page.getByText('Could not be loaded !').count()).toBe(0)
        await page.clock.runFor(1100)
        await expect.poll(() => page.getByText('Could not be loaded !').count()).toBe(4)
        await until('the others', () => images.asked.length === 6)
        // The others' requests have been given up.
        await until('two open requests', () => images.held.size === 2)
        expect([...images.held.keys()]).toEqual(['t5', 't6'])
      },
      {
        waitUntil: 'domcontentloaded',
        byRoutes: true,
        before: async (page) => {
          await stopClock(page)
          await images.before(page)
        },
      },
    )
  })

  it('that are missing show a message at once', () =>
    withSlider(
      { site, browser },
      [sliderBlock({ ...still, slides: slides(2), controls: STEERED })],
      async ({ page, stands }) => {
        await page.getByRole('button', { name: 'Next slide' }).click()
        await stands(2)
        await page.locator('.slider__slide[data-active]').getByText('Could not be loaded !').waitFor()
      },
      {
        expectedErrors: [/404/],
        byRoutes: true,
        before: (page) => page.route('**/media/chair-p2*', (route) => route.fulfill({ status: 404 })),
      },
    ))

  it('do not hold up a request for another slide', () => {
    const images = holdImages()
    return withSlider(
      { site, browser },
      [sliderBlock({ ...still, slides: slides(3), controls: STEERED })],
      async ({ page, stands, state }) => {
        await until('all requests', () => images.held.size === 3)
        await images.answer('p1')
        await images.answer('p3')
        await page.getByRole('link', { name: 'Slide 2: Room 2' }).click()
        await expect.poll(() => state('loading')).toBe('')
        await page.getByRole('link', { name: 'Slide 3: Room 3' }).click()
        await stands(3)
        expect(await state('loading')).toBeNull()
      },
      { waitUntil: 'domcontentloaded', byRoutes: true, before: images.before },
    )
  })
})

describe('without script', () => {
  it('every slide can be reached, by scrolling and by bullets, and every image loads', () =>
    withSlider(
      { site, browser },
      [sliderBlock({ slides: slides(3), controls: STEERED })],
      async ({ page }) => {
        expect(await page.locator('.slider__arrow').first().isVisible()).toBe(false)
        expect(await page.locator('.slider__pause').isVisible()).toBe(false)
        await page.getByRole('link', { name: 'Slide 3: Room 3' }).click()
        await until('the third slide', async () => {
          const box = await page.locator('.slider__slide').nth(2).boundingBox()
          return box && Math.abs(box.x) < 100
        })
        const box = (selector: string) => page.locator('.slider__slide').nth(2).locator(selector).boundingBox()
        expect(await box('img:not([data-src])')).toEqual(await box('.slider__background'))
      },
      { javaScriptEnabled: false },
    ))
})
