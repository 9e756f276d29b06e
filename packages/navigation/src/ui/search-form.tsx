import { SEARCH_FIELD, searchPath } from '@vitrine/content/core'
import type { RenderContext } from '@vitrine/kit/core'
import { LiveField } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { HeaderTexts } from '../core/header.ts'

/**
 * A field that asks the search page.
 *
 * @param props.id Unique on the page.
 * @param props.home Path of the home page in this language.
 * @param props.children Further buttons, after the one that searches.
 */
export function SearchForm(props: {
  readonly id: string
  readonly texts: HeaderTexts
  readonly home: string
  readonly context: RenderContext
  readonly children?: ReactNode
}): ReactNode {
  const { id, texts, home, context, children } = props
  return (
    <LiveField context={context}>
      <form className="search-form" action={searchPath(home)} method="get">
        <label className="visually-hidden" htmlFor={`${id}-field`}>
          {texts.searchField}
        </label>
        <input
          className="search-form__field"
          id={`${id}-field`}
          type="search"
          name={SEARCH_FIELD}
          placeholder={texts.searchField}
          autoComplete="off"
        />
        <button className="search-form__submit" type="submit">
          {texts.submitSearch}
        </button>
        {children}
      </form>
    </LiveField>
  )
}
