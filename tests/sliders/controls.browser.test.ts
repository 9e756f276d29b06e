import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { type ShownSlider, STEERED, sliderBlock, withSlider } from '../support/slider-site.ts'
import { until } from '../support/until.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

type Options = Parameters<typeof withSlider>[3]

const none = { transition: { names: ['none'] } }
const still = { flow: { autoplay: false } }

/** Opens a slider that does not play by itself. */
function shown(stored: object, check: (shown: ShownSlider) => Promise<unknown>, options: Options = {}) {
  const block = sliderBlock({ slides: [none, none, none], controls: STEERED, ...still, ...stored })
  return withSlider({ site, browser }, [block], check, options)
}

const everything = [
  { blockType: 'sliderArrows' },
  { blockType: 'sliderBullets' },
  { blockType: 'sliderThumbnails', place: 'outer-bottom' },
  { blockType: 'sliderTabs', place: 'outer-top' },
]

describe('arrows, bullets, thumbnails and tabs', () => {
  it.each([
    ['bullets', 'click'],
    ['thumbnails', 'click'],
    ['tabs', 'click'],
    ['bullets', 'Enter'],
    ['thumbnails', ' '],
    ['tabs', 'Enter'],
  ])('%s select a slide by %s', (kind, how) =>
    shown({ controls: everything }, async ({ page, stands }) => {
      const link = page.locator(`.slider__${kind} .slider__to`).nth(2)
      if (how === 'click') await link.click()
      else await link.press(how)
      await stands(3)
      for (const list of ['bullets', 'thumbnails', 'tabs']) {
        expect(await page.locator(`.slider__${list} [aria-current]`).getAttribute('href')).toBe('#rooms/3')
      }
      expect(new URL(page.url()).hash).toBe('')
    }))

  it('arrows move by click, touch and keyboard, and wrap around at the end', () =>
    shown(
      {},
      async ({ page, stands }) => {
        const next = page.getByRole('button', { name: 'Next slide' })
        await next.tap()
        await stands(2)
        await next.press('Enter')
        await stands(3)
        await next.click()
        await stands(1)
        await page.getByRole('button', { name: 'Previous slide' }).click()
        await stands(3)
      },
      { hasTouch: true },
    ))

  it('an arrow that leads nowhere is marked as disabled', () =>
    shown({ flow: { autoplay: false, loop: false } }, async ({ page, stands, current }) => {
      const previous = page.getByRole('button', { name: 'Previous slide' })
      expect(await previous.getAttribute('aria-disabled')).toBe('true')
      await previous.click({ force: true })
      expect(await current()).toBe(1)
      await page.getByRole('button', { name: 'Next slide' }).click()
      await stands(2)
      expect(await previous.getAttribute('aria-disabled')).toBeNull()
    }))

  it('make only the current slide focusable', () =>
    shown({}, async ({ page, stands }) => {
      const inert = () =>
        page.locator('.slider__slide').evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).inert))
      expect(await inert()).toEqual([false, true, true])
      await page.getByRole('button', { name: 'Next slide' }).click()
      await stands(2)
      expect(await inert()).toEqual([true, false, true])
    }))
})

describe('keys', () => {
  it('move in the reading direction, and to both ends', () =>
    shown({}, async ({ page, stands }) => {
      await page.getByRole('button', { name: 'Next slide' }).focus()
      for (const [key, number] of [
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['End', 3],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key)
        await stands(number)
      }
    }))

  it('that are held move once every 1000 ms', () =>
    shown(
      { slides: Array.from({ length: 6 }, () => none) },
      async ({ page, stands, current }) => {
        await page.clock.pauseAt(Date.now() + 3_600_000)
        await page.getByRole('button', { name: 'Next slide' }).focus()
        await page.keyboard.down('ArrowRight')
        await stands(2)
        await page.keyboard.down('ArrowRight')
        await page.clock.runFor(999)
        await page.keyboard.down('ArrowRight')
        expect(await current()).toBe(2)
        await page.clock.runFor(1)
        await page.keyboard.down('ArrowRight')
        await stands(3)
      },
      { before: (page) => page.clock.install() },
    ))

  it('pressed elsewhere on the page do not move the slider', () =>
    shown({}, async ({ page, current }) => {
      await page.keyboard.press('ArrowRight')
      expect(await current()).toBe(1)
    }))
})

