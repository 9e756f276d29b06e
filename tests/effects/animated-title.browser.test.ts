import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnimatedTitleBlock } from '../../packages/effects/src/blocks/animated-title/animated-title.block.ts'
import { examples as animatedTitleExamples } from '../../packages/effects/src/blocks/animated-title/animated-title.examples.ts'
import type { HighlightedText, RotatingText } from '../../packages/effects/src/core/animated-title.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { ready } from '../support/ready.ts'
import { noteShiftsFromHere, shiftsOf } from '../support/shifts.ts'
import { until } from '../support/until.ts'

const WINDOW = { width: 1000, height: 800 }

let site: BlockSite
let browser: Browser
/** A window that stays open from test to test. */
let plain: Awaited<ReturnType<BlockSite['open']>>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
  plain = await site.open(browser, [], { viewport: WINDOW })
})

afterAll(async () => {
  await plain.close()
  await browser.close()
})

const long: BlockBase = {
  blockType: 'richText',
  id: 'long',
  size: 'text',
  content: [
    { kind: 'paragraph', children: [{ kind: 'text', text: 'A line of a long text. '.repeat(600), marks: [] }] },
  ],
} as BlockBase

const example = animatedTitleExamples.find(({ id }) => id === 'animated-title-fade') as AnimatedTitleBlock

const rows = (...texts: readonly string[]) => texts.map((text, index) => ({ id: `words-${index + 1}`, text }))

const rotating = (part: Partial<RotatingText> = {}): AnimatedTitleBlock => ({
  ...example,
  before: 'We build',
  part: { ...(example.part as RotatingText), texts: rows('sites', 'shops', 'blogs'), ...part },
  after: 'by hand.',
})

/** Shows blocks in the window that stays open or, with options, in one of their own. */
async function shown(
  blocks: readonly BlockBase[],
  check: (page: Page) => Promise<void>,
  options?: BrowserContextOptions & {
    readonly expectedErrors?: readonly RegExp[]
    readonly before?: (page: Page) => Promise<unknown>
  },
) {
  if (!options) {
    await plain.show(blocks)
    await check(plain.page)
    return
  }
  const { page, close } = await site.open(browser, blocks, { viewport: WINDOW, ...options })
  await check(page)
  await close()
}

/** Waits until the words of the title move. */
const moving = (page: Page) =>
  page.waitForFunction(
    () => (document.querySelector('.animated-title__stage')?.getAnimations({ subtree: true }).length ?? 0) > 0,
  )

/** Waits until the words of the title move, and stops them: from then on time passes only when the test says so. */
const begun = (page: Page) =>
  page.waitForFunction(() => {
    const found = document.querySelector('.animated-title__stage')?.getAnimations({ subtree: true }) ?? []
    for (const animation of found) animation.pause()
    return found.length > 0
  })

/** Moves the clock of the title to this time of the turn. */
const at = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const animation of document.querySelector('.animated-title__stage')?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      animation.currentTime = time
    }
  }, ms)

/** Ends the turn, waits for the next text, and stops that at its beginning. */
const turn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number | undefined>((done) => {
        const stage = document.querySelector('.animated-title__stage') as Element
        stage.addEventListener(
          'vitrine:animated-title:change',
          (event) => {
            for (const animation of stage.getAnimations({ subtree: true })) animation.pause()
            done((event as CustomEvent<{ index: number }>).detail.index)
          },
          { once: true },
        )
        for (const animation of stage.getAnimations({ subtree: true })) animation.finish()
      }),
  )

const text = (page: Page) => page.locator('.animated-title__text[data-state="shown"]').allTextContents()
const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN
const opacities = (page: Page, index: number) =>
  page
    .locator('.animated-title__text')
    .nth(index)
    .locator('.animated-title__unit')
    .evaluateAll((units) => units.map((unit) => Number(getComputedStyle(unit).opacity)))

