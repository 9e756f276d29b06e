import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SectionBlock } from '../../packages/effects/src/blocks/section/section.block.ts'
import { examples as sectionExamples } from '../../packages/effects/src/blocks/section/section.examples.ts'
import type { Ground } from '../../packages/effects/src/core/ground.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { attend } from '../support/ready.ts'
import { noteShiftsFromHere, shiftsOf } from '../support/shifts.ts'

const WINDOW = { width: 1000, height: 800 }

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  for (const { close } of windows.values()) await close()
  await browser.close()
})

const long = (id: string, lines = 400): BlockBase =>
  ({
    blockType: 'richText',
    id,
    size: 'text',
    content: [
      { kind: 'paragraph', children: [{ kind: 'text', text: 'A line of a long text. '.repeat(lines), marks: [] }] },
    ],
  }) as BlockBase

const parallax = sectionExamples.find(({ id }) => id === 'section-parallax') as SectionBlock
const plain = sectionExamples[0] as SectionBlock

/** A section amid long text, with a ground that differs from the example's. */
const amid = (ground: Partial<Ground>, section: Partial<SectionBlock> = {}): BlockBase[] => [
  long('before'),
  { ...parallax, height: 'content', ...section, ground: { ...parallax.ground, ...ground } } as SectionBlock,
  long('after'),
]

interface Visit extends BrowserContextOptions {
  /** Runs in a window of its own before the page is asked for. */
  readonly before?: (page: Page) => Promise<unknown>
}

/** Windows stay open from test to test, by what cannot be changed in them. */
const windows = new Map<string, Awaited<ReturnType<BlockSite['open']>>>()

/** Shows blocks to a visitor who has looked at the page: all scripts have come that come then. */
async function shown(
  blocks: readonly BlockBase[],
  check: (page: Page) => Promise<void>,
  { before, viewport = WINDOW, ...others }: Visit = {},
) {
  const kind = JSON.stringify(others)
  const open =
    (!before && windows.get(kind)) || (await site.open(browser, [], { ...others, ...(before && { before }) }))
  if (!before) windows.set(kind, open)
  const { page, show, close } = open
  await page.mouse.move(2, 2)
  if (viewport) await page.setViewportSize(viewport)
  await show(blocks)
  if (others.javaScriptEnabled !== false) await attend(page)
  await check(page)
  if (before) await close()
}

