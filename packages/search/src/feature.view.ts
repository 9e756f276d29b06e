import { record } from '@vitrine/content/core'
import type { FeatureView } from '@vitrine/kit/core'
import { liveFieldState } from '@vitrine/ui/core'
import { liveSearchProps } from './core/live/live-props.ts'
import { parseSearchSettings } from './core/settings.ts'
import { parseSearchTexts } from './core/texts.ts'
import { parseTypeNames } from './core/type-names.ts'
import { blockParsers } from './core.ts'
import { searchState } from './ui/search-state.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  globals: ['search'],
  prepare({ globals, ajaxPath, searchKinds }) {
    const settings = parseSearchSettings(globals.search, searchKinds)
    const stored = record(globals.search).texts
    const texts = parseSearchTexts(stored)
    const typeNames = parseTypeNames(stored, searchKinds, texts.other)
    return {
      // Pages that say that something is missing have no field with suggestions.
      pageStates: () => [
        searchState.entry({ settings, texts, typeNames, ajaxPath }),
        liveFieldState.entry({ props: liveSearchProps(settings, { ajaxPath, texts, typeNames }) }),
      ],
    }
  },
}
