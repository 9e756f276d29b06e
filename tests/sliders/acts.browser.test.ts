import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { deliverEntries, holdEntries, steerEntries } from '../support/entries.ts'
import { turn } from '../support/ready.ts'
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

const none = { transition: { names: ['none'] } }
const still = { flow: { autoplay: false } }

const shown = (
  stored: object,
  check: (shown: ShownSlider) => Promise<unknown>,
  options: Parameters<typeof withSlider>[3] = {},
) =>
  withSlider(
    { site, browser },
    [sliderBlock({ slides: [none, none, none], controls: STEERED, ...still, ...stored })],
    check,
    options,
  )

const button = (label: string, action: object, more: object = {}) => ({
  id: label.toLowerCase(),
  blockType: 'layerButton',
  label,
  place: { desktop: { dx: 100, dy: 100, width: 200, height: 60 } },
  actions: [{ on: 'click', ...action }],
  ...more,
})
const withButton = (action: object, check: (shown: ShownSlider, press: () => Promise<void>) => Promise<unknown>) =>
  shown({ slides: [{ ...none, layers: [button('Press', action)] }] }, async (slider) => {
    await slider.page.locator('[data-layer="press"][data-state="in"]').waitFor()
    await check(slider, () => slider.page.locator('[data-layer="press"] :is(a, button)').click())
  })
const fullscreen = (page: Page, is: boolean) =>
  page.waitForFunction((wanted) => (document.fullscreenElement?.className === 'slider') === wanted, is)

