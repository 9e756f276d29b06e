// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as searchPage } from './search-page/search-page.view.tsx'
import { view as searchResults } from './search-results/search-results.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [searchResults, searchPage]
