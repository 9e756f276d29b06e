import { record } from '@vitrine/content/core'
import type { FeatureView } from '@vitrine/kit/core'
import { creativeWork } from './core/creative-work.ts'
import { projectKind } from './core/search-kind.ts'
import { parsePortfolioTexts } from './core/texts.ts'
import { blockParsers } from './core.ts'
import { portfolioState } from './ui/portfolio-state.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  structuredData: creativeWork,
  globals: ['portfolio'],
  searchKinds: [projectKind],
  prepare: ({ globals }) => ({
    states: [portfolioState.entry({ texts: parsePortfolioTexts(record(globals.portfolio).texts) })],
  }),
}
