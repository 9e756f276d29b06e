import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { imageExample, sliderExample } from '../../packages/sliders/src/blocks/example-parts.ts'
import type { SliderBlock } from '../../packages/sliders/src/blocks/slider/slider.block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { until } from '../support/until.ts'

const ENTRY = fileURLToPath(new URL('../fixtures/slider-carousel/entry.ts', import.meta.url))

let site: BlockSite
let browser: Browser
let script: string

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry: ENTRY, formats: ['iife'], name: 'fixture' } },
  })) as Rollup.RollupOutput[]
  script = bundle?.output[0].code ?? ''
})

afterAll(async () => {
  await browser.close()
})

const slides = ['accent', 'ink', 'surface', 'accent', 'ink', 'surface', 'accent'].map((color, index) => ({
  id: `s${index + 1}`,
  title: `Slide ${index + 1}`,
  background: { kind: 'color', color },
}))

async function shown(look: object, check: (page: Page) => Promise<void>, content: readonly object[] = slides) {
  const slider = sliderExample({
    alias: 'row',
    title: 'A row',
    type: 'carousel',
    slides: content,
    extras: [{ blockType: 'sliderCarousel', ...look }],
  })
  const block: SliderBlock = { blockType: 'slider', id: 'row', slider }
  const { page, close } = await site.open(browser, [block], {
    viewport: { width: 1200, height: 800 },
    // What steers it is not what is to be seen here.
    before: (opened) => opened.route('**/slider-carousel.enhancer-*.js', () => {}),
  })
  await page.evaluate(script)
  await page.evaluate(
    (wanted) => (globalThis as never as { start(look: unknown): void }).start(wanted),
    slider.carousel,
  )
  await check(page)
  await close()
}

interface Running {
  readonly mover: { goTo(index: number, way: object): Promise<void>; current(): number }
  readonly events: readonly object[]
  readonly stop: () => void
}

const goTo = (page: Page, index: number, direction: 1 | -1) =>
  page.evaluate(([to, way]) => (globalThis as never as Running).mover.goTo(to, { by: 'script', direction: way }), [
    index,
    direction,
  ] as const)
const events = (page: Page) => page.evaluate(() => (globalThis as never as Running).events)

/** CSS pixels between the middle of the stage and that of a slide, from 1. */
const offCentre = (page: Page, slide: number) =>
  page.evaluate((index) => {
    const middle = (element: Element | null | undefined) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
      return left + width / 2
    }
    const all = document.querySelectorAll('.slider__slide')
    return Math.round(middle(all[index - 1]) - middle(document.querySelector('.slider__frame')))
  }, slide)
const distances = (page: Page) =>
  page.locator('.slider__slide').evaluateAll((all) =>
    // A slide that came to rest from the other side may be at -0.
    all.map((slide) => Math.round(Number((slide as HTMLElement).style.getPropertyValue('--distance'))) + 0),
  )

it('centres the current slide, and announces it', () =>
  shown({}, async (page) => {
    expect(Math.abs(await offCentre(page, 1))).toBeLessThanOrEqual(1)
    await goTo(page, 3, 1)
    expect(Math.abs(await offCentre(page, 4))).toBeLessThanOrEqual(1)
    expect(await page.locator('.slider__slide[aria-current="true"]').getAttribute('data-slide-id')).toBe('s4')
    expect(await distances(page)).toEqual([-3, -2, -1, 0, 1, 2, 3])
    expect(await events(page)).toEqual([
      { name: 'change', from: 0, to: 3, by: 'script' },
      { name: 'changed', from: 0, to: 3, by: 'script' },
    ])
  }))

it('takes 800 ms from one slide to the next', () =>
  shown({}, async (page) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => {
      const times: number[] = []
      Object.assign(globalThis, { times })
      let last = ''
      const look = () => {
        const { transform } = (document.querySelector('.slider__stage') as HTMLElement).style
        if (transform !== last) times.push(performance.now())
        last = transform
        requestAnimationFrame(look)
      }
      look()
      void (globalThis as never as Running).mover.goTo(1, { by: 'script', direction: 1 })
    })
    await page.clock.runFor(2000)
    const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
    const ms = (times.at(-1) ?? 0) - (times[1] ?? 0)
    // To within a frame at each end.
    expect(ms).toBeGreaterThan(760)
    expect(ms).toBeLessThan(840)
  }))

