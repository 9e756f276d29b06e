import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Image } from '../../packages/content/src/core/image.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import type { PageSources } from '../../packages/kit/src/core/page-sources.ts'
import type { LightboxSettings } from '../../packages/lightbox/src/core/settings.ts'
import { axeViolations } from '../support/axe.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { PROVIDER_POLICY, providerFrame, standInForProviders, videoState } from '../support/providers.ts'
import { ready, turn } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

const WINDOW = { width: 1280, height: 800 }

/** For tests that are not about how it comes and goes. */
const QUICK = { speed: 'fast' } satisfies Partial<LightboxSettings>

let site: BlockSite
let browser: Browser
/** A window that stays open from test to test. */
let plain: Awaited<ReturnType<BlockSite['open']>>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
  plain = await site.open(browser, [], { viewport: WINDOW, lightbox: QUICK })
})

afterAll(async () => {
  await plain.close()
  await browser.close()
})

/** An image of the library; any address `/media/chair-…` is answered. */
const image = (name: string, { width = 1600, height = 1067 } = {}): Image => ({
  alt: `Picture ${name}.`,
  fallback: { url: `/media/chair-${name}.webp`, width, height, type: 'image/webp' },
  sources: [480, 960].map((size) => ({
    url: `/media/chair-${name}-${size}.avif`,
    width: size,
    height: Math.round((size * height) / width),
    type: 'image/avif',
  })),
  focalPoint: { x: 50, y: 50 },
})

const gallery = (count: number, group = 'g'): BlockBase =>
  ({
    blockType: 'gallery',
    id: group,
    layout: 'grid',
    columns: '3',
    group,
    pictures: Array.from({ length: count }, (_, index) => ({
      id: `${group}${index}`,
      image: image(`${group}${index}`),
      ...(index !== 1 && { caption: `Caption ${index}.` }),
    })),
  }) as BlockBase

const html = (markup: string): BlockBase => ({ blockType: 'rawHtml', id: 'html', html: markup }) as BlockBase

/** Console errors when a page with view transitions is left for a file. */
const LEAVING = [/Transition was aborted/]

interface Options {
  readonly byRoutes?: boolean
  readonly lightbox?: Partial<LightboxSettings>
  readonly hash?: string
  readonly javaScriptEnabled?: boolean
  readonly reducedMotion?: 'reduce'
  readonly hasTouch?: boolean
  readonly viewport?: { width: number; height: number }
  readonly expectedErrors?: readonly RegExp[]
  readonly permissions?: string[]
  readonly before?: (page: Page) => Promise<unknown>
  readonly sources?: PageSources
}

/** Shows blocks in the window that stays open or, with options, in one of their own. */
async function shown(blocks: readonly BlockBase[], check: (page: Page) => Promise<unknown>, options?: Options) {
  if (!options) {
    await plain.page.mouse.move(0, 0)
    await plain.show(blocks)
    await ready(plain.page)
    await check(plain.page)
    return
  }
  const lightbox = { ...QUICK, ...options.lightbox }
  const { page, close } = await site.open(browser, blocks, { viewport: WINDOW, ...options, lightbox })
  if (options.javaScriptEnabled !== false) await ready(page)
  await check(page)
  await close()
}

/** For tests that change their window for good. */
const OWN_WINDOW: Options = {}

const dialog = (page: Page) => page.getByRole('dialog')
const links = (page: Page) => page.locator('main a[data-lightbox]')
const status = (page: Page) => page.locator('.lightbox__status')
const item = (page: Page) => page.locator('.lightbox__slide[data-offset="0"]')

async function open(page: Page, index = 0): Promise<void> {
  await links(page).nth(index).click()
  await dialog(page).waitFor()
  await standing(page)
}

/** Waits until the lightbox has the focus, and brings what moves when it opens to its end at once. */
const standing = (page: Page) =>
  page.waitForFunction(() => {
    // A ring that turns until its video is there has no end.
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    for (const animation of running) animation.finish()
    return running.length === 0 && document.activeElement?.closest('[role="dialog"]') !== null
  })

/** Waits until the image with this index is the one that is shown, whatever the clock of the page says. */
const isAt = (page: Page, index: number) => expect.poll(() => status(page).textContent()).toContain(`${index + 1} of`)

const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' })

/** Closes the lightbox, and waits until the address has forgotten it, too. */
async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await gone(page)
  await expect.poll(() => fragment(page)).toBe('')
}

/** The clock of the page, which stands still but for what the test moves. */
const withClock = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-05-04T09:00:00') })
  await page.clock.pauseAt(new Date('2026-05-04T10:00:00'))
}

