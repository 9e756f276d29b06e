import type { Query } from './query.ts'
import type { DocumentReference, ListedPage, StoredPage, Unsaved } from './stored-page.ts'

/** Context of stored blocks that are to be filled with documents. */
export interface FillContext {
  /** The document that shows them. */
  readonly document?: DocumentReference
  /** Path of the page, without the number of a list's part. */
  readonly path: string
  readonly locale: string
  /** Part of a long list that is asked for, from 1. */
  readonly part: number
  /** Fields of the address that the page was asked for with. */
  readonly query?: Query
}

/** A text for programs, such as a feed, and its media type. */
export interface ContentFile {
  readonly type: string
  readonly text: string
}

/** Facts about the site for generated files. */
export interface FileSite {
  readonly name: string
  /** Absolute address of a path in the file's language. */
  readonly urlOf: (path: string) => string
}

/**
 * Pages of a feature at addresses of its own, beside those that editors build: documents such as posts, and lists of
 * them. Everything is for one language, and published unless a draft is asked for.
 */
export interface Contents {
  /** The page at a path; undefined when it has none there. Its blocks are not filled yet. */
  page(path: string, locale: string, query?: Query): Promise<StoredPage | undefined>
  /** A document as its editor last saved it, or as its form has it now. Undefined for documents of others. */
  draft(document: DocumentReference, locale: string, unsaved?: Unsaved): Promise<StoredPage | undefined>
  /** A file at a path that does not end with a slash; undefined when it has none there. */
  file?(path: string, locale: string, site: FileSite): Promise<ContentFile | undefined>
  /** Pages for the sitemap. */
  listed(locale: string): Promise<readonly ListedPage[]>
  /**
   * Puts into stored blocks what they show of its documents.
   *
   * @returns How many parts the list has that is shown in parts, where the page has one.
   */
  fill(layout: readonly unknown[], context: FillContext): Promise<number | undefined>
  /** Stored blocks that it has below a page of any feature, such as comments. Drafts are shown without them. */
  below?(page: StoredPage, locale: string, query?: Query): Promise<readonly object[]>
}
