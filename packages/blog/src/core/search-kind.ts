import type { SearchKind } from '@vitrine/kit/core'

/** Posts among the results of a search. */
export const postKind: SearchKind = { type: 'post', name: 'Posts', label: { en: 'Posts', de: 'Beiträge' } }
