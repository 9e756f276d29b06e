import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASIC } from '../../packages/sliders/src/core/transitions/basic.ts'
import { GROUPS } from '../../packages/sliders/src/core/transitions/groups.ts'
import { TRANSITIONS } from '../../packages/sliders/src/core/transitions/table.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { pictured, type ShownSlider, sliderBlock, withSlider } from '../support/slider-site.ts'
import { until } from '../support/until.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

const still = { flow: { autoplay: false } }

/** Slides that come by each of these names, and the first one to come from. */
function slidesBy(names: readonly string[], more: object = {}) {
  return [
    { ...pictured('1'), title: 'First' },
    ...names.map((name, index) => ({
      ...pictured(String((index % 3) + 1)),
      title: name,
      overlay: { color: 'ink', opacity: 20 },
      transition: { names: [name], ...more },
    })),
  ]
}

/** Traces that a change may have left behind. */
const traces = ({ page }: ShownSlider) =>
  page.locator('section.slider').evaluate((slider) => {
    const stage = slider.querySelector('.slider__stage') as HTMLElement
    const slides = [...stage.querySelectorAll<HTMLElement>('.slider__slide')]
    const shown = slides.filter((slide) => getComputedStyle(slide).visibility === 'visible')
    return {
      animations: stage.getAnimations({ subtree: true }).length,
      copies: stage.querySelectorAll('.slider__pieces, .slider__piece').length,
      styles: stage.querySelectorAll('[style]').length,
      marks: slides.filter(({ dataset }) => dataset.leaving !== undefined || dataset.pieces !== undefined).length,
      through: stage.dataset.through ?? null,
      animating: slider.hasAttribute('data-animating'),
      shown: shown.map((slide) => slides.indexOf(slide) + 1),
    }
  })

const nothing = { animations: 0, copies: 0, styles: 0, marks: 0, through: null, animating: false }

/** Opens a slider, and waits for the table of transitions where it names one that is not at hand. */
function withTable(
  names: readonly string[],
  stored: Omit<Parameters<typeof sliderBlock>[0], 'slides'> & { readonly each?: object },
  check: (shown: ShownSlider) => Promise<unknown>,
) {
  const { each, ...others } = stored
  let table: Promise<Response> | undefined
  return withSlider(
    { site, browser },
    [sliderBlock({ ...still, slides: slidesBy(names, each), ...others })],
    async (shown) => {
      // A script runs once: this waits for the slider to have it.
      if (table) await shown.page.evaluate(`import('${(await table).url()}').then(() => {})`)
      await check(shown)
    },
    {
      before: async (page) => {
        if (names.some((name) => !(name in BASIC))) table = page.waitForResponse(/\/assets\/table-/)
      },
    },
  )
}

/** Goes on, lets every animation come to a share of its way, and tells how many there were. */
const change = ({ page }: ShownSlider, to: number, share: number) =>
  page.evaluate(
    async ([number, part]) => {
      const slider = document.querySelector('section.slider') as unknown as HTMLElement & { goTo(to: number): void }
      const changed = new Promise((done) => slider.addEventListener('vitrine:slider:changed', done, { once: true }))
      const began = new Promise((done) => slider.addEventListener('vitrine:slider:change', done, { once: true }))
      slider.goTo(number)
      await began
      // Animations are made in the same task as the event, after it.
      await new Promise((done) => setTimeout(done))
      const animations = slider.querySelector('.slider__stage')?.getAnimations({ subtree: true }) ?? []
      for (const animation of animations) {
        const end = Number(animation.effect?.getComputedTiming().endTime)
        animation.currentTime = end * part
      }
      if (part < 1) {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        // Interrupted: whoever cancels one jumps to the end of all.
        for (const animation of animations) animation.cancel()
      }
      await changed
      return animations.length
    },
    [to, share] as const,
  )

describe.each(GROUPS)('transitions of the group %s', (group) => {
  const names = Object.entries(TRANSITIONS).flatMap(([name, entry]) => (entry.group === group ? [name] : []))

  it('leave nothing behind, whether they end or are interrupted half way', () =>
    withTable(names, { loading: { lazy: 'none' } }, async (shown) => {
      for (const share of [1, 0.5]) {
        for (const [index, name] of names.entries()) {
          const animations = await change(shown, index + 2, share)
          expect([name, animations > 0]).toEqual([name, name !== 'none'])
          await shown.stands(index + 2)
          expect([name, await traces(shown)]).toEqual([name, { ...nothing, shown: [index + 2] }])
        }
        if (names.length === 1) await change(shown, 1, 1)
      }
    }))
})

