import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageExample, sliderExample } from '../../packages/sliders/src/blocks/example-parts.ts'
import type { SliderBlock } from '../../packages/sliders/src/blocks/slider/slider.block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { ready } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  for (const { close } of windows.values()) await close()
  await browser.close()
})

/** A slider over the whole window, whose slides have these layers. */
function slider(slides: readonly (readonly object[])[], more: object = {}): SliderBlock {
  const stored = {
    alias: 'stage',
    title: 'Stage',
    type: 'standard',
    layout: { mode: 'fullwidth' },
    slides: slides.map((layers, index) => ({
      id: `slide-${index + 1}`,
      title: `Slide ${index + 1}`,
      background: { kind: 'color', color: 'surface' },
      layers,
      ...more,
    })),
  }
  return { blockType: 'slider', id: 'stage', slider: sliderExample(stored) }
}

const shape = (id: string, place: object, more: object = {}) => ({
  id,
  blockType: 'layerShape',
  paint: 'accent',
  place,
  ...more,
})

interface Visit extends BrowserContextOptions {
  readonly dir?: 'rtl'
  /** The time of the page passes by `page.clock.runFor` alone. */
  readonly stopped?: boolean
  /** The slider stands below the window at first. */
  readonly isFar?: boolean
}

/** Windows stay open from test to test, by what cannot be changed in them. */
const windows = new Map<string, Awaited<ReturnType<BlockSite['open']>>>()

async function shown(
  block: SliderBlock,
  check: (page: Page) => Promise<void>,
  { dir, stopped = false, isFar = false, viewport = { width: 1280, height: 720 }, ...others }: Visit = {},
) {
  const kind = JSON.stringify({ stopped, isFar, ...others })
  const before = stopped ? stopClock : isFar ? putFar : undefined
  const open = windows.get(kind) ?? (await site.open(browser, [], { ...others, ...(before && { before }) }))
  windows.set(kind, open)
  const { page, show } = open
  if (viewport) await page.setViewportSize(viewport)
  await show([block])
  if (dir) await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
  await check(page)
}

async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** Puts what the page shows below the window before a script of the page runs: what scrolling starts has not started. */
async function putFar(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.body.style.paddingBlock = '300vh'
    }),
  )
}

/** Where a layer stands from the start of the stage and its top, and how large it is. CSS pixels. */
const box = (page: Page, id: string) =>
  page.evaluate((layer) => {
    const stage = document.querySelector('.slider__stage')?.getBoundingClientRect()
    const rect = document.querySelector(`[data-layer="${layer}"]`)?.getBoundingClientRect()
    if (!stage || !rect) throw new Error(`There is no layer ${layer}.`)
    return { x: rect.left - stage.left, y: rect.top - stage.top, width: rect.width, height: rect.height }
  }, id)

