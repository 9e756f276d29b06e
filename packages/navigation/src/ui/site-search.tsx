import { searchPath } from '@vitrine/content/core'
import { enhancer } from '@vitrine/islands/ui'
import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import type { HeaderTexts } from '../core/header.ts'
import { Cross, Magnifier } from './icons.tsx'
import { SearchForm } from './search-form.tsx'

const Toggle = enhancer('site-search', { when: 'attention' })

const PANEL = 'site-search'

/**
 * The search of the header. Without script it is a link to the search page; with script a button that opens a field.
 *
 * @param props.style Below the button, or over the row in which it stands.
 * @param props.home Path of the home page in this language.
 */
export function SiteSearch(props: {
  readonly style: 'dropdown' | 'overlay'
  readonly texts: HeaderTexts
  readonly home: string
  readonly context: RenderContext
}): ReactNode {
  const { style, texts, home, context } = props
  const path = searchPath(home)
  return (
    <Toggle>
      <div className="site-search" data-style={style}>
        <a className="site-search__button" href={path} aria-label={texts.openSearch}>
          <Magnifier />
        </a>
        <button
          className="site-search__button"
          type="button"
          aria-controls={PANEL}
          aria-expanded="false"
          aria-label={texts.openSearch}
          data-open-label={texts.openSearch}
          data-close-label={texts.closeSearch}
          hidden
        >
          <Magnifier />
        </button>
        <search className="site-search__panel" id={PANEL}>
          <SearchForm id={PANEL} texts={texts} home={home} context={context}>
            <button className="site-search__button" type="button" data-close="" aria-label={texts.closeSearch}>
              <Cross />
            </button>
          </SearchForm>
        </search>
      </div>
    </Toggle>
  )
}