describe('words that change', () => {
  it('come in their order, again and again', () =>
    shown([rotating()], async (page) => {
      await begun(page)
      expect(await text(page)).toEqual(['sites'])
      const order = []
      for (const _ of [1, 2, 3, 4]) order.push(await turn(page))
      expect(order).toEqual([1, 2, 0, 1])
    }))

  it('come letter by letter: the fifth begins 600 ms after the first, stays 1200 ms, and leaves as late', () =>
    shown([rotating()], async (page) => {
      await begun(page)
      await turn(page)
      await at(page, 599)
      expect((await opacities(page, 1))[4]).toBe(0)
      await at(page, 660)
      expect((await opacities(page, 1))[4]).toBeGreaterThan(0)
      // The last one needs 600 more to come; from then on all of it stays.
      for (const ms of [1200, 1800, 2399]) {
        await at(page, ms)
        expect(await opacities(page, 1)).toEqual([1, 1, 1, 1, 1])
      }
      await at(page, 2550)
      const [first, , , , last] = await opacities(page, 1)
      expect(first).toBeLessThan(1)
      expect(last).toBe(1)
    }))

  it('begin in view as they were, so that nothing flashes', () =>
    shown([rotating()], async (page) => {
      await begun(page)
      await at(page, 1200)
      expect(await opacities(page, 0)).toEqual([1, 1, 1, 1, 1])
    }))

  it('are uncovered in 1200 ms and covered in 1200 ms', () =>
    shown([rotating({ effect: 'clip', lettering: 'lines' })], async (page) => {
      await begun(page)
      await turn(page)
      const unit = page.locator('.animated-title__text').nth(1).locator('.animated-title__unit')
      const words = await leftOf(unit.locator('.animated-title__covered'))
      // The share of the words that is seen, which stand still.
      const seen = async () => {
        expect(await leftOf(unit.locator('.animated-title__covered'))).toBeCloseTo(words, 0)
        const { x = 0, width = 1 } = (await unit.boundingBox()) ?? {}
        return 1 + (x - words) / width
      }
      await at(page, 0)
      expect(await seen()).toBeCloseTo(0)
      await at(page, 600)
      expect(await seen()).toBeCloseTo(0.5)
      await at(page, 1250)
      expect(await seen()).toBeCloseTo(1)
      await at(page, 1900)
      expect(await seen()).toBeCloseTo(0.5)
      await at(page, 2500)
      expect(await seen()).toBeCloseTo(0)
      expect(await unit.evaluate((element) => getComputedStyle(element).overflow)).toBe('clip')
    }))

  it('stop on the last when they do not loop, and need no pause then', () =>
    shown([rotating({ loops: false })], async (page) => {
      await begun(page)
      await turn(page)
      await turn(page)
      await page.evaluate(() => {
        for (const it of document.querySelector('.animated-title__stage')?.getAnimations({ subtree: true }) ?? [])
          it.finish()
      })
      await page.locator('.animated-title__pause[hidden]').waitFor({ state: 'attached' })
      expect(await text(page)).toEqual(['blogs'])
    }))

  it.each(['fade', 'slide', 'clip', 'type', 'scale'] as const)('keep the width of the widest (%s)', (effect) =>
    shown([rotating({ effect, texts: rows('a', 'a very wide room') }), long], async (page) => {
      await noteShiftsFromHere(page)
      await begun(page)
      const width = () => page.locator('.animated-title__stage').evaluate((it) => it.getBoundingClientRect().width)
      const before = await width()
      await turn(page)
      expect(await width()).toBe(before)
      expect(await shiftsOf(page)).toEqual([])
    }))

  it('are one sentence for screen readers', () =>
    shown([rotating()], async (page) => {
      await begun(page)
      await page.getByRole('heading', { name: 'We build sites, shops, and blogs by hand.', exact: true }).waitFor()
    }))

  it('can be paused by keyboard, and go on where they were', () =>
    shown([rotating()], async (page) => {
      await moving(page)
      await page.getByRole('button', { name: 'Pause moving text' }).focus()
      await page.keyboard.press('Enter')
      const states = () =>
        page.evaluate(() =>
          document
            .querySelector('.animated-title__stage')
            ?.getAnimations({ subtree: true })
            .map(({ playState }) => playState),
        )
      expect(new Set(await states())).toEqual(new Set(['paused']))
      await page.getByRole('button', { name: 'Move text again' }).press('Enter')
      expect(await states()).toContain('running')
    }))

  it('have no animations out of view', () =>
    shown([rotating(), long], async (page) => {
      await moving(page)
      await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
      await page.waitForFunction(
        () => document.querySelector('.animated-title__stage')?.getAnimations({ subtree: true }).length === 0,
      )
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await moving(page)
    }))

  it('stay the first under reduced motion, without animations or a button', () =>
    shown(
      [rotating()],
      async (page) => {
        await ready(page)
        expect(await text(page)).toEqual(['sites'])
        expect(
          await page.evaluate(
            () => document.querySelector('.animated-title__stage')?.getAnimations({ subtree: true }).length,
          ),
        ).toBe(0)
        expect(await page.locator('.animated-title__pause').isVisible()).toBe(false)
      },
      { reducedMotion: 'reduce' },
    ))

  it('keep a family of emoji in one piece', () =>
    shown([rotating({ texts: rows('👩‍👩‍👧‍👦!', 'b') })], async (page) => {
      await begun(page)
      const units = page.locator('.animated-title__text').first().locator('.animated-title__unit')
      expect(await units.allTextContents()).toEqual(['👩‍👩‍👧‍👦', '!'])
    }))

  it('stay as they are, with an error in the console, when the lettering is unknown', () => {
    const said: string[] = []
    return shown(
      [rotating({ lettering: 'syllables' as never })],
      async (page) => {
        await until('the console', () => said.some((text) => text.includes('jQuery.lettering')))
        expect(await text(page)).toEqual(['sites'])
        expect(await page.locator('.animated-title__unit').count()).toBe(0)
      },
      {
        expectedErrors: [/^Method syllables does not exist on jQuery\.lettering$/],
        before: async (page) => page.on('console', (message) => said.push(message.text())),
      },
    )
  })

  it('are a sentence without script', () =>
    shown(
      [rotating()],
      async (page) => {
        await page.getByRole('heading', { name: 'We build sites, shops, and blogs by hand.', exact: true }).waitFor()
        expect(await page.locator('.animated-title__text').nth(1).isVisible()).toBe(false)
      },
      { javaScriptEnabled: false },
    ))
})

