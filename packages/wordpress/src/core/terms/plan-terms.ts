import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ImportOptions } from '../plan/options.ts'
import type { PlacedLine, PlannedDocument } from '../plan/plan.ts'
import type { SourceTerm } from '../source/source.ts'
import { refTo } from '../source/source-key.ts'
import { plainText } from './plain-text.ts'
import { isSubject } from './taxonomies.ts'
import type { TermAddress } from './term-addresses.ts'
import { markedLanguageOfTerm } from './term-language.ts'
import { titleText } from './title-text.ts'

const MAX_NAME_LENGTH = 120
const MAX_DESCRIPTION_LENGTH = 600

/** Documents of categories, tags and categories of projects, and what has no place of them. */
export function planTerms(
  index: ExportIndex,
  options: ImportOptions,
  addresses: ReadonlyMap<string, TermAddress>,
): { readonly documents: readonly PlannedDocument[]; readonly lines: readonly PlacedLine[] } {
  const documents: PlannedDocument[] = []
  const lines: PlacedLine[] = []
  for (const [key, term] of parentsFirst(index)) {
    const address = addresses.get(key)
    if (address === undefined) {
      if (isSubject(term.taxonomy) && !options.imports.isInnerTaxonomy(term.taxonomy))
        lines.push({
          level: 'lost',
          code: 'term-without-place',
          subject: term.taxonomy,
          example: term.name.slice(0, 80),
        })
      continue
    }
    const parent = address.collection === 'categories' ? parentKey(term, index, addresses) : undefined
    const description = plainText(term.description ?? '', MAX_DESCRIPTION_LENGTH)
    documents.push({
      key: `term:${term.taxonomy}:${term.slug}`,
      collection: address.collection,
      locale: markedLanguageOfTerm(term, index, options),
      data: {
        title: titleText(term.name, MAX_NAME_LENGTH) || address.slug,
        ...(description && { description }),
        slug: address.slug,
        ...(parent && { parent: refTo(parent) }),
      },
      path: address.path,
      dependsOn: [],
      oldAddresses: [],
    })
    if (term.parent !== undefined && parent === undefined) {
      lines.push({
        level: 'changed',
        code: 'category-parent',
        subject: 'parents of categories',
        example: term.name.slice(0, 80),
      })
    }
    const ownFields = options.imports.taxonomies.get(term.taxonomy)?.ownFields ?? []
    const unread = term.metas.filter(({ key: name }) => !name.startsWith('_') && !ownFields.includes(name))
    for (const { key: name } of unread)
      lines.push({ level: 'lost', code: 'term-field', subject: name.slice(0, 100), example: term.name.slice(0, 80) })
  }
  return { documents, lines }
}

/** Most levels of terms inside each other. */
const MAX_LEVELS = 20

/** All terms, each after the one that it is a part of, so that this one is there when it is referred to. */
function parentsFirst({ terms }: ExportIndex): readonly (readonly [string, SourceTerm])[] {
  return [...terms].toSorted(([, one], [, other]) => levelOf(one, terms) - levelOf(other, terms))
}

/** Key of the term that a term is a part of; undefined where it has no place here, or would stand in itself. */
function parentKey(term: SourceTerm, { terms }: ExportIndex, addresses: ReadonlyMap<string, TermAddress>) {
  const key = parentOf(term)
  const isThere =
    key !== undefined && addresses.get(key)?.collection === 'categories' && levelOf(term, terms) < MAX_LEVELS
  return isThere ? (`term:${key}` as const) : undefined
}

/** Terms above a term; {@link MAX_LEVELS} for one in a circle. */
function levelOf(term: SourceTerm, terms: ExportIndex['terms']): number {
  let level = 0
  for (let above = aboveOf(term, terms); above && level < MAX_LEVELS; above = aboveOf(above, terms)) level += 1
  return level
}

function aboveOf(term: SourceTerm, terms: ExportIndex['terms']): SourceTerm | undefined {
  const key = parentOf(term)
  return key === undefined ? undefined : terms.get(key)
}

function parentOf({ taxonomy, parent }: SourceTerm): `${string}:${string}` | undefined {
  return parent === undefined ? undefined : `${taxonomy}:${parent}`
}
