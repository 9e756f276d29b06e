import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { authors, blogSettings, categories, postsCollection, series, tags } from './content.ts'
import { postKind } from './core/search-kind.ts'

/** Posts, and what they are sorted by. */
export const feature = defineFeature({
  name: 'blog',
  blocks: declarations,
  collections: (blocks) => [postsCollection({ blocks }), categories, tags, series, authors],
  globals: () => [blogSettings],
  searchKinds: [postKind],
  linkTargets: [
    {
      type: 'post',
      collection: 'posts',
      choice: { en: 'A post', de: 'Ein Beitrag' },
      label: { en: 'Post', de: 'Beitrag' },
    },
  ],
  livePreview: { collections: ['posts'] },
  commented: [{ collection: 'posts', isOpen: true }],
})
