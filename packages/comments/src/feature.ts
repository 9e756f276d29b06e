import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { commentsCollection } from './content/comments.ts'
import { commentSettings } from './content/settings.ts'
import { takingComments } from './content/taking-comments.ts'

/** Comments that nobody has looked at. */
const WAITING = { collection: 'comments', conditions: [{ state: { equals: 'waiting' } }] } as const

/** Comments of visitors on documents of other features, which name those in `commented`. */
export const feature = defineFeature({
  name: 'comments',
  blocks: declarations,
  collections: (_blocks, { commented }) => [commentsCollection(commented)],
  globals: () => [commentSettings],
  extend: takingComments,
  dashboard: {
    waiting: [{ label: { en: 'Comments', de: 'Kommentare' }, ...WAITING, inBar: true }],
    newest: [
      {
        title: { en: 'Comments to approve', de: 'Kommentare zur Freigabe' },
        ...WAITING,
        name: 'author',
        detail: 'comment',
        date: 'createdAt',
        none: { en: 'No comment waits.', de: 'Kein Kommentar wartet.' },
      },
    ],
  },
})
