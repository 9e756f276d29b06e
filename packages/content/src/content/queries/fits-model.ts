import type { FlattenedBlock, FlattenedBlocksField, FlattenedField, Payload } from 'payload'
import { MAX_JSON_DEPTH } from '../../core/document-limits.ts'
import type { Unsaved } from './stored-page.ts'

/**
 * True if an unsaved form has the shape of the content model: rows are objects, and all kinds of blocks exist. Payload
 * reads nothing else.
 *
 * @param of What the form is of; one that there is not fits, and is nowhere found.
 */
export function fitsModel(
  payload: Pick<Payload, 'blocks' | 'collections' | 'globals'>,
  of: { readonly collection: string } | { readonly global: string },
  form: Unsaved,
): boolean {
  const fits = (fields: readonly FlattenedField[], data: Unsaved, depth: number): boolean =>
    depth <= MAX_JSON_DEPTH && fields.every((field) => fieldFits(field, data, depth))

  const fieldFits = (field: FlattenedField, data: Unsaved, depth: number): boolean => {
    const value = Object.hasOwn(data, field.name) ? data[field.name] : undefined
    switch (field.type) {
      case 'array':
        return rows(value).every((row) => isObject(row) && fits(field.flattenedFields, row, depth + 1))
      case 'blocks':
        return rows(value).every((row) => isObject(row) && blockFits(field, row, depth + 1))
      case 'group':
      case 'tab':
        return !isObject(value) || fits(field.flattenedFields, value, depth + 1)
      default:
        return true
    }
  }

  const blockFits = (field: FlattenedBlocksField, row: Unsaved, depth: number): boolean => {
    const block = blockNamed(row.blockType, [...Object.values(payload.blocks), ...field.blocks])
    return block !== undefined && fits(block.flattenedFields, row, depth)
  }

  return fits(fieldsOf(payload, of), form, 0)
}

function blockNamed(name: unknown, blocks: readonly FlattenedBlock[]): FlattenedBlock | undefined {
  return blocks.find(({ slug }) => slug === name)
}

function fieldsOf(
  { collections, globals }: Pick<Payload, 'collections' | 'globals'>,
  of: { readonly collection: string } | { readonly global: string },
): readonly FlattenedField[] {
  if ('global' in of) return globals.config.find(({ slug }) => slug === of.global)?.flattenedFields ?? []
  return Object.entries(collections).find(([slug]) => slug === of.collection)?.[1].config.flattenedFields ?? []
}

function rows(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isObject(value: unknown): value is Unsaved {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
