import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = parsersOf(declarations)
export { placeTexts, type VideoPlaceProps } from './core/place.ts'
export type { CuePoint, Player, PlayerEvents, PlayerProperties, TextTrackView } from './core/player.ts'
export type { OwnVideo, PlayerOptions, PlayerSource, TextTrackFile } from './core/player-source.ts'
export { parseVideoTexts, VIDEO_TEXTS } from './core/texts.ts'
export { videoObjects } from './core/video-objects.ts'
export { videoSourcesOf } from './core/video-sources.ts'
