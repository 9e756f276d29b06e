import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SectionBlock } from '../../packages/effects/src/blocks/section/section.block.ts'
import { examples as sectionExamples } from '../../packages/effects/src/blocks/section/section.examples.ts'
import type { Ground } from '../../packages/effects/src/core/ground.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import {
  allowProviders,
  PROVIDER_POLICY,
  providerFrame,
  standInForProviders,
  videoState,
} from '../support/providers.ts'
import { ready } from '../support/ready.ts'
import { noteShiftsFromHere, shiftsOf } from '../support/shifts.ts'
import { pass, STEP_MS, stopClock } from '../support/stopped-clock.ts'
import { until } from '../support/until.ts'

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

type BackgroundVideo = NonNullable<Ground['video']>

const SOURCES = {
  youtube: { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' },
  vimeo: { kind: 'provider', provider: 'vimeo', id: '76979871' },
} as const

const PROVIDERS = ['youtube', 'vimeo'] as const

const example = sectionExamples.find(({ id }) => id === 'section-provider-film') as SectionBlock

const withVideo = (provider: keyof typeof SOURCES, video: Partial<BackgroundVideo> = {}): SectionBlock => ({
  ...example,
  ground: {
    ...example.ground,
    video: { ...(example.ground.video as BackgroundVideo), source: SOURCES[provider], ...video },
  },
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
  /** Addresses at the providers that were asked for. */
  readonly asked: () => readonly string[]
}

interface Visitor extends BrowserContextOptions, NonNullable<Parameters<typeof standInForProviders>[1]> {
  readonly before?: (page: Page) => Promise<unknown>
  readonly consent?: readonly string[]
  readonly expectedErrors?: readonly RegExp[]
}

const VIEWPORT = { width: 1000, height: 800 }

/** A window with stand-ins for both providers, which its visitor allows unless `consent` says otherwise. */
async function openWindow(visitor: Visitor) {
  const { before, consent = PROVIDERS, vimeo = {}, youtube = {}, youtubeInterface, ...context } = visitor
  const { page, show, close } = await site.open(browser, [], {
    viewport: VIEWPORT,
    sources: PROVIDER_POLICY,
    ...context,
  })
  await allowProviders(page, consent)
  const { asked } = await standInForProviders(page, { vimeo, youtube, ...(youtubeInterface && { youtubeInterface }) })
  await before?.(page)
  return { page, asked, show, close }
}

/** Shows blocks on a first visit: in a window of its own to a visitor who is unlike most. */
async function shown(blocks: readonly BlockBase[], check: (shown: Shown) => Promise<unknown>, visitor?: Visitor) {
  const { page, asked, show, close } = visitor ? await openWindow(visitor) : usual
  if (!visitor) await page.evaluate(() => sessionStorage.clear())
  const before = asked.length
  await show(blocks)
  if (visitor?.javaScriptEnabled !== false) {
    await ready(page)
    await observersNotified(page)
  }
  await check({ page, asked: () => asked.slice(before) })
  if (visitor) await close()
}

/**
 * Settles when all intersection observers have been called: they are called in the order in which they were created.
 */
const observersNotified = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, own) => {
          own.disconnect()
          resolve()
        }).observe(document.body)
      }),
  )

const providerIframe = (page: Page) => page.locator('.ground__film > iframe')
const playingIframe = (page: Page) => page.locator('.ground__film > iframe[data-state="playing"]')
const playing = (page: Page) => playingIframe(page).waitFor()
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause background video' })
async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await observersNotified(page)
}

/** Waits until a provider has its frame on the page. */
async function frameOf(page: Page, provider: keyof typeof SOURCES) {
  await until('the frame', () => page.frames().some((frame) => frame.url().includes(provider)))
  await providerFrame(page, provider).waitForFunction(() => 'standIn' in window, undefined, { polling: 20 })
}

/** Lets time pass until it is so. */
async function passUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pass(page, STEP_MS)
}

/** Asks the provider's frame if the video is paused. */
async function isPaused(page: Page, provider: keyof typeof SOURCES): Promise<boolean> {
  const { paused, state } = await videoState(providerFrame(page, provider))
  return provider === 'vimeo' ? paused === true : state !== 1
}

