import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon, LiveField, TitledSection } from '@vitrine/ui/ui'
import { stateOfPage } from '../../core/page-state.ts'
import { type SearchBoxBlock, searchBox } from './search-box.block.ts'

const SearchBox: BlockRenderer<SearchBoxBlock> = ({ block, context, field }) => {
  const { id, placeholder, ...titled } = block
  const { texts } = stateOfPage(context)
  const fieldId = `search-${id}`
  return (
    <TitledSection name="search-box" titled={titled} field={field} head="beside">
      <search>
        <LiveField context={context}>
          <form className="search-box__form" action={`${context.home}search/`} method="get">
            <label className="visually-hidden" htmlFor={fieldId}>
              {texts.searchLabel}
            </label>
            <Icon name="search" />
            <input
              className="search-box__field"
              id={fieldId}
              type="search"
              name="s"
              placeholder={placeholder}
              required
            />
            <button className="search-box__button" type="submit">
              {texts.searchButton}
            </button>
          </form>
        </LiveField>
      </search>
    </TitledSection>
  )
}

export const view = defineView(searchBox, { Block: SearchBox, styles: ['titled-section', 'search-box'] })
