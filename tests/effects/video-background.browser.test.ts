import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SectionBlock } from '../../packages/effects/src/blocks/section/section.block.ts'
import { examples as sectionExamples } from '../../packages/effects/src/blocks/section/section.examples.ts'
import type { Ground } from '../../packages/effects/src/core/ground.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { deliverEntries, holdEntries, steerEntries } from '../support/entries.ts'
import { loaded, turn } from '../support/ready.ts'
import { noteShiftsFromHere, shiftsOf } from '../support/shifts.ts'

/** A second of changing colour, 64 by 36 pixels. */
const VIDEO_FILE = readFileSync(new URL('../fixtures/film.webm', import.meta.url))

let site: BlockSite
let browser: Browser

/** The window of all visitors who are like most. */
let usual: Awaited<ReturnType<typeof openWindow>>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
  usual = await openWindow({})
})

afterAll(async () => {
  await usual.close()
  await browser.close()
})

const example = sectionExamples.find(({ id }) => id === 'section-film') as SectionBlock

const withVideo = (video: Partial<NonNullable<Ground['video']>> = {}): SectionBlock => ({
  ...example,
  ground: { ...example.ground, video: { ...(example.ground.video as NonNullable<Ground['video']>), ...video } },
})

const long = (id: string): BlockBase =>
  ({
    blockType: 'richText',
    id,
    size: 'text',
    content: [
      { kind: 'paragraph', children: [{ kind: 'text', text: 'A line of a long text. '.repeat(600), marks: [] }] },
    ],
  }) as BlockBase

interface Shown {
  readonly page: Page
  /** Addresses of videos that were asked for. */
  readonly asked: () => readonly string[]
}

type Visitor = BrowserContextOptions & { readonly before?: (page: Page) => Promise<unknown> }

async function openWindow({ before, ...context }: Visitor) {
  const { page, show, close } = await site.open(browser, [], { viewport: { width: 1000, height: 800 }, ...context })
  const asked: string[] = []
  await page.route('**/media/*.webm', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: VIDEO_FILE, contentType: 'video/webm' })
  })
  await before?.(page)
  return { page, asked, show, close }
}

/** Shows blocks on a first visit: in a window of its own to a visitor who is unlike most. */
async function shown(blocks: readonly BlockBase[], check: (shown: Shown) => Promise<void>, visitor?: Visitor) {
  const { page, asked, show, close } = visitor ? await openWindow(visitor) : usual
  if (!visitor) await page.evaluate(() => sessionStorage.clear())
  const before = asked.length
  await show(blocks)
  if (visitor?.javaScriptEnabled !== false) await loaded(page)
  await check({ page, asked: () => asked.slice(before) })
  if (visitor) await close()
}

const video = (page: Page) => page.locator('.ground__film > video')
const playing = (page: Page) => page.locator('.ground__film > video[data-state="playing"]').waitFor()
const paused = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLVideoElement>('.ground__film > video')?.paused)
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause background video' })