/** Scrolls to where a section has made this part of its way through the window: 0 at its foot, 1 above its top. */
async function pass(page: Page, part: number): Promise<void> {
  await page.evaluate(async (progress) => {
    const body = document.querySelector('.section__body') as Element
    const { top, height } = body.getBoundingClientRect()
    scrollTo({ top: top + scrollY - innerHeight + progress * (innerHeight + height), behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, part)
}

const layer = (page: Page) =>
  page.evaluate(() => {
    const moved = document.querySelector('.ground__layer') as Element
    const box = (document.querySelector('.section__body') as Element).getBoundingClientRect()
    const inner = moved.getBoundingClientRect()
    const { e: x, f: y } = new DOMMatrix(getComputedStyle(moved).transform)
    return {
      x,
      y,
      surplus: { block: inner.height - box.height, inline: inner.width - box.width },
      gaps: [inner.top - box.top, box.bottom - inner.bottom, inner.left - box.left, box.right - inner.right],
    }
  })

describe('an image that moves slower than the page', () => {
  it('is at 0.3 of 800 pixels 240 higher than its section, half of which it has gone half way', () =>
    shown(amid({ motion: 'up' }), async (page) => {
      await pass(page, 0.5)
      const { y, surplus } = await layer(page)
      expect(surplus.block).toBeCloseTo(240, 0)
      expect(Math.abs(y + 120)).toBeLessThanOrEqual(1)
    }))

  it('goes the other way when it moves down, a quarter faster', () =>
    shown(amid({ motion: 'down' }), async (page) => {
      await pass(page, 0.4)
      expect(Math.abs((await layer(page)).y - 120)).toBeLessThanOrEqual(1)
    }))

  it.each([
    ['left', -60],
    ['right', 60],
  ] as const)('goes to the %s by 0.3 of 400 pixels', (motion, half) =>
    shown(amid({ motion }), async (page) => {
      await pass(page, 0.5)
      const { x, surplus } = await layer(page)
      expect(surplus.inline).toBeCloseTo(120, 0)
      expect(Math.abs(x - half)).toBeLessThanOrEqual(1)
    }))

  it.each(['up', 'down', 'left', 'right'] as const)('never shows an edge on its way %s', (motion) =>
    shown(amid({ motion, velocity: 0.8 }), async (page) => {
      for (const part of [0, 0.2, 0.4, 0.6, 0.8, 0.99]) {
        await pass(page, part)
        for (const gap of (await layer(page)).gaps) expect(gap).toBeLessThanOrEqual(0.5)
      }
    }))

  it('stays with the window when it is fixed', () =>
    shown(amid({ motion: 'fixed', leaving: 'fade' }), async (page) => {
      const top = () => page.locator('.ground__layer').evaluate((fixed) => fixed.getBoundingClientRect().top)
      await pass(page, 0.3)
      expect(await top()).toBe(0)
      await pass(page, 0.7)
      expect(await top()).toBe(0)
    }))

  it('moves on touch devices too', () =>
    shown(
      amid({ motion: 'up' }),
      async (page) => {
        await pass(page, 0.5)
        expect((await layer(page)).y).toBeLessThan(-100)
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } },
    ))

  it('stands still on phones when its editor wants that', () =>
    shown(
      amid({ motion: 'up', movesOnPhones: false }),
      async (page) => {
        await pass(page, 0.5)
        expect(await layer(page)).toMatchObject({ y: 0, surplus: { block: 0 } })
      },
      { viewport: { width: 390, height: 800 } },
    ))

  it.each(['up', 'fixed'] as const)('stands still under reduced motion (%s)', (motion) =>
    shown(
      amid({ motion }),
      async (page) => {
        await pass(page, 0.5)
        expect(await layer(page)).toMatchObject({ x: 0, y: 0, surplus: { block: 0 } })
        expect(await page.locator('.ground__layer').evaluate((it) => getComputedStyle(it).position)).toBe('absolute')
      },
      { reducedMotion: 'reduce' },
    ))

  const countScrollListeners = (page: Page) =>
    page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
        const state = globalThis as { listeners?: number }
        if (type === 'scroll') state.listeners = (state.listeners ?? 0) + 1
        listen.call(this, type, ...rest)
      }
    })

  it('takes no scroll listener, and moves without script at all', async () => {
    const listeners = async (ground: Parameters<typeof amid>[0]) => {
      let count = 0
      await shown(
        amid(ground),
        async (page) => {
          await pass(page, 0.5)
          count = await page.evaluate(() => (globalThis as { listeners?: number }).listeners ?? 0)
        },
        { before: countScrollListeners },
      )
      return count
    }
    expect(await listeners({ motion: 'up' })).toBe(await listeners({}))
    await shown(amid({ motion: 'up' }), async (page) => expect((await layer(page)).surplus.block).toBeCloseTo(240, 0), {
      javaScriptEnabled: false,
    })
  })

  it('shifts nothing', () =>
    shown(amid({ motion: 'up' }), async (page) => {
      await noteShiftsFromHere(page)
      for (const part of [0, 0.25, 0.5, 0.75, 1]) await pass(page, part)
      expect(await shiftsOf(page)).toEqual([])
    }))

  it('has space to move in: a section of little content is 150 pixels high', () =>
    shown(amid({ motion: 'up' }, { padding: 'none', nested: [] }), async (page) => {
      expect(await page.locator('.section__body').evaluate((body) => body.getBoundingClientRect().height)).toBe(150)
    }))
})

describe('an image of opacity 40', () => {
  const image = { ...(parallax.ground.image as NonNullable<Ground['image']>), opacity: 40 }
  it('has an opacity of 0.4', () =>
    shown(amid({ image }), async (page) => {
      expect(await page.locator('.ground__layer').evaluate((it) => getComputedStyle(it).opacity)).toBe('0.4')
    }))
})