const complaintsOf = (page: Page) => axeViolations(page, { within: '[role="dialog"]' })

const fragment = (page: Page) => page.evaluate(() => location.hash)

describe('which links open', () => {
  const EXTENSIONS = 'bmp gif jpeg jpg png tiff tif jfif jpe svg webp avif mp4 ogg webm'.split(' ')
  const link = (href: string, more = '') =>
    `<p><a href="${href}" data-lightbox="${href.slice(-12)}" ${more}>A link</a></p>`

  it('every extension opens, in upper case and with a query; .pdf follows and is marked', () =>
    shown(
      [html([...EXTENSIONS.map((name) => link(`/nowhere/A.${name.toUpperCase()}?v=2`)), link('/prices.pdf')].join(''))],
      async (page) => {
        await page.locator('a.no-lightbox').waitFor()
        for (const [index] of EXTENSIONS.entries()) {
          await open(page, index)
          await dismiss(page)
        }
        expect(await page.locator('a.no-lightbox').getAttribute('href')).toBe('/prices.pdf')
        await Promise.all([page.waitForURL('**/prices.pdf'), page.locator('a.no-lightbox').click()])
      },
      { expectedErrors: [/404/, ...LEAVING] },
    ))
  it('both forms of addresses of providers open, and load nothing before there is consent', () => {
    const asked: string[] = []
    const addresses = [
      'https://youtu.be/aqz-KE-bpKQ',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'https://www.youtube.com/embed/aqz-KE-bpKQ',
      'https://www.youtube.com/v/aqz-KE-bpKQ',
      'https://vimeo.com/76979871',
    ]
    return shown(
      [html(addresses.map((address) => link(address)).join(''))],
      async (page) => {
        await expect.poll(() => page.locator('[data-lightbox-item]').count()).toBe(addresses.length)
        for (const [index, address] of addresses.entries()) {
          await open(page, index)
          const player = page.locator('.lightbox vitrine-enhance[name="video"]')
          await player.waitFor({ state: 'attached' })
          const { source } = JSON.parse((await player.getAttribute('props')) ?? '')
          expect(source).toMatchObject({ kind: 'provider', provider: address.includes('vimeo') ? 'vimeo' : 'youtube' })
          await dismiss(page)
        }
        expect(asked).toEqual([])
      },
      {
        before: async (page) => {
          page.on('request', (request) => /youtu|vimeo/.test(new URL(request.url()).host) && asked.push(request.url()))
        },
      },
    )
  })
  it('images in texts belong to the page; the setting leaves them links', async () => {
    const text = html(
      '<p><a href="/media/chair-text.webp"><img src="/media/chair-text-480.webp" alt="A lamp."></a></p>',
    )
    const proseLink = (page: Page) => page.locator('.prose a')
    await shown([text], async (page) => {
      await proseLink(page).click()
      await dialog(page).waitFor()
      expect(await fragment(page)).toBe('#page/0')
    })
    await shown(
      [text],
      async (page) => Promise.all([page.waitForURL('**/media/chair-text.webp'), proseLink(page).click()]),
      { lightbox: { richText: false }, expectedErrors: LEAVING },
    )
  })
  it('links that arrive later join their gallery', () =>
    shown([gallery(2)], async (page) => {
      await page.evaluate(() => {
        const list = document.querySelector('.gallery__pictures') as Element
        const copy = list.firstElementChild?.cloneNode(true) as Element
        list.append(copy)
      })
      await open(page, 2)
      await expect.poll(() => status(page).textContent()).toContain('3 of 3')
    }))
  it('without script the image opens', () =>
    shown(
      [gallery(1)],
      async (page) => {
        await Promise.all([page.waitForURL('**/media/chair-g0.webp'), links(page).first().click()])
      },
      { javaScriptEnabled: false, expectedErrors: LEAVING },
    ))
  it('before the first touch of a link no byte of the lightbox was loaded', () => {
    const scripts: string[] = []
    return shown(
      [gallery(3)],
      async (page) => {
        await turn(page)
        expect(scripts.filter((url) => /viewer|hydrate|links-/.test(url))).toEqual([])
        await links(page).first().hover()
        await expect.poll(() => scripts.filter((url) => /viewer|hydrate/.test(url)).length).toBe(2)
      },
      {
        before: async (page) => {
          page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
        },
      },
    )
  })
  it('switched off, links are links', () =>
    shown(
      [gallery(1)],
      async (page) => {
        await Promise.all([page.waitForURL('**/media/chair-g0.webp'), links(page).first().click()])
      },
      { lightbox: { status: false }, expectedErrors: LEAVING },
    ))
})

