import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { quiet, turn } from '../support/ready.ts'
import { pictured, sliderBlock, withSlider } from '../support/slider-site.ts'
import { until } from '../support/until.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

const shape = (id: string, more: object = {}) => ({
  id,
  blockType: 'layerShape',
  paint: '#ffffff',
  place: { desktop: { x: 'center', y: 'center', width: 100, height: 60 } },
  ...more,
})

/** A slider with a flat layer, one of the first and one of the last depth, before an image that has a depth as well. */
const deep = (extras: readonly object[]) =>
  sliderBlock({
    flow: { autoplay: false },
    layout: { mode: 'fullwidth' },
    slides: [
      {
        ...pictured('1'),
        parallax: 1,
        layers: [shape('flat'), shape('near', { parallax: 1 }), shape('far', { parallax: 15 })],
      },
      pictured('2'),
    ],
    extras,
  })

/** Opens a slider, and waits until it has the script by which things follow the pointer. */
function following(extra: object, check: (page: Page) => Promise<unknown>) {
  let script: Promise<Response>
  return withSlider(
    { site, browser },
    [deep([extra])],
    async ({ page }) => {
      // A script runs once: this waits for the slider to have it.
      await page.evaluate(`import('${(await script).url()}').then(() => {})`)
      await check(page)
    },
    {
      before: async (page) => {
        script = page.waitForResponse(/\/assets\/pointer-depth-/)
      },
    },
  )
}

/** How far an element is from where it would be, as its style says. */
const moved = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { translate } = getComputedStyle(element)
    const [x = 0, y = 0] = translate === 'none' ? [] : translate.split(' ').map(Number.parseFloat)
    return { x, y }
  })
const layer = (id: string) => `[data-layer="${id}"]`
const background = '.slider__slide[data-active] .slider__picture'

/** Middle of the slider in the window. */
async function middleOf(page: Page) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.slider__stage').boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** Waits until something stands where it is to be, to a pixel. */
const comesTo = (page: Page, selector: string, x: number, y: number) =>
  until(`${selector} is moved by ${x}, ${y}`, async () => {
    const at = await moved(page, selector)
    return Math.abs(at.x - x) < 1 && Math.abs(at.y - y) < 1
  })

/** Scrolls until half of the slider is away, under the header that stays. */
const scrollHalf = (page: Page) =>
  page.locator('.slider__stage').evaluate((stage) => {
    document.body.style.minHeight = '300vh'
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    scrollTo(0, stage.getBoundingClientRect().top + scrollY + stage.clientHeight / 2 - header)
  })

describe('a layer with depth', () => {
  const byPointer = { blockType: 'sliderParallax', by: 'pointer', origin: 'center', speed: 100 }

  it('moves against the pointer by its share, and returns when the pointer leaves', () =>
    following(byPointer, async (page) => {
      const { x, y } = await middleOf(page)
      await page.mouse.move(x + 200, y - 100)
      await comesTo(page, layer('near'), -10, 5)
      await comesTo(page, layer('far'), -110, 55)
      await comesTo(page, layer('flat'), 0, 0)
      await comesTo(page, background, -10, 5)
      await page.mouse.move(x, 1)
      await comesTo(page, layer('far'), 0, 0)
    }))

  it('never shows what is behind an image', () =>
    following(byPointer, async (page) => {
      const stage = await page.locator('.slider__stage').boundingBox()
      if (!stage) throw new Error('There is no stage.')
      await page.mouse.move(stage.x + 1, stage.y + 1)
      await comesTo(page, background, stage.width * 0.5 * 0.05, stage.height * 0.5 * 0.05)
      const shown = await page.locator(background).boundingBox()
      if (!shown) throw new Error('There is no picture.')
      expect(shown.x).toBeLessThanOrEqual(stage.x)
      expect(shown.y).toBeLessThanOrEqual(stage.y)
      expect(shown.x + shown.width).toBeGreaterThanOrEqual(stage.x + stage.width - 1)
    }))

  it('measures from where the pointer entered, unless set otherwise', () =>
    following({ blockType: 'sliderParallax', by: 'pointer', speed: 0 }, async (page) => {
      const { x, y } = await middleOf(page)
      await page.mouse.move(x - 300, y)
      await page.mouse.move(x - 200, y)
      await comesTo(page, layer('near'), -5, 0)
    }))

  it('lags behind while the slider scrolls out of view, and stays in place under reduced motion', async () => {
    const check = (expected: (height: number) => number) => async (page: Page) => {
      await scrollHalf(page)
      const height = await page.locator('.slider__stage').evaluate(({ clientHeight }) => clientHeight)
      await comesTo(page, layer('far'), 0, expected(height))
    }
    const half = check((height) => height * 0.5 * 0.55)
    const none = check(() => 0)
    await withSlider({ site, browser }, [deep([])], ({ page }) => half(page))
    await withSlider({ site, browser }, [deep([byPointer])], ({ page }) => none(page))
    await withSlider({ site, browser }, [deep([])], ({ page }) => none(page), { reducedMotion: 'reduce' })
  })

  it('loads no script where nothing follows the pointer, without a mouse, or under reduced motion', async () => {
    const asked = async (extras: readonly object[], options: object = {}) => {
      const names: string[] = []
      await withSlider(
        { site, browser },
        [deep(extras)],
        async ({ page }) => {
          await quiet(page)
          const { x, y } = await middleOf(page)
          await page.mouse.move(x, y)
          await turn(page)
        },
        {
          ...options,
          before: async (page: Page) => page.on('request', (request) => names.push(request.url())),
        },
      )
      return names.some((name) => name.includes('pointer-depth'))
    }
    expect(await asked([byPointer])).toBe(true)
    expect(await asked([])).toBe(false)
    expect(await asked([byPointer], { isMobile: true, hasTouch: true })).toBe(false)
  })
})

describe('a slider that scrolls out of view', () => {
  const effect = { blockType: 'sliderScroll', fade: true, blur: 8, grayscale: true }
  const look = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { opacity, filter } = getComputedStyle(element)
      return { opacity: Number(opacity), filter }
    })
  const plain = { opacity: 1, filter: 'none' }

  it('fades, blurs and loses its colours in proportion to what is out of view', () =>
    withSlider({ site, browser }, [deep([effect])], async ({ page }) => {
      expect(await look(page, '.slider__stage')).toEqual(plain)
      await scrollHalf(page)
      await until('half of it is gone', async () => {
        const { opacity, filter } = await look(page, '.slider__stage')
        return Math.abs(opacity - 0.5) < 0.02 && /^blur\((3\.9|4|4\.0)\d*px\) grayscale\(0\.(49|5)\d*\)$/.test(filter)
      })
    }))

  it('applies this to its layers alone where that is set', () =>
    withSlider({ site, browser }, [deep([{ ...effect, part: 'layers' }])], async ({ page }) => {
      await scrollHalf(page)
      await until(
        'the layers are half gone',
        async () => Math.abs((await look(page, '.slider__slide[data-active] .slider__grid')).opacity - 0.5) < 0.02,
      )
      expect(await look(page, '.slider__stage')).toEqual(plain)
    }))

  it('does not change under reduced motion', () =>
    withSlider(
      { site, browser },
      [deep([effect])],
      async ({ page }) => {
        await scrollHalf(page)
        await turn(page)
        expect(await look(page, '.slider__stage')).toEqual(plain)
      },
      { reducedMotion: 'reduce' },
    ))
})
