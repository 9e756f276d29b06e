// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as searchPage } from './search-page/search-page.examples.ts'
import { examples as searchResults } from './search-results/search-results.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [...searchResults, ...searchPage]