describe('the address', () => {
  it('opens the item that it names when the page loads', () =>
    shown(
      [gallery(4)],
      async (page) => {
        await dialog(page).waitFor()
        await isAt(page, 2)
        await standing(page)
        await dismiss(page)
      },
      { hash: '#g/2' },
    ))
  it.each(['#g/99', '#x/0', '#g'])('%s opens nothing', (hash) =>
    shown(
      [gallery(4)],
      async (page) => {
        expect(await dialog(page).count()).toBe(0)
        // Addresses are followed one after the other: what this one opens has opened nothing before.
        await page.evaluate(() => {
          location.hash = '#g/2'
        })
        await isAt(page, 2)
        expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe('g/2')
      },
      {
        hash,
        before: (page) =>
          page.addInitScript(() =>
            document.addEventListener('vitrine:lightbox:open', (event) => {
              const { group, index } = (event as CustomEvent).detail
              const { dataset } = document.documentElement
              dataset.opened = [dataset.opened, `${group}/${index}`].filter(Boolean).join()
            }),
          ),
      },
    ))
  it('follows the item; removing the fragment or naming an unknown item closes', () =>
    shown([gallery(4)], async (page) => {
      await open(page, 0)
      expect(await fragment(page)).toBe('#g/0')
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => fragment(page)).toBe('#g/1')
      await page.evaluate(() => {
        location.hash = ''
      })
      await gone(page)
      await page.evaluate(() => {
        location.hash = '#g/3'
      })
      await dialog(page).waitFor()
      await isAt(page, 3)
      await page.evaluate(() => {
        location.hash = '#g/99'
      })
      await gone(page)
    }))
  it('Back closes, Forward opens again', () =>
    shown([gallery(4)], async (page) => {
      await open(page, 1)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => fragment(page)).toBe('#g/2')
      await page.goBack()
      await gone(page)
      await expect.poll(() => fragment(page)).toBe('')
      await page.goForward()
      await dialog(page).waitFor()
      await isAt(page, 2)
    }))
  it('without deep links Back closes too, and the address stays', () =>
    shown(
      [gallery(4)],
      async (page) => {
        await open(page, 1)
        expect(await fragment(page)).toBe('')
        await page.goBack()
        await gone(page)
      },
      { lightbox: { deepLinking: false } },
    ))
  it('closing leaves no fragment and does not scroll', () =>
    shown([gallery(12)], async (page) => {
      // Where a mouse has to be for a click: nothing of the test scrolls after that.
      await links(page).nth(9).hover()
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(100)
      await open(page, 9)
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => fragment(page)).toBe('#g/8')
      await dismiss(page)
      expect(await page.evaluate(() => scrollY)).toBe(before)
    }))
})

describe('moving', () => {
  it('two items do not loop, three do', async () => {
    const lightbox = { loop: true }
    await shown(
      [gallery(2)],
      async (page) => {
        await open(page, 1)
        expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
        await page.keyboard.press('ArrowRight')
        await isAt(page, 1)
      },
      { lightbox },
    )
    await shown(
      [gallery(3)],
      async (page) => {
        await open(page, 2)
        await page.getByRole('button', { name: 'Next' }).click()
        await isAt(page, 0)
        await page.getByRole('button', { name: 'Previous' }).click()
        await isAt(page, 2)
      },
      { lightbox },
    )
  })
  it('keys: up, down, Home, End and the arrows', () =>
    shown([gallery(5)], async (page) => {
      await open(page, 0)
      for (const [key, index] of [
        ['ArrowDown', 1],
        ['End', 4],
        ['ArrowUp', 3],
        ['Home', 0],
        ['ArrowRight', 1],
        ['ArrowLeft', 0],
      ] as const) {
        await page.keyboard.press(key)
        await isAt(page, index)
      }
    }))
  it('one gesture of the wheel moves one item', () =>
    shown([gallery(5)], async (page) => {
      await open(page, 0)
      await item(page).evaluate((element) => {
        for (let turn = 0; turn < 6; turn += 1) {
          element.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true }))
        }
      })
      await isAt(page, 1)
    }))
  it.each([
    [99, 900, 0],
    [100, 900, 1],
    [100, 1100, 0],
  ])('a swipe of %i px in %i ms leads to item %i', (px, ms, index) =>
    shown(
      [gallery(3)],
      async (page) => {
        await open(page, 0)
        await withClock(page)
        const at = async (type: string, x: number) => {
          await item(page).dispatchEvent(type, {
            pointerId: 7,
            pointerType: 'touch',
            isPrimary: true,
            bubbles: true,
            clientX: x,
            clientY: 400,
            button: 0,
            buttons: type === 'pointerup' ? 0 : 1,
          })
        }
        await at('pointerdown', 600)
        await at('pointermove', 580)
        await page.clock.runFor(ms)
        await at('pointermove', 600 - px)
        await at('pointerup', 600 - px)
        await page.clock.runFor(2000)
        await isAt(page, index)
      },
      { lightbox: { path: 'horizontal' } },
    ))
  it('thumbnails are at most 120 × 80, the active one at 0.6, and lead to their item', () =>
    shown([gallery(4)], async (page) => {
      await open(page, 0)
      const thumbnails = page.locator('.yarl__thumbnails_thumbnail:visible')
      for (const box of await Promise.all([0, 1, 2].map((index) => thumbnails.nth(index).boundingBox()))) {
        expect(box?.width).toBeLessThanOrEqual(120)
        expect(box?.height).toBeLessThanOrEqual(80)
      }
      const active = page.locator('.yarl__thumbnails_thumbnail[aria-current]')
      await expect.poll(() => active.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.6')
      await page.getByRole('button', { name: '3 of 4' }).click()
      await isAt(page, 2)
    }))
})

