import { record } from '@vitrine/content/core'
import type { FeatureView } from '@vitrine/kit/core'
import { blogPosting } from './core/article.ts'
import { parseCommentTexts } from './core/comments/texts.ts'
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
  prepare({ globals }) {
    const blog = record(globals.blog)
    return {
      states: [
        blogState.entry({
          texts: parseBlogTexts(blog.texts),
          commentTexts: parseCommentTexts(record(blog.comments).texts),
        }),
      ],
    }
  },
}