describe('a drag', () => {
  /** A finger in the middle of the slides. Places are measured from there, in CSS pixels. */
  async function putFinger(page: Page) {
    const session = await page.context().newCDPSession(page)
    const box = await page.locator('.slider__stage').boundingBox()
    if (!box) throw new Error('There is no stage.')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', middle)
    return {
      move: (x: number, y: number) => send('touchMove', { x: middle.x + x, y: middle.y + y }),
      lift: () => send('touchEnd'),
    }
  }
  /** Moves a finger over the slides. */
  async function drag(page: Page, x: number, y: number) {
    const finger = await putFinger(page)
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await finger.move(x * share, y * share)
    return finger
  }
  const touched = { hasTouch: true, viewport: { width: 800, height: 700 } }
  const isDragging = (page: Page) => page.locator('section.slider[data-dragging]').isVisible()
  const atRest = async (page: Page) => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await page.locator('section.slider:not([data-dragging])').waitFor()
  }
  /** The first press brings the script that follows, and is followed as soon as that has come. */
  const ready = async (page: Page) => {
    const finger = await putFinger(page)
    let place = 20
    await until('the slides to follow', async () => {
      place = place === 20 ? 21 : 20
      await finger.move(place, 0)
      return isDragging(page)
    })
    await finger.lift()
    await atRest(page)
  }

  it('of 74 px springs back', () =>
    shown(
      {},
      async ({ page, current }) => {
        await ready(page)
        await (await drag(page, -74, 0)).lift()
        await atRest(page)
        expect(await current()).toBe(1)
        expect(await page.locator('section.slider').getAttribute('style')).toBeNull()
      },
      touched,
    ))

  it('of 75 px changes', () =>
    shown(
      {},
      async ({ page, stands }) => {
        await ready(page)
        await (await drag(page, -75, 0)).lift()
        await atRest(page)
        await stands(2)
        await (await drag(page, 75, 0)).lift()
        await atRest(page)
        await stands(1)
      },
      touched,
    ))

  it('brings the neighbouring slide along under the finger', () =>
    shown(
      {},
      async ({ page }) => {
        await ready(page)
        await drag(page, -60, 0)
        await page.locator('section.slider[data-dragging]').waitFor()
        const places = () =>
          page.locator('.slider__slide').evaluateAll((slides) =>
            slides.slice(0, 2).map((slide) => {
              const stage = slide.parentElement?.getBoundingClientRect()
              return Math.round(
                slide.getBoundingClientRect().left -
                  (stage?.left ?? 0) -
                  (slide.matches('[data-beside]') ? (stage?.width ?? 0) : 0),
              )
            }),
          )
        await expect.poll(places).toEqual([-60, -60])
      },
      touched,
    ))

  it('downwards scrolls the page', () =>
    shown(
      {},
      async ({ page, current }) => {
        await page.evaluate(() => {
          document.body.style.minHeight = '5000px'
        })
        await ready(page)
        await (await drag(page, -20, -200)).lift()
        await page.waitForFunction(() => scrollY > 50)
        expect(await current()).toBe(1)
      },
      touched,
    ))

  it('follows the mouse only where that is set', () =>
    shown(
      { gestures: { mouse: true } },
      async ({ page, stands }) => {
        await page.mouse.move(500, 300)
        await page.mouse.down()
        await until('the slides to follow', async () => {
          await page.mouse.move(485, 300)
          await page.mouse.move(484, 300)
          return isDragging(page)
        })
        await page.mouse.up()
        await atRest(page)
        await page.mouse.move(500, 300)
        await page.mouse.down()
        await page.mouse.move(380, 302, { steps: 6 })
        await page.mouse.up()
        await stands(2)
      },
      { viewport: { width: 800, height: 700 } },
    ))
})

describe('the wheel', () => {
  it('moves the slider where that is set, and scrolls the page at its ends', () => {
    let script: Promise<Response>
    return shown(
      { gestures: { wheel: 'on' } },
      async ({ page, stands }) => {
        // A script runs once: this waits for the page to have it.
        await page.evaluate(`import('${(await script).url()}').then(() => {})`)
        await page.evaluate(() => {
          document.body.style.minHeight = '5000px'
        })
        await page.clock.pauseAt(Date.now() + 3_600_000)
        await page.hover('.slider__stage')
        const top = await page.evaluate(() => scrollY)
        for (const number of [2, 3]) {
          await page.mouse.wheel(0, 100)
          await stands(number)
          await page.clock.runFor(1000)
        }
        expect(await page.evaluate(() => scrollY)).toBe(top)
        await page.mouse.wheel(0, 300)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
      },
      {
        before: async (page) => {
          script = page.waitForResponse(/\/assets\/wheel-/)
          await page.clock.install()
        },
      },
    )
  })
})