describe('time', () => {
  it('a slideshow moves every 5000 ms, stops when the visitor moves, and its button says so', () =>
    shown(
      [gallery(5)],
      async (page) => {
        await open(page, 0)
        await withClock(page)
        await page.getByRole('button', { name: 'Slideshow' }).click()
        const pause = page.getByRole('button', { name: 'Pause slideshow' })
        await pause.waitFor()
        await page.clock.runFor(4900)
        expect(await fragment(page)).toBe('#g/0')
        await page.clock.runFor(200)
        await expect.poll(() => fragment(page)).toBe('#g/1')
        await page.keyboard.press('ArrowRight')
        await page.clock.runFor(500)
        await expect.poll(() => fragment(page)).toBe('#g/2')
        expect(await pause.count()).toBe(0)
        await page.clock.runFor(20_000)
        expect(await fragment(page)).toBe('#g/2')
      },
      OWN_WINDOW,
    ))
  it('the space bar plays and stops', () =>
    shown([gallery(5)], async (page) => {
      await open(page, 0)
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: 'Pause slideshow' }).waitFor()
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: 'Slideshow', exact: true }).waitFor()
    }))
  it('controls hide after 3000 ms, come back with the mouse, and stay while focused', () =>
    shown(
      [gallery(3)],
      async (page) => {
        await open(page, 0)
        await withClock(page)
        const quiet = () => page.locator('.lightbox[data-quiet]').count()
        await page.mouse.move(700, 300)
        await page.clock.runFor(2900)
        expect(await quiet()).toBe(0)
        await page.clock.runFor(200)
        await expect.poll(quiet).toBe(1)
        await page.mouse.move(705, 305)
        await expect.poll(quiet).toBe(0)
        await page.keyboard.press('Tab')
        await page.mouse.move(700, 300)
        await page.clock.runFor(10_000)
        expect(await quiet()).toBe(0)
      },
      OWN_WINDOW,
    ))
  it.each([
    ['fast', '0.1s'],
    ['normal', '0.4s'],
    ['slow', '0.8s'],
  ] as const)('speed %s shows in %s and moves in 500 ms', (speed, seconds) =>
    shown(
      [gallery(3)],
      async (page) => {
        await open(page, 0)
        const overlay = await page.evaluate(() => {
          const { opacity, transitionDuration } = getComputedStyle(
            document.querySelector('.lightbox') as Element,
            '::before',
          )
          return { opacity, transitionDuration }
        })
        expect(overlay).toEqual({ opacity: '0.85', transitionDuration: seconds })
        await page.evaluate(() => {
          const moved: unknown[] = []
          Object.assign(window, { moved })
          document.addEventListener('transitionrun', ({ target, propertyName }) => {
            if (propertyName !== 'translate') return
            for (const animation of (target as Element).getAnimations())
              if ((animation as CSSTransition).transitionProperty === 'translate')
                moved.push(animation.effect?.getTiming().duration)
          })
        })
        await page.keyboard.press('ArrowRight')
        const moved = () => page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)
        await expect.poll(async () => [...new Set(await moved())]).toEqual([500])
      },
      { lightbox: { speed } },
    ))
  it('with reduced motion nothing moves and no slideshow starts', () =>
    shown(
      [gallery(3)],
      async (page) => {
        await open(page, 0)
        await page.keyboard.press('ArrowRight')
        await isAt(page, 1)
        const moving = await page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ effect }) =>
                  Number(effect?.getTiming().duration) > 150 ||
                  (effect as KeyframeEffect).getKeyframes().some((frame) => frame.translate || frame.transform),
              ).length,
        )
        expect(moving).toBe(0)
        expect(await page.getByRole('button', { name: 'Pause slideshow' }).count()).toBe(0)
      },
      { reducedMotion: 'reduce', lightbox: { autoplay: true } },
    ))
  it('the image that grows hides what is behind it, and only then its thumbnail goes; the caption comes when it has settled', () =>
    shown(
      [gallery(3)],
      async (page) => {
        await links(page).first().click()
        await page.locator('[data-lightbox-shown]').waitFor({ state: 'attached' })
        const seen = await page.evaluate(() => {
          const slide = document.querySelector('[data-offset="0"]') as HTMLElement
          const preview = slide.querySelector('.lightbox__preview') as HTMLImageElement
          const words = document.querySelector('.lightbox__caption') as HTMLElement
          const [growing] = (slide.querySelector('.lightbox__item') as HTMLElement).getAnimations()
          const opacity = (element: Element) => Number(getComputedStyle(element).opacity)
          return {
            growing: growing?.playState,
            drawn: preview.complete && preview.naturalWidth > 0,
            slide: opacity(slide),
            words: opacity(words),
          }
        })
        expect(seen).toEqual({ growing: 'running', drawn: true, slide: 1, words: 0 })
        await standing(page)
        await expect
          .poll(() => page.locator('.lightbox__caption').evaluate((it) => getComputedStyle(it).opacity))
          .toBe('1')
      },
      { lightbox: { speed: 'slow' } },
    ))
  it('a thumbnail is seen until the image that grows out of it is drawn', () =>
    shown(
      [gallery(3)],
      async (page) => {
        await links(page).first().click()
        await dialog(page).waitFor()
        expect(await page.locator('[data-lightbox-shown]').count()).toBe(0)
        await page.evaluate(() => (window as unknown as { draw: () => void }).draw())
        await page.locator('[data-lightbox-shown]').waitFor({ state: 'attached' })
      },
      {
        // Images are drawn when the test says so.
        before: (page) =>
          page.addInitScript(() => {
            let draw = () => {}
            const drawn = new Promise<void>((resolve) => {
              draw = resolve
            })
            const { decode } = HTMLImageElement.prototype
            HTMLImageElement.prototype.decode = function () {
              return this.classList.contains('lightbox__preview') ? drawn : decode.call(this)
            }
            Object.assign(window, { draw })
          }),
      },
    ))
  it('an image grows out of its thumbnail and back', () =>
    shown(
      [gallery(3)],
      async (page) => {
        const grown = () => page.evaluate(() => (window as unknown as { grown: number[] }).grown)
        await links(page).first().click()
        await expect.poll(grown).toEqual([800])
        await dialog(page).waitFor()
        await standing(page)
        await page.keyboard.press('Escape')
        await expect.poll(grown).toEqual([800, 800])
        await gone(page)
      },
      {
        lightbox: { speed: 'slow' },
        // Notes how long items grow and shrink.
        before: (page) =>
          page.addInitScript(() => {
            const grown: unknown[] = []
            Object.assign(window, { grown })
            const { animate } = Element.prototype
            Element.prototype.animate = function (frames, options) {
              const animation = animate.call(this, frames, options)
              if (this.classList.contains('lightbox__item')) grown.push(animation.effect?.getTiming().duration)
              return animation
            }
          }),
      },
    ))
})

