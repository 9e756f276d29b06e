import { type SiteZone, ZoneSurvey } from '../dates/site-zone.ts'
import { type KnownImports, knownImports } from '../plan/known-imports.ts'
import type { SourceAuthor, SourceEvent, SourceItem, SourceProblem, SourceSite, SourceTerm } from '../source/source.ts'
import { type OwnSite, ownSiteOf } from './address-part.ts'
import { AltSurvey } from './alt-survey.ts'
import { type IndexedItem, indexItem } from './indexed-item.ts'
import { Interned } from './interned.ts'
import { MetaSurvey, type MetaUse } from './meta-survey.ts'
import { metaOf } from './metas.ts'

/** Numbers of comments by type and state, `comment:1`. */
export type CommentCounts = ReadonlyMap<string, number>

/**
 * Result of the first reading of an export: every item without its content. The second reading plans one item after the
 * other with it.
 */
export interface ExportIndex {
  readonly site: SourceSite
  /** Host and folder of the old site. */
  readonly own: OwnSite
  readonly authors: ReadonlyMap<string, SourceAuthor>
  /** By `taxonomy:slug`, in the order of the file. */
  readonly terms: ReadonlyMap<string, SourceTerm>
  readonly items: ReadonlyMap<number, IndexedItem>
  /**
   * Items of kinds that other items show: reusable blocks, questions, global elements, slides, menus of block themes.
   * These are whole.
   */
  readonly shown: ReadonlyMap<number, SourceItem>
  readonly comments: CommentCounts
  /** Ids of reusable blocks and global elements that some content shows. */
  readonly referred: ReadonlySet<number>
  /** Ids of patterns of which pages hold copies. */
  readonly unsynced: ReadonlySet<number>
  /** Ids of pages that others stand below. */
  readonly parents: ReadonlySet<number>
  /** Reckoned from the dates. */
  readonly zone: SiteZone | undefined
  /** Metas that editors typed themselves. */
  readonly customFields: ReadonlyMap<string, MetaUse>
  readonly problems: readonly SourceProblem[]
  /** Problems beyond those that are kept. */
  readonly moreProblems: number
}

/** Kinds whose items others show by their content. */
export const SHOWN_KINDS: ReadonlySet<string> = new Set([
  'wp_block',
  'wp_navigation',
  'avada_faq',
  'faq',
  'ufaq',
  'fusion_element',
  'slide',
  'elementor_library',
  'ml-slider',
  'ml-slide',
])

/** Texts of items that are kept whole, in UTF-16 code units; those beyond are indexed only. */
const MAX_SHOWN_LENGTH = 16 * 1024 * 1024

/** Reusable blocks and global elements that are known to be shown. */
const MAX_REFERRED = 10_000

/** Problems that are kept one by one. */
const MAX_PROBLEMS = 1000

const NO_SITE: SourceSite = { title: '', tagline: '', address: '', baseAddress: '', language: '' }

/** Takes in the events of a first reading. */
export class IndexBuilder {
  readonly #imports: KnownImports
  #site = NO_SITE
  #own: OwnSite = { host: '', folder: '' }
  readonly #authors = new Map<string, SourceAuthor>()
  readonly #terms = new Map<string, SourceTerm>()
  readonly #interned = new Interned()
  readonly #items = new Map<number, IndexedItem>()
  readonly #shown = new Map<number, SourceItem>()
  #shownLength = 0
  /** Type and state of the comments of an item, `comment:1`. */
  readonly #comments = new Map<number, readonly string[]>()
  readonly #referred = new Set<number>()
  readonly #unsynced = new Set<number>()
  readonly #zone = new ZoneSurvey()
  readonly #metas = new MetaSurvey()
  readonly #alts = new AltSurvey()
  readonly #problems: SourceProblem[] = []
  #moreProblems = 0

  /** @param imports What features of the new site take in. Items that are parts of others are kept whole. */
  constructor(imports: KnownImports = knownImports()) {
    this.#imports = imports
  }