describe('the place of a layer', () => {
  const still = { reducedMotion: 'reduce' } as const
  const block = slider([
    [
      shape('usual', { desktop: { dx: 100, dy: 50, width: 200, height: 80 }, phone: { dx: 20, width: 300 } }),
      shape('far', {
        desktop: { x: 'end', y: 'end', dx: 40, dy: 30, width: 120, height: 60 },
        tablet: { x: 'center', dx: 10 },
      }),
      shape('middle', { desktop: { x: 'center', y: 'center', width: '50%', height: '10%' } }),
      shape('kept', { desktop: { dx: 100, dy: 50, width: 200, height: 80 } }, { responsive: 'keep', offsets: 'keep' }),
      shape(
        'stage',
        { desktop: { x: 'end', y: 'end', dx: '10%', dy: 20, width: '25%', height: 40 } },
        { basis: 'slide' },
      ),
      shape('beyond', { desktop: { dx: 3000, dy: 0, width: 50, height: 50 } }),
    ],
  ])
  /** The grid is 960 by 500 and never grows; it stands in the middle of the stage. */
  const expected = (width: number) => {
    const px = Math.min(1, width / 960)
    const left = (width - 960 * px) / 2
    const [right, middle] = [left + 960 * px, left + (960 * px) / 2]
    const isPhone = width <= 480
    const isTablet = width <= 778
    return {
      usual: {
        x: left + (isPhone ? 20 : 100) * px,
        y: 50 * px,
        width: (isPhone ? 300 : 200) * px,
        height: 80 * px,
      },
      far: {
        x: isTablet ? middle - 60 * px + 10 * px : right - 160 * px,
        y: 500 * px - 90 * px,
        width: 120 * px,
        height: 60 * px,
      },
      middle: { x: middle - 240 * px, y: 225 * px, width: 480 * px, height: 50 * px },
      kept: { x: left + 100, y: 50, width: 200, height: 80 },
      stage: { x: width * 0.65, y: 500 * px - 60 * px, width: width * 0.25, height: 40 * px },
    }
  }

  it.each([1400, 1000, 700, 400])('is exact to a pixel at a width of %i pixels', (width) =>
    shown(
      block,
      async (page) => {
        const width = await page.locator('.slider').evaluate(({ clientWidth }) => clientWidth)
        for (const [id, place] of Object.entries(expected(width))) {
          const found = await box(page, id)
          for (const [side, value] of Object.entries(place)) {
            const difference = Math.abs(found[side as keyof typeof found] - value)
            expect(difference, `${id} ${side}: ${found[side as keyof typeof found]}, not ${value}`).toBeLessThan(1)
          }
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      },
      { ...still, viewport: { width, height: 900 } },
    ))

  it('is mirrored in a right-to-left page', () =>
    shown(
      block,
      async (page) => {
        const width = await page.locator('.slider').evaluate(({ clientWidth }) => clientWidth)
        const { usual, far, stage } = expected(width)
        for (const [id, place] of Object.entries({ usual, far, stage })) {
          const found = await box(page, id)
          expect(Math.abs(found.x - (width - place.x - place.width)), id).toBeLessThan(1)
        }
      },
      { ...still, viewport: { width: 1000, height: 900 }, dir: 'rtl' },
    ))

  it('may be hidden at one width and shown at the next', () =>
    shown(
      slider([
        [shape('some', { desktop: { width: 50, height: 50 }, tablet: { hidden: true }, phone: { hidden: false } })],
      ]),
      async (page) => {
        const some = page.locator('[data-layer="some"]')
        for (const [width, visible] of [
          [1000, true],
          [700, false],
          [400, true],
        ] as const) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => some.isVisible(), { message: String(width) }).toBe(visible)
        }
      },
      still,
    ))
})