describe('sizes', () => {
  const alone = (width: number, height: number) =>
    html(
      `<a href="/media/chair-size.webp" data-lightbox="s" data-width="${width}" data-height="${height}">A picture</a>`,
    )
  const size = (page: Page) =>
    page
      .locator('[data-offset="0"] .yarl__slide_image')
      .evaluate((image) => [(image as HTMLElement).offsetWidth, (image as HTMLElement).offsetHeight])

  const drawn = (width: number, height: number) => ({
    byRoutes: true,
    before: (page: Page) =>
      page.route('**/media/chair-size.webp', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
        }),
      ),
  })

  it('an image of 10 px is not enlarged', () =>
    shown(
      [alone(10, 10)],
      async (page) => {
        await open(page)
        await expect.poll(() => size(page)).toEqual([10, 10])
      },
      drawn(10, 10),
    ))
  it('one of 20000 px is not scaled below 0.075', () =>
    shown(
      [alone(20_000, 10_000)],
      async (page) => {
        await open(page)
        await expect.poll(() => size(page)).toEqual([1500, 750])
      },
      drawn(20_000, 10_000),
    ))
  it('a phone never loads the original', () => {
    const loaded: string[] = []
    return shown(
      [gallery(2)],
      async (page) => {
        await open(page, 0)
        await page.waitForFunction(() => {
          const images = [...document.querySelectorAll<HTMLImageElement>('.yarl__slide_image')]
          return images.length === 2 && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        })
        expect(loaded.some((url) => url.includes('chair-g0'))).toBe(true)
        expect(loaded.filter((url) => /chair-g\d\.webp/.test(url))).toEqual([])
      },
      {
        viewport: { width: 390, height: 780 },
        hasTouch: true,
        before: async (page) => {
          page.on('request', (request) => loaded.push(request.url()))
        },
      },
    )
  })
})