describe('a background that changes while its section leaves at the top', () => {
  const scene = (page: Page) =>
    page.locator('.ground__scene').evaluate((it) => {
      const { opacity, filter } = getComputedStyle(it)
      return { opacity: Number(opacity), blur: Number(/blur\((.+)px\)/.exec(filter)?.[1] ?? 0) }
    })
  /** Scrolls until this share of the section's height has passed under the top of the window. */
  const leave = (page: Page, share: number) =>
    page.evaluate(async (part) => {
      const { top, height } = (document.querySelector('.section__body') as Element).getBoundingClientRect()
      scrollTo({ top: top + scrollY + part * height, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, share)
  const wide = { viewport: { width: 1200, height: 800 } }

  it.each([
    ['fade', 0.5, 0],
    ['blur', 1, 25],
    ['fade-blur', 0.5, 25],
  ] as const)('%s: is half way at opacity %d and a blur of %d pixels', (leaving, opacity, blur) =>
    shown(
      amid({ motion: 'none', leaving }),
      async (page) => {
        await leave(page, -0.2)
        expect(await scene(page)).toEqual({ opacity: 1, blur: 0 })
        await leave(page, 0.5)
        const now = await scene(page)
        expect(Math.abs(now.opacity - opacity)).toBeLessThanOrEqual(0.02)
        expect(Math.abs(now.blur - blur)).toBeLessThanOrEqual(0.5)
      },
      wide,
    ))

  it('blurs less in a smaller window', () =>
    shown(amid({ motion: 'none', leaving: 'blur' }), async (page) => {
      await leave(page, 0.5)
      expect(Math.abs((await scene(page)).blur - 10)).toBeLessThanOrEqual(0.5)
    }))

  it.each([
    ['under reduced motion', { reducedMotion: 'reduce', viewport: WINDOW }],
    ['on phones', { viewport: { width: 390, height: 800 } }],
  ] as const)('only fades %s', (_, options) =>
    shown(
      amid({ motion: 'none', leaving: 'fade-blur' }),
      async (page) => {
        await leave(page, 0.5)
        const { opacity, blur } = await scene(page)
        expect(blur).toBe(0)
        expect(Math.abs(opacity - 0.5)).toBeLessThanOrEqual(0.02)
      },
      options,
    ))

  it('begins under the admin bar', () =>
    shown(
      amid({ motion: 'none', leaving: 'fade' }),
      async (page) => {
        await page.evaluate(() => document.documentElement.style.setProperty('--admin-bar-height', '32px'))
        await page.evaluate(async () => {
          const { top } = (document.querySelector('.section__body') as Element).getBoundingClientRect()
          scrollTo({ top: top + scrollY - 34, behavior: 'instant' })
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        })
        expect((await scene(page)).opacity).toBe(1)
        await page.evaluate(async () => {
          scrollBy({ top: 32, behavior: 'instant' })
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        })
        expect((await scene(page)).opacity).toBeLessThan(1)
      },
      wide,
    ))
})

describe('a section', () => {
  const body = (page: Page) => page.locator('.section__body').first()
  const colour = (page: Page) => body(page).evaluate((it) => getComputedStyle(it).backgroundColor)

  it.each([
    ['half', 400],
    ['full', 800],
  ] as const)('is at least as high as the window allows (%s)', (height, atMost) =>
    shown([{ ...plain, height } as SectionBlock], async (page) => {
      const { high, offset } = await body(page).evaluate((it) => ({
        high: it.getBoundingClientRect().height,
        offset: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
      }))
      expect(high).toBe(height === 'half' ? atMost : atMost - offset)
    }))

  it('has the colours of its own scheme on a page of the other', async () => {
    const paper: Record<string, string> = {}
    for (const colorScheme of ['light', 'dark'] as const) {
      await shown(
        [{ ...plain, surface: 'paper' } as SectionBlock],
        async (page) => {
          paper[colorScheme] = await colour(page)
        },
        { colorScheme },
      )
    }
    expect(paper.light).not.toBe(paper.dark)
    for (const scheme of ['light', 'dark'] as const) {
      const other = scheme === 'light' ? 'dark' : 'light'
      await shown(
        [{ ...plain, surface: 'paper', scheme } as SectionBlock],
        async (page) => {
          expect(await colour(page)).toBe(paper[scheme])
          expect(await body(page).evaluate((it) => getComputedStyle(it).colorScheme)).toBe(scheme)
        },
        { colorScheme: other },
      )
    }
  })
})

describe.each([
  ['as it is', {}],
  [
    'with an anchor and a space',
    {
      hidden: [],
      anchor: 'here',
      space: 'small',
    },
  ],
])('a section that stays at the top, %s', (_, frame) => {
  const line = { ...plain, id: 'line', sticky: true, padding: 'small', nested: [long('line', 1)], ...frame }
  const blocks = [long('a'), line as SectionBlock, long('b'), long('c')]
  const section = (page: Page) => page.locator('.section')
  const top = (page: Page) => section(page).evaluate((it) => it.getBoundingClientRect().top)
  const scroll = (page: Page, to: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), to)
  /** Scroll position at which the section is where it stands, at the top of the window. */
  const place = (page: Page) => section(page).evaluate((it) => it.getBoundingClientRect().top + scrollY)
  const becomes = (page: Page, state: string) => page.locator(`.section[data-state="${state}"]`).waitFor()

  it('is pinned below a header that shrinks and below an admin bar', () =>
    shown(blocks, async (page) => {
      const from = await place(page)
      await scroll(page, from + 300)
      await becomes(page, 'stuck')
      await expect.poll(() => top(page)).toBe(66)
      await page.evaluate(() => document.documentElement.style.setProperty('--admin-bar-height', '32px'))
      await expect.poll(() => top(page)).toBe(66 + 32)
    }))

  it('is unstuck, stuck and bottomed at the end of its page, emits an event for each, and shifts nothing', () =>
    shown(blocks, async (page) => {
      await page.evaluate(() => {
        const { dataset } = document.body
        dataset.shift = '0'
        document.addEventListener(
          'vitrine:sticky:change',
          ({ target, detail }: CustomEventInit & { target?: unknown }) => {
            if ((target as Element).matches('.section'))
              dataset.changes = `${dataset.changes ?? ''}${detail.from} > ${detail.to}, `
          },
        )
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            dataset.shift = String(Number(dataset.shift) + Number('value' in entry && entry.value))
        }).observe({ type: 'layout-shift' })
      })
      const from = await place(page)
      await scroll(page, from - 300)
      await becomes(page, 'unstuck')
      await scroll(page, from + 300)
      await becomes(page, 'stuck')
      await scroll(page, 1e6)
      await becomes(page, 'bottomed')
      const ends = await page.evaluate(() =>
        ['.section', 'main'].map((name) => document.querySelector(name)?.getBoundingClientRect().bottom ?? 0),
      )
      expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(1)
      await scroll(page, from + 300)
      await becomes(page, 'stuck')
      await scroll(page, 0)
      await becomes(page, 'unstuck')
      expect(await page.evaluate(() => document.body.dataset)).toMatchObject({
        changes: 'unstuck > stuck, stuck > bottomed, bottomed > stuck, stuck > unstuck, ',
        shift: '0',
      })
    }))

  it.each([
    ['without script', { javaScriptEnabled: false }],
    ['for who wants no movement', { reducedMotion: 'reduce' }],
    ['on a phone', { viewport: { width: 390, height: 800 } }],
  ] as const)('is pinned %s', (_, options) =>
    shown(
      blocks,
      async (page) => {
        await scroll(page, (await place(page)) + 300)
        const offset = await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
        )
        expect(await top(page)).toBe(offset)
      },
      options,
    ))

  it('scrolls with a page that leaves it no height', () =>
    shown(
      blocks,
      async (page) => {
        const from = await place(page)
        await scroll(page, from + 300)
        expect(Math.abs((await top(page)) + 300)).toBeLessThanOrEqual(1)
      },
      { viewport: { width: 1000, height: 380 } },
    ))
})