describe('a layer that appears on a slide', () => {
  const words = {
    id: 'words',
    blockType: 'layerHeading',
    words: 'Every word at its time',
    place: { desktop: { width: 400 } },
  }
  const state = (page: Page, id: string) => page.locator(`[data-layer="${id}"]`).getAttribute('data-state')
  const running = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.layer')]
          .flatMap((layer) => layer.getAnimations({ subtree: true }))
          .filter(({ playState }) => playState === 'running').length,
    )
  /** Waits until the layers' script has loaded and started. */
  const ready = async (page: Page) => {
    await page.waitForFunction(() => 'next' in (document.querySelector('.slider') ?? {}))
    await page.locator('.slider__slide[data-active] [data-layer][data-state]').first().waitFor({ state: 'attached' })
  }
  const enter = (page: Page, index: number) =>
    page.locator('.slider').evaluate((section, to) => {
      const changed = new Promise((done) => section.addEventListener('vitrine:slider:changed', done, { once: true }))
      ;(section as HTMLElement & { goTo(to: number): void }).goTo(to + 1)
      return changed.then(() => undefined)
    }, index)

  it('waits for its time, counted from when the slide is shown', () =>
    shown(
      slider([[{ ...words, timeline: { in: { preset: 'fade', at: 4000, duration: 200 } } }], []]),
      async (page) => {
        await ready(page)
        expect(await state(page, 'words')).toBe('waiting')
        expect(await page.getByRole('heading', { name: 'Every word' }).isVisible()).toBe(false)
        await page.clock.runFor(3900)
        expect(await state(page, 'words')).toBe('waiting')
        await page.clock.runFor(100)
        expect(await state(page, 'words')).toBe('in')
        await page.waitForFunction(() => document.querySelector('.layer__body')?.getAnimations().length === 0)
        expect(await page.getByRole('heading', { name: 'Every word' }).isVisible()).toBe(true)
      },
      { stopped: true },
    ))

  it('leaves with its slide, and no animation runs after that', () =>
    shown(
      slider(
        [
          [
            {
              ...words,
              timeline: { in: { preset: 'grow', duration: 100 }, out: { preset: 'fade-above', duration: 100 } },
              loop: { y: 10, duration: 400 },
            },
          ],
          [],
        ],
        { transition: { names: ['fade'], duration: 100 } },
      ),
      async (page) => {
        await ready(page)
        await page.waitForFunction(() =>
          document
            .querySelector('.layer__body')
            ?.getAnimations()
            .some(({ effect }) => effect?.getTiming().iterations === Infinity),
        )
        await enter(page, 1)
        expect(await running(page)).toBe(0)
        expect(await page.locator('.layer__body').evaluate((body) => body.getAnimations().length)).toBe(0)
        expect(await page.locator('.layer__body').getAttribute('style')).toBeNull()
        await enter(page, 0)
        await page.locator('[data-layer="words"][data-state="in"]').waitFor()
      },
    ))

  it('animates pieces of its text, which screen readers read once', () =>
    shown(
      slider([
        [
          { ...words, timeline: { in: { preset: 'letters-up', at: 0, duration: 20_000 } } },
          {
            ...words,
            id: 'lines',
            words: 'One line and another one',
            place: { desktop: { dy: 200, width: 260 } },
            text: { desktop: { size: 40 } },
            timeline: { in: { preset: 'lines-up', at: 0, duration: 20_000 } },
          },
        ],
      ]),
      async (page) => {
        await ready(page)
        for (const id of ['words', 'lines']) await page.locator(`[data-layer="${id}"] .layer__copy`).waitFor()
        expect(await page.locator('[data-layer="words"] .layer__piece').count()).toBe(18)
        expect(await page.locator('.slider').ariaSnapshot()).toContain('heading "Every word at its time"')
        expect((await page.locator('.slider').ariaSnapshot()).match(/Every|word/g)).toHaveLength(2)
        // Words of one line start together, those of the next one later.
        const delays = await page
          .locator('[data-layer="lines"] .layer__piece')
          .evaluateAll((pieces) => pieces.map((piece) => piece.getAnimations()[0]?.effect?.getTiming().delay))
        expect(new Set(delays).size).toBeGreaterThan(1)
        expect(delays).toEqual([...delays].sort((one, other) => Number(one) - Number(other)))
        const copy = page.locator('[data-layer="words"] .layer__copy')
        const [text, over] = await Promise.all([
          page.locator('[data-layer="words"] .layer__words').first().boundingBox(),
          copy.boundingBox(),
        ])
        expect(over).toEqual(text)
        // Once all is there, there is the text alone.
        await page.evaluate(() => {
          // Time of the slider is no move of a layer.
          const ofLayers = [...document.querySelectorAll('.layer')].flatMap((layer) =>
            layer.getAnimations({ subtree: true }),
          )
          for (const animation of ofLayers) animation.finish()
        })
        await copy.waitFor({ state: 'detached' })
        expect(
          await page.locator('[data-layer="words"] .layer__words').evaluate((text) => getComputedStyle(text).opacity),
        ).toBe('1')
      },
    ))

  it('is shown without script and under reduced motion', async () => {
    const block = slider([[{ ...words, timeline: { in: { preset: 'fade', at: 5000 } } }]])
    for (const options of [{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }]) {
      await shown(
        block,
        async (page) => {
          if (!('javaScriptEnabled' in options)) await ready(page)
          const heading = page.getByRole('heading', { name: 'Every word' })
          expect(await heading.isVisible()).toBe(true)
          expect(await heading.evaluate((text) => getComputedStyle(text.closest('.layer__body') ?? text).opacity)).toBe(
            '1',
          )
        },
        options,
      )
    }
  })

  it('appears even if the script does not load', async () => {
    const block = slider([[{ ...words, timeline: { in: { preset: 'fade', at: 0 } } }]])
    const { page, close } = await site.open(browser, [block], {
      expectedErrors: [/.*/],
      before: (window) => window.route('**/assets/slider.enhancer*', (route) => route.abort()),
    })
    const body = page.locator('.layer__body')
    expect(await body.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
    const isRunning = await body.evaluate((element) => {
      const animations = element.getAnimations()
      const running = animations.map(({ playState }) => playState === 'running')
      for (const animation of animations) animation.finish()
      return running
    })
    expect(isRunning).toEqual([true])
    expect(await body.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await close()
  })

  it('appears while the slider is paused; later animations wait until it resumes', () =>
    shown(
      slider([
        [
          {
            ...words,
            timeline: {
              in: { preset: 'fade', at: 500, duration: 50 },
              frames: [{ name: 'later', at: 3000, duration: 60_000, state: { x: 50 } }],
            },
          },
        ],
      ]),
      async (page) => {
        await ready(page)
        const ask = (what: 'play' | 'pause') =>
          page
            .locator('.slider')
            .evaluate((section, name) => (section as never as Record<string, () => void>)[name]?.(), what)
        const moves = () => page.locator('.layer__body').evaluate((body) => body.getAnimations().length)
        await ask('pause')
        await page.clock.runFor(10_000)
        expect(await state(page, 'words')).toBe('in')
        await page.waitForFunction(() => document.querySelector('.layer__body')?.getAnimations().length === 0)
        await ask('play')
        await page.clock.runFor(1500)
        expect(await moves()).toBe(0)
        await page.clock.runFor(1500)
        expect(await moves()).toBe(1)
      },
      { stopped: true },
    ))

  it('repeats the part of its timeline that the editor chose, 2500 to 4500 ms by default', () =>
    shown(
      slider(
        [
          [
            {
              ...words,
              timeline: {
                frames: [
                  { name: 'out', at: 3000, duration: 100, state: { x: 20 } },
                  { name: 'back', at: 4000, duration: 100, state: { x: 0 } },
                ],
              },
            },
          ],
        ],
        { layerLoop: { on: true } },
      ),
      async (page) => {
        await ready(page)
        await page.evaluate(() => {
          const times: number[] = []
          Object.assign(globalThis, { times })
          const { animate } = Element.prototype
          Element.prototype.animate = function (...how) {
            times.push(Math.round(performance.now()))
            return animate.apply(this, how)
          }
        })
        await page.clock.runFor(9000)
        const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
        const first = times[0] ?? 0
        // At 3000 and 4000; from 4500 back to 2500, and so on.
        expect(times.slice(0, 6).map((time) => Math.round((time - first) / 100) * 100)).toEqual([
          0, 1000, 2000, 3000, 4000, 5000,
        ])
      },
      { stopped: true },
    ))

  it('plays every preset without an error, and ends in its place', async () => {
    const { PRESET_NAMES } = await import('../../packages/sliders/src/core/model/layer/presets.ts')
    const layers = PRESET_NAMES.map((preset, index) => ({
      ...words,
      id: preset,
      place: { desktop: { dx: (index % 5) * 190, dy: Math.floor(index / 5) * 80, width: 180 } },
      text: { desktop: { size: 16 } },
      timeline: { in: { preset }, out: { preset } },
    }))
    await shown(slider([layers, []]), async (page) => {
      await ready(page)
      /** Those whose texts come in pieces have to fetch what takes them apart. */
      const allAre = (state: string) =>
        page.waitForFunction(
          (name) =>
            [...document.querySelectorAll<HTMLElement>('.layer')].every((layer) => layer.dataset.state === name),
          state,
        )
      await allAre('in')
      const finish = () =>
        page.evaluate(() => {
          // Time of the slider is no move of a layer.
          const ofLayers = [...document.querySelectorAll('.layer')].flatMap((layer) =>
            layer.getAnimations({ subtree: true }),
          )
          for (const animation of ofLayers) animation.finish()
        })
      await finish()
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.layer__body')].every(
          (body) => body.getAnimations({ subtree: true }).length === 0,
        ),
      )
      expect(await page.locator('.layer__copy, .layer__reveal, [data-masked]').count()).toBe(0)
      const gone = enter(page, 1)
      await allAre('leaving')
      await finish()
      await gone
      expect(await page.locator('.layer[data-state="waiting"]').count()).toBe(PRESET_NAMES.length)
      expect(await page.locator('.layer__copy, .layer__reveal, [data-masked]').count()).toBe(0)
      expect(await running(page)).toBe(0)
    })
  })
})

