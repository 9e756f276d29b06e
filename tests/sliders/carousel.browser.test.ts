import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import {
  carouselExample,
  examples as carouselExamples,
} from '../../packages/sliders/src/blocks/carousel/carousel.examples.ts'
import { imageExample } from '../../packages/sliders/src/blocks/example-parts.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { quiet } from '../support/ready.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { until } from '../support/until.ts'

/** A second of changing colour, 64 by 36 pixels. */
const VIDEO_FILE = readFileSync(new URL('../fixtures/film.webm', import.meta.url))

const WINDOW = { width: 1200, height: 900 }

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  for (const { close } of windows.values()) await close()
  await browser.close()
})

const pictures = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((alt, index) => ({
  id: `p${index}`,
  image: imageExample(alt),
}))
const carousel = (id: string, more: object) => carouselExample({ id, label: id, kind: 'pictures', pictures, ...more })

const ONE = { desktop: 1, tablet: 1, phone: 1, peek: 0 }
const row = carousel('row', { view: { desktop: 2, peek: 0 } })
const ring = carousel('ring', { view: { desktop: 2, peek: 0 }, motion: { loop: 'yes' } })
const fading = carousel('fading', { view: { transition: 'fade' }, motion: { moves: 'autoplay' } })

const text = (id: string, words: string): BlockBase =>
  ({
    blockType: 'richText',
    id,
    size: 'text',
    content: [{ kind: 'paragraph', children: [{ kind: 'text', text: words, marks: [] }] }],
  }) as BlockBase

type Options = BrowserContextOptions & {
  readonly hash?: string
  readonly before?: (page: Page) => Promise<unknown>
}
const WIDE: Options = { viewport: WINDOW }
const CLOCKED: Options = { viewport: WINDOW, before: (page) => page.clock.install() }
const CALM: Options = { ...CLOCKED, reducedMotion: 'reduce' }
const WATCHED: Options = { viewport: WINDOW, before: noteShifts }
const SCREENED: Options = {
  viewport: WINDOW,
  before: (page) =>
    page.route('**/media/film.webm', (route) => route.fulfill({ body: VIDEO_FILE, contentType: 'video/webm' })),
}

/** Windows that stay open from test to test, by their options. */
const windows = new Map<Options, Awaited<ReturnType<BlockSite['open']>>>()

async function opened(blocks: readonly BlockBase[], options: Options) {
  const window = await site.open(browser, blocks, options)
  windows.set(options, window)
  return window
}

/** Shows blocks in the window with these options, with the pointer away from them. */
async function shown(
  blocks: readonly BlockBase[],
  check: (page: Page, root: Locator) => Promise<void>,
  options: Options = WIDE,
) {
  const open = windows.get(options)
  await open?.page.mouse.move(0, 0)
  await open?.show(blocks)
  const { page } = open ?? (await opened(blocks, options))
  const root = page.locator('.carousel').first()
  if (options.javaScriptEnabled !== false) await root.and(page.locator('[data-ready]')).waitFor()
  await check(page, root)
}

const at = (root: Locator, slide: number) =>
  until(`slide ${slide}`, async () => (await root.getAttribute('data-slide')) === String(slide))
const arrow = (root: Locator, name: 'Next slide' | 'Previous slide') => root.getByRole('button', { name })

/** CSS pixels from the start of the row to each slide, in one moment. */
const places = (root: Locator) =>
  root.evaluate((element) => {
    const edge = element.querySelector('.carousel__body')?.getBoundingClientRect().left ?? 0
    return [...element.querySelectorAll('.carousel__slide')].map((slide) => slide.getBoundingClientRect().left - edge)
  })
/** Waits until a slide stands at the start of the row. */
const arrives = (root: Locator, slide: number) =>
  expect.poll(async () => Math.round((await places(root))[slide - 1] ?? Number.NaN) + 0).toBe(0)

