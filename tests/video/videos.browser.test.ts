import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { videoPlaceTexts } from '../../packages/kit/src/core/video-place-texts.ts'
import { examples as consentSettingsExamples } from '../../packages/video/src/blocks/consent-settings/consent-settings.examples.ts'
import type { VideoBlock } from '../../packages/video/src/blocks/video/video.block.ts'
import { examples as videoExamples } from '../../packages/video/src/blocks/video/video.examples.ts'
import { placeTexts } from '../../packages/video/src/core/place.ts'
import { VIDEO_TEXTS, videoState } from '../../packages/video/src/core/texts.ts'
import { axeViolations } from '../support/axe.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { standInForProviders } from '../support/providers.ts'
import { ready, turn } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { noteShiftsFromHere, shiftsOf } from '../support/shifts.ts'
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

const example = (id: string) => videoExamples.find((block) => block.id === id) as VideoBlock
const youtube = (id = 'video-youtube', more: Partial<VideoBlock> = {}): VideoBlock => ({
  ...example('video-youtube'),
  id,
  ...more,
})
const vimeo: VideoBlock = {
  ...example('video-youtube'),
  id: 'v',
  title: 'Cord',
  source: { kind: 'provider', provider: 'vimeo', id: '1' },
}
const own = example('video-normal')
const quiet = example('video-quiet')
const settings = consentSettingsExamples[0] as BlockBase
const long = (id: string): BlockBase =>
  ({
    blockType: 'richText',
    id,
    size: 'text',
    content: [
      { kind: 'paragraph', children: [{ kind: 'text', text: 'A line of a long text. '.repeat(900), marks: [] }] },
    ],
  }) as BlockBase

interface Shown {
  readonly page: Page
  /** Addresses at providers that were asked for. */
  readonly asked: () => readonly string[]
  /** Addresses of videos of the site's own. */
  readonly videos: () => readonly string[]
}

type Visitor = BrowserContextOptions & { readonly before?: (page: Page) => Promise<unknown> }

/** A window with stand-ins for the providers. */
async function openWindow({ before, ...context }: Visitor) {
  const { page, show, close } = await site.open(browser, [], {
    viewport: { width: 1000, height: 800 },
    byRoutes: true,
    ...context,
  })
  const videos: string[] = []
  const { asked } = await standInForProviders(page)
  await page.route('**/media/*.webm', (route) => {
    videos.push(route.request().url())
    return route.fulfill({ body: VIDEO_FILE, contentType: 'video/webm' })
  })
  await page.route('**/media/*.vtt', (route) => route.fulfill({ body: 'WEBVTT\n', contentType: 'text/vtt' }))
  await page.route('**/media/*.mp4', (route) => route.fulfill({ status: 404 }))
  await before?.(page)
  return { page, asked, videos, show, close }
}

/** Shows blocks on a first visit: in a window of its own to a visitor who is unlike most. */
async function shown(blocks: readonly BlockBase[], check: (shown: Shown) => Promise<void>, visitor?: Visitor) {
  const { page, asked, videos, show, close } = visitor ? await openWindow(visitor) : usual
  if (!visitor) await page.evaluate(() => localStorage.clear())
  const [askedBefore, videosBefore] = [asked.length, videos.length]
  await show(blocks)
  if (visitor?.javaScriptEnabled !== false) await ready(page).then(() => turn(page))
  await check({ page, asked: () => asked.slice(askedBefore), videos: () => videos.slice(videosBefore) })
  if (visitor) await close()
}

const TITLE = youtube().title
const play = (page: Page, title = TITLE) => page.getByRole('button', { name: `Play video: ${title}`, exact: true })
const once = (page: Page) => page.getByRole('button', { name: 'Load once' })
const always = (page: Page) => page.getByRole('button', { name: 'Always allow YouTube' })
const notice = (page: Page) => page.getByText('This video is hosted by YouTube. Loading it sends your address to them.')
const frames = (page: Page) => page.locator('.video-place iframe, .video-place youtube-video')
/** Presses a button while a frame of another site stands on the page: to that, a pointer's press may go astray. */
const press = (button: Locator) => button.evaluate((it: HTMLElement) => it.click())
const storedConsent = (page: Page) => page.evaluate(() => localStorage.getItem('vitrine-consent'))