describe('a stroke', () => {
  const highlighted: AnimatedTitleBlock = {
    ...example,
    part: {
      kind: 'highlighted',
      phrase: 'by hand',
      shape: 'circle',
      color: 'accent',
      weight: 'normal',
      pace: 'normal',
    } satisfies HighlightedText,
  }
  const offset = (page: Page) =>
    page
      .locator('.highlight > path')
      .first()
      .evaluate((path) => getComputedStyle(path).strokeDashoffset)

  it('is drawn once, when its words come into view', () =>
    shown([long, highlighted, long], async (page) => {
      await page.evaluate(() => {
        const state = globalThis as { draws?: number }
        state.draws = 0
        document.addEventListener('vitrine:animated-title:draw', () => (state.draws = (state.draws ?? 0) + 1))
      })
      expect(await offset(page)).toBe('1px')
      const see = () =>
        page.evaluate(() =>
          document.querySelector('.highlight')?.scrollIntoView({ behavior: 'instant', block: 'center' }),
        )
      await see()
      await page.locator('.animated-title__phrase[data-state="drawn"]').waitFor()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await see()
      expect(await page.evaluate(() => (globalThis as { draws?: number }).draws)).toBe(1)
      await page.evaluate(() => {
        for (const animation of document.querySelector('.highlight > path')?.getAnimations() ?? []) animation.finish()
      })
      expect(await offset(page)).toBe('0px')
    }))

  it.each(['hand', 'by the hands of three people'])('around “%s” touches no word beside it', (phrase) => {
    const part = { ...(highlighted.part as HighlightedText), phrase }
    return shown(
      [{ ...highlighted, before: 'Made', part, after: 'in a day', size: '2' } as BlockBase],
      async (page) => {
        const gaps = await page.locator('.animated-title__phrase').evaluate((around) => {
          const stroke = (around.querySelector('.highlight') as Element).getBoundingClientRect()
          const edge = (node: Node | null, side: 'left' | 'right') => {
            const text = node?.textContent ?? ''
            const range = document.createRange()
            range.setStart(node as Node, text.length - text.trimStart().length)
            range.setEnd(node as Node, text.trimEnd().length)
            return range.getBoundingClientRect()[side]
          }
          return [stroke.left - edge(around.previousSibling, 'right'), edge(around.nextSibling, 'left') - stroke.right]
        })
        for (const gap of gaps) expect(gap).toBeGreaterThan(2)
      },
    )
  })

  it.each([
    ['under reduced motion', { reducedMotion: 'reduce' }],
    ['without script', { javaScriptEnabled: false }],
  ] as const)('is just there %s', (_, options) =>
    shown([long, highlighted], async (page) => expect(await offset(page)).toBe('0px'), options))
})

it('a word of another script than its page keeps its own direction, letter by letter', () =>
  shown([rotating({ lettering: 'characters', texts: rows('sites', 'חדר') })], async (page) => {
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    await begun(page)
    const places = await page.locator('.animated-title__text').evaluateAll((texts) =>
      texts.map((text) => {
        const [first, last] = [
          text.querySelector('.animated-title__unit'),
          text.querySelector('.animated-title__unit:last-of-type'),
        ]
        return Math.sign((last as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft)
      }),
    )
    expect(places).toEqual([1, -1])
  }))
