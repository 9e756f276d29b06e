import { readFileSync } from 'node:fs'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Player } from '../../packages/video/src/core/player.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { fulfillYouTubeInterface } from '../support/providers/youtube-interface.ts'
import {
  allowProviders,
  PROVIDER_POLICY,
  type Providers,
  providerFrame,
  standInForProviders,
  videoState,
} from '../support/providers.ts'
import { pass, STEP_MS, stopClock } from '../support/stopped-clock.ts'
import { until } from '../support/until.ts'

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

/** A video that can be sought in, as the site answers it. */
function answerVideo(route: Route): Promise<void> {
  const from = Number(
    route
      .request()
      .headers()
      .range?.match(/bytes=(\d+)-/)?.[1] ?? 0,
  )
  const headers = {
    'accept-ranges': 'bytes',
    'content-range': `bytes ${from}-${VIDEO_FILE.length - 1}/${VIDEO_FILE.length}`,
  }
  return route.fulfill({ status: 206, headers, body: VIDEO_FILE.subarray(from), contentType: 'video/webm' })
}

const MARKS = {
  vimeo: '<div id="film" data-vimeo-id="76979871"></div>',
  youtube: '<div id="film" data-youtube-id="aqz-KE-bpKQ"></div>',
  file: '<div id="film" data-video-src="/media/film.webm"></div>',
} as const

type Kind = keyof typeof MARKS
const KINDS = ['vimeo', 'youtube', 'file'] as const satisfies readonly Kind[]

const html = (markup: string) => [{ blockType: 'rawHtml', id: 'films', html: markup }]

interface Shown {
  readonly page: Page
  readonly providers: Providers
}

interface Visitor extends NonNullable<Parameters<typeof standInForProviders>[1]> {
  readonly before?: (page: Page) => Promise<unknown>
  readonly expectedErrors?: readonly RegExp[]
  readonly consent?: readonly string[]
  readonly locale?: string
}

/** A window in which videos can be shown, to a visitor who allows both providers unless `consent` says otherwise. */
async function openWindow(visitor: Visitor) {
  const { before, expectedErrors = [], consent = ['youtube', 'vimeo'], locale = 'en', ...standIns } = visitor
  const { page, show, close } = await site.open(browser, [], {
    viewport: { width: 1000, height: 800 },
    sources: PROVIDER_POLICY,
    expectedErrors,
    locale,
  })
  await allowProviders(page, consent)
  await page.route('**/media/*.webm', answerVideo)
  const { asked } = await standInForProviders(page, standIns)
  await before?.(page)
  return { page, asked, show, close }
}

/** Shows hand-written videos: in a window of its own to a visitor who is unlike most. */
async function shown(markup: string, check: (shown: Shown) => Promise<unknown>, visitor?: Visitor) {
  const { page, asked, show, close } = visitor ? await openWindow(visitor) : usual
  const before = asked.length
  await show(html(markup))
  await check({
    page,
    providers: {
      get asked() {
        return asked.slice(before)
      },
    },
  })
  if (visitor) await close()
}

/** Waits until the element has a player that can be asked. */
const ready = (page: Page, id = 'film') => becomes(page, (player) => player.ready().then(() => true), id)

/** Asks the player in the page; an error is given as its class, its name and its text. */
function ask<Answer>(page: Page, question: (player: Player) => Answer, id = 'film'): Promise<Awaited<Answer>> {
  return page.evaluate(`(async () => {
    const player = window.vitrine.playerOf(document.getElementById('${id}'))
    try { return await (${question})(player) } catch (error) {
      return { is: error instanceof TypeError ? 'TypeError' : error instanceof RangeError ? 'RangeError' : 'Error', name: error.name, message: error.message }
    }
  })()`)
}

/** Settles once the player is as wanted. */
const becomes = (page: Page, wanted: (player: Player) => Promise<boolean>, id = 'film') =>
  until(`the player of #${id}`, () =>
    page.evaluate<boolean>(`(async () => {
      const player = window.vitrine?.playerOf?.(document.getElementById('${id}'))
      return player !== undefined && (${wanted})(player)
    })()`),
  )