describe('navigation that hides', () => {
  const hiding = { controls: [{ blockType: 'sliderArrows', hideOnLeave: true }, { blockType: 'sliderBullets' }] }

  it('appears with the pointer, and disappears 200 ms after it has left', () =>
    shown(
      hiding,
      async ({ page }) => {
        const hidden = () => page.locator('.slider__arrows').getAttribute('data-hidden')
        await expect.poll(hidden).toBe('')
        await page.clock.pauseAt(Date.now() + 3_600_000)
        await page.hover('.slider__stage')
        await expect.poll(hidden).toBeNull()
        await page.mouse.move(2, 2)
        await page.clock.runFor(199)
        expect(await hidden()).toBeNull()
        await page.clock.runFor(1)
        expect(await hidden()).toBe('')
      },
      { before: (page) => page.clock.install() },
    ))

  it('stays visible while it has the focus', () =>
    shown(
      hiding,
      async ({ page }) => {
        const hidden = () => page.locator('.slider__arrows').getAttribute('data-hidden')
        await expect.poll(hidden).toBe('')
        await page.clock.pauseAt(Date.now() + 3_600_000)
        await page.keyboard.press('Tab')
        await page.getByRole('button', { name: 'Next slide' }).focus()
        await expect.poll(hidden).toBeNull()
        await page.hover('.slider__stage')
        await page.mouse.move(2, 2)
        await page.clock.runFor(1000)
        expect(await hidden()).toBeNull()
      },
      { before: (page) => page.clock.install() },
    ))

  it('is absent in sliders that are too narrow or too wide for it', () =>
    shown(
      {
        controls: [
          { blockType: 'sliderArrows', hideUnder: 600 },
          { blockType: 'sliderBullets', hideOver: 900 },
        ],
      },
      async ({ page }) => {
        const visible = async () => [
          await page.locator('.slider__arrow').first().isVisible(),
          await page.locator('.slider__bullets').isVisible(),
        ]
        await expect.poll(visible).toEqual([true, false])
        await page.setViewportSize({ width: 800, height: 700 })
        await expect.poll(visible).toEqual([true, true])
        await page.setViewportSize({ width: 500, height: 700 })
        await expect.poll(visible).toEqual([false, true])
      },
      { viewport: { width: 1440, height: 800 } },
    ))
})

