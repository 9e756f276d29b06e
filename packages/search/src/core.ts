import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = parsersOf(declarations)

export { EXCERPT_LENGTH, excerptOf, mark, type Piece } from './core/excerpt.ts'
export { type LiveSearchProps, liveSearchProps } from './core/live/live-props.ts'
export {
  LIVE_SEARCH_ACTION,
  type LiveResult,
  type LiveSearch,
  liveSearchReply,
  MAX_LIVE_SEARCHES,
  parseLiveSearch,
} from './core/live-search.ts'
export { cutTerm, MAX_TERM_LENGTH, type ParsedQuery, parseQuery } from './core/parsed-query.ts'
export { searchAddress } from './core/search-answer.ts'
export { DEFAULT_SETTINGS, parseSearchSettings, type SearchSettings } from './core/settings.ts'
export { parseSearchTexts, SEARCH_TEXTS, type SearchTexts } from './core/texts.ts'
