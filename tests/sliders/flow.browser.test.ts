import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { type ShownSlider, STEERED, sliderBlock, withSlider } from '../support/slider-site.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

type Options = Parameters<typeof withSlider>[3]

const three = [
  { transition: { names: ['none'] } },
  { transition: { names: ['none'] } },
  { transition: { names: ['none'] } },
]

/** Opens a slider on a clock that the test moves. */
function onClock(stored: object, check: (shown: ShownSlider) => Promise<unknown>, options: Options = {}) {
  return withSlider({ site, browser }, [sliderBlock({ slides: three, controls: STEERED, ...stored })], check, {
    ...options,
    before: async (page) => {
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await options?.before?.(page)
    },
  })
}

/** Animations of the slides. */
const moving = ({ page }: ShownSlider) =>
  page.locator('.slider__stage').evaluate((stage) => stage.getAnimations({ subtree: true }).length)

const playing = ({ page }: ShownSlider) => page.locator('section.slider[data-playing]').waitFor()

describe('the time of a slide', () => {
  it('is 9000 ms', () =>
    onClock({}, async (shown) => {
      await playing(shown)
      await shown.page.clock.runFor(8000)
      expect(await shown.current()).toBe(1)
      await shown.page.clock.runFor(1100)
      await shown.stands(2)
      await shown.page.clock.runFor(9100)
      await shown.stands(3)
      await shown.page.clock.runFor(9100)
      await shown.stands(1)
    }))

  it('runs from change to change, the transition included', () =>
    onClock(
      { slides: three.map((slide) => ({ ...slide, transition: { names: ['fade'], duration: 1000 } })) },
      async (shown) => {
        await playing(shown)
        const change = (from: number, to: number) =>
          shown.page.waitForFunction(
            (way) => (globalThis as unknown as { changes: string[] }).changes.join(' ').includes(way),
            `${from}-${to}`,
          )
        await shown.page.evaluate(() => {
          const changes: string[] = []
          Object.assign(globalThis, { changes })
          document.addEventListener('vitrine:slider:change', (event) => {
            const { from, to } = (event as CustomEvent<{ from: number; to: number }>).detail
            changes.push(`${from}-${to}`)
          })
        })
        await shown.page.clock.runFor(9000)
        await change(1, 2)
        // Slides move on the time of the browser, which does not stand still: it is no part of the sum.
        await shown.page.clock.runFor(8990)
        await shown.stands(2)
        await shown.page.clock.runFor(20)
        await change(2, 3)
      },
    ))

  it('is that of the slide where it has its own', () =>
    onClock({ slides: [{ ...three[0], duration: 2000 }, three[1]] }, async (shown) => {
      await playing(shown)
      await shown.page.clock.runFor(1500)
      expect(await shown.current()).toBe(1)
      await shown.page.clock.runFor(600)
      await shown.stands(2)
    }))

  it('is shown by the progress bar', () =>
    withSlider(
      { site, browser },
      [sliderBlock({ slides: three, controls: [{ blockType: 'sliderProgress' }] })],
      async (shown) => {
        await playing(shown)
        const progress = () =>
          shown.page.locator('.slider__run').evaluate((run) => {
            const [animation] = run.getAnimations()
            return { ms: animation?.effect?.getTiming().duration, state: animation?.playState }
          })
        await expect.poll(progress).toEqual({ ms: 9000, state: 'running' })
        await shown.page.hover('.slider__stage')
        await expect.poll(progress).toEqual({ ms: 9000, state: 'paused' })
      },
    ))

  it('does not run on a slide that is set to stay', () =>
    onClock({ slides: [{ ...three[0], stopHere: true }, three[1]] }, async (shown) => {
      await playing(shown)
      await shown.page.clock.runFor(60_000)
      expect(await shown.current()).toBe(1)
      await shown.page.keyboard.press('Tab')
      await shown.page.locator('.slider__arrow[data-to="next"]').click()
      await shown.stands(2)
    }))
})