const plays = (page: Page, id = 'film') => becomes(page, async (player) => !(await player.get('paused')), id)
const stands = (page: Page, id = 'film') => becomes(page, (player) => player.get('paused'), id)

/** Lets time pass until something has happened. */
async function passUntil(page: Page, happens: Promise<unknown>): Promise<void> {
  let hasHappened = false
  const settled = happens.finally(() => {
    hasHappened = true
  })
  while (!hasHappened) await pass(page, STEP_MS)
  await settled
}

/** Waits until a provider has its frame on the page. */
const frameOf = (page: Page, provider: 'vimeo' | 'youtube') =>
  until('the frame', () => page.frames().some((frame) => frame.url().includes(provider)))

/** Runs in the browser: the video goes on with the clock of the page, from its first moment. */
function followClock(element: HTMLElement | SVGElement): void {
  let from = 0
  element.addEventListener('play', () => {
    from = performance.now()
  })
  Object.defineProperty(element, 'currentTime', {
    get: () => ((element as HTMLVideoElement).paused ? 0 : (performance.now() - from) / 1000),
  })
}

const MISUSES = [
  [(player: Player) => player.set('volume', undefined as never), 'There must be a value to set.'],
  [(player: Player) => player.setVolume(null as never), 'There must be a value to set.'],
  [(player: Player) => player.on('' as never, () => {}), 'You must pass an event name.'],
  [(player: Player) => player.off(undefined as never), 'You must pass an event name.'],
  [(player: Player) => player.on('play', undefined as never), 'You must pass a callback function.'],
  [(player: Player) => player.on('play', 'stop' as never), 'The callback must be a function.'],
  [(player: Player) => player.off('play', {} as never), 'The callback must be a function.'],
  [(player: Player) => player.enableTextTrack(''), 'You must pass a language.'],
] as const

const OUT_OF_RANGE = [
  (player: Player) => player.set('volume', 2),
  (player: Player) => player.set('playbackRate', 9),
  (player: Player) => player.set('currentTime', -1),
  (player: Player) => player.addCuePoint(-1),
] as const