describe('a video at a provider', () => {
  it('loads nothing of its provider before it is played: a page with twelve makes no request', () =>
    shown(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? vimeo : youtube(`y${index}`))),
      async ({ page, asked }) => {
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 400) {
            scrollTo({ top: y, behavior: 'instant' })
            await new Promise(requestAnimationFrame)
          }
        })
        await turn(page)
        expect(asked()).toEqual([])
        expect(await play(page).count()).toBe(6)
        expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toSatisfy(
          (names: string[]) => !names.some((name) => /video\.enhancer|create-player|vimeo|youtube/.test(name)),
        )
      },
    ))

  it('plays once its visitor pressed its button and allowed it, and has the focus then', () =>
    shown([youtube()], async ({ page, asked }) => {
      await play(page).click()
      const loaded = page.waitForRequest(/^https:.*aqz-KE-bpKQ/)
      await once(page).click()
      await loaded
      await page.locator('.video-place[data-state="shown"]').waitFor()
      expect(asked().length).toBeGreaterThan(0)
      expect(await frames(page).evaluate((it) => it === document.activeElement)).toBe(true)
      expect(await frames(page).getAttribute('title')).toBe(TITLE)
    }))

  it('plays by keyboard alone, and Escape goes back to its button', () =>
    shown([youtube()], async ({ page, asked }) => {
      await play(page).focus()
      await page.keyboard.press('Enter')
      await once(page).waitFor()
      expect(await once(page).evaluate((it) => it === document.activeElement)).toBe(true)
      await page.keyboard.press('Escape')
      expect(await play(page).evaluate((it) => it === document.activeElement)).toBe(true)
      expect([await notice(page).count(), asked()]).toEqual([0, []])
    }))

  it('does not lose the press that wakes it, however slowly its script comes', () =>
    shown(
      [youtube()],
      async ({ page }) => {
        await play(page).click()
        await once(page).waitFor()
      },
      {
        before: (page) =>
          page.route('**/assets/video.enhancer-*.js', async (route) => {
            const response = await route.fetch()
            // The press is over when the script comes.
            await page.waitForFunction(() => document.querySelector('.video-place__play') === document.activeElement)
            await route.fulfill({ response })
          }),
      },
    ))

  it('shifts nothing, from its image to its player', () =>
    shown([youtube(), long('after')], async ({ page }) => {
      await noteShiftsFromHere(page)
      await play(page).click()
      await once(page).click()
      await page.locator('.video-place[data-state="shown"]').waitFor()
      expect(await shiftsOf(page)).toEqual([])
    }))

  it('is a link to its provider without script', () =>
    shown(
      [youtube()],
      async ({ page, asked }) => {
        const link = page.getByRole('link', { name: `${TITLE} Watch at YouTube` })
        expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
        expect(await page.locator('.video-place button').isVisible()).toBe(false)
        expect(asked()).toEqual([])
      },
      { javaScriptEnabled: false },
    ))

  it('has its poster from this site, without a request to others', () =>
    shown([youtube('y', { poster: undefined } as object)], async ({ page, asked }) => {
      const posterUrl = () => page.locator('.video-place__poster').evaluate((it: HTMLImageElement) => it.currentSrc)
      await expect.poll(posterUrl).not.toBe('')
      expect(new URL(await posterUrl()).origin).toBe(site.url)
      expect(await posterUrl()).toMatch(/\/video\/posters\/youtube\/aqz-KE-bpKQ\/\d+\.webp$/)
      expect(asked()).toEqual([])
    }))

  it('starts by itself only when its provider is allowed, without sound, and not with reduced motion', async () => {
    const auto = youtube('auto', { autoplay: true })
    await shown([auto], async ({ page, asked }) => {
      expect(asked()).toEqual([])
      await play(page).click()
      await always(page).click()
      await frames(page).waitFor()
      await page.reload()
      await frames(page).waitFor()
    })
    await shown(
      [auto],
      async ({ page, asked }) => {
        await play(page).waitFor()
        expect(asked()).toEqual([])
      },
      { reducedMotion: 'reduce', before: allowed },
    )
  })
})