describe('a reason to pause', () => {
  const away = (page: Page) => page.mouse.move(5, 5)

  it('is hovering', () =>
    onClock({}, async (shown) => {
      await playing(shown)
      await shown.page.clock.runFor(5000)
      await shown.page.hover('.slider__stage')
      await shown.pausedBy('hover')
      expect(await shown.state('playing')).toBeNull()
      await shown.page.clock.runFor(60_000)
      expect(await shown.current()).toBe(1)
      await away(shown.page)
      await shown.pausedBy()
      await shown.page.clock.runFor(3000)
      expect(await shown.current()).toBe(1)
      await shown.page.clock.runFor(1500)
      await shown.stands(2)
    }))

  it('is keyboard focus, and together with hovering both have to end', () =>
    onClock({}, async (shown) => {
      await playing(shown)
      await shown.page.hover('.slider__stage')
      await shown.page.locator('.slider__pause').focus()
      await shown.page.keyboard.press('Tab')
      await shown.pausedBy('hover', 'focus')
      await away(shown.page)
      await shown.pausedBy('focus')
      await shown.page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await shown.pausedBy()
    }))

  it('is a hidden tab, in which no time runs', () =>
    onClock({}, async (shown) => {
      await playing(shown)
      const hide = (hidden: boolean) =>
        shown.page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await shown.page.clock.runFor(5000)
      await hide(true)
      await shown.pausedBy('hidden')
      await shown.page.clock.runFor(60_000)
      expect(await shown.current()).toBe(1)
      await hide(false)
      await shown.page.clock.runFor(4100)
      await shown.stands(2)
    }))

  it('is being outside the viewport', () =>
    onClock({}, async (shown) => {
      await playing(shown)
      await shown.page.evaluate(() => {
        document.body.style.minHeight = '5000px'
        scrollTo({ top: 4000, behavior: 'instant' })
      })
      await shown.pausedBy('offscreen')
      await shown.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await shown.pausedBy()
    }))

  it('is the pause button, which outlives all others', () =>
    onClock({}, async (shown) => {
      await playing(shown)
      const button = shown.page.getByRole('button', { name: 'Pause slides' })
      await button.click()
      await shown.pausedBy('user')
      await shown.page.clock.runFor(1000)
      await shown.page.hover('.slider__stage', { position: { x: 300, y: 60 } })
      await shown.pausedBy('user', 'hover')
      await away(shown.page)
      await shown.page.evaluate(() => (document.querySelector('section.slider') as unknown as { play(): void }).play())
      await shown.pausedBy('user')
      await shown.page.clock.runFor(60_000)
      expect(await shown.current()).toBe(1)
      await shown.page.getByRole('button', { name: 'Play slides' }).click()
      await shown.pausedBy()
      expect(await button.isVisible()).toBe(true)
    }))

  it('counts once when the button is pressed twice within 250 ms', () =>
    onClock({}, async (shown) => {
      await playing(shown)
      const press = () => shown.page.evaluate(() => document.querySelector<HTMLElement>('.slider__pause')?.click())
      await press()
      await shown.page.clock.runFor(249)
      await press()
      await shown.pausedBy('user')
      await shown.page.clock.runFor(1)
      await press()
      await shown.pausedBy()
    }))

  it('keeps screen readers quiet while the slides change by themselves', () =>
    onClock({}, async (shown) => {
      await playing(shown)
      const live = () => shown.page.locator('.slider__stage').getAttribute('aria-live')
      expect(await live()).toBe('off')
      await shown.page.getByRole('button', { name: 'Pause slides' }).click()
      await expect.poll(live).toBe('polite')
    }))
})

describe('the pause button', () => {
  it('comes first in the tab order of a slider that plays', () =>
    onClock({}, async (shown) => {
      const first = await shown.page.evaluate(
        () => document.querySelector('section.slider')?.querySelector('a, button, [tabindex]')?.className,
      )
      expect(first).toBe('slider__pause')
      expect(await shown.page.locator('.slider__pause').isVisible()).toBe(true)
    }))
})

