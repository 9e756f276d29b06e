import { HOSTILE } from '@vitrine/ui/examples'
import { exampleAnswer } from '../../ui/example-answer.ts'
import type { SearchResultsBlock } from './search-results.block.ts'

const { queryFields: _ofTheSearchPage, type: _onlyThese, ...answer } = exampleAnswer
const unasked = { ...answer, term: '', results: [], types: [], corrections: [], total: 0, part: 1, parts: 1 }

export const examples = [
  {
    blockType: 'searchResults',
    id: 'results-found',
    heading: 'Find a room',
    intro: 'A word or two will do.',
    ...answer,
  },
  { blockType: 'searchResults', id: 'results-minimal', ...unasked },
  { blockType: 'searchResults', id: 'results-hostile', heading: HOSTILE, intro: HOSTILE, ...unasked, term: HOSTILE },
] satisfies SearchResultsBlock[]
