import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Panel,
  ScrollSectionsBlock,
} from '../../packages/effects/src/blocks/scroll-sections/scroll-sections.block.ts'
import { examples as scrollSectionsExamples } from '../../packages/effects/src/blocks/scroll-sections/scroll-sections.examples.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { attend, ready } from '../support/ready.ts'
import { until } from '../support/until.ts'

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

const paragraph = (id: string, text: string, href?: string): BlockBase => {
  const words = { kind: 'text', text, marks: [] }
  const children = [href ? { kind: 'link', href, newTab: false, children: [words] } : words]
  return { blockType: 'richText', id, size: 'text', content: [{ kind: 'paragraph', children }] } as BlockBase
}
const long = (id: string) => paragraph(id, 'A line of a long text. '.repeat(500))

const example = scrollSectionsExamples[0] as ScrollSectionsBlock
const withBlocks = (blocksOf: (name: string) => readonly BlockBase[]): ScrollSectionsBlock => {
  const panels = example.panels.map((panel): Panel => ({ ...panel, blocks: blocksOf(panel.name) }))
  return { ...example, sensitivityMs: 200, panels, nested: panels.flatMap(({ blocks }) => blocks) }
}
const block = withBlocks((name) => [
  {
    ...paragraph(`link-${name}`, `More of ${name}`, '/contact/'),
    frame: { anchor: `in-${name}`, hidden: [] },
  } as BlockBase,
])
const amid = [long('before'), block, long('after')]

interface Visit extends BrowserContextOptions {
  /** The time of the page passes by `page.clock.runFor` alone. */
  readonly stopped?: boolean
}

/** Windows stay open from test to test, by what cannot be changed in them. */
const windows = new Map<string, Awaited<ReturnType<BlockSite['open']>>>()

async function shown(
  blocks: readonly BlockBase[],
  check: (page: Page) => Promise<void>,
  { stopped = false, viewport = WINDOW, ...others }: Visit = {},
) {
  const kind = JSON.stringify({ stopped, ...others })
  const open =
    windows.get(kind) ??
    (await site.open(browser, [], { ...others, before: async (page) => stopped && stopClock(page) }))
  windows.set(kind, open)
  const { page, show } = open
  await page.mouse.move(2, 2)
  if (viewport) await page.setViewportSize(viewport)
  await show(blocks)
  if (others.javaScriptEnabled !== false && !stopped) await ready(page)
  await check(page)
}

async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

const stepping = (page: Page) => page.locator('.scroll-sections[data-state]').waitFor()

const measures = (page: Page) =>
  page.evaluate(() => {
    const container = document.querySelector('.scroll-sections') as HTMLElement
    const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
    const { top, height } = container.getBoundingClientRect()
    return { start: top + scrollY - offset, height, offset, scroll: scrollY, state: container.dataset.state }
  })

/** Names of the panels that are to be seen, and of those that cannot be reached. */
const panels = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.scroll-panel')]
    const name = (panel: Element) => panel.getAttribute('aria-label')
    return {
      seen: all.filter((panel) => panel.dataset.state !== 'away').map(name),
      inert: all.filter((panel) => panel.inert).map(name),
    }
  })

const scrolled = (page: Page, to: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' })
    // Observers are notified after those who listen to scrolling, whether a clock runs or not.
    await new Promise<void>((done) => {
      new IntersectionObserver((_, own) => {
        own.disconnect()
        done()
      }).observe(document.body)
    })
  }, to)

/** Waits until a panel is the one that is seen. */
const seen = (page: Page, name: string) =>
  page.locator(`.scroll-panel[aria-label="${name}"][data-state="shown"]`).waitFor({ state: 'attached' })

/** Scrolls to the first panel. */
async function enter(page: Page): Promise<number> {
  await stepping(page)
  const { start } = await measures(page)
  await scrolled(page, start)
  await page.locator('.scroll-sections[data-state="active"]').waitFor()
  await page.mouse.move(500, 400)
  return start
}

/** Lets a lock of 200 ms, and the rolling of a wheel, pass on a clock that stands. */
const unlocked = (page: Page) => page.clock.runFor(350)

