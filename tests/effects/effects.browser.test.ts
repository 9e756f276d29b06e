import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { until } from '../support/until.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

const text = (id: string, words: string) => ({
  blockType: 'richText',
  id,
  size: 'text',
  content: [{ kind: 'paragraph', children: [{ kind: 'text', text: words, marks: [] }] }],
})

/** Paragraphs that fill more than one window. */
const long = (id: string) => text(id, 'A line of a long text. '.repeat(300))

describe('a block that appears', () => {
  const appear = { effect: 'slide', direction: 'up', seconds: 0.2, delaySeconds: 0 } as const
  const blocks: BlockBase[] = [
    long('before'),
    { ...text('late', 'Here at last.'), frame: { anchor: 'late', hidden: [], appear } },
    long('after'),
  ]

  async function shown(check: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
    const { page, close } = await site.open(browser, blocks, options)
    await check(page)
    await close()
  }
  const opacity = (page: Page) => page.locator('#late').evaluate((block) => getComputedStyle(block).opacity)
  const waiting = (page: Page) => page.locator('#late[data-state="waiting"]').waitFor({ state: 'attached' })

  it('is unseen until it comes into view, and enters once', () =>
    shown(async (page) => {
      await waiting(page)
      expect(await opacity(page)).toBe('0')
      const starts = page.evaluate(
        () =>
          new Promise((done) => document.addEventListener('vitrine:appear:start', () => done(true), { once: true })),
      )
      await page.locator('#late').scrollIntoViewIfNeeded()
      expect(await starts).toBe(true)
      await page.waitForFunction(() => document.querySelector('#late')?.getAnimations().length === 0)
      expect(await opacity(page)).toBe('1')
      await page.evaluate(() => scrollTo(0, 0))
      expect(await page.locator('#late').getAttribute('data-state')).toBe('shown')
    }))

  it('leaves nothing on itself, so that what is fixed inside it stays fixed to the window', () =>
    shown(async (page) => {
      await page.locator('#late').scrollIntoViewIfNeeded()
      await page.waitForFunction(() => {
        const block = document.querySelector('#late[data-state="shown"]')
        return block && block.getAnimations().length === 0
      })
      const left = await page
        .locator('#late')
        .evaluate((block) => [getComputedStyle(block).transform, getComputedStyle(block).translate])
      expect(left).toEqual(['none', 'none'])
    }))

  it('is shown to visitors who jump past it', () =>
    shown(async (page) => {
      await waiting(page)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.locator('#late[data-state="shown"]').waitFor({ state: 'attached' })
    }))

  it('is printed', () =>
    shown(async (page) => {
      await waiting(page)
      await page.emulateMedia({ media: 'print' })
      expect(await opacity(page)).toBe('1')
    }))

  it('is just there under reduced motion', () =>
    shown(async (page) => expect(await opacity(page)).toBe('1'), { reducedMotion: 'reduce' }))

  it('is just there without script', () =>
    shown(async (page) => expect(await opacity(page)).toBe('1'), { javaScriptEnabled: false }))

  it('is shown after 3 seconds when its script does not come', () =>
    shown(async (page) => {
      await page.route('**/appear.enhancer-*.js', () => {})
      await page.reload({ waitUntil: 'commit' })
      const anyway = () =>
        page.locator('#late').evaluate((block) =>
          block.getAnimations().map((animation) => ({
            name: (animation as CSSAnimation).animationName,
            ...animation.effect?.getTiming(),
          })),
        )
      // The block is read before the styles are.
      await until('the styles to come', async () => (await anyway()).length > 0)
      expect(await anyway()).toMatchObject([{ name: 'frame-anyway', delay: 3000, fill: 'forwards' }])
    }))
})

describe('a block that some windows do not show', () => {
  it.each([
    ['phone', 390],
    ['tablet', 820],
    ['desktop', 1440],
  ] as const)('is away on a %s only', async (device, width) => {
    const { page, close } = await site.open(browser, [
      { ...text('a', 'Not everywhere.'), frame: { anchor: 'a', hidden: [device] } },
    ])
    const visible: boolean[] = []
    for (const size of [390, 820, 1440]) {
      await page.setViewportSize({ width: size, height: 800 })
      visible.push(await page.locator('#a').isVisible())
    }
    expect(visible).toEqual([390, 820, 1440].map((size) => size !== width))
    await close()
  })
})
