import type { RenderContext } from '@vitrine/kit/core'
import { paginationTextsOf } from '@vitrine/ui/core'
import { LiveField, PaginationLinks } from '@vitrine/ui/ui'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Piece } from '../core/excerpt.ts'
import { MAX_TERM_LENGTH } from '../core/parsed-query.ts'
import { SEARCH_PAGE_FIELDS, type SearchAnswer, searchAddress } from '../core/search-answer.ts'
import type { SearchTexts } from '../core/texts.ts'
import { typeName } from '../core/type-names.ts'
import { type SearchState, stateOfSearch } from './search-state.ts'

interface SearchProps {
  readonly search: SearchAnswer
  readonly context: RenderContext
  /** Element of the results' titles. */
  readonly heading: 'h2' | 'h3'
}

/** The field of a search, and what it has found. @param props.id Unique on the page. */
export function SearchWithResults({ id, search, context, heading }: SearchProps & { readonly id: string }): ReactNode {
  const { address, term } = search
  const { texts } = stateOfSearch(context)
  return (
    <>
      <search aria-label={texts.title}>
        <LiveField context={context}>
          <form className="search-page__form" action={address} method="get">
            <label className="visually-hidden" htmlFor={`${id}-field`}>
              {texts.field}
            </label>
            <input
              className="search-page__field"
              id={`${id}-field`}
              type="search"
              name={SEARCH_PAGE_FIELDS.term}
              defaultValue={term}
              placeholder={texts.field}
              maxLength={MAX_TERM_LENGTH}
              autoComplete="off"
            />
            <button className="search-page__submit" type="submit">
              {texts.submit}
            </button>
          </form>
        </LiveField>
      </search>
      {term && <Answer search={search} context={context} heading={heading} />}
    </>
  )
}

function Answer({ search, context, heading: Name }: SearchProps): ReactNode {
  const { address, term, state, results, type, part, parts, corrections } = search
  const { texts, typeNames, settings } = stateOfSearch(context)
  if (state === 'unavailable') return <p className="search-page__note">{texts.outOfOrder}</p>
  return (
    <>
      {corrections.map(({ word, instead }) => (
        <p key={word} className="search-page__note">
          {texts.corrected.replace('{word}', word).replace('{words}', instead.join(', '))}
        </p>
      ))}
      {state === 'building' && <p className="search-page__note">{texts.building}</p>}
      <p className="search-page__count">{results.length === 0 ? settings.noResults : countOf(search, texts)}</p>
      <Types search={search} texts={texts} typeNames={typeNames} />
      <ol className="search-page__results">
        {results.map((result) => (
          <li key={result.href} className="search-page__result">
            {result.image && (
              <img
                className="search-page__picture"
                src={result.image.url}
                alt=""
                width={160}
                height={120}
                loading="lazy"
              />
            )}
            <div className="search-page__words">
              <p className="search-page__type">{typeName(result.type, typeNames)}</p>
              <Name className="search-page__name">
                <a className="search-page__link" href={result.href}>
                  <Marked pieces={result.title} />
                </a>
              </Name>
              <p className="search-page__excerpt">
                <Marked pieces={result.excerpt} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {parts > 1 && (
        <PaginationLinks
          address={(number) => searchAddress(address, { term, type, part: number })}
          number={part}
          of={parts}
          grows={false}
          texts={paginationTextsOf(context)}
        />
      )}
    </>
  )
}

/** Links to the results of one kind, where there is more than one. */
function Types({
  search,
  texts,
  typeNames,
}: { readonly search: SearchAnswer } & Pick<SearchState, 'texts' | 'typeNames'>): ReactNode {
  const { address, term, type, types } = search
  if (types.length < 2 && !type) return null
  const link = (name: string, label: string, kind?: string) => (
    <li key={name}>
      <a
        className="search-page__kind"
        href={searchAddress(address, { term, type: kind })}
        aria-current={kind === type ? 'true' : undefined}
      >
        {label}
      </a>
    </li>
  )
  return (
    <nav aria-label={texts.types}>
      <ul className="search-page__kinds">
        {link('', texts.all)}
        {types.map((kind) => link(kind.type, `${typeName(kind.type, typeNames)} ${kind.count}`, kind.type))}
      </ul>
    </nav>
  )
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  const parts = pieces.map(({ text, marked }) => (marked ? createElement('mark', undefined, text) : text))
  // As children of their own: the pieces of a text have nothing but their place to be known by.
  return createElement(Fragment, undefined, ...parts)
}

function countOf({ total, isAtLeast, term }: SearchAnswer, texts: SearchTexts): string {
  const text = isAtLeast ? texts.manyResults : total === 1 ? texts.oneResult : texts.results
  return text.replace('{count}', String(total)).replace('{term}', () => term)
}
