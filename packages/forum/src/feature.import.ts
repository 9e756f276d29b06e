import type { FeatureImport } from '@vitrine/kit/core'
import { DEFAULT_SLUG } from './core/addresses.ts'
import { convertBoard } from './core/bbpress/convert-board.ts'
import { convertReply, convertTopic } from './core/bbpress/convert-posts.ts'

/** Part of the forum in an import: forums, topics and replies of bbPress. */
export const imports: FeatureImport = {
  items: [
    { kind: 'forum', collection: 'forum-boards', isAddressed: true, isWhole: true, convert: convertBoard },
    { kind: 'topic', collection: 'forum-topics', isAddressed: true, convert: convertTopic },
    { kind: 'reply', collection: 'forum-replies', convert: convertReply },
  ],
  taxonomies: [],
  innerTaxonomies: /^topic-tag$/,
  leftOut: {},
  lists: { '/forums/': `/${DEFAULT_SLUG}/` },
  pathOfPage: ({ content }) => (/\[bbp-forum-index\b/.test(content) ? `/${DEFAULT_SLUG}/` : undefined),
}
