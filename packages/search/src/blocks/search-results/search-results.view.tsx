import { given } from '@vitrine/content/core'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import { SearchWithResults } from '../../ui/search-with-results.tsx'
import { type SearchResultsBlock, searchResults } from './search-results.block.ts'

const SearchResults: BlockRenderer<SearchResultsBlock> = ({ block, context, field }) => {
  const { id, heading, intro, term } = block
  return (
    <TitledSection name="search-results" titled={given({ heading, intro })} field={field}>
      <div className="search-page search-results__search">
        <SearchWithResults id={`search-${id}`} search={block} context={context} heading={heading ? 'h3' : 'h2'} />
        {context.preview && !term && <p className="block-notice">On the search page, results stand here.</p>}
      </div>
    </TitledSection>
  )
}

export const view = defineView(searchResults, {
  Block: SearchResults,
  settings: 'search',
  styles: ['titled-section', 'search-page', 'parts', 'search-results'],
})
