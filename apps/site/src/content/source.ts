/** A page as it is stored: references populated, one language. */
export interface StoredPage {
  readonly id: number
  readonly title: string
  readonly path: string
  readonly layout: readonly unknown[]
  readonly meta: Readonly<Record<string, unknown>>
  readonly updatedAt: string
  /** Languages that it was saved in, as they were noted. */
  readonly languages: unknown
  /** From the home page's child down to the parent. */
  readonly breadcrumb: readonly { readonly title: string; readonly path: string }[]
}

/** What the whole site shares, raw. */
export interface StoredGlobals {
  readonly site: unknown
  readonly header: unknown
  readonly footer: unknown
  readonly theme: unknown
}

export interface StoredRedirect {
  readonly to?: string
  readonly status: 301 | 302 | 410
}

/** What a form of the admin holds: references are ids. */
export type Unsaved = Record<string, unknown>

/** A page that search engines may list. */
export interface ListedPage {
  readonly path: string
  readonly updatedAt: string
  readonly languages: unknown
}

/** Where the site reads its content. Everything is for one language. */
export interface ContentSource {
  /** Equal texts mean that nothing visible has changed in between. */
  revision(): Promise<string>
  /** One published page; undefined when there is none at this path. */
  page(path: string, locale: string): Promise<StoredPage | undefined>
  /** A page as its editor last saved it, or as its form has it now. */
  draft(id: number, locale: string, unsaved?: Unsaved): Promise<StoredPage | undefined>
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
  /** Id of the published page at a path. */
  pageId(path: string): Promise<number | undefined>
  /** How many pages have a newest version that is not published. */
  drafts(): Promise<number>
}
