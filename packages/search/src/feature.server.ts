import type { FeatureServer } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import { LIVE_SEARCH_ACTION } from './core/live-search.ts'
import { parseSearchSettings, type SearchSettings } from './core/settings.ts'
import { liveSearch } from './server/live-search.ts'
import { createSearch } from './server/search.ts'
import { searchContents } from './server/search-contents.ts'
import { startIndexUpkeep } from './server/upkeep.ts'

export const server: FeatureServer = {
  start({ payload, languages, onError }) {
    const search = createSearch({ payload, onError })
    const settings = rememberedSettings(payload)
    return {
      contents: searchContents(payload, search),
      actions: { [LIVE_SEARCH_ACTION]: liveSearch({ search, settings: settings.read, languages }) },
      forget: settings.forget,
      stop: startIndexUpkeep(payload, { onError }),
    }
  },
}

/** The settings of the search, read once until they are forgotten. */
function rememberedSettings(payload: Payload) {
  let settings: Promise<SearchSettings> | undefined
  const forget = () => {
    settings = undefined
  }
  return {
    forget,
    read() {
      settings ??= payload.findGlobal({ slug: 'search', depth: 0 }).then(parseSearchSettings)
      // A failed reading must not be remembered.
      settings.catch(forget)
      return settings
    },
  }
}