describe('closing and the page behind', () => {
  it.each(['key', 'overlay', 'button'])('by %s; the focus goes back to the link that opened it', (how) =>
    shown([gallery(3)], async (page) => {
      await open(page, 1)
      if (how === 'key') await page.keyboard.press('Escape')
      if (how === 'overlay') await page.mouse.click(60, 400)
      if (how === 'button') await page.getByRole('button', { name: 'Press Esc to close' }).click()
      await gone(page)
      const focused = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href)
      expect(focused).toContain('/media/chair-g1.webp')
    }))
  it('by a press beside the image where words stand, also with one before it; one on that leads to it', () =>
    shown(
      [gallery(3)],
      async (page) => {
        await open(page, 1)
        const before = await page.locator('[data-offset="-1"] img').first().boundingBox()
        const stage = await page.locator('.lightbox__stage').boundingBox()
        if (!before || !stage) throw new Error('No picture stands before the one that is shown.')
        // It goes on beyond the stage, under the words.
        expect(before.x).toBeLessThan(stage.x)
        await page.mouse.click(stage.x + 4, before.y + before.height / 2)
        await isAt(page, 0)
        await page.keyboard.press('ArrowRight')
        await isAt(page, 1)
        await page.mouse.click(stage.x - 20, before.y + before.height / 2)
        await gone(page)
      },
      { lightbox: { path: 'horizontal' }, viewport: { width: 1440, height: 900 } },
    ))
  it('Tab stays inside; the page is inert and does not scroll', () =>
    shown([gallery(9)], async (page) => {
      await links(page).first().hover()
      const before = await page.evaluate(() => scrollY)
      await open(page, 0)
      for (let press = 0; press < 25; press += 1) {
        await page.keyboard.press('Tab')
        const isInside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('[role="dialog"]') !== null,
        )
        expect(isInside).toBe(true)
      }
      expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true)
      // What it hands down from the root has the browser style the whole page anew.
      const ofLightbox = (selector: string) =>
        page.locator(selector).evaluate((it) => getComputedStyle(it).getPropertyValue('--lightbox-ground'))
      expect(await ofLightbox('main')).toBe('')
      expect(await ofLightbox('.lightbox')).not.toBe('')
      await page.mouse.move(600, 400)
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('PageDown')
      expect(await page.evaluate(() => scrollY)).toBe(before)
    }))
})

describe('what does not load', () => {
  it('an image gives its place to a text and another try; the others work', () => {
    let isBroken = true
    return shown(
      [gallery(3)],
      async (page) => {
        await open(page, 1)
        await page.getByText('An error occurred when trying to load photo.').waitFor()
        await page.keyboard.press('ArrowRight')
        await isAt(page, 2)
        await page.keyboard.press('ArrowLeft')
        await isAt(page, 1)
        isBroken = false
        await item(page).getByRole('button', { name: 'Try again' }).click()
        await page.waitForFunction(() => {
          const image = document.querySelector<HTMLImageElement>('[data-offset="0"] .yarl__slide_image')
          return image?.complete && image.naturalWidth > 0
        })
        await expect.poll(() => page.getByText('An error occurred').count()).toBe(0)
      },
      {
        expectedErrors: [/500/],
        byRoutes: true,
        before: (page) =>
          page.route('**/media/chair-g1-*', (route) => (isBroken ? route.fulfill({ status: 500 }) : route.fallback())),
      },
    )
  })
  it('other content gives its place to a text', () =>
    shown(
      [html('<a href="/nowhere/" data-lightbox="p" data-lightbox-type="page">Prices</a>')],
      async (page) => {
        await page.locator('[data-lightbox-item]').waitFor()
        await open(page)
        await page.getByText('An error occurred when trying to load contents.').waitFor()
      },
      { expectedErrors: [/404/] },
    ))
  it('a file that the browser cannot play shows what it would need, with a link to the file', () =>
    shown(
      [html('<a href="/media/film.mp4" data-lightbox="v">A film</a>')],
      async (page) => {
        await open(page)
        const notice = page.getByRole('link', { name: 'The content your are attempting to view requires the' })
        expect(await notice.getAttribute('href')).toContain('/media/film.mp4')
      },
      {
        before: (page) =>
          page.addInitScript(() => {
            HTMLMediaElement.prototype.canPlayType = () => ''
          }),
      },
    ))
})