/** Lets what is changing come to its end at once. */
const finish = (root: Locator) =>
  root.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  })
/** Waits until no slide is on its way out. */
const changed = (root: Locator) =>
  until('the change to end', async () => {
    await finish(root)
    return (await root.locator('[data-leaving]').count()) === 0
  })

/** Events of a carousel from now on, with what they tell and when by the clock of the page. */
const noteEvents = (page: Page) =>
  page.evaluate(() => {
    const noted: object[] = []
    Object.assign(globalThis, { noted })
    for (const name of ['change', 'play', 'pause']) {
      document.addEventListener(`vitrine:carousel:${name}`, (event) =>
        noted.push({ name, detail: (event as CustomEvent).detail, at: performance.now() }),
      )
    }
  })
interface Noted {
  readonly name: string
  readonly detail: { readonly from: number; readonly to: number } | null
  readonly at: number
}
const noted = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: Noted[] }).noted)

describe('a carousel as a row', () => {
  it('moves with its arrows, which say when it is at an end', () =>
    shown([row], async (_, root) => {
      expect(await arrow(root, 'Previous slide').getAttribute('aria-disabled')).toBe('true')
      await arrow(root, 'Next slide').click()
      await at(root, 2)
      await arrives(root, 2)
      expect(await arrow(root, 'Previous slide').getAttribute('aria-disabled')).toBeNull()
      for (let slide = 3; slide <= 5; slide++) {
        await arrow(root, 'Next slide').click()
        await at(root, slide)
      }
      expect(await arrow(root, 'Next slide').getAttribute('aria-disabled')).toBe('true')
      await arrow(root, 'Next slide').click({ force: true })
      await arrives(root, 5)
      await at(root, 5)
    }))

  it('has a dot for each position, and follows the one that is pressed', () =>
    shown([row], async (page, root) => {
      const dots = root.locator('.carousel__to:visible')
      expect(await dots.count()).toBe(5)
      await root.getByRole('link', { name: 'Slide 4: Four' }).click()
      await at(root, 4)
      await arrives(root, 4)
      expect(await dots.nth(3).getAttribute('aria-current')).toBe('true')
      expect(new URL(page.url()).hash).toBe('')
    }))

  it('keeps up when a visitor scrolls it', () =>
    shown([row], async (page, root) => {
      await noteEvents(page)
      const width = await root.locator('.carousel__viewport').evaluate((viewport) => viewport.clientWidth)
      await root.locator('.carousel__viewport').hover()
      await page.mouse.wheel(width, 0)
      await at(root, 3)
      expect((await noted(page)).at(-1)).toMatchObject({ name: 'change', detail: { to: 3 } })
    }))

  it('moves with the keyboard while it has the focus', () =>
    shown([row], async (page, root) => {
      await root.locator('.carousel__viewport').focus()
      await page.keyboard.press('ArrowRight')
      await at(root, 2)
      await page.keyboard.press('End')
      await at(root, 5)
      await page.keyboard.press('Home')
      await at(root, 1)
    }))

  it('moves by as many slides as are visible where that is set', () =>
    shown([carousel('pages', { view: { desktop: 2, peek: 0 }, motion: { step: 'page' } })], async (_, root) => {
      await arrow(root, 'Next slide').click()
      await at(root, 3)
      await arrow(root, 'Next slide').click()
      await at(root, 5)
    }))

  it('shows as many slides as fit its own width', () =>
    shown([carousel('widths', { view: { desktop: 4, tablet: 2, phone: 1, peek: 0 } })], async (page, root) => {
      const inView = () =>
        root.evaluate((element) => {
          const { width } = element.querySelector('.carousel__body')?.getBoundingClientRect() ?? { width: 0 }
          return Math.round(width / (element.querySelector('.carousel__slide')?.getBoundingClientRect().width ?? 1))
        })
      for (const [width, slides] of [
        [390, 1],
        [700, 2],
        [1200, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(inView).toBe(slides)
      }
    }))

  it('hides its controls where all slides are visible', () =>
    shown([carousel('few', { pictures: pictures.slice(0, 2), view: { desktop: 2, peek: 0 } })], async (_, root) => {
      expect(await root.locator('.carousel__controls').isVisible()).toBe(false)
      expect(await root.locator('.carousel__chooser').isVisible()).toBe(false)
    }))

  it('loads no library', async () => {
    const scripts: string[] = []
    await shown([row], (page) => quiet(page), {
      ...WIDE,
      before: async (page) => void page.on('request', (request) => scripts.push(request.url())),
    })
    expect(scripts.some((url) => url.includes('carousel.enhancer'))).toBe(true)
    expect(scripts.filter((url) => url.includes('ring-mover'))).toEqual([])
  })

  it('opens its images in the lightbox', () =>
    shown([row], async (page, root) => {
      await root.locator('.carousel__large').first().click()
      await page.getByRole('dialog').waitFor()
    }))

  it('is a list, and one slide at a time is a group of the carousel', () =>
    shown([row, carousel('single', { view: ONE })], async (page, root) => {
      expect(await root.getByRole('listitem').count()).toBeGreaterThanOrEqual(6)
      expect(await root.getAttribute('aria-roledescription')).toBe('carousel')
      const slides = page.locator('.carousel').nth(1).getByRole('group')
      expect(await slides.nth(1).getAttribute('aria-label')).toBe('2 of 6: Two')
      expect(await slides.nth(1).getAttribute('aria-roledescription')).toBe('slide')
    }))

  it('runs from right to left in a right-to-left page', () =>
    shown([row], async (page, root) => {
      await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
      await arrow(root, 'Next slide').click()
      await at(root, 2)
      const gap = () =>
        root.evaluate((element) => {
          const right = (name: string, index: number) =>
            element.querySelectorAll(name)[index]?.getBoundingClientRect().right ?? Number.NaN
          return Math.round(right('.carousel__body', 0) - right('.carousel__slide', 1))
        })
      await until('the row to arrive', async () => (await gap()) === 0)
      await root.locator('.carousel__viewport').focus()
      await page.keyboard.press('ArrowLeft')
      await at(root, 3)
    }))
})

describe('a carousel that loops', () => {
  /** CSS pixels from the start of the row to the slide that the carousel is at, once five frames show it in one place. */
  const off = (root: Locator) =>
    root.evaluate(async (element) => {
      const place = () => {
        const slide = element.querySelectorAll('.carousel__slide')[Number(element.getAttribute('data-slide')) - 1]
        const edge = element.querySelector('.carousel__body')?.getBoundingClientRect().left ?? Number.NaN
        return (slide?.getBoundingClientRect().left ?? Number.NaN) - edge
      }
      for (let [last, still] = [place(), 0]; still < 5; still = place() === last ? still + 1 : 0) {
        last = place()
        await new Promise(requestAnimationFrame)
      }
      return Math.abs(place())
    })

  it('loops in both directions, without copies of slides', () =>
    shown([ring], async (_, root) => {
      await arrow(root, 'Previous slide').click()
      await at(root, 6)
      await arrives(root, 6)
      // The first one stands beside the last.
      expect((await places(root))[0]).toBeGreaterThan(100)
      await arrow(root, 'Next slide').click()
      await at(root, 1)
      await arrives(root, 1)
      expect(await root.locator('.carousel__slide').count()).toBe(6)
    }))

  it('can be dragged with the mouse, and settles on a slide', () =>
    shown([ring], async (page, root) => {
      await root.scrollIntoViewIfNeeded()
      const box = await root.locator('.carousel__viewport').boundingBox()
      if (!box) throw new Error('The carousel is not to be seen.')
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + box.width * 0.8, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.4, y, { steps: 12 })
      await page.mouse.up()
      await until('another slide', async () => (await root.getAttribute('data-slide')) !== '1')
      await expect.poll(() => off(root)).toBeLessThanOrEqual(1)
      // A drag is no press.
      expect(await page.getByRole('dialog').count()).toBe(0)
    }))

  it('keeps the gap between the last slide and the first', () =>
    shown([ring], async (_, root) => {
      await arrow(root, 'Previous slide').click()
      await at(root, 6)
      await arrives(root, 6)
      const [first = 0, , , , , last = 0] = await places(root)
      await arrow(root, 'Next slide').click()
      await at(root, 1)
      await arrives(root, 1)
      const [one = 0, two = 0] = await places(root)
      expect(Math.abs(two - one - (first - last))).toBeLessThanOrEqual(1)
    }))

  it('keeps its slides in place when its script arrives', () =>
    shown([ring], async (page) => expect(await shiftsOf(page)).toEqual([]), WATCHED))

  it('centres its slides where that is set', () =>
    shown(
      [carousel('middle', { view: { ...ONE, peek: 20, align: 'center' }, motion: { loop: 'yes' } })],
      async (_, root) => {
        await arrow(root, 'Next slide').click()
        await at(root, 2)
        const fromMiddle = () =>
          root.evaluate((element) => {
            const middle = (name: string, index: number) => {
              const { left, width } = element.querySelectorAll(name)[index]?.getBoundingClientRect() ?? {
                left: 0,
                width: 0,
              }
              return left + width / 2
            }
            return Math.abs(middle('.carousel__body', 0) - middle('.carousel__slide', 1))
          })
        await expect.poll(fromMiddle).toBeLessThanOrEqual(1)
      },
    ))
})

describe('slides that are stacked', () => {
  it('are shown one at a time, and only that one can be focused', () =>
    shown([fading], async (_, root) => {
      await arrow(root, 'Next slide').click()
      await at(root, 2)
      await changed(root)
      const visible = await root
        .locator('.carousel__slide')
        .evaluateAll((slides) =>
          slides.map((slide) => [slide.checkVisibility({ visibilityProperty: true }), (slide as HTMLElement).inert]),
        )
      expect(visible).toEqual(pictures.map((__, index) => [index === 1, index !== 1]))
    }))

  it('change in 600 ms, by opacity alone', () =>
    shown([fading], async (_, root) => {
      // Pressed and looked at in one moment, so that it cannot be over.
      const running = await arrow(root, 'Next slide').evaluate((next) => {
        ;(next as HTMLElement).click()
        const slide = next.closest('.carousel')?.querySelectorAll('.carousel__slide')[1]
        return slide
          ?.getAnimations()
          .map(({ effect }) => [
            effect?.getTiming().duration,
            Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}).filter((name) => name === 'opacity'),
          ])
      })
      expect(running).toEqual([[600, ['opacity']]])
    }))

  it('end at the slide that was asked for last, with no styles left behind', () =>
    shown([fading], async (_, root) => {
      const next = arrow(root, 'Next slide')
      await next.click()
      await next.click()
      await until('the third slide', async () => {
        await finish(root)
        return (await root.getAttribute('data-slide')) === '3'
      })
      await changed(root)
      const left = await root
        .locator('.carousel__slide')
        .evaluateAll((slides) => slides.flatMap((slide) => [slide.getAttribute('style'), slide.getAnimations().length]))
      expect(left.filter((value) => value !== null && value !== 0)).toEqual([])
    }))

  it('follow a swipe of 75 pixels, and spring back below', () =>
    shown(
      [fading],
      async (_, root) => {
        await root.scrollIntoViewIfNeeded()
        const box = await root.locator('.carousel__viewport').boundingBox()
        if (!box) throw new Error('The carousel is not to be seen.')
        const swipe = (way: number) =>
          root.locator('.carousel__viewport').evaluate((viewport, by) => {
            const { left, top, width } = viewport.getBoundingClientRect()
            const at = { pointerType: 'touch', isPrimary: true, bubbles: true, clientY: top + 50 }
            const x = left + width / 2
            viewport.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: x }))
            viewport.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: x + by }))
          }, way)
        await swipe(-74)
        expect(await root.getAttribute('data-slide')).toBe('1')
        await swipe(-75)
        await at(root, 2)
        await changed(root)
        await swipe(75)
        await at(root, 1)
      },
      { ...WIDE, hasTouch: true },
    ))

  it('fit the carousel to the height of the current one', () => {
    const slides = [
      { id: 'short', blocks: [text('a', 'Short.')] },
      { id: 'long', blocks: [text('b', 'A line of a long text. '.repeat(120))] },
    ]
    const smooth = carousel('smooth', { kind: 'blocks', slides, view: { transition: 'fade', smoothHeight: true } })
    return shown(
      [smooth],
      async (page, root) => {
        const heights = () =>
          root.evaluate((element) => [
            element.querySelector<HTMLElement>('.carousel__viewport')?.offsetHeight ?? 0,
            element.querySelector<HTMLElement>('[data-active] .carousel__content')?.offsetHeight ?? 0,
          ])
        const [before = 0, short = 0] = await heights()
        expect(before).toBe(short)
        expect(await shiftsOf(page)).toEqual([])
        await arrow(root, 'Next slide').click()
        await until('the height of the second', async () => {
          await finish(root)
          const [height = 0, content = 0] = await heights()
          return content > short && height === content
        })
      },
      WATCHED,
    )
  })
})

