import type { KnownImports } from '../plan/known-imports.ts'
import { inOwnMemory } from '../source/own-memory.ts'
import type { SourceItem } from '../source/source.ts'
import { addressPartOf, type OwnSite } from './address-part.ts'
import { attachmentOf, type IndexedAttachment } from './attachment.ts'
import type { IndexedTerm, Interned } from './interned.ts'
import { type IndexedMenuEntry, menuEntryOf } from './menu-entry.ts'
import { metaOf, metasOf } from './metas.ts'

/** All that a plan has to know of an item before its turn comes: never its content. */
export interface IndexedItem {
  readonly id: number
  readonly kind: string
  /** With entities decoded and tags as they are. */
  readonly title: string
  /** Decoded by nothing: as the export has it. */
  readonly slug: string
  /** Old address: path with its query, without the site's host; whole when it is of another site. */
  readonly link: string
  readonly status: string
  readonly parent: number
  readonly menuOrder: number
  readonly author: string
  readonly publishedAt?: number
  readonly localDate?: string
  readonly hasPassword: boolean
  /** True where the source says the password, and it can be one here. */
  readonly knowsPassword: boolean
  readonly isEmpty: boolean
  /** Parts that `<!--nextpage-->` divides it into; 1 for nearly all. */
  readonly parts: number
  readonly terms: readonly IndexedTerm[]
  /** Former slugs, as the export has them. */
  readonly oldSlugs: readonly string[]
  /** Former days, `YYYY-MM-DD`. */
  readonly oldDates: readonly string[]
  /** Id of the term that an SEO plugin calls the first one. */
  readonly primaryCategory?: number
  readonly attachment?: IndexedAttachment
  readonly menuEntry?: IndexedMenuEntry
  /** Path at which a feature of the new site shows what this page showed. */
  readonly pathOfFeature?: string
  /** Of a contact form: by what shortcodes name it. */
  readonly form?: { readonly hash?: string; readonly unitId?: number }
}

/** Former slugs or days of one item that are kept. */
const MAX_FORMER = 50

/** Characters of a password that a page can have, in WordPress and here. */
const MAX_PASSWORD_LENGTH = 255

/** Parts of one item that get addresses. */
const MAX_PARTS = 100

const NONE: readonly never[] = []

/** Context in which items are indexed. */
export interface Indexing {
  /** Whose own addresses are kept as paths. */
  readonly site: OwnSite
  /** Words and terms that many items share. */
  readonly intern: Interned
  readonly imports: Pick<KnownImports, 'pathOfPage'>
}

export function indexItem(item: SourceItem, { site, intern, imports }: Indexing): IndexedItem {
  const pathOfFeature = imports.pathOfPage(item)
  const primary = Number(metaOf(item, '_yoast_wpseo_primary_category') ?? metaOf(item, 'rank_math_primary_category'))
  return {
    id: item.id,
    kind: intern.word(item.kind),
    title: item.title,
    slug: item.slug,
    link: inOwnMemory(addressPartOf(item.link, site)),
    status: intern.word(item.status),
    parent: item.parent,
    menuOrder: item.menuOrder,
    author: intern.word(item.author),
    ...(item.publishedAt !== undefined && { publishedAt: item.publishedAt }),
    ...(item.localDate !== undefined && { localDate: item.localDate }),
    hasPassword: item.hasPassword,
    knowsPassword: item.password !== undefined && item.password.length <= MAX_PASSWORD_LENGTH,
    isEmpty: item.content.trim() === '',
    parts: partsOf(item.content),
    terms: item.terms.length === 0 ? NONE : item.terms.map(({ taxonomy, slug }) => intern.term(taxonomy, slug)),
    oldSlugs: formerOf(metasOf(item, '_wp_old_slug'), /^\S{1,400}$/),
    oldDates: formerOf(metasOf(item, '_wp_old_date'), /^\d{4}-\d{2}-\d{2}$/),
    ...(Number.isSafeInteger(primary) && primary > 0 && { primaryCategory: primary }),
    ...(item.kind === 'attachment' && { attachment: attachmentOf(item) }),
    ...(item.kind === 'nav_menu_item' && { menuEntry: menuEntryOf(item) }),
    ...(pathOfFeature !== undefined && { pathOfFeature }),
    ...(item.kind === 'wpcf7_contact_form' && { form: formOf(item) }),
  }
}

function partsOf(content: string): number {
  let parts = 1
  for (let at = content.indexOf('<!--nextpage-->'); at !== -1 && parts < MAX_PARTS; parts += 1) {
    at = content.indexOf('<!--nextpage-->', at + 1)
  }
  return parts
}

function formerOf(values: readonly string[], shape: RegExp): readonly string[] {
  if (values.length === 0) return NONE
  return [...new Set(values.map((value) => value.trim()).filter((value) => shape.test(value)))].slice(0, MAX_FORMER)
}

function formOf(item: SourceItem): NonNullable<IndexedItem['form']> {
  const hash = /^[0-9a-f]{7,64}$/.exec(metaOf(item, '_hash')?.trim().toLowerCase() ?? '')?.[0]
  const unitId = Number(metaOf(item, '_old_cf7_unit_id'))
  return { ...(hash && { hash }), ...(Number.isSafeInteger(unitId) && unitId > 0 && { unitId }) }
}