describe('what is no image', () => {
  it('a video plays when it is shown and stops when it is left', () =>
    shown(
      [
        html(
          '<p><a href="/media/film.webm" data-lightbox="v">A film</a></p><p><a href="/media/chair-a.webp" data-lightbox="v">A picture</a></p>',
        ),
      ],
      async (page) => {
        await open(page, 0)
        await page.waitForFunction(() => document.documentElement.dataset.played === '1')
        await page.keyboard.press('End')
        await page.waitForFunction(() => document.querySelector('[data-offset="0"] video') === null)
        await page.waitForFunction(() => document.documentElement.dataset.paused === '1')
      },
      {
        before: (page) =>
          page.addInitScript(() => {
            HTMLMediaElement.prototype.play = async () => {
              document.documentElement.dataset.played = '1'
            }
            HTMLMediaElement.prototype.pause = () => {
              document.documentElement.dataset.paused = '1'
            }
          }),
        expectedErrors: [/404/],
      },
    ))
  it('a part of the page moves in and goes home', () =>
    shown(
      [
        html(
          '<a href="#oils" data-lightbox="i" data-lightbox-type="inline">Oils</a><section id="oils"><p>Linseed.</p></section>',
        ),
      ],
      async (page) => {
        await page.locator('[data-lightbox-item]').waitFor()
        await open(page)
        await dialog(page).getByText('Linseed.').waitFor()
        await page.keyboard.press('Escape')
        await gone(page)
        expect(await page.locator('main #oils').textContent()).toBe('Linseed.')
      },
    ))
  it('content of another page of the site is fetched', () =>
    shown([html('<a href="/contact/" data-lightbox="p" data-lightbox-type="page">Contact</a>')], async (page) => {
      await page.locator('[data-lightbox-item]').waitFor()
      await open(page)
      await page.locator('.lightbox__part h1').waitFor()
    }))
  it('a page of this site opens in a frame; one of a host that is not allowed stays a link', () =>
    shown(
      [
        html(
          '<p><a href="/contact/" data-lightbox="f" data-lightbox-type="frame">Contact</a></p><p><a href="https://other.example/" data-lightbox="f" data-lightbox-type="frame">Other</a></p>',
        ),
      ],
      async (page) => {
        await page.locator('a.no-lightbox').waitFor()
        expect(await page.locator('a.no-lightbox').getAttribute('href')).toBe('https://other.example/')
        await open(page)
        await page.locator('.lightbox__frame[data-state="loaded"]').waitFor()
      },
    ))
})

