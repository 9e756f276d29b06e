import { contentCache } from '@vitrine/content/cache'
import type { FeatureServer } from '@vitrine/kit/server'
import { LIVE_SEARCH_ACTION } from './core/live-search.ts'
import { foundKinds } from './core/search-mark.ts'
import { parseSearchSettings, type SearchSettings } from './core/settings.ts'
import { liveSearch } from './server/live-search.ts'
import { startIndexMaintenance } from './server/maintenance.ts'
import { createSearch } from './server/search.ts'
import { searchContents } from './server/search-contents.ts'
import { searchFindings } from './server/search-findings.ts'
import { searchMetrics } from './server/search-metrics.ts'

export const server: FeatureServer = {
  start({ payload, languages, onError }) {
    const search = createSearch({ payload, onError })
    const remembered = contentCache(payload).remember<SearchSettings>({ limit: 1 })
    const settings = () =>
      remembered.get('settings', async () =>
        parseSearchSettings(
          await payload.findGlobal({ slug: 'search', depth: 0 }),
          foundKinds(payload.config.collections),
        ),
      )
    return {
      contents: searchContents(payload, search),
      actions: { [LIVE_SEARCH_ACTION]: liveSearch({ search, settings, languages }) },
      metrics: searchMetrics(payload),
      health: () => searchFindings(payload),
      maintenance: () => startIndexMaintenance(payload, { onError }),
    }
  },
}
