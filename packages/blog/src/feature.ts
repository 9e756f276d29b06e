import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { authors, blogSettings, categories, comments, postsCollection, series, tags } from './content.ts'
import { postKind } from './core/search-kind.ts'

/** Comments that nobody has looked at. */
const WAITING_COMMENTS = { collection: 'comments', conditions: [{ state: { equals: 'waiting' } }] } as const

/** Posts, what they are sorted by, and what visitors say about them. */
export const feature = defineFeature({
  name: 'blog',
  blocks: declarations,
  collections: (blocks) => [postsCollection({ blocks }), categories, tags, series, authors, comments],
  globals: () => [blogSettings],
  searchKinds: [postKind],
  linkTargets: [{ type: 'post', collection: 'posts', choice: 'A post', label: 'Post' }],
  livePreview: { collections: ['posts'] },
  dashboard: {
    waiting: [{ label: 'Comments', ...WAITING_COMMENTS, inBar: true }],
    newest: [
      {
        title: 'Comments to approve',
        ...WAITING_COMMENTS,
        name: 'author',
        detail: 'comment',
        date: 'createdAt',
        none: 'No comment waits.',
      },
    ],
  },
})
