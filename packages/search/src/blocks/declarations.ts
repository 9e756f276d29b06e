// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { searchPage } from './search-page/search-page.block.ts'
import { searchResults } from './search-results/search-results.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [searchResults, searchPage]
