import { type FeatureView, storedBlockTexts } from '@vitrine/kit/core'
import { groundSourcesOf } from './core/ground-sources.ts'
import { effectsState, parseEffectTexts } from './core/texts.ts'
import { blockParsers } from './core.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  globals: ['site'],
  prepare: (site) => ({
    states: [effectsState.entry(parseEffectTexts(storedBlockTexts(site, 'effects')))],
    sources: ({ blocks }) => groundSourcesOf(blocks),
  }),
}
