import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ImportOptions } from '../plan/options.ts'
import type { PlacedLine, PlannedDocument } from '../plan/plan.ts'
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
  for (const [key, term] of index.terms) {
    const address = addresses.get(key)
    if (address === undefined) {
      if (isSubject(term.taxonomy))
        lines.push({
          level: 'lost',
          code: 'term-without-place',
          subject: term.taxonomy,
          example: term.name.slice(0, 80),
        })
      continue
    }
    const description = plainText(term.description ?? '', MAX_DESCRIPTION_LENGTH)
    documents.push({
      key: `term:${term.taxonomy}:${term.slug}`,
      collection: address.collection,
      locale: markedLanguageOfTerm(term, index, options),
      data: {
        title: titleText(term.name, MAX_NAME_LENGTH) || address.slug,
        ...(description && { description }),
        slug: address.slug,
      },
      path: address.path,
      dependsOn: [],
      oldAddresses: [],
    })
    if (term.parent !== undefined) {
      lines.push({
        level: 'changed',
        code: 'category-parent',
        subject: 'parents of categories',
        example: term.name.slice(0, 80),
      })
    }
    const unread = term.metas.filter(({ key: name }) => !name.startsWith('_'))
    for (const { key: name } of unread)
      lines.push({ level: 'lost', code: 'term-field', subject: name.slice(0, 100), example: term.name.slice(0, 80) })
  }
  return { documents, lines }
}
