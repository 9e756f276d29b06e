import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, titled } from '@vitrine/kit/block'
import { parseSearchAnswer } from '../../core/search-answer.ts'

/** A search field that has its results below it on the search page, and leads there from all others. */
export const searchResults = defineBlock({
  name: 'searchResults',
  label: { en: 'Search with results', de: 'Suche mit Ergebnissen' },
  group: 'Links',
  drawing: [
    draw.outline(4, 3, 40, 5),
    draw.lines(7, 5, 14),
    ...[11, 18, 25].flatMap((y) => [draw.area(4, y, 7, 5), draw.title(13, y, 14), draw.lines(13, y + 3.4, 28)]),
  ],
  fields: { ...titled },
  refine: ({ heading, intro }, parse, stored) => {
    const answer = parseSearchAnswer(stored, parse)
    return answer && { ...given({ heading, intro }), ...answer }
  },
})

export type SearchResultsBlock = BlockOf<typeof searchResults>