describe('a carousel that plays by itself', () => {
  const clocked = (check: (page: Page, root: Locator) => Promise<void>, block = fading, more: BlockBase[] = []) =>
    shown(
      [block, ...more],
      async (page, root) => {
        await page.clock.resume()
        await root.scrollIntoViewIfNeeded()
        await page.mouse.move(5, 5)
        await root.and(page.locator('[data-playing]')).waitFor()
        await check(page, root)
      },
      CLOCKED,
    )
  const pausedBy = (root: Locator) => root.getAttribute('data-paused-by')

  /** Lets time run until it has changed, and the change is over. */
  async function change(page: Page, root: Locator): Promise<void> {
    const before = await root.getAttribute('data-slide')
    await until('a change', async () => {
      await page.clock.runFor(1000)
      return (await root.getAttribute('data-slide')) !== before
    })
    await changed(root)
  }
  const changes = async (page: Page, root: Locator) => {
    // From here on the clock of the page moves only when the test moves it; on the way there a slide may change.
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)))
    await changed(root)
    await noteEvents(page)
    for (let count = 0; count < 3; count++) await change(page, root)
    const [one, two, three] = (await noted(page)).filter(({ name }) => name === 'change')
    return [two, three].map((event, index) => Math.round((event?.at ?? 0) - ([one, two][index]?.at ?? 0)))
  }

  it('changes every 7000 ms', () =>
    clocked(async (page, root) => expect(await changes(page, root)).toEqual([7000, 7000])))

  it('changes after the time that the editor set', () =>
    clocked(
      async (page, root) => expect(await changes(page, root)).toEqual([2000, 2000]),
      carousel('quick', { view: { transition: 'fade' }, motion: { moves: 'autoplay', delay: 2000 } }),
    ))

  it('stops for good with its button, which comes first and says what it does', () =>
    clocked(async (page, root) => {
      const first = root.locator('button, a, [tabindex]').first()
      expect(await first.getAttribute('aria-label')).toBe('Pause slides')
      await first.click()
      expect(await first.getAttribute('aria-label')).toBe('Play slides')
      await page.mouse.move(5, 5)
      await until('the pointer to be away', async () => (await pausedBy(root)) === 'user')
      await page.clock.runFor(30_000)
      expect(await root.getAttribute('data-slide')).toBe('1')
      await first.click()
      await root.and(page.locator('[data-playing]')).waitFor()
      await page.clock.runFor(8000)
      expect(await root.getAttribute('data-slide')).toBe('2')
    }))

  it('counts two presses within 250 ms as one', () =>
    clocked(async (_, root) => {
      await root.locator('.carousel__pause').evaluate((button) => {
        ;(button as HTMLElement).click()
        ;(button as HTMLElement).click()
      })
      expect(await pausedBy(root)).toBe('user')
    }))

  it('pauses while it is hovered, and resumes where it was', () =>
    clocked(async (page, root) => {
      await root.locator('.carousel__viewport').hover()
      await expect.poll(() => pausedBy(root)).toBe('hover')
      await page.clock.runFor(30_000)
      expect(await root.getAttribute('data-slide')).toBe('1')
      await page.mouse.move(5, 5)
      await root.and(page.locator('[data-playing]')).waitFor()
      await page.clock.runFor(7500)
      expect(await root.getAttribute('data-slide')).toBe('2')
    }))

  it('pauses while it has the focus, until every reason to pause has ended', () =>
    clocked(async (page, root) => {
      await arrow(root, 'Next slide').focus()
      await page.keyboard.press('Shift')
      await root.locator('.carousel__pause').focus()
      await page.keyboard.press('Tab')
      await until('the focus to count', async () => (await pausedBy(root)) === 'focus')
      await root.locator('.carousel__viewport').hover()
      await until('both', async () => (await pausedBy(root)) === 'focus hover')
      await page.mouse.move(5, 5)
      await expect.poll(() => pausedBy(root)).toBe('focus')
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await root.and(page.locator('[data-playing]')).waitFor()
    }))

  it('pauses in a hidden tab', () =>
    clocked(async (page, root) => {
      const turn = (hidden: boolean) =>
        page.evaluate((isHidden) => {
          Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await turn(true)
      expect(await pausedBy(root)).toBe('hidden')
      await page.clock.runFor(30_000)
      expect(await root.getAttribute('data-slide')).toBe('1')
      await turn(false)
      await root.and(page.locator('[data-playing]')).waitFor()
    }))

  it('pauses outside of the viewport', () =>
    clocked(
      async (page, root) => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await until('it to be away', async () => (await pausedBy(root)) === 'offscreen')
        await page.clock.runFor(30_000)
        expect(await root.getAttribute('data-slide')).toBe('1')
      },
      fading,
      [text('long', 'A line of a long text. '.repeat(800))],
    ))

  it('stops when the visitor takes over', () =>
    clocked(async (page, root) => {
      await arrow(root, 'Next slide').click()
      await at(root, 2)
      await page.mouse.move(5, 5)
      await until('the pointer to be away', async () => (await pausedBy(root))?.includes('hover') === false)
      expect(await pausedBy(root)).toContain('user')
    }))

  it('ends at the last slide where it does not loop, and starts again when asked to', () =>
    clocked(
      async (page, root) => {
        for (let slide = 2; slide <= 6; slide++) await change(page, root)
        expect(await root.getAttribute('data-slide')).toBe('6')
        await page.clock.runFor(8000)
        expect(await pausedBy(root)).toBe('end')
        await root.locator('.carousel__pause').click()
        await at(root, 1)
      },
      carousel('ends', { view: { transition: 'fade' }, motion: { moves: 'autoplay', loop: 'no' } }),
    ))

  it('is announced by screen readers only while it is stopped', () =>
    clocked(async (_, root) => {
      const live = () => root.locator('.carousel__row').getAttribute('aria-live')
      expect(await live()).toBe('off')
      await root.locator('.carousel__pause').click()
      expect(await live()).toBe('polite')
    }))

  it('is independent of another carousel', () =>
    clocked(
      async (page, root) => {
        await root.locator('.carousel__pause').click()
        const other = page.locator('.carousel').nth(1)
        await other.scrollIntoViewIfNeeded()
        await page.mouse.move(5, 5)
        await other.and(page.locator('[data-playing]')).waitFor()
        expect(await pausedBy(root)).toContain('user')
      },
      fading,
      [carousel('other', { view: { transition: 'fade' }, motion: { moves: 'autoplay' } })],
    ))
})

