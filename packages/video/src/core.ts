import type { BlockParsers } from '@vitrine/kit/core'
import { parseConsentSettings } from './core/blocks/consent-settings.ts'
import { parseVideo } from './core/blocks/video.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  video: parseVideo,
  consentSettings: parseConsentSettings,
}
export { placeTexts, type VideoPlaceProps } from './core/place.ts'
export type { CuePoint, Player, PlayerEvents, PlayerProperties, TextTrackView } from './core/player.ts'
export type { OwnFilm, PlayerOptions, PlayerSource, TextTrackFile } from './core/player-source.ts'
export { parseVideoTexts, VIDEO_TEXTS } from './core/texts.ts'
export { videoObjects } from './core/video-objects.ts'
export { videoSourcesOf } from './core/video-sources.ts'
