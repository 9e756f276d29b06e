import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sliderExample } from '../../packages/sliders/src/blocks/example-parts.ts'
import type { SliderBlock } from '../../packages/sliders/src/blocks/slider/slider.block.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import {
  allowProviders,
  PROVIDER_POLICY,
  providerFrame,
  standInForProviders,
  videoState,
} from '../support/providers.ts'
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

/** A second of a video. */
const VIDEO_FILE = readFileSync(new URL('../fixtures/film.webm', import.meta.url))
const file = { filename: 'film.webm', mimeType: 'video/webm' }
const place = { desktop: { dx: 20, dy: 20, width: 400, height: 225 } }
const video = (more: object = {}) => ({
  id: 'film',
  blockType: 'layerVideo',
  name: 'A film',
  file,
  place,
  autoplay: 'yes',
  ...more,
})
/** Goes round, so that it plays for as long as a test takes. */
const endless = (more: object = {}) => video({ atEnd: 'hold', ...more })
const color = { kind: 'color', color: 'surface' }
const QUICK = { names: ['fade'], duration: 50 }

function slider(slides: readonly object[]): SliderBlock {
  return {
    blockType: 'slider',
    id: 'stage',
    slider: sliderExample({
      alias: 'stage',
      title: 'Stage',
      type: 'standard',
      layout: { mode: 'fullwidth' },
      slides: slides.map((slide, index) => ({
        id: `s${index}`,
        title: `Slide ${index}`,
        background: color,
        transition: QUICK,
        ...slide,
      })),
    }),
  }
}

/** Keeps what a page hears of its slider. */
const listen = (window: Page) =>
  window.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    document.addEventListener('vitrine:slider:change', (event) =>
      heard.push(`slide ${(event as CustomEvent<{ to: number }>).detail.to}`),
    )
    new MutationObserver(() => {
      const reasons = document.querySelector<HTMLElement>('.slider')?.dataset.pausedBy ?? ''
      const holds = heard.filter((what) => what === 'held').length > heard.filter((what) => what === 'released').length
      if (reasons.includes('video') !== holds) heard.push(holds ? 'released' : 'held')
    }).observe(document, { subtree: true, attributeFilter: ['data-paused-by'] })
    for (const name of ['video-play', 'video-pause', 'action']) {
      document.addEventListener(`vitrine:slider:${name}`, () => heard.push(name))
    }
  })

/** Opens a slider with a video of a provider that the visitor has allowed. */
async function withProvider(
  provider: 'youtube' | 'vimeo',
  layers: readonly object[],
  check: (page: Page, state: () => ReturnType<typeof videoState>) => Promise<void>,
) {
  const address = provider === 'youtube' ? 'https://youtu.be/aqz-KE-bpKQ' : 'https://vimeo.com/76979871'
  const { page, close } = await site.open(
    browser,
    [slider([{ layers: [video({ file: undefined, address, autoplay: 'no', ...layers[0] }), ...layers.slice(1)] }])],
    {
      sources: PROVIDER_POLICY,
      before: async (window) => {
        await standInForProviders(window)
        await listen(window)
        await allowProviders(window, [provider])
      },
    },
  )
  await awake(page)
  await check(page, () => videoState(providerFrame(page, provider)))
  await close()
}

interface Visitor {
  readonly expectedErrors?: readonly RegExp[]
  readonly reducedMotion?: 'reduce'
  readonly before?: (page: Page) => Promise<unknown>
}

function openWindow({ before, ...context }: Visitor) {
  return site.open(browser, [], {
    ...context,
    before: async (window) => {
      await window.route('**/media/film.webm', (route) =>
        route.fulfill({ body: VIDEO_FILE, contentType: 'video/webm' }),
      )
      await window.route('**/media/gone.webm', (route) => route.fulfill({ status: 404 }))
      await listen(window)
      await before?.(window)
    },
  })
}

