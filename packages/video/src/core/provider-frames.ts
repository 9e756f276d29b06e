import type { ProviderVideo } from '@vitrine/kit/core'
import type { PlayerOptions } from './player-source.ts'

/** Options that go into the address of a provider's frame. */
export interface FrameOptions extends Pick<PlayerOptions, 'controls' | 'loop' | 'muted'> {
  /** Language tag of the visitor: captions in it are shown where there are any. */
  readonly language: string
  /** Origin of the page, the only one whose messages YouTube's frame then takes. */
  readonly origin: string
}

/** Address of the frame in which a provider shows a video. It never starts by itself: the player does that. */
export function frameAddress(video: ProviderVideo, options: FrameOptions): string {
  return video.provider === 'vimeo' ? vimeoAddress(video, options) : youtubeAddress(video, options)
}

/** `dnt` keeps the provider from following the visitor; `autopause` is ours, across all players of the page. */
function vimeoAddress({ id, hash, start }: ProviderVideo, { controls, loop, muted, language }: FrameOptions): string {
  return `https://player.vimeo.com/video/${encodeURIComponent(id)}?${query({
    ...(hash !== undefined && { h: hash }),
    dnt: 1,
    autopause: 0,
    playsinline: 1,
    loop: Number(loop),
    muted: Number(muted),
    ...(controls ? { texttrack: primary(language) } : { controls: 0, keyboard: 0, title: 0, byline: 0, portrait: 0 }),
  })}${start ? `#t=${start}s` : ''}`
}

/** Leaves out YouTube's own loop, which shows the start screen again: see `seamless-loop.ts`. */
function youtubeAddress(
  { id, start, end }: ProviderVideo,
  { controls, muted, language, origin }: FrameOptions,
): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${query({
    enablejsapi: 1,
    origin,
    playsinline: 1,
    rel: 0,
    iv_load_policy: 3,
    mute: Number(muted),
    hl: primary(language),
    ...(start && { start }),
    ...(end && { end }),
    ...(controls ? { cc_load_policy: 1, cc_lang_pref: primary(language) } : { controls: 0, disablekb: 1, fs: 0 }),
  })}`
}

function query(values: Readonly<Record<string, string | number>>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

/** `de-AT` is shown what is written in `de`. */
function primary(language: string): string {
  return language.split('-')[0] ?? language
}