describe.each(PROVIDERS)('a video of %s behind a section', (provider) => {
  it('plays by itself, muted, without controls, hidden from assistive technology and out of the order of focus', () =>
    shown([withVideo(provider)], async ({ page, asked }) => {
      await playing(page)
      const { muted } = await videoState(providerFrame(page, provider))
      expect([muted, await providerIframe(page).evaluate((it: HTMLIFrameElement) => it.tabIndex)]).toEqual([true, -1])
      expect(await page.locator('.ground[aria-hidden="true"] iframe').count()).toBe(1)
      expect(asked().some((address) => address.includes('controls=0'))).toBe(true)
    }))

  it('asks for nothing before its provider is allowed, then plays, and goes when that is withdrawn', () =>
    shown(
      [withVideo(provider)],
      async ({ page, asked }) => {
        await page.locator('.section img').waitFor()
        expect(asked()).toEqual([])
        expect(await page.locator('.ground__controls').isVisible()).toBe(false)
        const decide = (allowed: readonly string[]) =>
          page.evaluate((names) => {
            localStorage.setItem('vitrine-consent', JSON.stringify({ version: 1, allowed: names }))
            document.dispatchEvent(new CustomEvent('vitrine:consent:change'))
          }, allowed)
        await decide([provider])
        await playing(page)
        await pauseButton(page).waitFor()
        await decide([])
        await providerIframe(page).waitFor({ state: 'detached' })
        expect(await page.locator('.ground__controls').isVisible()).toBe(false)
      },
      { consent: [] },
    ))

  it('is not asked for until it is near', () =>
    shown([long('before'), withVideo(provider)], async ({ page, asked }) => {
      expect(asked()).toEqual([])
      await page.evaluate(() => document.querySelector('.section')?.scrollIntoView({ behavior: 'instant' }))
      await playing(page)
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
  ] as const)('is never asked for with %s', (_, options) =>
    shown(
      [withVideo(provider)],
      async ({ page, asked }) => {
        await page.locator('.section img').waitFor()
        expect(asked()).toEqual([])
        expect(await page.locator('.ground__controls').isVisible()).toBe(false)
      },
      options,
    ))

  it('goes on for two rounds without reaching its end when it loops', () =>
    shown(
      [withVideo(provider)],
      async ({ page }) => {
        await frameOf(page, provider)
        await passUntil(page, () => playingIframe(page).isVisible())
        const states: number[] = []
        const place = await page.evaluateHandle(() => document.querySelector('.ground__film') as Element)
        await place.evaluate((element) => {
          const player = window.vitrine?.playerOf?.(element)
          const rounds = { begun: 0, ended: 0, last: 0 }
          Object.assign(window, { rounds })
          player?.on('ended', () => {
            rounds.ended += 1
          })
          player?.on('timeupdate', ({ seconds }) => {
            if (seconds < rounds.last) rounds.begun += 1
            rounds.last = seconds
          })
        })
        const rounds = () =>
          page.evaluate(() => (window as unknown as { rounds: { begun: number; ended: number } }).rounds)
        await passUntil(page, async () => (await rounds()).begun >= 2)
        states.push(...((await videoState(providerFrame(page, provider))).states ?? []))
        expect([(await rounds()).ended, states.includes(0)]).toEqual([0, false])
      },
      { [provider]: { duration: 2 }, before: stopClock },
    ))

  it('stops on its last frame when it does not loop', () =>
    shown(
      [withVideo(provider, { loop: false }), long('after')],
      async ({ page }) => {
        await frameOf(page, provider)
        await passUntil(page, () => playingIframe(page).isVisible())
        await passUntil(page, () => isPaused(page, provider))
        await scrollTo(page, 2500)
        await scrollTo(page, 0)
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        const { states = [] } = await videoState(providerFrame(page, provider))
        expect([await isPaused(page, provider), states.filter((state) => state === 1).length <= 1]).toEqual([
          true,
          true,
        ])
        expect(states).not.toContain(0)
        expect(await providerIframe(page).getAttribute('data-state')).toBe('playing')
      },
      { [provider]: { duration: 2 }, before: stopClock },
    ))

  it('is paused by its button, and stays so after scrolling away and back and on the next page of the visit', () =>
    shown([withVideo(provider), long('after')], async ({ page, asked }) => {
      await playing(page)
      await pauseButton(page).click()
      await until('the video to stop', () => isPaused(page, provider))
      const play = page.getByRole('button', { name: 'Play background video' })
      await play.waitFor()
      await scrollTo(page, 2500)
      await scrollTo(page, 0)
      expect(await isPaused(page, provider)).toBe(true)
      const before = asked().length
      await page.reload()
      await play.waitFor()
      expect(asked().length).toBe(before)
      await play.click()
      await playing(page)
    }))

  it('is paused while it is out of the window', () =>
    shown([withVideo(provider), long('after')], async ({ page }) => {
      await playing(page)
      await scrollTo(page, 2500)
      await until('the video to stop', () => isPaused(page, provider))
      await scrollTo(page, 0)
      await until('the video to go on', async () => !(await isPaused(page, provider)))
    }))

  it('has its sound only when a visitor asks for it', () =>
    shown([withVideo(provider)], async ({ page }) => {
      await playing(page)
      const muted = async () => (await videoState(providerFrame(page, provider))).muted
      const muteButton = page.getByRole('button', { name: 'Sound' })
      expect([await muted(), await muteButton.getAttribute('aria-pressed')]).toEqual([true, 'false'])
      await muteButton.click()
      await until('sound', async () => !(await muted()))
      expect(await muteButton.getAttribute('aria-pressed')).toBe('true')
    }))

  it('has the opacity that was set, and shifts nothing when it comes', () =>
    shown([withVideo(provider, { opacity: 30 }), long('after')], async ({ page }) => {
      await noteShiftsFromHere(page)
      await playing(page)
      expect(await page.locator('.ground__film').evaluate((it) => getComputedStyle(it).opacity)).toBe('0.3')
      expect(await shiftsOf(page)).toEqual([])
    }))

  it.each([
    [390, 800, '16:9'],
    [1000, 800, '16:9'],
    [1440, 600, '4:3'],
  ] as const)('covers its section in a window of %i by %i pixels with a video of %s, in its middle', (width, height, ratio) =>
    shown(
      [withVideo(provider, { onPhones: true, ratio })],
      async ({ page }) => {
        await playing(page)
        const [frame, section] = await page.evaluate(() =>
          ['.ground__film > iframe', '.section__body'].map((name) => {
            const { x, y, width, height } = (document.querySelector(name) as Element).getBoundingClientRect()
            return { width, height, middle: { x: x + width / 2, y: y + height / 2 } }
          }),
        )
        if (!frame || !section) throw new Error('There is no film.')
        const [across, down] = ratio.split(':').map(Number) as [number, number]
        expect(frame.width).toBeGreaterThanOrEqual(section.width - 0.5)
        expect(frame.height).toBeGreaterThanOrEqual(section.height - 0.5)
        expect(Math.abs(frame.width / frame.height - across / down)).toBeLessThan(0.01)
        expect(Math.abs(frame.middle.x - section.middle.x)).toBeLessThanOrEqual(1)
        expect(Math.abs(frame.middle.y - section.middle.y)).toBeLessThanOrEqual(1)
      },
      { viewport: { width, height } },
    ))

  it('leaves its image without script', () =>
    shown(
      [withVideo(provider)],
      async ({ page, asked }) => {
        await page.locator('.section img').waitFor()
        expect(asked()).toEqual([])
      },
      { javaScriptEnabled: false },
    ))
})

describe('a video that may not start', () => {
  it('leaves its image, without a message', () =>
    shown(
      [withVideo('youtube')],
      async ({ page }) => {
        await pauseButton(page).waitFor()
        await frameOf(page, 'youtube')
        await until('the refusal', async () => (await videoState(providerFrame(page, 'youtube'))).refused)
        expect(await providerIframe(page).evaluate((it) => getComputedStyle(it).opacity)).toBe('0')
      },
      { youtube: { mayAutoplay: false } },
    ))

  it('leaves its image when the interface of its provider is blocked', () =>
    shown(
      [withVideo('youtube')],
      async ({ page, asked }) => {
        await until('the question', () => asked().includes('https://www.youtube.com/iframe_api'))
        await page.locator('.ground__controls').waitFor({ state: 'hidden' })
        expect(await page.locator('.ground__film > *').count()).toBe(0)
      },
      { youtubeInterface: 'blocked', expectedErrors: [/Failed to load resource/] },
    ))

  it('leaves its image when it is gone at its provider', () =>
    shown(
      [withVideo('vimeo')],
      async ({ page }) => {
        await page.locator('.ground__controls').waitFor({ state: 'hidden' })
        await providerIframe(page).waitFor({ state: 'detached' })
        await page.locator('.section img').waitFor()
      },
      { vimeo: { refusal: { name: 'NotFoundError', message: '“https://vimeo.com/76979871” was not found.' } } },
    ))
})
