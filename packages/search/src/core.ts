export { EXCERPT_LENGTH, excerptOf, mark, type Piece } from './core/excerpt.ts'
export {
  LIVE_SEARCH_ACTION,
  type LiveResult,
  type LiveSearch,
  liveSearchReply,
  MAX_LIVE_SEARCHES,
  parseLiveSearch,
} from './core/live-search.ts'
export { cutTerm, MAX_TERM_LENGTH, parseQuestion, type Question } from './core/question.ts'
export { DEFAULT_SETTINGS, parseSearchSettings, type SearchSettings } from './core/settings.ts'