describe('the address of the page', () => {
  const named = [none, { ...none, deeplink: 'summer' }, none]

  it.each([
    ['#3', 3],
    ['#summer', 2],
    ['#rooms/2', 2],
    ['#rooms/summer', 2],
    ['#winter', 1],
    ['#7', 1],
  ])('%s selects a slide on load', (hash, number) => shown({ slides: named }, ({ stands }) => stands(number), { hash }))

  it('selects one when it changes, by a link or by going back', () =>
    shown({ slides: named }, async ({ page, stands }) => {
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '#summer'
        link.textContent = 'To summer'
        document.querySelector('main')?.append(link)
        location.hash = '3'
      })
      await stands(3)
      await page.getByRole('link', { name: 'To summer' }).click()
      await stands(2)
      await page.goBack()
      await stands(3)
    }))

  it('leads to an element of that id first', () =>
    shown({ slides: named }, async ({ page, current }) => {
      await page.evaluate(() => {
        const place = document.createElement('p')
        place.id = 'summer'
        document.querySelector('main')?.append(place)
        location.hash = 'summer'
      })
      await page.waitForFunction(() => document.querySelector(':target')?.id === 'summer')
      expect(await current()).toBe(1)
    }))

  it('follows the slide where that is set, without a new entry in the history', () =>
    shown({ slides: named, hash: { write: true } }, async ({ page, stands }) => {
      const steps = () => page.evaluate(() => history.length)
      const before = await steps()
      await page.getByRole('button', { name: 'Next slide' }).click()
      await stands(2)
      expect(new URL(page.url()).hash).toBe('#summer')
      await page.getByRole('button', { name: 'Next slide' }).click()
      await stands(3)
      expect(new URL(page.url()).hash).toBe('#rooms/3')
      expect(await steps()).toBe(before)
    }))

  it('scrolls a slider into view that is out of sight, which a script does not', () =>
    withSlider(
      { site, browser },
      [
        sliderBlock({ alias: 'above', slides: [none, none], ...still }),
        sliderBlock({ alias: 'between', slides: [none, none], ...still }),
        sliderBlock({ slides: named, ...still }),
      ],
      async ({ page }) => {
        const seen = () =>
          page.locator('#slider-rooms').evaluate((root) => root.getBoundingClientRect().top < innerHeight)
        await page.mouse.move(5, 5)
        expect(await seen()).toBe(false)
        await page.evaluate(() => {
          location.hash = 'summer'
        })
        await page.locator('#slider-rooms[data-slide="2"]').waitFor()
        await page.waitForFunction(() => {
          const top = document.querySelector('#slider-rooms')?.getBoundingClientRect().top ?? innerHeight
          return top < innerHeight / 2
        })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await page.evaluate(() => (document.querySelector('#slider-rooms') as unknown as { next(): void }).next())
        await page.locator('#slider-rooms[data-slide="3"]:not([data-animating])').waitFor()
        expect(await seen()).toBe(false)
      },
      { viewport: { width: 1000, height: 600 }, alive: 'above' },
    ))

  it('leads to each of two copies of a slider', () =>
    withSlider(
      { site, browser },
      [sliderBlock({ slides: named, ...still }), { ...sliderBlock({ slides: named, ...still }), id: 'again' }],
      async ({ page }) => {
        const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
        const slideOf = (id: string) => page.locator(`#slider-${id}`).getAttribute('data-slide')
        await page.locator('#rooms_2\\/slides[aria-live]').waitFor()
        await page.evaluate(() => {
          location.hash = 'rooms_2/3'
        })
        await page.locator('#slider-rooms_2[data-slide="3"]').waitFor()
        expect(await slideOf('rooms')).toBe('1')
        await page.evaluate(() => {
          location.hash = 'summer'
        })
        await page.locator('#slider-rooms[data-slide="2"]').waitFor()
        expect(await slideOf('rooms_2')).toBe('3')
      },
      { viewport: { width: 1280, height: 1600 } },
    ))

  it('selects a slide of the first slider that has the name', () =>
    withSlider(
      { site, browser },
      [
        sliderBlock({ slides: [none, none], ...still }),
        sliderBlock({ alias: 'others', slides: [none, none, { ...none, deeplink: 'summer' }], ...still }),
      ],
      async ({ page, stands, current }) => {
        await page.locator('#others\\/slides[aria-live]').waitFor()
        await page.evaluate(() => {
          location.hash = '2'
        })
        await stands(2)
        expect(await current('others')).toBe(1)
        await page.evaluate(() => {
          location.hash = 'summer'
        })
        await stands(3, 'others')
        expect(await current()).toBe(2)
      },
      { viewport: { width: 1280, height: 1600 } },
    ))
})

describe('scripts of the page', () => {
  it('can control a slider and receive its events', () =>
    shown({ slides: [none, { ...none, deeplink: 'summer' }, none] }, async ({ page, stands }) => {
      const heard = await page.evaluate(async () => {
        const slider = document.querySelector('section.slider') as unknown as HTMLElement & {
          length: number
          current: number
          goTo(to: number | string): void
        }
        const events: unknown[] = []
        for (const name of ['change', 'changed']) {
          document.addEventListener(`vitrine:slider:${name}`, (event) =>
            events.push([name, (event as CustomEvent).detail]),
          )
        }
        const changed = new Promise((done) => document.addEventListener('vitrine:slider:changed', done, { once: true }))
        slider.goTo('summer')
        await changed
        slider.goTo('nowhere')
        slider.goTo(9)
        return { events, length: slider.length, current: slider.current }
      })
      expect(heard).toEqual({
        events: [
          ['change', { from: 1, to: 2 }],
          ['changed', { from: 1, to: 2 }],
        ],
        length: 3,
        current: 2,
      })
      await stands(2)
    }))
})
