import { record, SEARCH_PATH } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { type Contents, type Query, queryField, storedBlocks } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { cutTerm } from '../core/parsed-query.ts'
import { MAX_PAGES, RESULTS_PER_PAGE, SEARCH_PAGE_FIELDS } from '../core/search-answer.ts'
import { foundKinds } from '../core/search-mark.ts'
import { parseSearchSettings } from '../core/settings.ts'
import { parseSearchTexts } from '../core/texts.ts'
import type { Search } from './search.ts'

/** Letters of the name of a type. */
const MAX_TYPE = 40

/** Kind of block with the results on a search page that editors have made. */
const RESULTS = 'searchResults'

/** The search page of a site that has made none, and the results on one that has. */
export function searchContents(payload: Payload, search: Pick<Search, 'search'>): Contents {
  const settingsIn = (locale: string) => payload.findGlobal({ slug: 'search', locale, depth: 0 })
  return {
    async page(path, locale, query = {}) {
      if (path !== SEARCH_PATH) return undefined
      const settings = await settingsIn(locale)
      const answer = await answerOf(query, { payload, search, settings, locale })
      return {
        title: parseSearchTexts(record(settings).texts).title,
        path: SEARCH_PATH,
        layout: [{ blockType: 'searchPage', id: 'search', ...answer }],
        // Results of a search are no page to be found.
        meta: { noIndex: true },
        updatedAt: new Date(0).toISOString(),
        languages: siteLanguages(payload),
        breadcrumb: [],
      }
    },
    draft: async () => undefined,
    listed: async () => [],
    async fill(layout, { path, locale, query = {} }) {
      const [results] = path === SEARCH_PATH ? storedBlocks(layout, RESULTS) : []
      if (!results) return undefined
      Object.assign(results, await answerOf(query, { payload, search, settings: await settingsIn(locale), locale }))
      return undefined
    },
    // A search page without the block has its results all the same.
    async below({ path, document, layout }) {
      const isWithout = path === SEARCH_PATH && document !== undefined && storedBlocks(layout, RESULTS).length === 0
      return isWithout ? [{ blockType: RESULTS, id: 'search' }] : []
    },
  }
}

/** Finds what the fields of an address ask for, as a block stores it. */
async function answerOf(
  query: Query,
  by: {
    readonly payload: Payload
    readonly search: Pick<Search, 'search'>
    readonly settings: object
    readonly locale: string
  },
): Promise<object> {
  const { payload, search, settings, locale } = by
  const term = cutTerm(queryField(query, SEARCH_PAGE_FIELDS.term) ?? '')
  const type = (queryField(query, SEARCH_PAGE_FIELDS.type) ?? '').slice(0, MAX_TYPE)
  const wanted = Number(queryField(query, SEARCH_PAGE_FIELDS.part))
  const part = Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_PAGES ? wanted : 1
  const findable = parseSearchSettings(settings, foundKinds(payload.config.collections)).types
  const types = typesOf(type, findable)
  const offset = (part - 1) * RESULTS_PER_PAGE
  const answer =
    term.trim() === ''
      ? undefined
      : await search.search({ term, locale, ...(types && { types }), limit: RESULTS_PER_PAGE, offset })
  const total = answer && answer.state !== 'unavailable' ? answer.total : 0
  return {
    path: SEARCH_PATH,
    term,
    type,
    part,
    parts: Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / RESULTS_PER_PAGE))),
    ...answer,
    ...(answer && answer.state !== 'unavailable' && { byType: ofTypes(answer.byType, findable) }),
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
