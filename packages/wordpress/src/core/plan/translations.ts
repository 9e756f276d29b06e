import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { COPY_GROUP } from '../source/wpml-terms.ts'
import { fateOf } from './fate.ts'
import { languageOf, markedLanguageOf, siteLanguageOf } from './languages.ts'
import type { ImportOptions } from './options.ts'

/** Items that say the same in several languages, as Polylang and WPML note them: one of them leads, the others may join it. */
export interface Translations {
  /** Id of the item that leads, by the id of each that may join. */
  readonly leaderOf: ReadonlyMap<number, number>
  /** Ids of those that may join, by the id of the one that leads. */
  readonly othersOf: ReadonlyMap<number, readonly number[]>
}

/** Taxonomy whose terms are groups of translations. */
const GROUPS = 'post_translations'

export function translationsOf(index: ExportIndex, options: ImportOptions): Translations {
  const leaderOf = new Map<number, number>()
  const othersOf = new Map<number, readonly number[]>()
  for (const group of groupsOf(index).values()) {
    const [leader, ...others] = joinable(group, index, options)
    if (!leader || others.length === 0) continue
    othersOf.set(
      leader.id,
      others.map(({ id }) => id),
    )
    for (const { id } of others) leaderOf.set(id, leader.id)
  }
  return { leaderOf, othersOf }
}

function groupsOf(index: ExportIndex): ReadonlyMap<string, readonly IndexedItem[]> {
  const groups = new Map<string, IndexedItem[]>()
  for (const item of index.items.values()) {
    const group = groupOf(item)
    if (group === undefined) continue
    const members = groups.get(group)
    if (members) members.push(item)
    else groups.set(group, [item])
  }
  for (const [group, members] of groups) {
    const original = originalOf(group, index)
    if (original) members.push(original)
  }
  return groups
}

/** The item that all of a group are copies of; it does not say so itself. */
function originalOf(group: string, index: ExportIndex): IndexedItem | undefined {
  if (!group.startsWith(COPY_GROUP)) return undefined
  const original = index.items.get(Number(group.slice(COPY_GROUP.length)))
  return original && groupOf(original) === undefined ? original : undefined
}

function groupOf({ terms }: IndexedItem): string | undefined {
  return terms.find(({ taxonomy }) => taxonomy === GROUPS)?.slug
}

/**
 * The items of a group that can be one document, the leader first: of one kind, alike in what visitors see of them, each
 * in a language of the site of its own.
 */
function joinable(group: readonly IndexedItem[], index: ExportIndex, options: ImportOptions): readonly IndexedItem[] {
  const ranked = group
    .filter((item) => isOfTheSite(item, options) || groupOf(item) === undefined)
    .map((item) => ({ item, fate: fateOf(item, index, options), language: languageOf(item, options) }))
    .sort((a, b) => rankOf(a.language, options) - rankOf(b.language, options) || a.item.id - b.item.id)
  const first = ranked.find(({ fate }) => fate.fate === 'document')
  if (first?.fate.fate !== 'document') return []
  const { collection, status } = first.fate
  const taken = new Set<string>()
  const members: IndexedItem[] = []
  for (const { item, fate, language } of ranked) {
    if (fate.fate !== 'document' || fate.collection !== collection || fate.status !== status || taken.has(language))
      continue
    taken.add(language)
    members.push(item)
  }
  return members
}

function isOfTheSite(item: IndexedItem, options: ImportOptions): boolean {
  const marked = markedLanguageOf(item)
  return marked !== undefined && siteLanguageOf(marked, options.languages) !== undefined
}

function rankOf(language: string, { languages }: ImportOptions): number {
  const rank = languages.indexOf(language)
  return rank === -1 ? languages.length : rank
}