describe('the end', () => {
  it.each([
    ['after two rounds', { stopAfterLoops: 2 }, [2, 3, 1, 2, 3]],
    ['at a slide of the second round', { stopAfterLoops: 1, stopAtSlide: 2 }, [2, 3, 1, 2]],
    ['of a slider that does not loop', { loop: false }, [2, 3]],
  ])('%s', (_, flow, shownSlides) =>
    onClock({ flow }, async (shown) => {
      await playing(shown)
      for (const number of shownSlides) {
        await shown.page.clock.runFor(9100)
        await shown.stands(number)
      }
      await shown.page.clock.runFor(9100)
      await shown.page.locator('section.slider:not([data-playing])').waitFor()
      expect(await shown.current()).toBe(shownSlides.at(-1))
    }))

  it('drops a slide and its bullet after its last round', () =>
    onClock({ slides: [three[0], { ...three[1], hideAfterLoop: 1 }, three[2]] }, async (shown) => {
      await playing(shown)
      for (const number of [2, 3, 1, 3]) {
        await shown.page.clock.runFor(9100)
        await shown.stands(number)
      }
      await shown.page.locator('.slider__bullets li').nth(1).waitFor({ state: 'hidden' })
    }))
})

describe('under reduced motion', () => {
  it('nothing moves by itself, and bullets and arrows scroll a row', () =>
    onClock(
      { slides: [{ ...three[0], panZoom: { on: true } }, { transition: { names: ['slide'] } }, three[2]] },
      async (shown) => {
        await shown.pausedBy('motion')
        await shown.page.clock.runFor(60_000)
        expect(await shown.current()).toBe(1)
        expect(await shown.page.locator('.slider__pause').isVisible()).toBe(false)
        await shown.page.getByRole('button', { name: 'Next slide' }).click()
        await shown.stands(2)
        const places = () =>
          shown.page
            .locator('.slider__slide')
            .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().left / innerWidth)))
        await expect.poll(places).toEqual([-1, 0, 1])
        await shown.page.getByRole('link', { name: 'Slide 3: Room 3' }).click()
        await shown.stands(3)
        await expect.poll(places).toEqual([-2, -1, 0])
        await shown.page.locator('.slider__stage').evaluate((stage) => stage.scrollTo({ left: 0, behavior: 'instant' }))
        await shown.stands(1)
        expect(await moving(shown)).toBe(0)
      },
      { reducedMotion: 'reduce' },
    ))
})

describe('two sliders on a page', () => {
  it('are independent of each other', () =>
    withSlider(
      { site, browser },
      [
        sliderBlock({ slides: three, controls: STEERED }),
        sliderBlock({ alias: 'others', slides: three, controls: STEERED }),
      ],
      async (shown) => {
        await shown.page.locator('#others\\/slides[aria-live]').scrollIntoViewIfNeeded()
        await shown.page.locator('[data-slider="others"] .slider__arrow[data-to="next"]').click()
        await shown.stands(2, 'others')
        expect(await shown.current()).toBe(1)
      },
      { viewport: { width: 1280, height: 1400 } },
    ))
})

describe('a slider that is destroyed', () => {
  it('leaves no listener, timer, observer or animation behind', () =>
    onClock(
      {
        slides: three.map((slide) => ({ ...slide, panZoom: { on: true } })),
        controls: [...STEERED, { blockType: 'sliderProgress' }],
      },
      async (shown) => {
        await playing(shown)
        const left = await shown.page.evaluate(() => {
          const slider = document.querySelector('section.slider') as HTMLElement & { destroy(): void; next?: unknown }
          slider.destroy()
          return { methods: typeof slider.next, animations: slider.getAnimations({ subtree: true }).length }
        })
        expect(left).toEqual({ methods: 'undefined', animations: 0 })
        await shown.page.clock.runFor(60_000)
        await shown.page.locator('.slider__arrow[data-to="next"]').click()
        await shown.page.keyboard.press('ArrowRight')
        expect(await shown.current()).toBe(1)
        expect(await shown.state('playing')).toBeNull()
        expect(await shown.page.locator('.slider__pause').isVisible()).toBe(false)
      },
    ))
})
