import { record, SEARCH_PATH } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { type Contents, queryField } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { MAX_PAGES, RESULTS_PER_PAGE, SEARCH_PAGE_FIELDS } from '../blocks/search-page/search-page.block.ts'
import { cutTerm } from '../core/parsed-query.ts'
import { foundKinds } from '../core/search-mark.ts'
import { parseSearchSettings } from '../core/settings.ts'
import { parseSearchTexts } from '../core/texts.ts'
import type { Search } from './search.ts'

/** Letters of the name of a type. */
const MAX_TYPE = 40

/** The search page, which nobody put together. */
export function searchContents(payload: Payload, search: Pick<Search, 'search'>): Contents {
  return {
    async page(path, locale, query = {}) {
      if (path !== SEARCH_PATH) return undefined
      const term = cutTerm(queryField(query, SEARCH_PAGE_FIELDS.term) ?? '')
      const type = (queryField(query, SEARCH_PAGE_FIELDS.type) ?? '').slice(0, MAX_TYPE)
      const wanted = Number(queryField(query, SEARCH_PAGE_FIELDS.part))
      const part = Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_PAGES ? wanted : 1
      const settings = await payload.findGlobal({ slug: 'search', locale, depth: 0 })
      const findable = parseSearchSettings(settings, foundKinds(payload.config.collections)).types
      const types = typesOf(type, findable)
      const offset = (part - 1) * RESULTS_PER_PAGE
      const answer =
        term.trim() === ''
          ? undefined
          : await search.search({ term, locale, ...(types && { types }), limit: RESULTS_PER_PAGE, offset })
      const { title } = parseSearchTexts(record(settings).texts)
      const total = answer && answer.state !== 'unavailable' ? answer.total : 0
      return {
        title,
        path: SEARCH_PATH,
        layout: [
          {
            blockType: 'searchPage',
            id: 'search',
            path: SEARCH_PATH,
            term,
            type,
            part,
            parts: Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / RESULTS_PER_PAGE))),
            ...answer,
            ...(answer && answer.state !== 'unavailable' && { byType: ofTypes(answer.byType, findable) }),
          },
        ],
        // Results of a search are no page to be found.
        meta: { noIndex: true },
        updatedAt: new Date(0).toISOString(),
        languages: siteLanguages(payload),
        breadcrumb: [],
      }
    },
    draft: async () => undefined,
    listed: async () => [],
    fill: async () => undefined,
  }
}

/** Types to look for: the one that was asked for, or all, as far as the site lets visitors find them. */
function typesOf(asked: string, findable: readonly string[]): readonly string[] | undefined {
  if (findable.length > 0) return findable.filter((type) => asked === '' || type === asked)
  return asked === '' ? undefined : [asked]
}

function ofTypes(counts: Readonly<Record<string, number>>, findable: readonly string[]): object {
  return Object.fromEntries(Object.entries(counts).filter(([type]) => findable.length === 0 || findable.includes(type)))
}
