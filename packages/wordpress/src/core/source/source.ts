/** A meta of an item, term or comment, as the database of WordPress holds it. Keys may repeat. */
export interface SourceMeta {
  readonly key: string
  /** Raw text; arrays are serialised by PHP, see `core/php`. */
  readonly value: string
}

/** An account that wrote something that is in the export. */
export interface SourceAuthor {
  /** Absent for authors that only items name. */
  readonly id?: number
  readonly login: string
  readonly name: string
  readonly email?: string
}

/** A category, tag, menu or term of any other taxonomy. */
export interface SourceTerm {
  readonly id?: number
  readonly taxonomy: string
  /** As stored: letters outside ASCII are percent-encoded in lower case. */
  readonly slug: string
  /** Entities decoded. The slug where the export has no name. */
  readonly name: string
  /** Slug of the parent, of the same taxonomy. */
  readonly parent?: string
  readonly description?: string
  readonly metas: readonly SourceMeta[]
}

/** A term as an item names it. */
export interface SourceTermName {
  readonly taxonomy: string
  readonly slug: string
  readonly name: string
}

export interface SourceComment {
  readonly id: number
  readonly author: string
  readonly email: string
  readonly address: string
  readonly ip: string
  /** Milliseconds since 1970; absent when the export has no real date. */
  readonly at?: number
  /** `YYYY-MM-DD HH:MM:SS` in the zone of the site. */
  readonly localDate?: string
  readonly content: string
  /** `1`, `0`, `trash`, `spam` and what plugins write. */
  readonly approved: string
  /** `comment` for comments; `pingback`, `trackback`, `note`, `review` and what plugins write. */
  readonly type: string
  /** Id of the comment that it answers; 0 for none. */
  readonly parent: number
  readonly metas: readonly SourceMeta[]
}

/** One `<item>`: a post, page, attachment, menu entry, form, message or whatever a plugin stores. */
export interface SourceItem {
  /** Unique in the site. An item without one gets one beyond 2^40, the same each time. */
  readonly id: number
  /** `post`, `page`, `attachment`, `nav_menu_item`, `wpcf7_contact_form`: any text. */
  readonly kind: string
  /** Entities decoded, tags kept. */
  readonly title: string
  /** Old address; pretty when published, with a query otherwise. */
  readonly link: string
  readonly guid: string
  /** Login of its author; empty when the account is gone. */
  readonly author: string
  /** As in the database: blocks, shortcodes, HTML. */
  readonly content: string
  /** Of attachments: the caption. */
  readonly excerpt: string
  readonly slug: string
  /** `publish`, `draft`, `private`: any text. */
  readonly status: string
  /** Id of the parent page, or of the post that an attachment was uploaded to; 0 for none. */
  readonly parent: number
  readonly menuOrder: number
  /** Milliseconds since 1970; absent when the export has no real date. */
  readonly publishedAt?: number
  readonly modifiedAt?: number
  /** `YYYY-MM-DD HH:MM:SS` in the zone of the site: old addresses hold this day. */
  readonly localDate?: string
  readonly hasPassword: boolean
  /** The password itself, where the source gives it. It is for {@link sealPassword} alone: no report and no ledger holds it. */
  readonly password?: string
  readonly isSticky: boolean
  readonly commentsOpen: boolean
  /** Attachments only. */
  readonly file?: string
  readonly terms: readonly SourceTermName[]
  readonly metas: readonly SourceMeta[]
  readonly comments: readonly SourceComment[]
}

/** Facts that the head of an export gives of the site. */
export interface SourceSite {
  readonly title: string
  readonly tagline: string
  /** `home`: the address that visitors see, without a slash at its end. */
  readonly address: string
  /** `siteurl`, where it differs. */
  readonly baseAddress: string
  /** BCP 47. */
  readonly language: string
  /** `1.0`, `1.1`, `1.2`; absent when the file does not say. */
  readonly version?: string
}

/**
 * Events of a file, in its order. An author, a term or an item may come twice, when files of
 * one export overlap: the later event stands in place of the earlier.
 */
export type SourceEvent =
  | { readonly event: 'site'; readonly site: SourceSite }
  | { readonly event: 'author'; readonly author: SourceAuthor }
  | { readonly event: 'term'; readonly term: SourceTerm }
  | SourceItemEvent
  | { readonly event: 'problem'; readonly problem: SourceProblem }

export interface SourceItemEvent {
  readonly event: 'item'
  readonly item: SourceItem
  /** Counted from 1 over the items of all files; the same in each reading of the same files. */
  readonly place?: number
  /** Place of the item of the same id that came before and is older. */
  readonly replaces?: number
}

/** Something that is wrong with the file. What came before and after is read all the same. */
export interface SourceProblem {
  readonly code:
    | 'truncated'
    | 'broken-item'
    | 'control-characters'
    | 'bad-bytes'
    | 'entities-refused'
    | 'too-large'
    | 'not-an-export'
    | 'unsafe-entry'
    /** The item is in the files twice; the one that was saved later counts. */
    | 'item-twice'
    /** A file is of another site than the first; it is left out. */
    | 'other-site'
    /** An item that is no draft has no date that could be read. */
    | 'no-date'
    /** A running site gives items only as visitors see them. */
    | 'not-raw'
    /** A running site does not give a list, or not to its end. */
    | 'not-readable'
  /** One sentence for the owner: what happened, where, what it means. */
  readonly message: string
  readonly item?: { readonly id?: number; readonly title?: string }
}