/** Shows a slider and hears what its layers wish of it, and what they tell. */
async function shown(slides: readonly object[], check: (page: Page) => Promise<void>, visitor?: Visitor) {
  const { page, show, close } = visitor ? await openWindow(visitor) : usual
  await show([slider(slides)])
  await awake(page)
  await check(page)
  if (visitor) await close()
}

const awake = (page: Page) => page.waitForFunction(() => 'next' in (document.querySelector('.slider') ?? {}))
/** Tells if the script for videos has started with a video of this speed. */
const knowsVideo = (page: Page, speed: number) =>
  page.waitForFunction((rate) => document.querySelector('video')?.playbackRate === rate, speed)
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
const hears = (page: Page, what: string) =>
  page.waitForFunction((name) => (globalThis as unknown as { heard: string[] }).heard.includes(name), what)
const plays = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector('video')
    return video && !video.paused && video.currentTime > 0
  })
const isPaused = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.paused)
const enter = (page: Page, index: number) =>
  page.locator('.slider').evaluate((section, to) => {
    const changed = new Promise((done) => section.addEventListener('vitrine:slider:changed', done, { once: true }))
    ;(section as HTMLElement & { goTo(to: number): void }).goTo(to + 1)
    return changed.then(() => undefined)
  }, index)

describe('a video on a slide', () => {
  it('plays when its slide is shown and autoplay is yes, and the slider waits meanwhile', () =>
    shown([{ layers: [endless()] }, {}], async (page) => {
      await plays(page)
      await hears(page, 'held')
      await hears(page, 'video-play')
      expect(await heard(page)).toHaveLength(2)
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
      await hears(page, 'released')
      await hears(page, 'video-pause')
      expect((await heard(page)).toSorted()).toEqual(['held', 'released', 'video-pause', 'video-play'])
    }))

  it('pauses when its slide leaves, and resumes when it returns', () =>
    shown([{ layers: [endless({ speed: 0.25 })] }, {}], async (page) => {
      await plays(page)
      await enter(page, 1)
      await expect.poll(() => isPaused(page)).toBe(true)
      const holds = async () => (await heard(page)).filter((what) => what === 'held' || what === 'released')
      await expect.poll(holds).toEqual(['held', 'released'])
      const stoppedAt = await page.locator('video').evaluate((video: HTMLVideoElement) => {
        video.addEventListener('play', () => Object.assign(window, { wentOnAt: video.currentTime }), { once: true })
        return video.currentTime
      })
      await enter(page, 0)
      await plays(page)
      const wentOnAt = await page.evaluate(() => (window as unknown as { wentOnAt: number }).wentOnAt)
      expect(wentOnAt).toBeGreaterThanOrEqual(stoppedAt)
    }))

  it('does not play where autoplay is no, nor the first time where it is notFirst', () =>
    shown(
      [
        { layers: [endless({ autoplay: 'notFirst', speed: 0.5 })] },
        { layers: [endless({ id: 'other', autoplay: 'no' })] },
      ],
      async (page) => {
        await knowsVideo(page, 0.5)
        expect(await isPaused(page)).toBe(true)
        await enter(page, 1)
        await enter(page, 0)
        await plays(page)
        expect(
          await page.locator('[data-layer="other"] video').evaluate((video: HTMLVideoElement) => video.paused),
        ).toBe(true)
      },
    ))

  it('advances to the next slide when it ends', () =>
    shown([{ layers: [video({ nextAtEnd: true })] }, {}], async (page) => {
      await plays(page)
      await page.locator('video').evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration
      })
      await hears(page, 'slide 2')
      await hears(page, 'released')
    }))

  it('ends where the editor set its end', () =>
    shown([{ layers: [video({ end: 0.2, nextAtEnd: true })] }, {}], async (page) => {
      await hears(page, 'slide 2')
      await expect.poll(() => isPaused(page)).toBe(true)
    }))

  it('does not hold the slider when it cannot be loaded', () =>
    shown(
      [{ layers: [video({ file: { filename: 'gone.webm', mimeType: 'video/webm' } })] }],
      async (page) => {
        await page.waitForFunction(() => {
          const video = document.querySelector('video')
          const { heard } = globalThis as unknown as { heard: string[] }
          const times = (what: string) => heard.filter((one) => one === what).length
          return video?.networkState === 3 && times('held') === times('released')
        })
      },
      { expectedErrors: [/404/] },
    ))

  it('behind a slide holds the slider while it loops, and stops with the pause button', () =>
    shown([{ background: { kind: 'video', file } }, {}], async (page) => {
      await plays(page)
      await hears(page, 'held')
      await page.getByRole('button', { name: 'Pause slides' }).click()
      await page.waitForFunction(() => document.querySelector('video')?.paused)
      await hears(page, 'released')
      // Two presses within 250 ms count as one.
      const now = await page.evaluate(() => performance.now())
      await page.waitForFunction((pressed) => performance.now() - pressed > 250, now)
      await page.getByRole('button', { name: 'Play slides' }).click()
      await plays(page)
    }))

  it('behind a slide that plays once holds the slider until its end, and stops with the same button', () =>
    shown([{ background: { kind: 'video', file, loop: false } }, {}], async (page) => {
      await page.locator('video').evaluate((video: HTMLVideoElement) => {
        video.playbackRate = 0.1
      })
      await plays(page)
      await hears(page, 'held')
      await page.getByRole('button', { name: 'Pause slides' }).click()
      await page.waitForFunction(() => document.querySelector('video')?.paused)
      await hears(page, 'released')
    }))

  it('behind a slide continues while a video in front of it plays', () =>
    shown([{ background: { kind: 'video', file }, layers: [endless()] }, {}], async (page) => {
      await page.waitForFunction(() => {
        const videos = [...document.querySelectorAll('video')]
        return videos.length === 2 && videos.every((video) => !video.paused && video.currentTime > 0)
      })
    }))

  it('does not start under reduced motion', () =>
    shown(
      [{ layers: [video({ speed: 0.5 })] }],
      async (page) => {
        await knowsVideo(page, 0.5)
        expect(await isPaused(page)).toBe(true)
      },
      { reducedMotion: 'reduce' },
    ))
})