describe('a video behind a section', () => {
  it('plays by itself, muted, hidden from assistive technology and out of the order of focus', () =>
    shown([withVideo()], async ({ page }) => {
      await playing(page)
      expect(await video(page).evaluate((it: HTMLVideoElement) => [it.muted, it.paused, it.tabIndex])).toEqual([
        true,
        false,
        -1,
      ])
      expect(await page.locator('.ground[aria-hidden="true"] video').count()).toBe(1)
    }))

  it.each([
    [390, 800],
    [1000, 800],
    [1440, 600],
  ])('covers its section in a window of %i by %i pixels', (width, height) =>
    shown(
      [withVideo({ onPhones: true })],
      async ({ page }) => {
        await playing(page)
        const [videoBox, section] = await page.evaluate(() =>
          ['.ground__film > video', '.section__body'].map((name) => {
            const { x, y, width, height } = (document.querySelector(name) as Element).getBoundingClientRect()
            return { x, y, width, height }
          }),
        )
        expect(videoBox).toEqual(section)
        expect(await video(page).evaluate((it) => getComputedStyle(it).objectFit)).toBe('cover')
      },
      { viewport: { width, height } },
    ))

  it('is not asked for until it is near', () =>
    shown([long('before'), withVideo()], async ({ page, asked }) => {
      expect(asked()).toEqual([])
      await page.evaluate(() => document.querySelector('.section')?.scrollIntoView({ behavior: 'instant' }))
      await playing(page)
      expect(asked().length).toBeGreaterThan(0)
    }))

  it.each([
    ['reduced motion', { reducedMotion: 'reduce' }],
    ['a phone', { viewport: { width: 390, height: 800 } }],
    [
      'a wish for less data',
      {
        before: (page: Page) =>
          page.addInitScript(() => {
            Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
          }),
      },
    ],
  ] as const)('is never asked for with %s: its image stays, and no control of it is shown', (_, options) =>
    shown(
      [withVideo()],
      async ({ page, asked }) => {
        await page.locator('.section img').waitFor()
        expect(asked()).toEqual([])
        expect(await video(page).evaluate((it) => getComputedStyle(it).opacity)).toBe('0')
        expect(await page.locator('.ground__controls').isVisible()).toBe(false)
      },
      options,
    ))

  it('goes on without an end when it loops', () =>
    shown([withVideo()], async ({ page }) => {
      await playing(page)
      const rounds = await video(page).evaluate(
        (it: HTMLVideoElement) =>
          new Promise((done) => {
            let seeks = 0
            it.playbackRate = 4
            it.addEventListener('ended', () => done('ended'))
            it.addEventListener('seeked', () => ++seeks === 2 && done(seeks))
          }),
      )
      expect(rounds).toBe(2)
    }))

  it('stops on its last frame when it does not loop', () =>
    shown([withVideo({ loop: false })], async ({ page }) => {
      await page.waitForFunction(() => document.querySelector<HTMLVideoElement>('.ground__film > video')?.ended)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      expect(await video(page).evaluate((it: HTMLVideoElement) => [it.ended, it.dataset.state])).toEqual([
        true,
        'playing',
      ])
    }))

  it('is paused by its button, of 44 pixels, and stays so after scrolling away and on the next page of the visit', () =>
    shown([withVideo(), long('after')], async ({ page }) => {
      await playing(page)
      const box = await pauseButton(page).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await pauseButton(page).click()
      await paused(page)
      const play = page.getByRole('button', { name: 'Play background video' })
      await play.waitFor()
      await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
      await turn(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.locator('.section').scrollIntoViewIfNeeded()
      await turn(page)
      expect(await video(page).evaluate((it: HTMLVideoElement) => it.paused)).toBe(true)
      await page.reload()
      await play.waitFor()
      expect(await video(page).evaluate((it: HTMLVideoElement) => it.paused)).toBe(true)
      await play.click()
      await playing(page)
    }))

  it('is paused while it is out of the window', () =>
    shown([withVideo(), long('after')], async ({ page }) => {
      await playing(page)
      await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
      await paused(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.waitForFunction(() => !document.querySelector<HTMLVideoElement>('.ground__film > video')?.paused)
    }))

  it('keeps playing after a short scroll away that a busy browser reports late', () =>
    shown(
      [withVideo(), long('after')],
      async ({ page }) => {
        await playing(page)
        await holdEntries(page)
        for (const top of [2500, 0]) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
          await turn(page)
        }
        await deliverEntries(page)
        expect(await video(page).evaluate((it: HTMLVideoElement) => it.paused)).toBe(false)
      },
      { before: steerEntries },
    ))

  it('has its sound only when a visitor asks for it', () =>
    shown([withVideo()], async ({ page }) => {
      await playing(page)
      const muted = () => video(page).evaluate((it: HTMLVideoElement) => it.muted)
      const muteButton = page.getByRole('button', { name: 'Sound' })
      expect([await muted(), await muteButton.getAttribute('aria-pressed')]).toEqual([true, 'false'])
      await muteButton.click()
      expect([await muted(), await muteButton.getAttribute('aria-pressed')]).toEqual([false, 'true'])
    }))

  it('has the opacity that was set', () =>
    shown([withVideo({ opacity: 30 })], async ({ page }) => {
      await playing(page)
      expect(await page.locator('.ground__film').evaluate((it) => getComputedStyle(it).opacity)).toBe('0.3')
    }))

  it('leaves its image, without a message, when the browser refuses to play', () =>
    shown(
      [withVideo()],
      async ({ page }) => {
        await pauseButton(page).waitFor()
        expect(await video(page).evaluate((it) => getComputedStyle(it).opacity)).toBe('0')
      },
      {
        before: (page) =>
          page.addInitScript(() => {
            HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
          }),
      },
    ))

  it('shifts nothing when it comes', () =>
    shown([withVideo(), long('after')], async ({ page }) => {
      await noteShiftsFromHere(page)
      await playing(page)
      expect(await shiftsOf(page)).toEqual([])
    }))

  it('plays without script', () =>
    shown(
      [withVideo()],
      async ({ page, asked }) => {
        await page.locator('.ground__film video[autoplay]').waitFor()
        await expect.poll(() => asked().length).toBeGreaterThan(0)
      },
      { javaScriptEnabled: false },
    ))
})
