import { record } from '@vitrine/content/core'
import type { FeatureView } from '@vitrine/kit/core'
import { liveFieldState } from '@vitrine/ui/core'
import { liveSearchProps } from './core/live/live-props.ts'
import { parseSearchSettings } from './core/settings.ts'
import { parseSearchTexts } from './core/texts.ts'
import { blockParsers } from './core.ts'
import { searchState } from './ui/search-state.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  globals: ['search'],
  prepare({ globals, ajaxPath }) {
    const settings = parseSearchSettings(globals.search)
    const texts = parseSearchTexts(record(globals.search).texts)
    return {
      // Pages that say that something is missing have no field with suggestions.
      pageStates: () => [
        searchState.entry({ settings, texts, ajaxPath }),
        liveFieldState.entry({ props: liveSearchProps(settings, { ajaxPath, texts }) }),
      ],
    }
  },
}