describe('an action of a layer', () => {
  const button = (label: string, action: object, more: object = {}) => ({
    id: label.toLowerCase(),
    blockType: 'layerButton',
    label,
    place: { desktop: { dx: 500, dy: 20 + 60 * label.length } },
    actions: [action],
    ...more,
  })
  const box = (more: object) => ({ id: 'box', blockType: 'layerHeading', words: 'A box', ...more })
  /** Waits until layers answer presses, which comes before they are started. */
  const woken = (page: Page) => page.locator('.layer[data-motion][data-state]').first().waitFor({ state: 'attached' })

  it('goes to a slide, by a link that works without script', () =>
    shown([{ layers: [button('Go', { do: 'slide', to: 'next' })] }, {}], async (page) => {
      await woken(page)
      const link = page.getByRole('link', { name: 'Go' })
      expect(await link.getAttribute('href')).toBe('#stage/2')
      await link.click()
      await hears(page, 'slide 2')
      await hears(page, 'action')
      expect(new URL(page.url()).hash).toBe('')
    }))

  it('waits for its delay, and can be disabled', () =>
    shown(
      [{ layers: [button('Stop', { do: 'slider', wish: 'toggle', delay: 2000 })] }, {}],
      async (page) => {
        await woken(page)
        const press = () => page.getByRole('button', { name: 'Stop' }).click()
        await press()
        const isStopped = () =>
          page
            .locator('.slider')
            .evaluate((section) => (section as HTMLElement).dataset.pausedBy?.includes('api') ?? false)
        await page.clock.runFor(1900)
        expect(await isStopped()).toBe(false)
        await page.clock.runFor(100)
        expect(await isStopped()).toBe(true)
        await page.evaluate(() => document.addEventListener('vitrine:slider:action', (event) => event.preventDefault()))
        await press()
        await page.clock.runFor(2000)
        expect(await isStopped()).toBe(true)
      },
      {
        before: async (page) => {
          await page.clock.install()
          await page.clock.pauseAt(Date.now() + 3_600_000)
        },
      },
    ))

  it('shows and hides another layer', () =>
    shown(
      [
        {
          layers: [
            box({ timeline: { in: { preset: 'fade', trigger: 'action', duration: 20 } } }),
            button('More', { do: 'layer', wish: 'toggle', layer: 'box' }),
          ],
        },
      ],
      async (page) => {
        await woken(page)
        const heading = page.getByRole('heading', { name: 'A box' })
        expect(await heading.isVisible()).toBe(false)
        await page.getByRole('button', { name: 'More' }).click()
        await heading.waitFor()
        await page.getByRole('button', { name: 'More' }).click()
        await heading.waitFor({ state: 'hidden' })
      },
    ))

  it('plays, pauses and mutes a video', () =>
    shown(
      [
        {
          layers: [
            endless({ autoplay: 'no', muted: true }),
            button('Play', { do: 'video', wish: 'toggle' }),
            button('Sounds', { do: 'video', wish: 'toggleMute', layer: 'film' }),
          ],
        },
      ],
      async (page) => {
        await woken(page)
        await page.getByRole('button', { name: 'Play' }).click()
        await plays(page)
        await page.getByRole('button', { name: 'Sounds' }).click()
        await page.waitForFunction(() => document.querySelector('video')?.muted === false)
        await page.getByRole('button', { name: 'Play' }).click()
        await page.waitForFunction(() => document.querySelector('video')?.paused)
      },
    ))

  it.each(['youtube', 'vimeo'] as const)('plays, mutes and seeks a video at %s', (provider) =>
    withProvider(
      provider,
      [
        { muted: false, start: 10 },
        button('Roll', { do: 'video', wish: 'toggle' }),
        button('Sounds', { do: 'video', wish: 'toggleMute', layer: 'film' }),
        button('Again', { do: 'video', wish: 'play', from: 1, layer: 'film' }),
      ],
      async (page, state) => {
        await woken(page)
        await page.getByRole('button', { name: 'Roll' }).click()
        await hears(page, 'video-play')
        const begun = await state()
        expect(begun.muted).toBe(false)
        expect(begun.seconds).toBeGreaterThanOrEqual(10)
        await page.getByRole('button', { name: 'Sounds' }).click()
        await until('no sound', async () => (await state()).muted)
        await page.getByRole('button', { name: 'Sounds' }).click()
        await until('sound', async () => !(await state()).muted)
        await page.getByRole('button', { name: 'Roll' }).click()
        await hears(page, 'video-pause')
        await page.getByRole('button', { name: 'Again' }).click()
        await until('the first second', async () => (await state()).seconds < 10)
      },
    ))

  it('sets the sound of a provider’s video before it is loaded', () =>
    withProvider(
      'youtube',
      [
        { muted: false },
        button('Sounds', { do: 'video', wish: 'mute', layer: 'film' }),
        button('Roll', { do: 'video', wish: 'play', layer: 'film' }),
      ],
      async (page, state) => {
        await woken(page)
        await page.getByRole('button', { name: 'Sounds' }).click()
        await page.getByRole('button', { name: 'Roll' }).click()
        await hears(page, 'video-play')
        expect((await state()).muted).toBe(true)
      },
    ))

  it('of a heading or a shape is a link over it, with a name', () =>
    shown(
      [
        {
          layers: [
            box({ actions: [{ do: 'link', link: { href: '/services/', label: 'Services' } }] }),
            {
              id: 'area',
              blockType: 'layerShape',
              name: 'To the top',
              place: { desktop: { dx: 300, dy: 100, width: 80, height: 80 } },
              actions: [{ do: 'scroll', target: 'top' }],
            },
          ],
        },
      ],
      async (page) => {
        expect(await page.getByRole('link', { name: 'A box' }).getAttribute('href')).toBe('/services/')
        const area = page.getByRole('link', { name: 'To the top' })
        expect(await area.boundingBox()).toMatchObject({ width: 80, height: 80 })
      },
    ))
})