describe.each(KINDS)('a player of the kind %s', (kind) => {
  it('plays and pauses, and emits events for both', () =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      await ask(page, (player) => {
        const received: string[] = []
        Object.assign(window, { received })
        for (const event of ['play', 'playing', 'pause'] as const) player.on(event, () => received.push(event))
      })
      expect(await ask(page, (player) => player.get('paused'))).toBe(true)
      await ask(page, async (player) => {
        await player.set('muted', true)
        await player.play()
      })
      await plays(page)
      await ask(page, (player) => player.pause())
      await stands(page)
      await page.waitForFunction(() => (window as unknown as { received: string[] }).received.includes('pause'))
      expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual([
        'play',
        'playing',
        'pause',
      ])
    }))

  it('answers misuse with a TypeError and the text of the catalogue', () =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      const answers = []
      for (const [misuse, message] of MISUSES)
        answers.push({ expected: message, got: await ask(page, misuse as (player: Player) => unknown) })
      expect(answers).toEqual(
        MISUSES.map(([, message]) => ({ expected: message, got: { is: 'TypeError', name: 'TypeError', message } })),
      )
    }))

  it('refuses what is out of range', () =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      for (const misuse of OUT_OF_RANGE)
        expect(await ask(page, misuse as (player: Player) => unknown)).toMatchObject({ name: 'RangeError' })
    }))

  it('keeps what is set', () =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      const refusals = await ask(page, async (player) => {
        const set = [
          await player.set('volume', 0.4),
          await player.set('muted', true),
          await player.set('loop', true),
          await player.set('playbackRate', 1.5),
          await player.set('currentTime', 0.5),
          await player.set('autopause', false),
        ]
        const got = [
          await player.getVolume(),
          await player.getMuted(),
          await player.getLoop(),
          await player.getPlaybackRate(),
          Math.round((await player.getCurrentTime()) * 10) / 10,
          await player.getAutopause(),
        ]
        return { set, got }
      })
      expect(refusals.set).toEqual([0.4, true, true, 1.5, 0.5, false])
      expect(refusals.got).toEqual(refusals.set)
    }))

  it('describes its video', () =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      const answers = await ask(page, async (player) => ({
        id: await player.get('videoId'),
        duration: await player.get('duration'),
        ended: await player.get('ended'),
        url: await player.get('videoUrl'),
        width: await player.get('videoWidth'),
      }))
      const expected = {
        vimeo: { id: 76979871, url: 'https://vimeo.com/76979871', width: 1280, duration: 30 },
        youtube: { id: 'aqz-KE-bpKQ', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', duration: 30 },
        file: { id: '/media/film.webm', width: 64 },
      }[kind]
      expect(answers).toMatchObject({ ended: false, ...expected })
      expect(answers.duration).toBeGreaterThan(0.9)
    }))

  it('is unknown once it is unloaded, until it loads another video', () =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      await ask(page, (player) => player.unload())
      const unknown = { is: 'Error', message: 'Unknown player. Probably unloaded.' }
      expect(await ask(page, (player) => player.play())).toMatchObject(unknown)
      expect(await ask(page, (player) => player.get('volume'))).toMatchObject(unknown)
      const next = { vimeo: '148751763', youtube: 'M7lc1UVf-VE', file: '/media/other.webm' }[kind]
      await page.evaluate((nextVideo) => Object.assign(window, { nextVideo }), next)
      expect(
        String(await ask(page, (player) => player.loadVideo((window as never as { nextVideo: string }).nextVideo))),
      ).toBe(next)
      expect(await ask(page, (player) => player.get('paused'))).toBe(true)
    }))

  it('is unknown for ever once it is destroyed, and leaves nothing', () =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      const answer = await ask(page, async (player) => {
        await player.destroy()
        return player.loadVideo('1')
      })
      expect(answer).toMatchObject({ message: 'Unknown player. Probably unloaded.' })
      expect(await page.locator('#film :is(iframe, video)').count()).toBe(0)
      expect(await page.evaluate(() => window.vitrine?.playerOf?.(document.getElementById('film') as Element))).toBe(
        undefined,
      )
    }))

  it('emits a cue point within 250 ms of the video, and not one that was removed', () =>
    shown(
      MARKS[kind],
      async ({ page }) => {
        if (kind === 'file') await page.locator('#film video').evaluate(followClock)
        else await frameOf(page, kind)
        await passUntil(page, ready(page))
        const outcome = ask(page, async (player) => {
          const dropped = await player.addCuePoint(0.3, { name: 'dropped' })
          const cuePoint = await player.addCuePoint(0.5, { name: 'kept' })
          await player.removeCuePoint(dropped)
          const listed = (await player.getCuePoints()).map(({ id, time }) => id === cuePoint && time)
          const first = new Promise<{ data: object; late: number }>((resolve) => {
            player.on('cuepoint', async ({ data, time }) =>
              resolve({ data, late: (await player.get('currentTime')) - time }),
            )
          })
          await player.set('muted', true)
          await player.set('loop', true)
          await player.play()
          return { listed, ...(await first) }
        })
        await passUntil(page, outcome)
        expect(await outcome).toMatchObject({ listed: [0.5], data: { name: 'kept' } })
        expect((await outcome).late).toBeLessThanOrEqual(0.25)
      },
      { before: stopClock },
    ))

  it('has no cue point to take back that is none', () =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      expect(await ask(page, (player) => player.removeCuePoint('none'))).toMatchObject({ name: 'InvalidCuePoint' })
    }))
})

describe('captions', () => {
  it.each(['vimeo', 'youtube'] as const)('are turned on and off at %s, in the languages that there are', (kind) =>
    shown(MARKS[kind], async ({ page }) => {
      await ready(page)
      expect(await ask(page, (player) => player.enableTextTrack('de'))).toMatchObject({ language: 'de' })
      const showing = () =>
        ask(page, async (player) => (await player.get('textTracks')).filter(({ mode }) => mode === 'showing').length)
      expect(await showing()).toBe(1)
      await ask(page, (player) => player.disableTextTrack())
      expect(await showing()).toBe(0)
      expect(await ask(page, (player) => player.enableTextTrack('fi'))).toMatchObject({
        name: 'InvalidTrackLanguageError',
      })
    }))

  it('are asked for in the visitor’s language', () =>
    shown(
      `${MARKS.vimeo}${MARKS.youtube.replace('film', 'other')}`,
      async ({ page, providers }) => {
        await ready(page)
        await ready(page, 'other')
        const [vimeo, youtube] = ['player.vimeo.com', 'www.youtube-nocookie.com'].map(
          (host) => new URL(providers.asked.find((address) => address.includes(host)) ?? '').searchParams,
        )
        expect([vimeo?.get('texttrack'), youtube?.get('cc_lang_pref')]).toEqual(['de', 'de'])
      },
      { locale: 'de-AT' },
    ))
})

