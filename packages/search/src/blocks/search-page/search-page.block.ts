import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { parseSearchAnswer } from '../../core/search-answer.ts'

/** The search page of a site that has made none. */
export const searchPage = defineGeneratedBlock({ name: 'searchPage', read: parseSearchAnswer })

export type SearchPageBlock = BlockOf<typeof searchPage>
