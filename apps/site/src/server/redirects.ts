import type { ContentCache } from '@vitrine/content/cache'
import type { Query } from '@vitrine/content/queries'
import { addressesOfQuery, queryOf, type RedirectRules, redirectsOfPatterns } from '@vitrine/content/redirects'
import type { ContentSource, StoredRedirect } from '../content/source.ts'
import { storedRedirect } from '../content/stored-redirect.ts'

/** A redirect that asks for fields of a query; `matched` are their names. */
export type QueryRedirect = StoredRedirect & { readonly matched: readonly string[] }

/** Redirects that no whole path names: they ask for fields of a query, or for paths that are alike. */
export interface Redirects {
  /** The redirect of an address with these fields, whatever page is at its path. */
  ofQuery(path: string, query: Query): Promise<QueryRedirect | undefined>
  /** Redirects that a path without a page may mean, those that say most first. */
  ofPatterns(path: string): Promise<readonly StoredRedirect[]>
}

export function createRedirects(options: {
  readonly source: Pick<ContentSource, 'redirect' | 'redirectRules'>
  readonly content: ContentCache
}): Redirects {
  const { source, content } = options
  const remembered = content.remember<RedirectRules>({ limit: 1 })
  const readRules = () => remembered.get('rules', () => source.redirectRules())
  return {
    async ofQuery(path, query) {
      if (Object.keys(query).length === 0) return undefined
      for (const address of addressesOfQuery(path, query, await readRules())) {
        const redirect = await source.redirect(address)
        if (redirect) return { ...redirect, matched: [...new URLSearchParams(queryOf(address)).keys()] }
      }
      return undefined
    },
    ofPatterns: async (path) => redirectsOfPatterns(path, await readRules()).map(storedRedirect),
  }
}