describe('the data that a provider gets', () => {
  it('is no more than it needs: no tracking at Vimeo, no cookies at YouTube', () =>
    shown(`${MARKS.vimeo}${MARKS.youtube.replace('film', 'other')}`, async ({ page, providers }) => {
      await ready(page)
      await ready(page, 'other')
      expect(providers.asked.map((address) => address.replace(/\?.*/, '')).sort()).toEqual([
        'https://player.vimeo.com/video/76979871',
        'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
        'https://www.youtube.com/iframe_api',
      ])
      expect(providers.asked.find((address) => address.includes('vimeo'))).toContain('dnt=1')
    }))

  it('is nothing before its visitor allows it, and its frame goes when that is withdrawn', () =>
    shown(
      `<div id="film" data-vimeo-id="76979871"><a href="https://vimeo.com/76979871">The film</a></div>
      ${MARKS.file.replace('film', 'own')}`,
      async ({ page, providers }) => {
        // What is to play at once is loaded by the time when one of them can be asked.
        await ready(page, 'own')
        const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
        expect(loaded.filter((name) => name.includes('vimeo'))).toEqual([])
        expect(providers.asked).toEqual([])
        await page.getByRole('link', { name: 'The film' }).waitFor()
        const decide = (allowed: readonly string[]) =>
          page.evaluate((names) => {
            localStorage.setItem('vitrine-consent', JSON.stringify({ version: 1, allowed: names }))
            document.dispatchEvent(new CustomEvent('vitrine:consent:change'))
          }, allowed)
        await decide(['vimeo'])
        await ready(page)
        await decide([])
        await page.locator('#film iframe').waitFor({ state: 'detached' })
        await page.getByRole('link', { name: 'The film' }).waitFor()
      },
      { consent: [] },
    ))

  it('comes from its own frame alone: forged messages change nothing', () =>
    shown(
      `${MARKS.vimeo}<div id="other" data-vimeo-id="148751763"></div><div id="third" data-youtube-id="aqz-KE-bpKQ"></div>`,
      async ({ page }) => {
        for (const id of ['film', 'other', 'third']) await ready(page, id)
        for (const id of ['film', 'third'])
          await ask(
            page,
            (player) => {
              const received: unknown[] = []
              Object.assign(window, {
                received: [...((window as { received?: unknown[][] }).received ?? []), received],
              })
              for (const event of ['pause', 'volumechange', 'error', 'loaded'] as const)
                player.on(event, (data) => received.push(data))
            },
            id,
          )
        const forge = () => {
          for (const event of ['pause', 'volumechange', 'error', 'loaded']) {
            parent.postMessage({ event, data: { forged: true, method: 'play' } }, '*')
            parent.postMessage(JSON.stringify({ event: 'onError', info: 100, id: 'widget-1' }), '*')
            parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { volume: 7 }, id: 'widget-1' }), '*')
          }
        }
        // The page itself, the other provider's frame, and another frame of the same provider.
        await page.evaluate(forge)
        await providerFrame(page, 'youtube').evaluate(() => {
          parent.postMessage({ event: 'pause', data: { forged: true } }, '*')
        })
        const other = page.frames().find((frame) => frame.url().includes('148751763'))
        await other?.evaluate(forge)
        // Messages arrive in their order: once a true one has, the forged ones would have.
        await ask(page, (player) => player.set('volume', 0.5))
        await ask(page, (player) => player.set('volume', 0.5), 'third')
        await page.waitForFunction(() => (window as unknown as { received: unknown[][] }).received[0]?.length)
        expect(await page.evaluate(() => (window as unknown as { received: unknown[][] }).received)).toEqual([
          [{ volume: 0.5, muted: false }],
          [],
        ])
        expect(await ask(page, (player) => player.get('volume'), 'third')).toBe(0.5)
      },
    ))
})

