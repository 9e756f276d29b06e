import type { Role } from '@vitrine/content/core'
import type {
  ContentFile,
  DocumentReference,
  FileSite,
  ListedPage,
  Query,
  StoredPage,
  Unsaved,
} from '@vitrine/content/queries'
import type { RedirectRules } from '@vitrine/content/redirects'
import { pageGlobals } from '../features/rendering.ts'

/** Globals loaded for every page: those of its frame, and those that features read. */
export const GLOBALS: readonly string[] = [...new Set(['site', 'theme', ...pageGlobals])]

/** Globals of the site, as stored. */
export type StoredGlobals = Readonly<Record<string, unknown>>

/** Globals of a site that nobody has set up. */
export const NO_GLOBALS: StoredGlobals = Object.fromEntries(GLOBALS.map((slug) => [slug, {}]))

/** @returns Whether every page is made with the global of this slug. */
export function isPageGlobal(slug: string): boolean {
  return GLOBALS.includes(slug)
}

/** Outcome of an old address. */
export type StoredRedirect =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone' }

/** Content of the site. Everything is for one language. */
export interface ContentSource {
  /** One published page, or a part of its list; undefined when there is none at this path. */
  page(path: string, locale: string, query?: Query): Promise<StoredPage | undefined>
  /** A file at a path without a slash at its end, such as a feed. */
  file(path: string, locale: string, site: FileSite): Promise<ContentFile | undefined>
  /** A page as its editor last saved it, or as its form has it now. */
  draft(document: DocumentReference, locale: string, unsaved?: Unsaved): Promise<StoredPage | undefined>
  /** @param unsaved Global by global, what its form has now. */
  globals(locale: string, unsaved?: Readonly<Record<string, Unsaved>>): Promise<StoredGlobals>
  /** A published slider by its alias. */
  slider(alias: string, locale: string): Promise<object | undefined>
  /** A slider as its editor last saved it, or as its form has it now: with a form, it need not be saved yet. */
  sliderDraft(id: number, locale: string, unsaved?: Unsaved): Promise<object | undefined>
  /** True if an unsaved form of a collection or a global can be rendered. */
  fits(of: { readonly collection: string } | { readonly global: string }, unsaved: Unsaved): boolean
  /** @param address Old address as it is stored: a path, or a path and a query. */
  redirect(address: string): Promise<StoredRedirect | undefined>
  redirectRules(): Promise<RedirectRules>
  /** Paths of all published pages that search engines may list. */
  paths(locale: string): Promise<readonly ListedPage[]>
  /** The account whose request headers these are. */
  account(headers: Headers): Promise<SiteAccount | undefined>
  /** Number of pages whose newest version is not published. */
  drafts(): Promise<number>
}

/** Somebody who is signed in. */
export interface SiteAccount {
  readonly name: string
  readonly email: string
  readonly role: Role | undefined
  /** True if the account sees drafts of a collection, or the settings of a global, by its slug. */
  readonly reads: (slug: string) => Promise<boolean>
}
