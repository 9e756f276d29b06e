import type { PlayerOptions, PlayerSource } from './player-source.ts'
import type { VideoTexts } from './texts.ts'

/** Props of a place for a video, from the server or from a script that adds one to the page. */
export interface VideoPlaceProps {
  readonly source: PlayerSource
  /** `autoplay`: without sound, and only while it is in view. */
  readonly options: Omit<PlayerOptions, 'texts'>
  /** English where absent. */
  readonly texts?: Partial<PlaceTexts>
}

/** The same with every text. */
export type FullPlaceProps = VideoPlaceProps & { readonly texts: PlaceTexts }

/** Those of the texts that script shows. */
const SHOWN_BY_SCRIPT = [
  'play',
  'pause',
  'notice',
  'loadOnce',
  'allowAlways',
  'watchAt',
  'loading',
  'failed',
  'interfaceMissing',
  'renewCertificate',
] as const satisfies readonly (keyof VideoTexts)[]

export type PlaceTexts = Pick<VideoTexts, (typeof SHOWN_BY_SCRIPT)[number]>

export function placeTexts(texts: VideoTexts): PlaceTexts {
  return Object.fromEntries(SHOWN_BY_SCRIPT.map((name) => [name, texts[name]])) as PlaceTexts
}
