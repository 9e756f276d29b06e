import type { PlayerOptions, PlayerSource } from './player-source.ts'
import type { VideoTexts } from './texts.ts'

/** What a place for a video is told: by the server, or by a script that adds one to the page. */
export interface VideoPlaceProps {
  readonly source: PlayerSource
  /** `autoplay`: without sound, and only while it is in view. */
  readonly options: PlayerOptions
  readonly texts: PlaceTexts
}

/** Those of the texts that script shows. */
export type PlaceTexts = Pick<
  VideoTexts,
  'play' | 'pause' | 'notice' | 'loadOnce' | 'allowAlways' | 'watchAt' | 'loading' | 'failed'
>

export function placeTexts(texts: VideoTexts): PlaceTexts {
  const { play, pause, notice, loadOnce, allowAlways, watchAt, loading, failed } = texts
  return { play, pause, notice, loadOnce, allowAlways, watchAt, loading, failed }
}
