import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon, LiveField, TitledSection } from '@vitrine/ui/ui'
import type { SearchBoxBlock } from '../../core/blocks/search-box.ts'
import { stateOfPage } from '../../core/page-state.ts'

export const SearchBox: BlockRenderer = ({ block, context }) => {
  const { id, placeholder, ...titled } = block as SearchBoxBlock
  const { texts } = stateOfPage(context)
  const fieldId = `search-${id}`
  return (
    <TitledSection name="search-box" titled={titled} head="beside">
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
