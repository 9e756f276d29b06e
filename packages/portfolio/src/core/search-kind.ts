import type { SearchKind } from '@vitrine/kit/core'

/** Projects among the results of a search. */
export const projectKind: SearchKind = { type: 'project', name: 'Projects', label: { en: 'Projects', de: 'Projekte' } }
