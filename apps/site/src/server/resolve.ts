import { addressOf, type Languages, languageFor, localPathOf } from '@vitrine/content/core'
import type { ContentFile, Query, StoredPage } from '@vitrine/content/queries'
import type { ContentSource } from '../content/source.ts'
import type { Frames } from './frames.ts'

/** What stands at an address. */
export type Resolved =
  | ResolvedPage
  | { readonly kind: 'file'; readonly file: ContentFile }
  /** A page that is not written in the language of the address; `to` is its address in one that it has. */
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
  readonly languages: Languages
  readonly siteUrl: string
}): Resolve {
  const { source, frames, languages, siteUrl } = options

  const pageAt = async (path: string, locale: string, query?: Query): Promise<Resolved | undefined> => {
    const page = await source.page(path, locale, query)
    if (!page) return undefined
    const language = languageFor(locale, page.languages, languages)
    return language === locale
      ? { kind: 'page', locale, page }
      : { kind: 'other language', locale, page, to: addressOf({ locale: language, path }, languages) }
  }
  const fileAt = async (path: string, locale: string): Promise<Resolved | undefined> => {
    const { site } = await frames.of(locale)
    const urlOf = (target: string) => encodeURI(siteUrl + addressOf({ locale, path: target }, languages))
    const file = await source.file(path, locale, { name: site.name, urlOf })
    return file && { kind: 'file', file }
  }

  return async (address, query) => {
    const { path, locale } = localPathOf(address, languages)
    const found = path.endsWith('/') ? await pageAt(path, locale, query) : await fileAt(path, locale)
    return found ?? (await source.redirect(address)) ?? { kind: 'not found' }
  }
}
