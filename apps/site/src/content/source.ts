import type {
  ContentFile,
  DocumentReference,
  FileSite,
  ListedPage,
  Query,
  StoredPage,
  Unsaved,
} from '@vitrine/cms/content'

/** What the whole site shares, raw. */
export interface StoredGlobals {
  readonly site: unknown
  readonly header: unknown
  readonly footer: unknown
  readonly theme: unknown
  readonly blog: unknown
  readonly search: unknown
}

export interface StoredRedirect {
  readonly to?: string
  readonly status: 301 | 302 | 410
}

/** Where the site reads its content. Everything is for one language. */
export interface ContentSource {
  /** Equal texts mean that nothing visible has changed in between. */
  revision(): Promise<string>
  /** One published page, or a part of its list; undefined when there is none at this path. */
  page(path: string, locale: string, query?: Query): Promise<StoredPage | undefined>
  /** A file at a path without a slash at its end, such as a feed. */
  file(path: string, locale: string, site: FileSite): Promise<ContentFile | undefined>
  /** A page as its editor last saved it, or as its form has it now. */
  draft(document: DocumentReference, locale: string, unsaved?: Unsaved): Promise<StoredPage | undefined>
  /** @param unsaved Global by global, what its form has now. */
  globals(locale: string, unsaved?: Partial<Record<keyof StoredGlobals, Unsaved>>): Promise<StoredGlobals>
  /** A published slider by its alias. */
  slider(alias: string, locale: string): Promise<object | undefined>
  /** A slider as its editor last saved it, or as its form has it now: with a form, it need not be saved yet. */
  sliderDraft(id: number, locale: string, unsaved?: Unsaved): Promise<object | undefined>
  redirect(path: string): Promise<StoredRedirect | undefined>
  /** Paths of all published pages that search engines may list. */
  paths(locale: string): Promise<readonly ListedPage[]>
  /** The account whose request headers these are. */
  account(headers: Headers): Promise<{ readonly name: string } | undefined>
  /** How many pages have a newest version that is not published. */
  drafts(): Promise<number>
}