describe('a transition', () => {
  const again = sliderBlock({ ...still, alias: 'others', slides: slidesBy(['cube']) })

  it('that is unknown becomes a fade', () =>
    withTable(['melt'], { each: { duration: 10_000 } }, async (shown) => {
      await shown.page.evaluate(() => (document.querySelector('section.slider') as unknown as { next(): void }).next())
      await shown.page.locator('section.slider[data-animating]').waitFor()
      const animated = await shown.page
        .locator('.slider__slide[data-active] > .slider__background')
        .evaluate((ground) =>
          ground.getAnimations().map((animation) => {
            const effect = animation.effect as KeyframeEffect
            return [effect.getTiming().duration, effect.getKeyframes().map(({ opacity }) => opacity)]
          }),
        )
      expect(animated).toEqual([[10_000, ['0', '1']]])
    }))

  it('becomes a fade where the table of transitions cannot be loaded, with one warning', () => {
    const said: string[] = []
    return withSlider(
      { site, browser },
      [sliderBlock({ ...still, slides: slidesBy(['cube', 'none'], { duration: 10_000 }) }), again],
      async (shown) => {
        await until('it is said', () => said.length > 0)
        await shown.page.locator('#others\\/slides[aria-live]').waitFor()
        await shown.page.evaluate(() =>
          (document.querySelector('section.slider') as unknown as { next(): void }).next(),
        )
        await shown.page.locator('section.slider[data-animating]').first().waitFor()
        const animated = await shown.page
          .locator('[data-slider="rooms"] .slider__slide[data-active] > .slider__background')
          .evaluate((ground) =>
            ground.getAnimations().map((animation) => {
              const effect = animation.effect as KeyframeEffect
              return [effect.getTiming().duration, effect.getKeyframes().map(({ opacity }) => opacity)]
            }),
          )
        expect(animated).toEqual([[10_000, ['0', '1']]])
        expect(said).toEqual(['Transition Table can not be loaded'])
      },
      {
        viewport: { width: 1280, height: 1600 },
        expectedErrors: [/Transition Table can not be loaded/, /Failed to load resource/],
        before: async (page) => {
          page.on('console', (message) => message.text().startsWith('Transition') && said.push(message.text()))
          await page.route('**/assets/table-*.js', (route) => route.abort())
        },
      },
    )
  })

  it('remembers only the last request that comes meanwhile', () =>
    withTable(
      ['fade', 'fade', 'fade', 'fade'],
      { each: { duration: 100 }, loading: { lazy: 'none' } },
      async (shown) => {
        const seen = await shown.page.evaluate(async () => {
          const slider = document.querySelector('section.slider') as unknown as HTMLElement & { goTo(to: number): void }
          const slides: number[] = []
          const last = new Promise<void>((done) =>
            slider.addEventListener('vitrine:slider:changed', (event) => {
              slides.push((event as CustomEvent).detail.to)
              if (slides.length === 2) done()
            }),
          )
          for (const number of [2, 3, 4, 5]) slider.goTo(number)
          await last
          return slides
        })
        expect(seen).toEqual([2, 5])
      },
    ))

  it('in pieces shows each piece once', () =>
    withTable(['boxfade'], { each: { duration: 10_000 }, loading: { lazy: 'none' } }, async (shown) => {
      await shown.page.evaluate(() => (document.querySelector('section.slider') as unknown as { next(): void }).next())
      await expect.poll(() => shown.page.locator('.slider__pieces > .slider__piece').count()).toBe(40)
      expect(await shown.page.locator('.slider__pieces').getAttribute('aria-hidden')).toBe('true')
    }))
})

describe('a pan and zoom over an image', () => {
  const slides = [
    { ...pictured('1'), panZoom: { on: true, duration: 8000 } },
    { ...pictured('2'), panZoom: { on: true }, transition: { names: ['none'] } },
  ]
  const moves = ({ page }: ShownSlider) =>
    page
      .locator('.slider__picture img')
      .evaluateAll((images) =>
        images.map((image) =>
          image.getAnimations().map(({ playState, effect }) => [playState, effect?.getTiming().duration]),
        ),
      )

  it('runs while its slide is shown, and pauses with the slider', () =>
    withSlider(
      { site, browser },
      [sliderBlock({ slides, controls: [{ blockType: 'sliderArrows' }] })],
      async (shown) => {
        await expect.poll(() => moves(shown)).toEqual([[['running', 8000]], []])
        await shown.page.getByRole('button', { name: 'Pause slides' }).click()
        await expect.poll(() => moves(shown)).toEqual([[['paused', 8000]], []])
        await shown.page.clock.runFor(300)
        await shown.page.getByRole('button', { name: 'Play slides' }).click()
        await expect.poll(() => moves(shown)).toEqual([[['running', 8000]], []])
        await shown.page.getByRole('button', { name: 'Next slide' }).click()
        await shown.stands(2)
        await expect.poll(() => moves(shown)).toEqual([[], [['running', 10_000]]])
      },
      {
        before: async (page) => {
          await page.clock.install()
          await page.clock.pauseAt(Date.now() + 3_600_000)
        },
      },
    ))

  it('never shows an edge of the image: at its start, middle and end', () =>
    withSlider(
      { site, browser },
      [
        sliderBlock({
          ...still,
          slides: [
            {
              ...pictured('1'),
              panZoom: { on: true, from: { scale: 130, x: -90, y: 90 }, to: { scale: 180, x: 90, y: -90 } },
            },
          ],
        }),
      ],
      async ({ page }) => {
        await page.locator('.slider__picture img').waitFor()
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          const covers = await page.locator('.slider__picture img').evaluate((image, part) => {
            const [move] = image.getAnimations()
            if (!move) throw new Error('Nothing moves.')
            move.pause()
            move.currentTime = Number(move.effect?.getTiming().duration) * part
            const [box, stage] = [image, image.closest('.slider__stage') as Element].map((element) =>
              element.getBoundingClientRect(),
            )
            if (!box || !stage) return false
            const slack = 0.5
            return (
              box.left <= stage.left + slack &&
              box.top <= stage.top + slack &&
              box.right >= stage.right - slack &&
              box.bottom >= stage.bottom - slack
            )
          }, share)
          expect([share, covers]).toEqual([share, true])
        }
      },
    ))
})
