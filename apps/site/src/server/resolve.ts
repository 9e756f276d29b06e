import { addressOf, type Languages, languageFor, localPathOf, pathIn } from '@vitrine/content/core'
import type { ContentFile, Query, StoredPage } from '@vitrine/content/queries'
import { ownPath } from '@vitrine/content/redirects'
import type { ContentSource } from '../content/source.ts'
import type { Frames } from './frames.ts'
import type { Redirects } from './redirects.ts'

/** Result of resolving an address. */
export type Resolved =
  | ResolvedPage
  | { readonly kind: 'file'; readonly file: ContentFile }
  /** A page that is not written in the language of the address; `to` is its address in one that it has, encoded. */
  | (Omit<ResolvedPage, 'kind'> & { readonly kind: 'other language'; readonly to: string })
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone' }
  | { readonly kind: 'not found' }

export interface ResolvedPage {
  readonly kind: 'page'
  readonly locale: string
  readonly page: StoredPage
}

/** Resolves addresses. @param query Fields that pages may be made of. */
export type Resolve = (address: string, query?: Query) => Promise<Resolved>

/** @param options.siteUrl Origin of the site, without a slash at its end. */
export function createResolve(options: {
  readonly source: Pick<ContentSource, 'page' | 'file' | 'redirect'>
  readonly frames: Frames
  readonly redirects: Pick<Redirects, 'ofPatterns'>
  readonly languages: Languages
  readonly siteUrl: string
}): Resolve {
  const { source, frames, redirects, languages, siteUrl } = options

  const pageAt = async (path: string, locale: string, query?: Query): Promise<Resolved | undefined> => {
    const page = await source.page(path, locale, query)
    if (!page) return undefined
    const language = languageFor(locale, page.languages, languages)
    return language === locale
      ? { kind: 'page', locale, page }
      : {
          kind: 'other language',
          locale,
          page,
          to: encodeURI(addressOf({ locale: language, path: pathIn(page, language) }, languages)),
        }
  }
  const fileAt = async (path: string, locale: string): Promise<Resolved | undefined> => {
    const { site } = await frames.of(locale)
    const urlOf = (target: string) => encodeURI(siteUrl + addressOf({ locale, path: target }, languages))
    const file = await source.file(path, locale, { name: site.name, urlOf })
    return file && { kind: 'file', file }
  }

  const whole = async (address: string, query?: Query): Promise<Resolved | undefined> => {
    const { path, locale } = localPathOf(address, languages)
    const found = path.endsWith('/') ? await pageAt(path, locale, query) : await fileAt(path, locale)
    return found ?? source.redirect(address)
  }
  /** A pattern means many addresses, so what it leads to need not be there: then it does not count. */
  const alike = async (address: string): Promise<Resolved | undefined> => {
    for (const redirect of await redirects.ofPatterns(address)) {
      const own = redirect.kind === 'redirect' ? ownPath(redirect.to, siteUrl) : undefined
      if (redirect.kind === 'gone' || own === undefined) return redirect
      const end = own === address ? undefined : await whole(own)
      if (end?.kind === 'redirect' || end?.kind === 'gone') return end
      if (end) return redirect
    }
    return undefined
  }

  return async (address, query) => (await whole(address, query)) ?? (await alike(address)) ?? { kind: 'not found' }
}
