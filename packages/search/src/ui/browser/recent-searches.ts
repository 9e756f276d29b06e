import { parseRecent, withRecent } from '../../core/live/recent-terms.ts'

const KEY = 'vitrine:recent-searches'

/** Earlier searches in this browser; none if it stores nothing. */
export const recentSearches = {
  read(): readonly string[] {
    try {
      return parseRecent(localStorage.getItem(KEY))
    } catch {
      return []
    }
  },
  remember(term: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(withRecent(recentSearches.read(), term)))
    } catch {
      // Full, or forbidden.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Forbidden: nothing was kept.
    }
  },
}