describe('controls', () => {
  it('Shift+Enter fills the screen and leaves it', () =>
    shown([gallery(2)], async (page) => {
      await open(page, 0)
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
      await page.keyboard.press('Shift+Enter')
      await expect.poll(isFull).toBe(true)
      await page.getByRole('button', { name: 'Exit Fullscreen (Shift+Enter)' }).waitFor()
      await page.keyboard.press('Shift+Enter')
      await expect.poll(isFull).toBe(false)
    }))
  it('zoom in and out; arrows then move the image', () =>
    shown([gallery(2)], async (page) => {
      await open(page, 0)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      const scale = () =>
        page.locator('[data-offset="0"] .yarl__slide_wrapper').evaluate((element) => element.style.transform)
      await expect.poll(scale).toMatch(/scale\(1\.\d/)
      await page.keyboard.press('ArrowDown')
      expect(await fragment(page)).toBe('#g/0')
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await expect.poll(scale).toContain('scale(1)')
    }))
  it('an image is larger under the mouse when that is set', () =>
    shown(
      [gallery(2)],
      async (page) => {
        await open(page, 0)
        const image = page.locator('[data-offset="0"] .yarl__slide_image')
        await image.waitFor()
        await page.mouse.move(700, 300)
        await page.mouse.move(705, 305)
        await expect.poll(() => image.evaluate((element) => element.style.scale)).toBe('2')
      },
      { lightbox: { hoverZoom: 2 } },
    ))
  it('share puts the address of the item on the clipboard where the system has no sheet', () =>
    shown(
      [gallery(2)],
      async (page) => {
        await open(page, 1)
        await page.getByRole('button', { name: 'Share' }).click()
        await page.getByText('The link has been copied.').waitFor()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#g\/1$/)
      },
      {
        permissions: ['clipboard-read', 'clipboard-write'],
        before: (page) => page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share),
      },
    ))
  it('download only when it is allowed', async () => {
    await shown([gallery(2)], async (page) => {
      await open(page, 1)
      expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(0)
    })
    await shown(
      [gallery(2)],
      async (page) => {
        await open(page, 1)
        const link = page.getByRole('link', { name: 'Download' })
        expect(await link.getAttribute('href')).toContain('/media/chair-g1.webp')
      },
      { lightbox: { download: true } },
    )
  })
  it('an image alone has no slideshow, arrows and thumbnails', () =>
    shown([gallery(1)], async (page) => {
      await open(page, 0)
      for (const name of ['Slideshow', 'Next', 'Show thumbnails']) {
        expect(await page.getByRole('button', { name }).count()).toBe(0)
      }
      // Buttons show images: a word in the toolbar is the name of one that is not there.
      expect(await page.locator('.yarl__toolbar').innerText()).toBe('')
    }))
  it('without a slideshow by setting, its name is not written into the toolbar', () =>
    shown(
      [gallery(2)],
      async (page) => {
        await open(page, 0)
        expect(await page.locator('.yarl__toolbar').innerText()).toBe('1 of 2')
      },
      { lightbox: { gallery: false } },
    ))
  it('a video at a provider that was allowed plays, stops when it is left, and goes on when it is back', () =>
    shown(
      [
        html(
          '<a href="https://vimeo.com/76979871" data-lightbox="f">A film</a> <a href="/nowhere/a.png" data-lightbox="f">A picture</a>',
        ),
      ],
      async (page) => {
        const isPaused = async (paused: boolean) =>
          expect.poll(async () => (await videoState(providerFrame(page, 'vimeo'))).paused).toBe(paused)
        await page.locator('[data-lightbox-item]').first().waitFor()
        await open(page)
        await page.locator('.lightbox iframe').waitFor()
        await isPaused(false)
        await page.keyboard.press('ArrowRight')
        await isAt(page, 1)
        await isPaused(true)
        await page.keyboard.press('ArrowLeft')
        await isAt(page, 0)
        await isPaused(false)
        await page.keyboard.press('Escape')
        await gone(page)
        expect(await page.locator('iframe').count()).toBe(0)
      },
      {
        sources: PROVIDER_POLICY,
        expectedErrors: [/404/],
        before: async (page) => {
          await standInForProviders(page)
          await page.addInitScript(() => {
            // Frames of strangers have no storage.
            if (window === top)
              localStorage.setItem('vitrine-consent', JSON.stringify({ version: 1, allowed: ['vimeo'] }))
          })
        },
      },
    ))

  it('an address of a provider without an id is looked up by the site', () => {
    const asked: string[] = []
    return shown(
      [html('<a href="https://vimeo.com/channels/staffpicks" data-lightbox="r">A film</a>')],
      async (page) => {
        await page.locator('[data-lightbox-item]').waitFor()
        await open(page)
        const player = page.locator('.lightbox vitrine-enhance[name="video"]')
        await player.waitFor({ state: 'attached' })
        expect(await player.getAttribute('props')).toContain('"id":"76979871"')
        expect(asked).toHaveLength(1)
      },
      {
        lightbox: { recognition: true },
        before: (page) =>
          page.route('**/lightbox/recognition?*', (route) => {
            asked.push(route.request().url())
            return route.fulfill({
              json: { status: 200, results: { url: 'https://vimeo.com/76979871' }, response: '' },
            })
          }),
      },
    )
  })
})

describe('access', () => {
  it.each([
    'metro-white',
    'metro-black',
    'light',
    'dark',
    'mac',
    'parade',
    'smooth',
  ] as const)('axe finds nothing in %s, light and dark', async (skin) => {
    await shown(
      [gallery(4)],
      async (page) => {
        await open(page, 0)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await standing(page)
          await saveScreenshot(page, `lightbox/${skin}-${colorScheme}.png`)
          expect(await complaintsOf(page)).toEqual([])
        }
      },
      { lightbox: { skin } },
    )
  })
  it.each([390, 820, 1440])('fits a window of %i px', (width) =>
    shown(
      [gallery(6)],
      async (page) => {
        await open(page, 2)
        await saveScreenshot(page, `lightbox/width-${width}.png`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      },
      { viewport: { width, height: width < 700 ? 780 : 900 }, lightbox: { path: 'horizontal', skin: 'smooth' } },
    ))
})