describe('a keyframe that is started by scrolling', () => {
  const place = { desktop: { dx: 100, dy: 50, width: 200, height: 80 } }
  const scrolled = slider([
    [
      shape('half', place, { timeline: { in: { preset: 'fade', trigger: 'scroll', duration: 1 } } }),
      shape('top', place, {
        timeline: { frames: [{ name: 'big', trigger: 'scroll', scrolled: 100, duration: 1, state: { scaleX: 2 } }] },
      }),
    ],
  ])
  /** Puts the top of the slider at a share of the window's height. */
  const put = (page: Page, share: number) =>
    page.evaluate((at) => {
      const top = document.querySelector('.slider')?.getBoundingClientRect().top ?? 0
      scrollTo(0, top + scrollY - at * innerHeight)
    }, share)
  const isBig = (page: Page) =>
    page.locator('[data-layer="top"] > .layer__body').evaluate((body) => body.getAnimations().length > 0)

  it('waits until the slider is scrolled that far, even if its layer appears with the slide', () =>
    shown(
      scrolled,
      async (page) => {
        await put(page, 0.8)
        await page.locator('[data-layer="half"][data-state="waiting"]').waitFor({ state: 'attached' })
        await put(page, 0.45)
        await page.locator('[data-layer="half"][data-state="in"]').waitFor()
        expect(await isBig(page)).toBe(false)
        await put(page, -0.1)
        await page.waitForFunction(
          () => (document.querySelector('[data-layer="top"] > .layer__body')?.getAnimations().length ?? 0) > 0,
        )
      },
      { isFar: true },
    ))

  it('is skipped under reduced motion', () =>
    shown(
      scrolled,
      async (page) => {
        await page.locator('[data-layer="half"][data-state="in"]').waitFor()
        expect(await isBig(page)).toBe(false)
      },
      { reducedMotion: 'reduce' },
    ))
})