describe('slides that glide without end', () => {
  const gliding = carouselExamples.find(({ id }) => id === 'carousel-logos') as BlockBase
  const left = (root: Locator) =>
    root.locator('.carousel__row').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41)
  const stands = (root: Locator) =>
    until('the row to stand', async () => {
      const before = await left(root)
      await root.page().evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      return (await left(root)) === before
    })
  const glides = async (root: Locator) => {
    const before = await left(root)
    await until('the row to move', async () => (await left(root)) !== before)
  }

  it('move by themselves, and stop while they are hovered', () =>
    shown([gliding], async (page, root) => {
      await page.mouse.move(5, 5)
      await glides(root)
      await root.locator('.carousel__viewport').hover()
      await stands(root)
      await page.mouse.move(5, 5)
      await glides(root)
    }))

  it('stop for good with the button', () =>
    shown([gliding], async (page, root) => {
      await root.getByRole('button', { name: 'Pause slides' }).click()
      await page.mouse.move(5, 5)
      await until('the pointer to be away', async () => (await root.getAttribute('data-paused-by')) === 'user')
      await stands(root)
      // A press that comes too soon after the first does not count.
      await until('it to go on', async () => {
        await root.locator('.carousel__pause').click()
        return (await root.getAttribute('data-playing')) !== null
      })
      await glides(root)
    }))
})