it('loops in both directions, with neighbours on both sides', () =>
  shown({ infinite: true }, async (page) => {
    await goTo(page, 6, -1)
    expect(Math.abs(await offCentre(page, 7))).toBeLessThanOrEqual(1)
    expect(await distances(page)).toEqual([1, 2, 3, -3, -2, -1, 0])
    const pace = await page
      .locator('.slider__slide')
      .first()
      .evaluate(({ clientWidth }) => clientWidth)
    expect(Math.abs((await offCentre(page, 1)) - pace)).toBeLessThanOrEqual(1)
    await goTo(page, 0, 1)
    expect(Math.abs(await offCentre(page, 1))).toBeLessThanOrEqual(1)
    expect(Math.abs((await offCentre(page, 7)) + pace)).toBeLessThanOrEqual(1)
  }))

it('derives opacity, size and rotation from the distance', () =>
  shown({ visible: 5, maxOpacity: 40, minScale: 60, varyScale: true, maxRotation: 30 }, async (page) => {
    await goTo(page, 3, 1)
    const looks = await page.locator('.slider__slide').evaluateAll((all) =>
      all.slice(3, 6).map((slide) => {
        const { scale, rotate } = getComputedStyle(slide.firstElementChild as Element)
        return [
          Number(getComputedStyle(slide).opacity).toFixed(2),
          Number(scale).toFixed(1),
          Math.round(Number.parseFloat(rotate.slice(2))),
        ]
      }),
    )
    expect(looks).toEqual([
      ['1.00', '1.0', 0],
      ['0.40', '0.8', -30],
      ['0.40', '0.6', -30],
    ])
  }))

it('can be dragged, and settles on a slide', () =>
  shown({}, async (page) => {
    const box = await page.locator('.slider__frame').boundingBox()
    if (!box) throw new Error('The slider is not to be seen.')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 900, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 450, y, { steps: 10 })
    await page.mouse.up()
    const last = await until('it to rest', async () =>
      (await events(page)).find((event) => 'name' in event && event.name === 'changed'),
    )
    expect(last).toMatchObject({ from: 0, by: 'visitor' })
    expect(Math.abs(await offCentre(page, (last as unknown as { to: number }).to + 1))).toBeLessThanOrEqual(1)
  }))

it('is vertical where that is set, with room above and below', () =>
  shown({ orientation: 'vertical', visible: 3, space: 10, paddingTop: 20, paddingBottom: 30 }, async (page) => {
    const boxes = () =>
      page.evaluate(() => {
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect() as DOMRect
        const stage = box(document.querySelector('.slider__frame'))
        const all = [...document.querySelectorAll('.slider__slide')].map(box)
        return { height: stage.height, middle: stage.top + stage.height / 2, all }
      })
    const { height, all } = await boxes()
    const [first, second] = all
    if (!first || !second) throw new Error('There are no slides.')
    expect(Math.round(height)).toBe(Math.round(3 * first.height + 2 * 10 + 20 + 30))
    expect(Math.round(second.top - first.bottom)).toBe(10)
    expect(second.left).toBe(first.left)
    await goTo(page, 3, 1)
    const { middle, all: after } = await boxes()
    const shownSlide = after[3]
    if (!shownSlide) throw new Error('There is no fourth slide.')
    expect(Math.abs(shownSlide.top + shownSlide.height / 2 - middle)).toBeLessThan(6)
    expect(await distances(page)).toEqual([-3, -2, -1, 0, 1, 2, 3])
  }))

it('has slides as wide as their images where that is set', () =>
  shown(
    { justify: true },
    async (page) => {
      const sizes = await page
        .locator('.slider__slide')
        .evaluateAll((all) => all.slice(0, 2).map(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
      expect(sizes[0]).toBeCloseTo(16 / 9, 1)
      expect(sizes[1]).toBeCloseTo(960 / 500, 1)
    },
    [{ id: 'wide', background: { kind: 'image', image: imageExample('') } }, ...slides.slice(1)],
  ))

it('leaves nothing behind when it stops', () =>
  shown({ infinite: true }, async (page) => {
    await goTo(page, 6, -1)
    await page.evaluate(() => (globalThis as never as Running).stop())
    const left = await page
      .locator('.slider__frame, .slider__stage, .slider__slide')
      .evaluateAll((all) =>
        all.flatMap((element) => [element.getAttribute('style'), element.getAttribute('data-ring')]),
      )
    expect(left.filter((value) => value !== null && value !== '')).toEqual([])
  }))
