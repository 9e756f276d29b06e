import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples as beforeAfterExamples } from '../../packages/effects/src/blocks/before-after/before-after.examples.ts'
import { examples as countdownExamples } from '../../packages/effects/src/blocks/countdown/countdown.examples.ts'
import { examples as countersExamples } from '../../packages/effects/src/blocks/counters/counters.examples.ts'
import { examples as progressExamples } from '../../packages/effects/src/blocks/progress/progress.examples.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { quiet } from '../support/ready.ts'
import { noteShiftsFromHere, shiftsOf } from '../support/shifts.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

async function shown(
  blocks: readonly (BlockBase | undefined)[],
  check: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
) {
  const given = blocks.flatMap((block) => block ?? [])
  const { page, close } = await site.open(browser, given, { viewport: { width: 1000, height: 800 }, ...options })
  await check(page)
  await close()
}

const long: BlockBase = {
  blockType: 'richText',
  id: 'long',
  size: 'text',
  content: [
    { kind: 'paragraph', children: [{ kind: 'text', text: 'A line of a long text. '.repeat(600), marks: [] }] },
  ],
} as BlockBase

describe('counters', () => {
  const finals = (page: Page) => page.locator('.counters__final').allTextContents()

  it('run to their value once they come into view, in the room of that value', () =>
    shown([long, countersExamples[0]], async (page) => {
      await noteShiftsFromHere(page)
      const widths = () => page.locator('.counters__value').evaluateAll((all) => all.map((it) => it.clientWidth))
      const before = await widths()
      expect(await page.locator('.counters__number[data-state]').count()).toBe(0)
      await page.evaluate(() => {
        const numbers = new Set<string | null>()
        ;(globalThis as { numbers?: Set<string | null> }).numbers = numbers
        const running = document.querySelectorAll('.counters__running')[1] as Element
        new MutationObserver(() => numbers.add(running.textContent)).observe(running, { childList: true })
        document.querySelector('.counters')?.scrollIntoView({ behavior: 'instant' })
      })
      await page.waitForFunction(
        () => document.querySelectorAll('.counters__number[data-state="counted"]').length === 4,
      )
      const numbers = await page.evaluate(() => [...((globalThis as { numbers?: Set<string> }).numbers ?? [])])
      expect(numbers.length).toBeGreaterThan(2)
      expect(numbers.every((text) => /^(?:[\d,]+)?$/.test(text))).toBe(true)
      expect(await finals(page)).toEqual(['146', '12,400', '4.5', '98'])
      expect(await widths()).toEqual(before)
      expect(await shiftsOf(page)).toEqual([])
    }))

  it.each([
    ['under reduced motion', { reducedMotion: 'reduce' }],
    ['without script', { javaScriptEnabled: false }],
  ] as const)('just stand there %s', (_, options) =>
    shown(
      [countersExamples[0]],
      async (page) => {
        if (!('javaScriptEnabled' in options)) await quiet(page)
        expect(await finals(page)).toEqual(['146', '12,400', '4.5', '98'])
        expect(await page.locator('.counters__number[data-state]').count()).toBe(0)
      },
      options,
    ))
})

describe('progress', () => {
  const widths = (page: Page) =>
    page.locator('.progress__drawing').evaluateAll((all) =>
      all.map((it) => {
        const [whole, share] = [...it.children].map((child) => child.getBoundingClientRect().width)
        return Math.round((1000 * (share ?? 0)) / (whole ?? 1)) / 10
      }),
    )

  it('grows while it comes into view, without script', () =>
    shown(
      [long, progressExamples[0], long],
      async (page) => {
        const centre = () =>
          page.locator('.progress').evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }))
        expect(await widths(page)).toEqual([0, 0, 0])
        await centre()
        await expect.poll(() => widths(page)).toEqual([62, 27.5, 10.5])
      },
      { javaScriptEnabled: false },
    ))

  it('is whole under reduced motion', () =>
    shown([long, progressExamples[0]], async (page) => expect(await widths(page)).toEqual([62, 27.5, 10.5]), {
      reducedMotion: 'reduce',
    }))

  it('says in words what it draws', () =>
    shown([progressExamples[1]], async (page) => {
      expect(await page.locator('.progress__percent').allTextContents()).toEqual(['62%', '27.5%', '10.5%'])
    }))
})

