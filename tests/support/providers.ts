import type { Frame, Page, Route } from 'playwright-core'
import { fulfillVimeo, VIMEO_FILM, type VimeoFilm } from './providers/vimeo-frame.ts'
import { fulfillYouTubeFrame, YOUTUBE_FILM, type YouTubeFilm } from './providers/youtube-frame.ts'
import { fulfillYouTubeInterface } from './providers/youtube-interface.ts'

/** What pages with videos of both providers may load, for a content security policy. */
export const PROVIDER_POLICY = {
  script: ['https://www.youtube.com'],
  frame: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
} as const

/** Stand-ins for the providers of videos. */
export interface Providers {
  /** Addresses at the providers that the page has asked for. */
  readonly asked: readonly string[]
}

/**
 * Puts stand-ins in the place of YouTube and Vimeo, for all frames of a page.
 *
 * @param options.youtubeInterface Answers the script of YouTube's frame interface; `blocked` as a blocker does, `hangs`
 * never.
 */
export async function standInForProviders(
  page: Page,
  options: {
    readonly vimeo?: Partial<VimeoFilm>
    readonly youtube?: Partial<YouTubeFilm>
    readonly youtubeInterface?: 'blocked' | 'hangs' | ((route: Route) => Promise<unknown>)
  } = {},
): Promise<Providers> {
  const asked: string[] = []
  const { youtubeInterface = fulfillYouTubeInterface } = options
  await page.route(/^https:\/\/(?:[\w-]+\.)*(?:vimeo|youtube|youtube-nocookie|ytimg|vimeocdn)\.com\//, (route) => {
    const url = new URL(route.request().url())
    asked.push(url.href)
    if (url.host === 'player.vimeo.com' && url.pathname.startsWith('/video/'))
      return fulfillVimeo(route, { ...VIMEO_FILM, ...options.vimeo })
    if (url.host === 'www.youtube-nocookie.com' && url.pathname.startsWith('/embed/'))
      return fulfillYouTubeFrame(route, { ...YOUTUBE_FILM, ...options.youtube })
    if (url.href !== 'https://www.youtube.com/iframe_api' || youtubeInterface === 'blocked') return route.abort()
    return youtubeInterface === 'hangs' ? undefined : youtubeInterface(route)
  })
  return { asked }
}

/** Lets a visitor have allowed providers before the page is there. */
export function allowProviders(page: Page, allowed: readonly string[]): Promise<unknown> {
  return page.addInitScript((names) => {
    if (top === self) localStorage.setItem('vitrine-consent', JSON.stringify({ version: 1, allowed: names }))
  }, allowed)
}

/** What a stand-in is doing. */
export interface FilmState {
  readonly muted: boolean
  readonly volume: number
  readonly playbackRate: number
  /** How far into the film. */
  readonly seconds: number
  /** Vimeo's. */
  readonly paused?: boolean
  readonly unloaded?: boolean
  /** YouTube's: its number, and all that there were. */
  readonly state?: number
  readonly told?: readonly number[]
  /** Whether the browser wanted a touch first. */
  readonly refused?: boolean
}

/** The frame of a provider on a page. */
export function providerFrame(page: Page, provider: 'vimeo' | 'youtube'): Frame {
  const host = provider === 'vimeo' ? 'player.vimeo.com' : 'www.youtube-nocookie.com'
  const frame = page.frames().find((one) => one.url().startsWith(`https://${host}/`))
  if (!frame) throw new Error(`There is no frame of ${provider} on the page.`)
  return frame
}

/** Asks the stand-in in a frame what it is doing. */
export function filmState(frame: Frame): Promise<FilmState> {
  return frame.evaluate(() => (window as unknown as { film: { state: () => FilmState } }).film.state())
}