describe('videos in slides', () => {
  const video = (id: string, loops: boolean): BlockBase =>
    ({
      blockType: 'video',
      id,
      source: { kind: 'file', files: [{ url: '/media/film.webm', type: 'video/webm' }] },
      title: id,
      layout: 'inset',
      ratio: '16-9',
      autoplay: false,
      loops,
      controls: true,
    }) as BlockBase
  const filmed = (playsFilm: boolean, loops: boolean) =>
    carousel('filmed', {
      kind: 'blocks',
      view: { transition: 'fade' },
      motion: { moves: 'autoplay' },
      slides: [
        { id: 'words', blocks: [text('words', 'A film follows.')] },
        { id: 'film', playsFilm, blocks: [video('film', loops)] },
        { id: 'end', blocks: [text('end', 'That was the film.')] },
      ],
    })
  const screened = (block: BlockBase, check: (page: Page, root: Locator) => Promise<void>) =>
    shown([block], check, SCREENED)
  const plays = (root: Locator) => root.locator('video').evaluate((video) => !(video as HTMLVideoElement).paused)
  const choose = (root: Locator, slide: number) =>
    root
      .locator('.carousel__to')
      .nth(slide - 1)
      .click()

  it('play while their slide is shown and pause afterwards, and the carousel waits for them', () =>
    screened(filmed(true, true), async (_, root) => {
      expect(await plays(root)).toBe(false)
      await choose(root, 2)
      await until('the video to play', () => plays(root))
      await until('the carousel to wait', async () =>
        (await root.getAttribute('data-paused-by'))?.split(' ').includes('video'),
      )
      await choose(root, 3)
      await until('the video to rest', async () => !(await plays(root)))
      await until('its reason to end', async () => !(await root.getAttribute('data-paused-by'))?.includes('video'))
    }))

  it('do not play where autoplay is off', () =>
    screened(filmed(false, true), async (_, root) => {
      await choose(root, 2)
      await at(root, 2)
      await changed(root)
      expect(await plays(root)).toBe(false)
    }))

  it('advance to the next slide when they end', () =>
    screened(filmed(true, false), async (page, root) => {
      const repeat = (repeats: boolean) =>
        root.locator('video').evaluate((video, loop) => Object.assign(video, { loop }), repeats)
      // Until all is ready for its end.
      await repeat(true)
      await choose(root, 2)
      await until('the video to play', () => plays(root))
      // The choice was a wish to stay; this is the wish to go on.
      await root.locator('.carousel__pause').click()
      await page.mouse.move(5, 5)
      await until('the video alone to hold it', async () => (await root.getAttribute('data-paused-by')) === 'video')
      await repeat(false)
      await at(root, 3)
    }))
})