describe('consent', () => {
  it('is asked for in words that say what happens, with both ways and the way around', () =>
    shown([youtube()], async ({ page, asked }) => {
      await play(page).click()
      await notice(page).waitFor()
      const group = page.getByRole('group', { name: /^This video is hosted by YouTube/ })
      expect(await group.getByRole('button').allTextContents()).toEqual(['Load once', 'Always allow YouTube'])
      expect(await group.getByRole('link').getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
      expect([asked(), await storedConsent(page)]).toEqual([[], null])
    }))

  it.each([390, 820, 1440])('has a question that fits its place and that axe finds nothing in: %i pixels', (width) =>
    shown(
      [youtube()],
      async ({ page }) => {
        await play(page).click()
        await once(page).waitFor()
        const place = page.locator('.video-place')
        const [outer, inner] = [await place.boundingBox(), await page.locator('.video-place__notice').boundingBox()]
        expect(inner).toEqual(outer)
        expect(await page.locator('.video-place__notice').evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
        for (const button of await page.locator('.video-place__choice').all()) {
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        }
        await saveScreenshot(place, `blocks/video-notice-${width}.png`)
        expect(await axeViolations(page, { within: '.video-place' })).toEqual([])
      },
      { viewport: { width, height: 900 } },
    ))

  it('given once is for this video only, and not remembered', () =>
    shown([youtube('a'), youtube('b', { title: 'Another' })], async ({ page }) => {
      await play(page).click()
      await once(page).click()
      await frames(page).waitFor()
      expect(await storedConsent(page)).toBeNull()
      await press(play(page, 'Another'))
      await notice(page).waitFor()
      expect(await frames(page).count()).toBe(1)
    }))

  it('given for always lets others of this provider play at once, after a reload too, and no other provider', () =>
    shown([youtube('a'), youtube('b', { title: 'Another' }), vimeo], async ({ page }) => {
      await play(page, 'Another').click()
      await notice(page).waitFor()
      await play(page).click()
      await always(page).nth(0).click()
      await page.locator('.video-place[data-state="shown"]').waitFor()
      // Who asked meanwhile needs no answer any more.
      expect(await notice(page).count()).toBe(0)
      await page.reload()
      await play(page, 'Another').click()
      await frames(page).waitFor()
      await press(play(page, 'Cord'))
      await page.getByText('This video is hosted by Vimeo.').waitFor()
      expect(await frames(page).count()).toBe(1)
    }))

  it('that is withdrawn takes the frames away, and the next video asks again', () =>
    shown(
      [youtube('a'), settings],
      async ({ page }) => {
        await play(page).click()
        await frames(page).waitFor()
        const withdraw = page.getByRole('button', { name: 'Stop allowing YouTube' })
        await press(withdraw)
        await frames(page).waitFor({ state: 'detached' })
        await page.getByText('You have allowed no other company to be loaded.').waitFor()
        await play(page).click()
        await notice(page).waitFor()
      },
      { before: allowed },
    ))

  it('follows the function of a consent manager', () =>
    shown(
      [youtube()],
      async ({ page }) => {
        await play(page).click()
        await notice(page).waitFor()
        // The wish reaches the manager; while it says no, nothing is loaded.
        await always(page).click()
        await page.locator('.video-place[data-state="asking"]').waitFor()
        expect(await frames(page).count()).toBe(0)
        await page.evaluate(() => {
          Object.assign(globalThis, { managed: ['youtube'] })
          document.dispatchEvent(new CustomEvent('vitrine:consent:change'))
        })
        await frames(page).waitFor()
        await page.evaluate(() => {
          Object.assign(globalThis, { managed: [] })
          document.dispatchEvent(new CustomEvent('vitrine:consent:change'))
        })
        await frames(page).waitFor({ state: 'detached' })
      },
      {
        before: (page) =>
          page.addInitScript(() => {
            const managed = () => (globalThis as unknown as { managed?: string[] }).managed ?? []
            window.vitrine = { consent: (provider) => managed().includes(provider) }
          }),
      },
    ))

  it('is remembered by the page where the browser stores nothing', () =>
    shown(
      [youtube('a'), youtube('b', { title: 'Another' })],
      async ({ page }) => {
        await play(page).click()
        await always(page).click()
        await frames(page).waitFor()
        await press(play(page, 'Another'))
        await frames(page).nth(1).waitFor()
        await page.reload()
        await play(page).click()
        await notice(page).waitFor()
      },
      {
        before: (page) =>
          page.addInitScript(() => {
            Object.defineProperty(window, 'localStorage', {
              get() {
                throw new DOMException('No.', 'SecurityError')
              },
            })
          }),
      },
    ))

  it('is the same in two tabs', () =>
    shown(
      [youtube(), settings],
      async ({ page }) => {
        const other = await page.context().newPage()
        await standInForProviders(other)
        await other.route('**/privacy/', async (route) => {
          await route.fulfill({ body: site.html([youtube(), settings]), contentType: 'text/html' })
        })
        await other.goto(page.url())
        await play(other).click()
        await notice(other).waitFor()
        await play(page).click()
        await always(page).click()
        await frames(page).waitFor()
        // The other tab does not ask any more, and plays at once.
        await notice(other).waitFor({ state: 'detached' })
        await play(other).click()
        await frames(other).waitFor()
        await press(other.getByRole('button', { name: 'Stop allowing YouTube' }))
        await frames(page).waitFor({ state: 'detached' })
      },
      {},
    ))

  it('is asked for in the words of the site', async () => {
    const texts = Object.fromEntries(Object.keys(VIDEO_TEXTS).map((name) => [name, `‹${name} {provider}{title}›`]))
    const german = await startBlockSite({
      locale: 'de',
      states: [videoState.entry(texts), videoPlaceTexts.entry({ texts: placeTexts({ ...VIDEO_TEXTS, ...texts }) })],
    })
    const { page, close } = await german.open(browser, [youtube(), settings])
    await page.getByRole('button', { name: `‹play {provider}${TITLE}›` }).click()
    await page.getByText('‹notice YouTube{title}›').waitFor()
    expect(await page.locator('.video-place__notice :is(button, a)').allTextContents()).toEqual([
      '‹loadOnce {provider}{title}›',
      '‹allowAlways YouTube{title}›',
      '‹watchAt YouTube{title}›',
    ])
    await page.getByText('‹nothingAllowed {provider}{title}›').waitFor()
    await close()
  })
})

describe('a video of the site’s own', () => {
  it('is the browser’s own player, with its formats and tracks, and is not loaded before it is played', () =>
    shown([own], async ({ page, videos }) => {
      const element = page.locator('video')
      expect(await element.evaluate((it: HTMLVideoElement) => [it.controls, it.preload])).toEqual([true, 'none'])
      expect(videos()).toEqual([])
      expect(await element.locator('source').evaluateAll((all) => all.map((it) => it.getAttribute('type')))).toEqual([
        'video/webm',
        'video/mp4',
      ])
      expect(
        await element.locator('track').evaluateAll((all: HTMLTrackElement[]) => all.map((it) => [it.kind, it.label])),
      ).toEqual([
        ['captions', 'Captions'],
        ['subtitles', 'Deutsch'],
        ['chapters', 'Chapters'],
      ])
      await element.evaluate((it: HTMLVideoElement) => it.play())
      expect(await element.evaluate((it: HTMLVideoElement) => it.textTracks[0]?.mode)).toBe('showing')
    }))

  it('plays without script', () =>
    shown(
      [own],
      async ({ page }) => {
        expect(await page.locator('video[controls][preload="none"] source').count()).toBe(2)
      },
      { javaScriptEnabled: false },
    ))

  it('starts by itself only in view and without sound, and stops out of it', () =>
    shown([long('before'), quiet], async ({ page, videos }) => {
      const element = page.locator('video')
      expect(videos()).toEqual([])
      await element.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }))
      await page.waitForFunction(() => document.querySelector('video')?.paused === false)
      expect(await element.evaluate((it: HTMLVideoElement) => it.muted)).toBe(true)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.waitForFunction(() => document.querySelector('video')?.paused === true)
    }))

  it('that shows no controls has one button, and stays as the visitor leaves it', () =>
    shown([quiet, long('after')], async ({ page }) => {
      await page.waitForFunction(() => document.querySelector('video')?.paused === false)
      const stop = page.getByRole('button', { name: `Pause video: ${quiet.title}` })
      const box = await stop.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await stop.click()
      await play(page, quiet.title).waitFor()
      await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }))
      await turn(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await turn(page)
      expect(await page.locator('video').evaluate((it: HTMLVideoElement) => it.paused)).toBe(true)
    }))

  it('does not start by itself with reduced motion', () =>
    shown(
      [quiet],
      async ({ page, videos }) => {
        await play(page, quiet.title).waitFor()
        expect(videos()).toEqual([])
      },
      { reducedMotion: 'reduce' },
    ))

  const two = [own, { ...quiet, id: 'q', autoplay: false, controls: true }]
  /** Starts a video that plays over and over, once its script listens. */
  const begin = async (video: Locator) => {
    await video.focus()
    await until('its script', () => video.evaluate((it) => it.closest('[data-ready]') !== null))
    await video.evaluate((it: HTMLVideoElement) => Object.assign(it, { loop: true }).play())
  }

  it('stops when another one starts', () =>
    shown(two, async ({ page }) => {
      const [first, second] = [page.locator('video').nth(0), page.locator('video').nth(1)]
      await begin(first)
      await begin(second)
      await page.waitForFunction(() => document.querySelector('video')?.paused === true)
      expect(await second.evaluate((it: HTMLVideoElement) => it.paused)).toBe(false)
    }))

  it('stops no other one when it begins anew, or goes on after it waited', () =>
    shown(two, async ({ page }) => {
      await begin(page.locator('video').first())
      const starts = await page.locator('video').evaluateAll(([first]) => {
        let count = 0
        document.addEventListener('vitrine:video:playing', () => (count += 1))
        first?.dispatchEvent(new Event('playing'))
        return count
      })
      expect(starts).toBe(0)
    }))

  it('has a transcript to open', () =>
    shown([own], async ({ page }) => {
      await page.getByText('Transcript').click()
      await page.getByText('Yusuf turns the leg by hand.').waitFor()
    }))
})

