import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { stateOfSearch } from '../../ui/search-state.ts'
import { SearchWithResults } from '../../ui/search-with-results.tsx'
import { type SearchPageBlock, searchPage } from './search-page.block.ts'

const SearchPage: BlockRenderer<SearchPageBlock> = ({ block, context }) => (
  <section className="search-page">
    <h1 className="search-page__title">{stateOfSearch(context).texts.title}</h1>
    <SearchWithResults id={block.id} search={block} context={context} heading="h2" />
  </section>
)

export const view = defineView(searchPage, {
  Block: SearchPage,
  settings: 'search',
  styles: ['search-page', 'parts'],
  holdsTitle: true,
})