describe('on paper', () => {
  it.each([
    ['a carousel as a row', row],
    ['a ring', ring],
    ['a fade', fading],
    ['what glides', carouselExamples.find(({ id }) => id === 'carousel-logos') as BlockBase],
  ])('every slide of %s fits the page, beside or below the others', (_, block) =>
    shown([block], async (page, root) => {
      for (const next of await arrow(root, 'Next slide').all()) await next.dispatchEvent('click')
      await page.emulateMedia({ media: 'print' })
      const lying = () =>
        root.evaluate((element) => {
          const seen: DOMRect[] = []
          for (const slide of element.querySelectorAll('.carousel__slide')) {
            const box = slide.getBoundingClientRect()
            const isWithin = box.width > 0 && box.left >= -1 && box.right <= innerWidth + 1
            const isFree = seen.every(
              ({ left, right, top, bottom }) =>
                box.right <= left + 1 || box.left >= right - 1 || box.bottom <= top + 1 || box.top >= bottom - 1,
            )
            if (!isWithin || !isFree || !slide.checkVisibility({ visibilityProperty: true })) return slide.textContent
            seen.push(box)
          }
          return undefined
        })
      await expect.poll(lying).toBeUndefined()
      await page.emulateMedia({ media: 'screen' })
    }))
})