describe('a countdown', () => {
  const numbers = (page: Page) => page.locator('.countdown__number').allTextContents()
  const until = '2030-01-01T12:00:00.000Z'
  const countdown = { ...countdownExamples[0], until } as BlockBase

  async function at(time: string, check: (page: Page) => Promise<void>) {
    const { page, show, close } = await site.open(browser, [], { timezoneId: 'Europe/Berlin' })
    await page.clock.install({ time: new Date(time) })
    await show([countdown])
    await page.locator('.countdown[data-state]').waitFor()
    await check(page)
    await close()
  }

  it('says what is left, second by second, until the moment comes', () =>
    at('2029-12-31T11:00:00.000Z', async (page) => {
      await page.clock.pauseAt(new Date('2029-12-31T12:00:10.000Z'))
      await expect.poll(() => numbers(page)).toEqual(['00', '23', '59', '50'])
      await page.clock.runFor(2000)
      await expect.poll(() => numbers(page)).toEqual(['00', '23', '59', '48'])
      await page.clock.fastForward('24:00:00')
      await page.locator('.countdown[data-state="over"]').waitFor()
      expect(await page.getByText('The doors are open.').isVisible()).toBe(true)
      expect(await page.locator('.countdown__units').isVisible()).toBe(false)
    }))

  it("writes the moment by the clocks of the site, and beside it what the visitor's clock shows", () =>
    at('2029-12-01T12:00:00.000Z', async (page) => {
      const moment = page.locator('.countdown__moment')
      expect(await moment.innerText()).toBe('January 1, 2030 at 12:00 PM UTC (January 1, 2030 at 1:00 PM GMT+1)')
    }))

  it('says the moment without script, and no numbers', () =>
    shown(
      [countdown],
      async (page) => {
        expect(await page.locator('.countdown time').textContent()).toBe('January 1, 2030 at 12:00 PM UTC')
        expect(await page.locator('.countdown__units').isVisible()).toBe(false)
      },
      { javaScriptEnabled: false },
    ))
})

describe('two images of one thing', () => {
  const cut = (page: Page) => page.locator('[data-side="before"]').evaluate((side) => getComputedStyle(side).clipPath)
  const handle = (page: Page) => page.getByRole('slider', { name: /March, November/ })

  it('show more of the one or the other, by keyboard too', () =>
    shown([beforeAfterExamples[0]], async (page) => {
      await page.locator('.before-after__pictures[style]').waitFor()
      expect(await cut(page)).toContain('50%')
      await handle(page).focus()
      await page.keyboard.press('ArrowRight')
      expect(await cut(page)).toContain('49%')
      await page.keyboard.press('Home')
      expect(await cut(page)).toContain('100%')
    }))

  it('follow the pointer, and let touch scroll the page', () =>
    shown([beforeAfterExamples[0]], async (page) => {
      await page.locator('.before-after__pictures[style]').waitFor()
      const box = await page.locator('.before-after__pictures').boundingBox()
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.25, (box?.y ?? 0) + 100)
      expect(Number(await handle(page).inputValue())).toBeCloseTo(25, -0.5)
      expect(await handle(page).evaluate((it) => getComputedStyle(it).touchAction)).toBe('pan-y')
    }))

  it('stand below each other without script', () =>
    shown(
      [beforeAfterExamples[0]],
      async (page) => {
        const tops = await page
          .locator('.before-after__side')
          .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
        expect(tops[1]).toBeGreaterThan(tops[0] ?? 0)
        expect(await page.locator('.before-after__range').isVisible()).toBe(false)
      },
      { javaScriptEnabled: false },
    ))
})