describe('a place that a script adds to the page', () => {
  const add = (page: Page, autoplay = false) =>
    page.evaluate(
      ([texts, autoplay]) => {
        const element = document.createElement('vitrine-enhance')
        const source = { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' }
        const options = { title: 'Added', autoplay, muted: false, loop: false, controls: true, autopause: true }
        element.setAttribute('name', 'video')
        element.setAttribute('when', 'load')
        element.setAttribute('props', JSON.stringify({ source, options, texts }))
        document.querySelector('main')?.append(element)
        const heard: string[] = []
        Object.assign(globalThis, { heard })
        for (const name of ['playing', 'paused', 'ended', 'failed']) {
          document.addEventListener(`vitrine:video:${name}`, () => heard.push(name))
        }
      },
      [VIDEO_TEXTS, autoplay] as const,
    )
  const ask = (page: Page, what: 'play' | 'pause') =>
    page.evaluate(
      (name) =>
        document.querySelector('main > [name="video"]')?.dispatchEvent(new CustomEvent(`vitrine:video:${name}`)),
      what,
    )
  const heard = (page: Page, name: string) =>
    page.waitForFunction((event) => (globalThis as unknown as { heard: string[] }).heard.includes(event), name)

  it('fills it, asks for consent there, plays and pauses on its events, and emits its own', () =>
    shown([youtube()], async ({ page, asked }) => {
      await add(page)
      await play(page, 'Added').waitFor()
      await ask(page, 'play')
      await notice(page).waitFor()
      expect(asked()).toEqual([])
      await always(page).click()
      await heard(page, 'playing')
      await ask(page, 'pause')
      await heard(page, 'paused')
    }))

  it('is gone without a trace when it is taken away', () =>
    shown(
      [youtube()],
      async ({ page }) => {
        await add(page)
        await ask(page, 'play')
        await play(page, 'Added').click()
        await page.locator('.video-place[data-state="shown"]').waitFor()
        await page.evaluate(() => document.querySelector('main > [name="video"]')?.remove())
        expect(await frames(page).count()).toBe(0)
      },
      { before: allowed },
    ))
})

describe('the content policy of a page of the demo', () => {
  const policyOf = async (path: string) =>
    (await fetch(site.url + path)).headers.get('content-security-policy')?.split('; ') ?? []

  it('names a provider only on pages with one of its videos', async () => {
    const [light, furniture, studio] = await Promise.all(
      ['/services/light/', '/services/furniture/', '/studio/'].map(policyOf),
    )
    expect(light).toContain("frame-src 'self' https://www.youtube-nocookie.com")
    expect(light?.find((part) => part.startsWith('script-src'))).toMatch(/ https:\/\/www\.youtube\.com$/)
    expect(furniture).toContain("frame-src 'self' https://player.vimeo.com")
    expect(studio).toContain("frame-src 'self'")
    expect(studio?.join()).not.toMatch(/youtube|vimeo/)
    for (const policy of [light, furniture, studio]) expect(policy).toContain("img-src 'self' data:")
  })
})

/** The visitor allowed YouTube on an earlier visit. */
function allowed(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    // Not in the frames of others.
    if (top !== self) return
    // Not again after a reload: it may have been withdrawn.
    if (localStorage.getItem('vitrine-consent') === null)
      localStorage.setItem('vitrine-consent', JSON.stringify({ version: 1, allowed: ['youtube'] }))
  })
}
