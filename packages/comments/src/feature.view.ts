import { record } from '@vitrine/content/core'
import { parsersOf } from '@vitrine/kit/block'
import type { FeatureView } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'
import { parseCommentTexts } from './core/texts.ts'
import { commentTexts } from './ui/comment-texts.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: parsersOf(declarations),
  globals: ['comment-settings'],
  prepare: ({ globals }) => ({
    states: [commentTexts.entry(parseCommentTexts(record(globals['comment-settings']).texts))],
  }),
}
