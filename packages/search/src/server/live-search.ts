import { addressOf, type Languages, localPathOf } from '@vitrine/content/core'
import { type CallAction, CallRefusal } from '@vitrine/kit/server'
import { liveSearchReply, MAX_LIVE_SEARCHES, parseLiveSearch } from '../core/live-search.ts'
import type { SearchSettings } from '../core/settings.ts'
import type { Search } from './search.ts'

export interface LiveSearchOptions {
  readonly search: Pick<Search, 'suggest'>
  readonly settings: () => Promise<SearchSettings>
  readonly languages: Languages
}

/** Answers the call of a search field while a visitor types. */
export function liveSearch({ search, settings, languages }: LiveSearchOptions): CallAction {
  return {
    maxCalls: MAX_LIVE_SEARCHES,
    async answer(fields, { page }) {
      const site = await settings()
      const call = parseLiveSearch(fields, site.perPage)
      const locale = languageOf(page, languages)
      const { term, titlesOnly, perPage } = call
      const types = call.types ?? (site.types.length > 0 ? site.types : undefined)
      const found = await search.suggest({ term, locale, types, titlesOnly, limit: perPage })
      if (found.state === 'unavailable') throw new CallRefusal(503, 'Search is not available right now.')
      return liveSearchReply(
        call,
        found.hits.map(({ path, image, ...hit }) => ({
          ...hit,
          address: encodeURI(addressOf({ locale, path }, languages)),
          image: image?.path,
        })),
      )
    },
  }
}

/** The wire has no field for the language: it is that of the page on which the visitor types. */
function languageOf(page: string | undefined, languages: Languages): string {
  const path = page !== undefined && URL.canParse(page) ? new URL(page).pathname : '/'
  return localPathOf(path, languages).locale
}