describe('an action of a layer', () => {
  it('toggles full screen', () =>
    withButton({ do: 'fullscreen' }, async ({ page, state }, press) => {
      await press()
      await fullscreen(page, true)
      await page.locator('.slider[data-fullscreen]').waitFor()
      await press()
      await fullscreen(page, false)
      await page.locator('.slider:not([data-fullscreen])').waitFor()
      expect(await state('fullscreen')).toBeNull()
    }))

  it('scrolls to what follows the slider', () =>
    withButton({ do: 'scroll', offset: 10 }, async ({ page }, press) => {
      await page.evaluate(() => {
        document.body.style.minHeight = '400vh'
      })
      await press()
      await page.waitForFunction(() => {
        const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
        const bottom = document.querySelector('.slider')?.getBoundingClientRect().bottom ?? 0
        return Math.abs(bottom - 10 - header) < 2
      })
    }))

  it('opens a menu as a dialog', () =>
    withButton({ do: 'menu', target: 'rooms-menu' }, async ({ page }, press) => {
      await page.evaluate(() => {
        const menu = document.createElement('dialog')
        menu.id = 'rooms-menu'
        document.body.append(menu)
      })
      await press()
      await page.locator('dialog#rooms-menu:modal').waitFor({ state: 'attached' })
    }))

  it('adds and removes a class of the theme', () =>
    withButton({ do: 'class', name: 'is-lit' }, async ({ page }, press) => {
      await press()
      await page.locator('[data-layer="press"].is-lit').waitFor()
      await press()
      await page.locator('[data-layer="press"]:not(.is-lit)').waitFor()
    }))

  it('closes the window that holds the slider', () =>
    withButton({ do: 'closeModal' }, async ({ page }, press) => {
      await page.locator('.slider').evaluate((slider) => {
        const dialog = document.createElement('dialog')
        slider.before(dialog)
        // Moved without leaving the page, so that it goes on running.
        ;(dialog as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(slider, null)
        dialog.style.inlineSize = '60rem'
        dialog.showModal()
      })
      await press()
      await page.locator('dialog:not([open]) .slider').waitFor({ state: 'attached' })
    }))
})

describe('a slider', () => {
  it('goes full screen when a script asks for it', () =>
    shown({}, async ({ page }) => {
      // The browser allows it after a press alone.
      await page.getByRole('button', { name: 'Next slide' }).click()
      await page.evaluate(() =>
        (document.querySelector('.slider') as unknown as { fullscreen(): Promise<void> }).fullscreen(),
      )
      await fullscreen(page, true)
    }))

  it('that is shuffled starts with the first slide and shows each once', () =>
    shown({ slides: [none, none, none, none, none], flow: { autoplay: false, shuffle: true } }, async (slider) => {
      const seen = [await slider.current()]
      for (let step = 1; step < 5; step += 1) {
        const before = seen.at(-1)
        await slider.page.getByRole('button', { name: 'Next slide' }).click()
        await slider.page.locator(`.slider:not([data-animating]):not([data-slide="${before}"])`).waitFor()
        seen.push(await slider.current())
      }
      expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5])
    }))

  it('skips slides that are not meant for its width', () =>
    shown(
      { slides: [none, { ...none, levels: ['desktop'] }, none] },
      async ({ page, stands }) => {
        await page.getByRole('button', { name: 'Next slide' }).click()
        await stands(3)
        expect(await page.getByRole('link', { name: 'Slide 2: Room 2' }).count()).toBe(0)
      },
      { viewport: { width: 700, height: 900 } },
    ))

  const waiting = (check: (shown: ShownSlider & { show(share: number): Promise<void> }) => Promise<unknown>) =>
    withSlider(
      { site, browser },
      [
        sliderBlock({ alias: 'above', slides: [none], layout: { grid: { desktop: { height: 600 } } } }),
        sliderBlock({ slides: [none, none], flow: { duration: 60_000, waitForView: true, visibleArea: 80 } }),
      ],
      (shown) =>
        check({
          ...shown,
          async show(share) {
            await shown.page.locator('[data-slider="rooms"]').evaluate((root, part) => {
              document.body.style.minHeight = '400vh'
              const { top, height } = root.getBoundingClientRect()
              scrollTo({ top: top + scrollY + height * part - innerHeight, behavior: 'instant' })
            }, share)
            await turn(shown.page)
          },
        }),
      { viewport: { width: 1000, height: 800 }, before: steerEntries },
    )

  it('that waits until it is visible starts to play when it is', () =>
    waiting(async ({ show, pausedBy }) => {
      await show(0.5)
      await pausedBy('offscreen')
      await show(0.9)
      await pausedBy()
      await show(0.3)
      await pausedBy()
    }))

  it('that waits until it is visible starts to play even when a busy browser reports it late', () =>
    waiting(async ({ page, show, pausedBy }) => {
      await holdEntries(page)
      await show(0.5)
      await show(0.9)
      await show(0.3)
      await deliverEntries(page)
      await pausedBy()
    }))

  it('that waits until it is visible, and is taller than the viewport, starts to play when it fills the viewport', () =>
    shown(
      {
        slides: [none, none],
        flow: { duration: 60_000, waitForView: true, visibleArea: 80 },
        layout: { grid: { desktop: { height: 3000 } } },
      },
      async ({ page, pausedBy }) => {
        const scroll = (root: Element, part: number) =>
          scrollTo({ top: root.getBoundingClientRect().top + scrollY - innerHeight * (1 - part), behavior: 'instant' })
        const root = page.locator('[data-slider="rooms"]')
        expect(await root.evaluate(({ clientHeight }) => clientHeight / innerHeight)).toBeGreaterThan(3)
        await root.evaluate(scroll, 0.5)
        await turn(page)
        await pausedBy('offscreen')
        await root.evaluate(scroll, 1)
        await pausedBy()
      },
      { viewport: { width: 1000, height: 800 } },
    ))

  it('is dragged vertically where that is set', () =>
    shown({ gestures: { mouse: true, direction: 'vertical' } }, async ({ page, stands }) => {
      const box = await page.locator('.slider__stage').boundingBox()
      if (!box) throw new Error('There is no stage.')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const drag = async (dx: number, dy: number) => {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + dx, y + dy, { steps: 8 })
        await letGo()
      }
      const letGo = async () => {
        await page.mouse.up()
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) animation.finish()
        })
        await page.locator('.slider:not([data-dragging])').waitFor()
      }
      // The first press brings the script that follows it.
      await page.mouse.move(x, y)
      await page.mouse.down()
      await until('the slides to follow', async () => {
        await page.mouse.move(x, y - 15)
        await page.mouse.move(x, y - 16)
        return page.locator('.slider[data-dragging]').isVisible()
      })
      await letGo()
      await drag(0, -90)
      await stands(2)
      await drag(-90, 0)
      await drag(0, 90)
      await stands(1)
    }))
})