  add(event: SourceEvent): void {
    switch (event.event) {
      case 'site':
        this.#site = event.site
        this.#own = ownSiteOf(event.site.address)
        return
      case 'author':
        this.#authors.set(event.author.login, event.author)
        return
      case 'term':
        this.#terms.set(`${event.term.taxonomy}:${event.term.slug}`, event.term)
        return
      case 'item':
        this.#addItem(event.item)
        return
      case 'problem':
        if (this.#problems.length < MAX_PROBLEMS) this.#problems.push(event.problem)
        else this.#moreProblems += 1
    }
  }

  end(): ExportIndex {
    for (const [id, item] of this.#alts.described(this.#items)) this.#items.set(id, item)
    return {
      site: this.#site,
      own: this.#own,
      authors: this.#authors,
      terms: this.#terms,
      items: this.#items,
      shown: this.#shown,
      comments: countsOf(this.#comments.values()),
      referred: this.#referred,
      unsynced: this.#unsynced,
      parents: parentsOf(this.#items.values()),
      zone: this.#zone.zone(),
      customFields: this.#metas.uses(),
      problems: this.#problems,
      moreProblems: this.#moreProblems,
    }
  }

  #addItem(item: SourceItem): void {
    this.#items.set(item.id, indexItem(item, { site: this.#own, intern: this.#interned, imports: this.#imports }))
    this.#zone.add(item)
    this.#alts.add(item)
    this.#metas.add(item, this.#imports.isOwnMeta)
    this.#keepShown(item)
    if (item.kind === 'wp_block' && metaOf(item, 'wp_pattern_sync_status') === 'unsynced') this.#unsynced.add(item.id)
    this.#comments.delete(item.id)
    if (item.comments.length > 0)
      this.#comments.set(
        item.id,
        item.comments.map(({ type, approved }) => this.#interned.word(`${type}:${approved}`)),
      )
    for (const id of referredIn(item.content)) if (this.#referred.size < MAX_REFERRED) this.#referred.add(id)
  }

  #keepShown(item: SourceItem): void {
    this.#shown.delete(item.id)
    // Old versions of MetaSlider tied the images themselves to a slider.
    const { wholes, items } = this.#imports
    const isShown = SHOWN_KINDS.has(item.kind) || wholes.has(item.kind) || items.get(item.kind)?.isWhole
    if (!isShown && !item.terms.some(({ taxonomy }) => taxonomy === 'ml-slider')) return
    const length = item.content.length + item.metas.reduce((sum, { value }) => sum + value.length, 0)
    if (this.#shownLength + length > MAX_SHOWN_LENGTH) return
    this.#shownLength += length
    this.#shown.set(item.id, { ...item, comments: [] })
  }
}

function countsOf(items: Iterable<readonly string[]>): CommentCounts {
  const counts = new Map<string, number>()
  for (const names of items) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function parentsOf(items: Iterable<IndexedItem>): ReadonlySet<number> {
  const parents = new Set<number>()
  for (const { kind, parent, status } of items) {
    if (parent !== 0 && kind === 'page' && status !== 'trash') parents.add(parent)
  }
  return parents
}

const REFERENCE = /\[fusion_global\s{1,10}id="?(\d{1,15})|<!--\s{1,10}wp:block\s{1,10}\{"ref":(\d{1,15})/g

function referredIn(content: string): readonly number[] {
  if (!content.includes('[fusion_global') && !content.includes('wp:block')) return []
  return Array.from(content.matchAll(REFERENCE), ([, global, block]) => Number(global ?? block))
}

/** Index of an export whose events are at hand. Those of a large one are added to an {@link IndexBuilder} as they come. */
export function indexOf(events: Iterable<SourceEvent>, imports?: KnownImports): ExportIndex {
  const builder = new IndexBuilder(imports)
  for (const event of events) builder.add(event)
  return builder.end()
}
