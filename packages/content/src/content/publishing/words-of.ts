import { isDeepStrictEqual } from 'node:util'
import type { FlattenedBlock, FlattenedBlocksField, FlattenedField } from 'payload'
import { list, record } from '../../core/stored.ts'

/** A document as a database keeps it: the values of a translated field by language. */
export type StoredDocument = Readonly<Record<string, unknown>>

/** Words that are taken from a state of a document. */
interface Words {
  /** State that has them. */
  readonly of: unknown
  /** Languages that are taken; all others stay. */
  readonly languages: readonly string[]
  /** Finds a block that lists refer to by its name. */
  readonly block: (slug: string) => FlattenedBlock | undefined
}

/**
 * Gives a state of a document the words that another one has in some languages. What all languages share stays, and so do
 * rows and their order. A row finds its words by its id, wherever it was moved; one that the other state does not have
 * stays as it is.
 *
 * @param into Stays as it is.
 */
export function withWordsOf(into: StoredDocument, fields: readonly FlattenedField[], words: Words): StoredDocument {
  const values: Record<string, unknown> = { ...into }
  const from = record(words.of)
  for (const field of fields) {
    const { name } = field
    const own = into[name]
    const value =
      'localized' in field && field.localized
        ? mixed(own, from[name], words.languages)
        : withinField(field, own, { ...words, of: from[name] })
    if (value !== own) values[name] = value
  }
  return values
}

/** A translated value with some of its languages taken from another; the same one where no language differs. */
function mixed(own: unknown, other: unknown, languages: readonly string[]): unknown {
  const [to, from] = [record(own), record(other)]
  const differing = languages.filter((language) => !isDeepStrictEqual(to[language] ?? null, from[language] ?? null))
  if (differing.length === 0) return own
  return { ...to, ...Object.fromEntries(differing.map((language) => [language, from[language] ?? null])) }
}

function withinField(field: FlattenedField, value: unknown, words: Words): unknown {
  if (field.type === 'group' || field.type === 'tab') {
    const inner = withWordsOf(record(value), field.flattenedFields, words)
    return isDeepStrictEqual(inner, record(value)) ? value : inner
  }
  if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return value
  const others = list(words.of)
  return value.map((row: unknown) => {
    const own = record(row)
    const of = others.find(({ id }) => id === own.id)
    const fields = field.type === 'array' ? field.flattenedFields : blockOf(field, own, words)?.flattenedFields
    return fields && of ? withWordsOf(own, fields, { ...words, of }) : row
  })
}

/** A list has blocks of its own, and such as others have too. */
function blockOf(field: FlattenedBlocksField, row: StoredDocument, { block }: Words): FlattenedBlock | undefined {
  return field.blocks.find(({ slug }) => slug === row.blockType) ?? block(String(row.blockType))
}
