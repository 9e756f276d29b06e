import { SEARCH_PATH } from '@vitrine/content/core'
import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { SEARCH_PAGE_FIELDS, type SearchAnswer } from '../core/search-answer.ts'

/** A search with all that one may have: a correction, an unfinished index, kinds, long and hostile results. */
export const exampleAnswer: SearchAnswer = {
  address: SEARCH_PATH,
  term: 'chiar',
  state: 'building',
  results: [
    {
      href: '/services/furniture/',
      title: [
        { text: 'Furniture: a ', marked: false },
        { text: 'chair', marked: true },
      ],
      excerpt: [
        { text: '… paper cord. The ', marked: false },
        { text: 'chair', marked: true },
        { text: ' is in the fourth of its forms. …', marked: false },
      ],
      type: 'page',
      image: { url: '/media/chair-800.webp', alt: 'An oak chair.' },
    },
    {
      href: '/long/',
      title: [{ text: LONGER, marked: false }],
      excerpt: [{ text: HOSTILE, marked: true }],
      type: 'event',
    },
  ],
  total: 300,
  isAtLeast: true,
  type: 'page',
  types: [
    { type: 'page', count: 299 },
    { type: 'event', count: 1 },
  ],
  corrections: [{ word: 'chiar', instead: ['chair', 'chairs'] }],
  part: 4,
  parts: 30,
  queryFields: Object.values(SEARCH_PAGE_FIELDS),
}