describe('an interface that does not come', () => {
  const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Api Could not be loaded !' })
  const REFUSED = /Failed to load resource|could not be loaded/
  const asksForIt = (providers: Providers) =>
    until('the question for the interface', () => providers.asked.includes('https://www.youtube.com/iframe_api'))

  it('is announced after 5 seconds, in red, without a hint on plain pages', () =>
    shown(
      MARKS.youtube,
      async ({ page, providers }) => {
        await asksForIt(providers)
        await page.clock.runFor(4999)
        expect(await banner(page).count()).toBe(0)
        await page.clock.runFor(1)
        await banner(page).waitFor()
        expect(await banner(page).innerText()).toBe('Api Could not be loaded !')
        const [red = 0, green = 0, blue = 0] = await banner(page).evaluate((it) => {
          const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
          context.fillStyle = getComputedStyle(it).backgroundColor
          context.fillRect(0, 0, 1, 1)
          return [...context.getImageData(0, 0, 1, 1).data]
        })
        expect(red).toBeGreaterThan(2 * Math.max(green, blue))
      },
      { youtubeInterface: 'hangs', before: stopClock },
    ))

  it('is announced at the same time where it is blocked, and the embed logged to the console', () =>
    shown(
      `${MARKS.youtube}`,
      async ({ page, providers }) => {
        await asksForIt(providers)
        await page.clock.runFor(4999)
        expect(await banner(page).count()).toBe(0)
        const failure = page.waitForEvent('console', (message) => message.text().startsWith('There was an error'))
        await page.clock.runFor(1)
        expect((await failure).text()).toBe(
          'There was an error creating an embed: Error: https://www.youtube.com/iframe_api could not be loaded.',
        )
        await banner(page).waitFor()
      },
      { youtubeInterface: 'blocked', before: stopClock, expectedErrors: [REFUSED] },
    ))

  it('goes away when it comes late, and the video is there', () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    return shown(
      MARKS.youtube,
      async ({ page, providers }) => {
        await asksForIt(providers)
        await page.clock.runFor(5000)
        await banner(page).waitFor()
        release()
        await banner(page).waitFor({ state: 'detached' })
        await page.locator('#film iframe').waitFor()
      },
      {
        before: stopClock,
        youtubeInterface: async (route) => {
          await held
          return fulfillYouTubeInterface(route)
        },
      },
    )
  })

  it('is announced with a hint about the certificate on encrypted pages', async () => {
    const { page, close } = await site.open(browser, [], { sources: PROVIDER_POLICY })
    await stopClock(page)
    await page.addInitScript(() => {
      localStorage.setItem('vitrine-consent', JSON.stringify({ version: 1, allowed: ['youtube'] }))
    })
    const providers = await standInForProviders(page, { youtubeInterface: 'hangs' })
    await page.route('https://halden.example/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/film/')
        return route.fulfill({ body: site.html(html(MARKS.youtube)), contentType: 'text/html; charset=utf-8' })
      return route.fulfill({ response: await route.fetch({ url: site.url + pathname }) })
    })
    await page.goto('https://halden.example/film/')
    await asksForIt(providers)
    await page.clock.runFor(5000)
    await banner(page).waitFor()
    expect(await banner(page).innerText()).toMatch(/^Api Could not be loaded !\s+.*SSL certificate.* renewed\.$/)
    await close()
  })
})