describe('scroll sections', () => {
  it('are as high as their windows and a half, less what lies over the top', () =>
    shown(amid, async (page) => {
      await stepping(page)
      const { height, offset } = await measures(page)
      expect(Math.abs(height - (3.5 * 800 - offset))).toBeLessThanOrEqual(1)
    }))

  it('show panel i at i windows from their start, and the others not at all', () =>
    shown(amid, async (page) => {
      const start = await enter(page)
      for (const [index, name] of ['Light', 'Wood', 'Cloth'].entries()) {
        await scrolled(page, start + index * 800)
        const now = await panels(page)
        expect(now.seen).toEqual([name])
        expect(now.inert).toEqual(['Light', 'Wood', 'Cloth'].filter((other) => other !== name))
        expect(await page.locator('.scroll-sections__dot[aria-current="true"]').textContent()).toBe(name)
      }
    }))

  it('keep the last panel for half a window more, then let the page go on', () =>
    shown(amid, async (page) => {
      const start = await enter(page)
      await scrolled(page, start + 2 * 800 + 390)
      const top = () => page.locator('.scroll-sections__stage').evaluate((stage) => stage.getBoundingClientRect().top)
      expect(await top()).toBe((await measures(page)).offset)
      await scrolled(page, start + 2 * 800 + 500)
      expect(await measures(page)).toMatchObject({ state: 'after' })
      expect((await panels(page)).inert).toEqual([])
      await scrolled(page, start - 100)
      expect(await measures(page)).toMatchObject({ state: 'before' })
      expect(await panels(page)).toEqual({ seen: ['Light'], inert: [] })
    }))

  it.each([120, 3000])('step once for a wheel of %i pixels, and back', (delta) =>
    shown(
      amid,
      async (page) => {
        const start = await enter(page)
        await unlocked(page)
        await page.mouse.wheel(0, delta)
        await seen(page, 'Wood')
        expect((await measures(page)).scroll).toBeCloseTo(start + 800, 0)
        await unlocked(page)
        await page.mouse.wheel(0, -delta)
        await seen(page, 'Light')
        expect((await measures(page)).scroll).toBeCloseTo(start, 0)
      },
      { stopped: true },
    ))

  it('do not step again while they are locked, nor while a trackpad rolls on', () =>
    shown(
      amid,
      async (page) => {
        await enter(page)
        await unlocked(page)
        for (let ms = 0; ms <= 600; ms += 40) {
          await page
            .locator('.scroll-sections__stage')
            .dispatchEvent('wheel', { deltaY: 50, bubbles: true, cancelable: true })
          await page.clock.runFor(40)
        }
        expect((await panels(page)).seen).toEqual(['Wood'])
        await unlocked(page)
        await page.mouse.wheel(0, 50)
        await seen(page, 'Cloth')
      },
      { stopped: true },
    ))

  it('catch a wheel that would pass them all', () =>
    shown(
      amid,
      async (page) => {
        await stepping(page)
        const { start } = await measures(page)
        await scrolled(page, start - 200)
        await page.mouse.move(500, 400)
        await page.mouse.wheel(0, 6000)
        await page.locator('.scroll-sections[data-state="active"]').waitFor()
        await unlocked(page)
        expect((await panels(page)).seen).toEqual(['Light'])
      },
      { stopped: true },
    ))

  it('let the page go on at the end', () =>
    shown(
      amid,
      async (page) => {
        const start = await enter(page)
        await scrolled(page, start + 1600)
        await unlocked(page)
        await page.mouse.wheel(0, 900)
        await page.locator('.scroll-sections[data-state="after"]').waitFor()
      },
      { stopped: true },
    ))

  it('step once for each key', () =>
    shown(amid, async (page) => {
      await enter(page)
      for (const [key, name] of [
        ['PageDown', 'Wood'],
        ['ArrowDown', 'Cloth'],
        ['Shift+Space', 'Wood'],
        ['PageUp', 'Light'],
        ['Space', 'Wood'],
      ] as const) {
        await page.keyboard.press(key)
        await seen(page, name)
      }
    }))

  it('go to the panel of a dot', () =>
    shown(amid, async (page) => {
      await enter(page)
      await page.getByRole('link', { name: 'Cloth', exact: true }).click()
      await seen(page, 'Cloth')
      expect(new URL(page.url()).hash).toBe('#cloth')
      await page.goBack()
      await page.getByRole('link', { name: 'Wood', exact: true }).click()
      await seen(page, 'Wood')
    }))

  it('show the panel that holds what the address names', () =>
    shown(amid, async (page) => {
      const address = `${page.url()}#in-Cloth`
      // From another page: a place on the same one would not load it.
      await page.goto('about:blank')
      await page.goto(address)
      await seen(page, 'Cloth')
      expect(await measures(page)).toMatchObject({ state: 'active' })
    }))

  it('show the panel to which a link on the page leads, with the focus there, and Back leads to where the visitor was', () =>
    shown([paragraph('toc', 'To the cloth', '#in-Cloth'), long('long'), block, long('after')], async (page) => {
      await stepping(page)
      await attend(page)
      await page.getByRole('link', { name: 'To the cloth' }).click()
      await seen(page, 'Cloth')
      expect(await measures(page)).toMatchObject({ state: 'active' })
      expect(new URL(page.url()).hash).toBe('#in-Cloth')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('in-Cloth')
      await page.goBack()
      await until('the page to be where it was', async () => (await measures(page)).scroll === 0)
      expect(new URL(page.url()).hash).toBe('')
      await page.goForward()
      await seen(page, 'Cloth')
    }))

  it('leave a visitor who reloads the page where they were, though the address names a panel', () =>
    shown([paragraph('toc', 'To the cloth', '#in-Cloth'), block, long('after')], async (page) => {
      await stepping(page)
      await attend(page)
      await page.getByRole('link', { name: 'To the cloth' }).click()
      await seen(page, 'Cloth')
      await scrolled(page, (await measures(page)).start + 4000)
      const { scroll } = await measures(page)
      await page.reload()
      await stepping(page)
      await until('the page to be where it was', async () => Math.abs((await measures(page)).scroll - scroll) < 2)
      expect(await measures(page)).toMatchObject({ state: 'after' })
    }))

  it('show the panel of an address that is changed by hand', () =>
    shown(amid, async (page) => {
      await enter(page)
      await page.evaluate(() => {
        location.hash = 'in-Wood'
      })
      await seen(page, 'Wood')
    }))

  it('scroll to a panel as to any other place where they are plain sections', () =>
    shown(
      [paragraph('toc', 'To the cloth', '#in-Cloth'), block, long('after')],
      async (page) => {
        await page.getByRole('link', { name: 'To the cloth' }).click()
        const place = page.locator('#in-Cloth')
        const { offset } = await measures(page)
        const top = () => place.evaluate((element) => element.getBoundingClientRect().top)
        await until('the place to be at the top', async () => Math.abs((await top()) - offset) <= 2)
      },
      { reducedMotion: 'reduce' },
    ))

  it('bring the panel that Tab goes to', () =>
    shown(amid, async (page) => {
      await enter(page)
      await page.getByRole('link', { name: 'More of Light' }).focus()
      await page.keyboard.press('Tab')
      await seen(page, 'Wood')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More of Wood')
      await page.keyboard.press('Shift+Tab')
      await seen(page, 'Light')
    }))

  it('keep their panel when the window changes', () =>
    shown(amid, async (page) => {
      const start = await enter(page)
      await scrolled(page, start + 800)
      await seen(page, 'Wood')
      await page.setViewportSize({ width: 1000, height: 600 })
      await page.waitForFunction(() => {
        const { top } = (document.querySelector('.scroll-sections__stage') as Element).getBoundingClientRect()
        return top > 0 && top < 200
      })
      await until('the panel to fill the new window', async () => {
        const { scroll, start } = await measures(page)
        return Math.abs(scroll - (start + 600)) <= 1
      })
      expect((await panels(page)).seen).toEqual(['Wood'])
    }))

  it.each([
    ['on a phone', { viewport: { width: 390, height: 800 } }],
    ['under reduced motion', { reducedMotion: 'reduce' }],
    ['without script', { javaScriptEnabled: false }],
  ] as const)('are plain sections as high as the window %s', (_, options) =>
    shown(
      amid,
      async (page) => {
        const boxes = await page
          .locator('.scroll-panel')
          .evaluateAll((all) =>
            all.map((panel) => panel.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
          )
        const { offset, state } = await measures(page)
        expect(state).toBeUndefined()
        for (const [index, { y, height }] of boxes.entries()) {
          expect(height).toBeGreaterThanOrEqual(800 - offset - 1)
          if (index > 0) expect(y).toBeCloseTo((boxes[index - 1]?.y ?? 0) + (boxes[index - 1]?.height ?? 0), 0)
        }
        expect((await panels(page)).inert).toEqual([])
      },
      options,
    ))

  it('are plain sections when one of them is higher than the window', () =>
    shown([long('before'), withBlocks((name) => [long(`long-${name}`), long(`longer-${name}`)])], async (page) => {
      expect(await measures(page)).not.toHaveProperty('state', 'active')
      expect(await page.locator('.scroll-sections[data-state]').count()).toBe(0)
    }))
})
