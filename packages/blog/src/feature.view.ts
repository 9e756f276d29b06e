import { record } from '@vitrine/content/core'
import type { FeatureView } from '@vitrine/kit/core'
import { blogPosting } from './core/article.ts'
import { postKind } from './core/search-kind.ts'
import { parseBlogTexts } from './core/texts.ts'
import { blockParsers } from './core.ts'
import { blogState } from './ui/blog-state.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  structuredData: blogPosting,
  globals: ['blog'],
  searchKinds: [postKind],
  prepare: ({ globals }) => ({
    states: [blogState.entry({ texts: parseBlogTexts(record(globals.blog).texts) })],
  }),
}
