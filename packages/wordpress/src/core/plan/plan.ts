import type { ReportLine } from '../convert/convert.ts'
import type { ReportLabel } from '../report/report-words.ts'
import type { SourceKey } from '../source/source-key.ts'

/** Collections that an import writes to, in the order in which it writes. */
export const PLANNED_COLLECTIONS = [
  'authors',
  'categories',
  'tags',
  'project-categories',
  'media',
  'contact-forms',
  'sliders',
  'reusable-blocks',
  'pages',
  'posts',
  'projects',
  'comments',
  'submissions',
  'menus',
  'redirects',
] as const

/** A collection of {@link PLANNED_COLLECTIONS}, or one of a feature that takes in items of its own. */
export type PlannedCollection = string

/** Globals that an import writes to, after all documents but redirects. */
export const PLANNED_GLOBALS = [
  'languages',
  'site',
  'blog',
  'comment-settings',
  'portfolio',
  'header',
  'footer',
] as const

export type PlannedGlobal = (typeof PLANNED_GLOBALS)[number]

/**
 * Names a thing that is planned, the same in every plan of one site. Classic menus are terms of `nav_menu`, menus of
 * block themes are items. `made:home` is the home page of a site that had none but its list of posts, `made:menu` the menu of
 * one that had none. `example:pages/12` is an example document of the new site that the import replaces.
 */
export type PlanKey =
  | SourceKey
  | `comment:${number}`
  | `redirect:${string}`
  | `global:${PlannedGlobal}`
  | 'made:home'
  | 'made:menu'
  | `example:${string}`

/** Stands in stored values where the id of another document will stand once it is written. */
export interface PlanRef {
  readonly $source: PlanKey
}

/**
 * Stands in stored values where the address of another document will stand: its path with slashes at both ends, or, of a
 * medium, the address of its file.
 */
export interface PlanAddress {
  readonly $address: PlanKey
  /** Language whose address is meant; absent: the default one. */
  readonly locale?: string
  /** Rest behind the path, `feed.xml` or `#part`. */
  readonly rest?: string
}

/**
 * Values of a document or global by the names of its fields. Localized fields hold the text of one language. A
 * {@link PlanRef} may stand wherever a relationship or upload does, also in blocks and rich text.
 */
export type PlannedData = Readonly<Record<string, unknown>>

interface Planned {
  readonly key: PlanKey
  /** Language of the localized fields of `data`. */
  readonly locale: string
  readonly data: PlannedData
  /**
   * Localized fields in other languages. Rows of `layout` and other lists stand in the same order as in `data`, with the
   * same kinds of blocks, so that the n-th row here is the n-th row there.
   */
  readonly translations?: Readonly<Record<string, PlannedData>>
  /**
   * Documents that have to be written first, because they must be there: the parent of a page, the post of a comment,
   * the comment that it answers. Other references may lead to what is written later.
   */
  readonly dependsOn: readonly PlanKey[]
  /** Set for what is made only where the new site has nothing in these settings. */
  readonly onlyWhereEmpty?: { readonly global: PlannedGlobal; readonly fields: readonly string[] }
}

export interface PlannedDocument extends Planned {
  readonly collection: PlannedCollection
  /** Whole address in its language that `data.slug` makes; absent for what has none. */
  readonly path?: string
  /** Other things of the source that this document stands for in a language: the items of its translations. */
  readonly alsoFor?: readonly { readonly key: SourceKey; readonly locale: string }[]
  /**
   * Set for a document in another language that may become part of `key`'s: see `mergeTranslations`. Where it cannot,
   * it is a document of its own under this key.
   */
  readonly translationOf?: SourceKey
  readonly password?: PlannedPassword
  /** Documents without which it stays a draft: it could not be published. */
  readonly draftWithout?: readonly PlanKey[]
  /** Moment in ISO 8601 at which a draft of a page is to be published. */
  readonly publishAt?: string
  /** Addresses on the old site that lead here, as paths. */
  readonly oldAddresses: readonly string[]
  /** A medium's file. */
  readonly file?: PlannedFile
  /** Set for what is not made where the new site has something at its address: nothing gets another address for it. */
  readonly onlyWhereFree?: true
}

/** Password that visitors of a document need: as the source says it, or sealed, which alone may be stored. */
export type PlannedPassword = { readonly text: string } | SealedPassword

export interface SealedPassword {
  /** As documents store it. */
  readonly hash: string
  /** The same for the same password in each run; says nothing of it to those who do not have the site's secret. */
  readonly mark: string
}

/** Places in which the bytes of a medium are found. */
export interface PlannedFile {
  /** Paths below the uploads, the best first: the file as edited, the original before it was made smaller. */
  readonly candidates: readonly string[]
  /** Address on the old site. */
  readonly address: string
  /** `image/jpeg`, by its name; undefined for what the library does not take. */
  readonly mimeType: string
}

export interface PlannedGlobalValues extends Planned {
  readonly key: `global:${PlannedGlobal}`
  readonly global: PlannedGlobal
  /** True for values that are set only where the global has none. */
  readonly fillsOnly?: boolean
  /** Main language of the site, in which the same values are set where the global has none: visitors and mails fall back on it. */
  readonly alsoIn?: string
}

/** Outcome of an item of the export. Every item has exactly one. */
export type Outcome =
  | { readonly became: 'document'; readonly key: PlanKey; readonly collection: PlannedCollection }
  /** It is part of something else: a menu entry, a question of a FAQ, a translation. */
  | { readonly became: 'part'; readonly of: string; readonly code: PartCode }
  | { readonly became: 'nothing'; readonly code: LeftOutCode; readonly reason: ReportLabel }

export type PartCode = 'menu-entry' | 'faq-item' | 'slide' | 'translation' | 'settings' | 'feature-part'

/** Permanent names of the reasons for which an item is left out. */
export type LeftOutCode =
  | 'trash'
  | 'kind-without-place'
  | 'kind-of-builder'
  | 'site-editor'
  | 'pattern-copied'
  | 'file-kind'
  | 'menu-entry-hidden'
  | 'menu-entry-beyond'
  | 'spam'
  | 'address-book'
  | 'bookkeeping'
  | 'by-choice'
  | 'unreadable'

/** A line of the report with the item that it is about. */
export interface PlacedLine extends ReportLine {
  readonly item?: { readonly id: number; readonly title: string; readonly kind: string; readonly address: string }
}

/** Plan for one item: the document that it becomes, and those that come with it, such as its comments. */
export interface ItemPlan {
  readonly itemId: number
  readonly outcome: Outcome
  readonly documents: readonly PlannedDocument[]
  readonly lines: readonly PlacedLine[]
}

/** Plan for the export as a whole, beside its items. */
export interface SitePlan {
  /** Authors, categories, tags, categories of projects, in the order in which they are to be written. */
  readonly terms: readonly PlannedDocument[]
  /** Reusable blocks that several items make together, such as the questions of a FAQ. */
  readonly reusable: readonly PlannedDocument[]
  readonly sliders: readonly PlannedDocument[]
  /** Contact forms that came in files of their own. */
  readonly forms: readonly PlannedDocument[]
  readonly menus: readonly PlannedDocument[]
  /** Pages that no item makes: a home page with the list of posts. */
  readonly pages: readonly PlannedDocument[]
  readonly globals: readonly PlannedGlobalValues[]
  /** Documents of `redirects`: `from` and `status`, and in `to` a text or a {@link PlanAddress}. Read once, in order. */
  readonly redirects: Iterable<PlannedDocument>
  readonly lines: readonly PlacedLine[]
}
