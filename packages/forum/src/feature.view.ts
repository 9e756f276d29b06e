import { parsersOf, viewsOf } from '@vitrine/kit/block'
import type { FeatureView } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'
import { views } from './blocks/views.ts'
import { forumTexts } from './core/forum-texts.ts'
import { topicKind } from './core/search-kind.ts'
import { topicData } from './core/structured-data.ts'
import { forumState } from './ui/forum-state.ts'

export const view: FeatureView = {
  blocks: viewsOf(views),
  parsers: parsersOf(declarations),
  structuredData: topicData,
  searchKinds: [topicKind],
  prepare: ({ locale }) => ({ states: [forumState.entry({ texts: forumTexts(locale) })] }),
}