describe('a video of YouTube that begins by itself', () => {
  const BY_ITSELF = '<div id="film" data-youtube-id="aqz-KE-bpKQ" data-video-autoplay></div>'
  const statesOf = async (page: Page) => (await videoState(providerFrame(page, 'youtube'))).states

  it('plays at the third try when its player is ready after 700 ms', () =>
    shown(
      BY_ITSELF,
      async ({ page }) => {
        await frameOf(page, 'youtube')
        await pass(page, 950)
        expect(await statesOf(page)).toEqual([])
        await pass(page, 50)
        await plays(page)
        expect(await statesOf(page)).toEqual([3, 1])
        expect(await ask(page, (player) => player.get('muted'))).toBe(true)
      },
      { youtube: { readyAfterMs: 700 }, before: stopClock },
    ))

  it('stays as it is when its player is ready only after the fifth try', () =>
    shown(
      BY_ITSELF,
      async ({ page }) => {
        await frameOf(page, 'youtube')
        await pass(page, 2500)
        await ready(page)
        await pass(page, 500)
        expect(await statesOf(page)).toEqual([])
      },
      { youtube: { readyAfterMs: 1700 }, before: stopClock },
    ))

  it('stays as it is when the browser wants a touch first', () =>
    shown(
      BY_ITSELF,
      async ({ page }) => {
        await ready(page)
        expect(await ask(page, (player) => player.play())).toMatchObject({ name: 'NotAllowedError' })
        expect(await statesOf(page)).toEqual([])
      },
      { youtube: { mayAutoplay: false } },
    ))
})

describe('several videos on a page', () => {
  const SEVERAL = `${MARKS.vimeo}${MARKS.youtube.replace('film', 'second')}<div id="third" data-video-src="/media/film.webm"></div>`
  const start = (page: Page, id: string) =>
    ask(
      page,
      async (player) => {
        await player.set('loop', true)
        await player.set('muted', true)
        await player.play()
      },
      id,
    )

  it('play one at a time, whoever plays them', () =>
    shown(SEVERAL, async ({ page }) => {
      for (const id of ['film', 'second', 'third']) await ready(page, id)
      await start(page, 'film')
      await plays(page)
      await start(page, 'second')
      await stands(page)
      await plays(page, 'second')
      await start(page, 'third')
      await stands(page, 'second')
      await plays(page, 'third')
    }))

  it('play together where one does not take part', () =>
    shown(SEVERAL, async ({ page }) => {
      for (const id of ['film', 'second', 'third']) await ready(page, id)
      await ask(page, (player) => player.set('autopause', false))
      await start(page, 'film')
      await start(page, 'second')
      await start(page, 'third')
      await stands(page, 'second')
      await plays(page)
    }))

  it('stop for a plain video of the page, and it for them', () =>
    shown(MARKS.vimeo, async ({ page }) => {
      await ready(page)
      await page.evaluate(() => {
        const video = Object.assign(document.createElement('video'), { controls: true, muted: true, loop: true })
        video.src = '/media/film.webm'
        document.querySelector('main')?.append(video)
      })
      await start(page, 'film')
      await page.evaluate(() => document.querySelector<HTMLVideoElement>('video[controls]')?.play())
      await stands(page)
      await start(page, 'film')
      await page.waitForFunction(() => document.querySelector<HTMLVideoElement>('video[controls]')?.paused)
    }))

  it('pause when they are hidden', () =>
    shown(MARKS.vimeo, async ({ page }) => {
      await ready(page)
      await start(page, 'film')
      await page.evaluate(() => {
        const element = document.getElementById('film') as HTMLElement
        element.hidden = true
        element.style.display = 'none'
      })
      await stands(page)
    }))
})

describe('an element that names no video', () => {
  it.each([
    [
      'data-vimeo-url="https://films.example/1"',
      /^There was an error creating an embed: TypeError: “https:\/\/films.example\/1” is not a vimeo.com url\.$/,
    ],
    [
      'data-youtube-id="https://vimeo.com/1"',
      /^There was an error creating an embed: TypeError: “https:\/\/vimeo.com\/1” is not a youtube.com url\.$/,
    ],
  ])('is reported to the console: %s', (attribute, message) =>
    shown(`<div ${attribute}></div>${MARKS.file}`, async ({ page }) => ready(page), {
      expectedErrors: [message],
    }))

  it('is announced as well when the provider refuses its video, and stays', () =>
    shown(
      '<div data-vimeo-id="1"><a href="https://vimeo.com/1">The film</a></div>',
      ({ page }) => page.getByRole('link', { name: 'The film' }).waitFor(),
      {
        vimeo: { refusal: { name: 'PrivacyError', message: '“https://vimeo.com/1” is not embeddable.' } },
        expectedErrors: [
          /^There was an error creating an embed: PrivacyError: “https:\/\/vimeo.com\/1” is not embeddable\.$/,
        ],
      },
    ))
})