describe('a layer', () => {
  const place = { desktop: { dx: 100, dy: 100, width: 200, height: 60 } }
  const body = (page: Page) => page.locator('[data-layer="one"] > .layer__body')
  const one = (more: object) => ({
    slides: [{ ...none, layers: [{ id: 'one', blockType: 'layerShape', place, ...more }] }, none],
  })

  it('appears from behind a block that moves across it', () =>
    shown(
      one({ timeline: { in: { preset: 'fade', duration: 60_000, reveal: { color: '#ff0000', from: 'start' } } } }),
      async ({ page }) => {
        const block = page.locator('[data-layer="one"] > .layer__reveal')
        await block.waitFor({ state: 'attached' })
        const at = (share: number) =>
          page.locator('[data-layer="one"]').evaluate((layer, part) => {
            for (const animation of layer.getAnimations({ subtree: true })) animation.currentTime = 60_000 * part
            const opacity = (selector: string) => {
              const element = layer.querySelector(selector) as Element
              return getComputedStyle(element).opacity
            }
            return opacity('.layer__body')
          }, share)
        expect([await at(0.3), await at(0.7)]).toEqual(['0', '1'])
        await page.locator('[data-layer="one"]').evaluate((layer) => {
          for (const animation of layer.getAnimations({ subtree: true })) animation.finish()
        })
        await block.waitFor({ state: 'detached' })
      },
    ))

  it('moves in a circle and returns to its place', () =>
    shown(one({ loop: { x: 40, angle: 0, duration: 60_000, easing: 'none' } }), async ({ page }) => {
      await page.waitForFunction(
        () => (document.querySelector('[data-layer="one"] > .layer__body')?.getAnimations().length ?? 0) > 0,
      )
      const at = (share: number) =>
        body(page).evaluate((element, part) => {
          const [swing] = element.getAnimations()
          if (swing) swing.currentTime = 60_000 * part
          const { translate } = getComputedStyle(element)
          return translate === 'none'
            ? [0, 0]
            : translate.split(' ').map((length) => Math.round(Number.parseFloat(length)))
        }, share)
      expect((await at(0))[0]).toBe(0)
      expect(await at(0.25)).toEqual([-40, 40])
      expect((await at(0.5))[0]).toBe(-80)
    }))

  it('changes while it is hovered', () =>
    shown(one({ paint: '#ffffff', hover: { to: { y: -6, opacity: 0.5 }, duration: 0 } }), async ({ page }) => {
      await page.locator('[data-layer="one"]').hover()
      await page.waitForFunction(() => {
        const element = document.querySelector('[data-layer="one"] > .layer__body')
        return (
          element && getComputedStyle(element).opacity === '0.5' && getComputedStyle(element).translate === '0px -6px'
        )
      })
    }))

  it('comes from the opposite side in a right-to-left page', () =>
    shown(one({ timeline: { start: { x: 100 }, in: { duration: 60_000, at: 0 } } }), async ({ page }) => {
      // A slider asks once in which direction lines run.
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', 'rtl')),
      )
      await page.reload()
      const from = async () =>
        body(page).evaluate((element) => {
          const [coming] = element.getAnimations()
          if (coming) coming.currentTime = 0
          return new DOMMatrix(getComputedStyle(element).transform).e
        })
      await page.waitForFunction(
        () => (document.querySelector('[data-layer="one"] > .layer__body')?.getAnimations().length ?? 0) > 0,
      )
      await expect.poll(from).toBe(-100)
    }))
})
