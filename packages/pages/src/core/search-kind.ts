import type { SearchKind } from '@vitrine/kit/core'

/** Pages among the results of a search. */
export const pageKind: SearchKind = { type: 'page', name: 'Pages', label: { en: 'Pages', de: 'Seiten' } }
