import type { BlockParsers } from '@vitrine/ui/core'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {}

export type { CuePoint, Player, PlayerEvents, PlayerProperties, TextTrackView } from './core/player.ts'
export type { OwnFilm, PlayerOptions, PlayerSource, TextTrackFile } from './core/player-source.ts'