describe('on phones, where that is set', () => {
  const block = sliderExample({
    alias: 'stage',
    title: 'Stage',
    type: 'standard',
    layout: { mode: 'fullwidth', stackOnPhone: true },
    slides: [
      {
        id: 'slide-1',
        title: 'One',
        background: { kind: 'image', image: imageExample('') },
        layers: [
          {
            id: 'title',
            blockType: 'layerHeading',
            words: 'A title that was white on its picture',
            place: { desktop: { dx: 500, dy: 300, width: 400 } },
            text: { desktop: { size: 40, color: '#ffffff' } },
          },
          { id: 'more', blockType: 'layerButton', label: 'More', place: { desktop: { dx: 0, dy: 0 } } },
        ],
      },
    ],
  })

  it.each([{ reducedMotion: 'reduce' as const }, {}])('layers are placed below the image, in order: %o', (options) =>
    shown(
      { blockType: 'slider', id: 'stage', slider: block },
      async (page) => {
        const rect = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => element.getBoundingClientRect().toJSON())
        const [image, title, more, stage] = await Promise.all(
          ['.slider__background', '[data-layer="title"]', '[data-layer="more"]', '.slider__stage'].map(rect),
        )
        expect(title.top).toBeGreaterThanOrEqual(image.bottom)
        expect(more.top).toBeGreaterThanOrEqual(title.bottom)
        expect(stage.bottom).toBeGreaterThanOrEqual(more.bottom)
        expect(title.right).toBeLessThanOrEqual(390)
        const color = await page
          .getByRole('heading', { name: 'A title' })
          .evaluate((text) => getComputedStyle(text).color)
        expect(color).not.toBe('rgb(255, 255, 255)')
        await saveScreenshot(page.locator('.slider'), 'sliders/stacked.png')
      },
      { viewport: { width: 390, height: 844 }, ...options },
    ))
})

describe('a video at a provider', () => {
  it('loads nothing from the provider before the visitor allows it, and is a link without script', async () => {
    const block = slider([
      [
        {
          id: 'film',
          blockType: 'layerVideo',
          name: 'The weir',
          address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          autoplay: 'yes',
          place: { desktop: { width: 480, height: 270 } },
        },
      ],
    ])
    for (const options of [{}, { javaScriptEnabled: false }]) {
      const asked: string[] = []
      const { page, close } = await site.open(browser, [block], {
        ...options,
        before: async (window) => window.on('request', (request) => asked.push(new URL(request.url()).hostname)),
      })
      if ('javaScriptEnabled' in options) {
        const link = page.getByRole('link', { name: 'The weir' })
        expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
      } else {
        await page.getByRole('button', { name: 'The weir' }).waitFor()
        await ready(page)
        expect(await box(page, 'film')).toMatchObject({ width: 480, height: 270 })
      }
      expect(asked.filter((host) => host !== new URL(site.url).hostname)).toEqual([])
      await close()
    }
  })

  it('shows the image of its layer until it plays; behind a slide it has no button', async () => {
    const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    const poster = { ...imageExample(''), sources: [] }
    const video = {
      id: 'film',
      blockType: 'layerVideo',
      name: 'The weir',
      address,
      poster,
      place: { desktop: { x: 'end', width: 480, height: 270 } },
    }
    const background = { kind: 'video', address, image: poster }
    await shown(slider([[video]], { background }), async (page) => {
      const play = page.locator('.layer .video-place__play')
      await play.waitFor()
      await page.locator('.slider__film .video-place').waitFor({ state: 'attached' })
      expect(await page.locator('.layer .layer__poster').isVisible()).toBe(true)
      expect(await page.locator('.layer .video-place__poster').isVisible()).toBe(false)
      expect(await page.locator('.slider__film .video-place__play').isVisible()).toBe(false)
      expect(await page.locator('.slider__picture img').isVisible()).toBe(true)
      await play.click()
      await page.getByRole('button', { name: 'Load once' }).waitFor()
    })
  })
})
