import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser, settled } from '../support/browser.ts'
import { loaded } from '../support/ready.ts'
import { pictured, STEERED, sliderBlock, withSlider } from '../support/slider-site.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

const none = { transition: { names: ['none'] } }
const controls = [
  ...STEERED,
  { blockType: 'sliderProgress' },
  { blockType: 'sliderThumbnails', place: 'outer-bottom' },
  { blockType: 'sliderTabs', place: 'outer-top' },
]

/** Violations that axe finds in the page's content. */
/** Waits for the table of transitions that a page asks for by itself. A script runs once: this ends after the page has it. */
function tableOf() {
  let table: Promise<Response>
  return {
    async before(page: Page) {
      table = page.waitForResponse(/\/assets\/table-/)
    },
    async comes(page: Page) {
      await page.evaluate(`import('${(await table).url()}').then(() => {})`)
    },
  }
}

async function complaints(page: Page) {
  return axeViolations(page, { within: 'section.slider' })
}

describe('axe finds nothing in a slider', () => {
  const slides = [pictured('1'), { ...pictured('2'), transition: { names: ['boxfade'], duration: 10_000 } }, none]

  it.each([
    ['that plays', async () => {}],
    ['that is paused', (page: Page) => page.getByRole('button', { name: 'Pause slides' }).click()],
    [
      'that changes',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Next slide' }).click()
        await page.locator('section.slider[data-animating]').waitFor()
      },
    ],
    [
      'that has a picture that is missing',
      async (page: Page) => {
        await page.getByRole('link', { name: 'Slide 3: Room 3' }).first().click()
        await page.locator('.slider__slide[data-active] .slider__failed').waitFor({ state: 'attached' })
      },
    ],
  ])('%s', (_, act) => {
    const table = tableOf()
    return withSlider(
      { site, browser },
      [sliderBlock({ slides: [...slides.slice(0, 2), { ...pictured('gone'), ...none }], controls })],
      async ({ page }) => {
        await table.comes(page)
        await loaded(page)
        await act(page)
        expect(await complaints(page)).toEqual([])
      },
      {
        expectedErrors: [/404/],
        byRoutes: true,
        before: async (page) => {
          await table.before(page)
          await page.route('**/media/chair-gone*', (route) => route.fulfill({ status: 404 }))
        },
      },
    )
  })

  it('with reduced motion', () =>
    withSlider(
      { site, browser },
      [sliderBlock({ slides, controls })],
      async ({ page }) => {
        await loaded(page)
        await settled(page)
        expect(await complaints(page)).toEqual([])
      },
      { reducedMotion: 'reduce' },
    ))
})

describe('a page that is read from right to left', () => {
  const still = { flow: { autoplay: false }, controls: STEERED }
  const turn = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })

  it('mirrors keys and arrows', () =>
    withSlider({ site, browser }, [sliderBlock({ slides: [none, none, none], ...still })], async ({ page, stands }) => {
      await turn(page)
      const next = page.getByRole('button', { name: 'Next slide' })
      const [there, back] = [
        await next.boundingBox(),
        await page.getByRole('button', { name: 'Previous slide' }).boundingBox(),
      ]
      expect(there && back && there.x < back.x).toBe(true)
      await next.focus()
      await page.keyboard.press('ArrowLeft')
      await stands(2)
      await page.keyboard.press('ArrowRight')
      await stands(1)
    }))

  it('mirrors the direction of slides that move along the line', () => {
    const table = tableOf()
    return withSlider(
      { site, browser },
      [sliderBlock({ slides: [none, { transition: { names: ['slide'], duration: 10_000 } }], ...still })],
      async ({ page }) => {
        await turn(page)
        await table.comes(page)
        await page.getByRole('button', { name: 'Next slide' }).click()
        const start = () =>
          page.locator('.slider__slide[data-active] > .slider__background').evaluate((ground) => {
            const effect = ground.getAnimations()[0]?.effect as KeyframeEffect | undefined
            return effect?.getKeyframes()[0]?.transform
          })
        await expect.poll(start).toBe('translate(-100%, 0%)')
      },
      { before: table.before },
    )
  })

  it('scrolls its row the other way under reduced motion', () =>
    withSlider(
      { site, browser },
      [sliderBlock({ slides: [none, none, none], ...still })],
      async ({ page, stands }) => {
        await turn(page)
        await page.getByRole('button', { name: 'Next slide' }).click()
        await stands(2)
        const places = () =>
          page
            .locator('.slider__slide')
            .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().left / innerWidth)))
        await expect.poll(places).toEqual([1, 0, -1])
      },
      { reducedMotion: 'reduce' },
    ))
})
