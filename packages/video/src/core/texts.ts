import { namedTexts } from '@vitrine/content/core'
import { featureState, type RenderContext } from '@vitrine/kit/core'
import { PLAYER_TEXTS } from './player-texts.ts'

/** Default texts around videos. */
export const VIDEO_TEXTS = {
  /** `{title}` of the video. */
  play: 'Play video: {title}',
  /** `{title}` of the video. */
  pause: 'Pause video: {title}',
  /** `{provider}` is its name, here and below. */
  notice: 'This video is hosted by {provider}. Loading it sends your address to them.',
  loadOnce: 'Load once',
  allowAlways: 'Always allow {provider}',
  watchAt: 'Watch at {provider}',
  loading: 'The video is being loaded.',
  failed: 'This video could not be loaded.',
  captions: 'Captions',
  transcript: 'Transcript',
  allowed: 'You allowed {provider} to be loaded.',
  withdraw: 'Stop allowing {provider}',
  nothingAllowed: 'You have allowed no other company to be loaded.',
  ...PLAYER_TEXTS,
} as const

export type VideoTexts = Readonly<Record<keyof typeof VIDEO_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parseVideoTexts = (raw: unknown): VideoTexts => namedTexts(raw, VIDEO_TEXTS)

export const videoState = /* @__PURE__ */ featureState<VideoTexts>('video', VIDEO_TEXTS)

/** Texts around videos on this page, as the site's editors wrote them. */
export const textsOfVideos = (context: Pick<RenderContext, 'features'>) => videoState.of(context)
