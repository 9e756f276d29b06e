import type { FlattenedBlock, FlattenedBlocksField, FlattenedField } from 'payload'
import { record } from '../../core/stored.ts'
import type { Unsaved } from './stored-page.ts'

/** Content model that {@link asStored} reads a form by. */
interface Known {
  readonly locale: string
  /** A block that lists refer to by its name. */
  readonly block: (slug: string) => FlattenedBlock | undefined
}

/**
 * Turns what a form of the admin holds into what a database holds: a form has the values of one language, a database
 * keeps those of a translated field by language. Payload tells the two apart by whether a value is an object, so rich
 * text, lists and references of a form would be taken for languages, and be gone.
 *
 * @param form Fields of a document or global, in one language. Stays as it is.
 * @param saved The same as it was saved last, with all languages: what is not translated yet shows in the default one.
 */
export function asStored(form: Unsaved, saved: unknown, fields: readonly FlattenedField[], known: Known): Unsaved {
  const values: Record<string, unknown> = { ...form }
  const before = record(saved)
  for (const field of fields) {
    if (!(field.name in form)) continue
    values[field.name] =
      'localized' in field && field.localized
        ? { ...record(before[field.name]), [known.locale]: form[field.name] }
        : valueAsStored(field, form[field.name], before[field.name], known)
  }
  return values
}

function valueAsStored(field: FlattenedField, value: unknown, before: unknown, known: Known): unknown {
  if (field.type === 'group' || field.type === 'tab') {
    return isRecord(value) ? asStored(value, before, field.flattenedFields, known) : value
  }
  if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return value
  return value.map((row: unknown) => {
    if (!isRecord(row)) return row
    const fields = field.type === 'array' ? field.flattenedFields : blockOf(field, row, known)?.flattenedFields
    return fields ? asStored(row, rowOf(before, row.id), fields, known) : row
  })
}

/** A list has blocks of its own, and such as others have too. */
function blockOf(field: FlattenedBlocksField, row: Unsaved, known: Known): FlattenedBlock | undefined {
  return field.blocks.find(({ slug }) => slug === row.blockType) ?? known.block(String(row.blockType))
}

/** A row keeps its id wherever it is moved to. */
function rowOf(rows: unknown, id: unknown): unknown {
  return Array.isArray(rows) ? rows.find((row) => record(row).id === id) : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
