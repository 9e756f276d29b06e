import type { Frame, Page, Route } from 'playwright-core'
import { fulfillVimeo, VIMEO_VIDEO, type VimeoVideo } from './providers/vimeo-frame.ts'
import { fulfillYouTubeFrame, YOUTUBE_VIDEO, type YouTubeVideo } from './providers/youtube-frame.ts'
import { fulfillYouTubeInterface } from './providers/youtube-interface.ts'

/** Sources of pages with videos of both providers, for a content security policy. */
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
    readonly vimeo?: Partial<VimeoVideo>
    readonly youtube?: Partial<YouTubeVideo>
    readonly youtubeInterface?: 'blocked' | 'hangs' | ((route: Route) => Promise<unknown>)
  } = {},
): Promise<Providers> {
  const asked: string[] = []
  const { youtubeInterface = fulfillYouTubeInterface } = options
  await page.route(/^https:\/\/(?:[\w-]+\.)*(?:vimeo|youtube|youtube-nocookie|ytimg|vimeocdn)\.com\//, (route) => {
    const url = new URL(route.request().url())
    asked.push(url.href)
    if (url.host === 'player.vimeo.com' && url.pathname.startsWith('/video/'))
      return fulfillVimeo(route, { ...VIMEO_VIDEO, ...options.vimeo })
    if (url.host === 'www.youtube-nocookie.com' && url.pathname.startsWith('/embed/'))
      return fulfillYouTubeFrame(route, { ...YOUTUBE_VIDEO, ...options.youtube })
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

/** State of a stand-in. */
export interface VideoState {
  readonly muted: boolean
  readonly volume: number
  readonly playbackRate: number
  /** Position in the video. */
  readonly seconds: number
  /** Vimeo only. */
  readonly paused?: boolean
  readonly unloaded?: boolean
  /** YouTube only: its state's number, and all numbers that there were. */
  readonly state?: number
  readonly states?: readonly number[]
  /** True if the browser refused to play before a touch. */
  readonly refused?: boolean
}

/** The frame of a provider on a page. */
export function providerFrame(page: Page, provider: 'vimeo' | 'youtube'): Frame {
  const host = provider === 'vimeo' ? 'player.vimeo.com' : 'www.youtube-nocookie.com'
  const frame = page.frames().find((one) => one.url().startsWith(`https://${host}/`))
  if (!frame) throw new Error(`There is no frame of ${provider} on the page.`)
  return frame
}

/** Asks the stand-in in a frame for its state. */
export function videoState(frame: Frame): Promise<VideoState> {
  return frame.evaluate(() => (window as unknown as { standIn: { state: () => VideoState } }).standIn.state())
}
