import { defineFeature } from '@vitrine/kit/feature'
import { blockNotes } from './content/block-notes.ts'
import { reviews } from './content/reviews.ts'
import { withReview } from './content/with-review.ts'

/** Documents whose writers wait for somebody who may publish them. */
const WAITING = { collection: 'reviews', conditions: [{ state: { equals: 'waiting' } }] } as const

/** Notes on blocks, and the way from a draft to somebody who publishes it. */
export const feature = defineFeature({
  name: 'review',
  collections: () => [blockNotes, reviews],
  extend: withReview,
  dashboard: {
    waiting: [{ label: { en: 'Ready for review', de: 'Bereit zur Prüfung' }, ...WAITING, inBar: true }],
    newest: [
      {
        title: { en: 'Ready for review', de: 'Bereit zur Prüfung' },
        ...WAITING,
        name: 'title',
        detail: 'askedName',
        date: 'askedAt',
        none: { en: 'No page waits for review.', de: 'Keine Seite wartet auf Prüfung.' },
      },
    ],
  },
})