describe('a visitor who prefers reduced motion', () => {
  it.each([
    ['a carousel as a row'],
    ['a ring'],
    ['a fade'],
    ['what glides'],
  ])('gets a row that stands still, for %s', async (kind) => {
    const logos = carouselExamples.find(({ id }) => id === 'carousel-logos') as BlockBase
    const block = kind === 'a carousel as a row' ? row : kind === 'a ring' ? ring : kind === 'a fade' ? fading : logos
    await shown(
      [block],
      async (page, root) => {
        await page.clock.runFor(30_000)
        expect(await root.getAttribute('data-slide')).toBe('1')
        expect(await root.locator('.carousel__pause:visible').count()).toBe(0)
        const viewport = root.locator('.carousel__viewport')
        expect(await viewport.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
        if (kind === 'what glides') return
        await arrow(root, 'Next slide').click()
        await at(root, 2)
        expect(await viewport.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
      },
      CALM,
    )
  })

  it('can change that preference at any time', () =>
    shown([fading], async (page, root) => {
      await arrow(root, 'Next slide').click()
      await at(root, 2)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await until('a carousel as a row', () =>
        root.locator('.carousel__viewport').evaluate((element) => element.scrollLeft > 0),
      )
      await at(root, 2)
      expect(await root.locator('[inert]').count()).toBe(0)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await until('the stack', async () => (await root.locator('[inert]').count()) === 5)
      await at(root, 2)
    }))
})

describe('without script', () => {
  it('all slides are in a row that scrolls, with a link to each', () =>
    shown(
      [fading],
      async (page, root) => {
        expect(await root.locator('.carousel__controls').isVisible()).toBe(false)
        await root.getByRole('link', { name: 'Slide 4: Four' }).click()
        await arrives(root, 4)
        expect(new URL(page.url()).hash).toBe('#carousel-fading-4')
      },
      { ...WIDE, javaScriptEnabled: false },
    ))
})

it('the address of the page selects the first slide', () =>
  shown([ring], (_, root) => at(root, 3).then(() => undefined), { ...WIDE, hash: '#carousel-ring-3' }))
