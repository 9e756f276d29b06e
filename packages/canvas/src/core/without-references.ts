import { namedFields } from './named-fields.ts'
import { isStored, rowsOf, type Stored } from './stored.ts'

/** A field, as far as references can be found by it. */
export interface ReferenceField {
  readonly type: string
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly fields?: readonly ReferenceField[] | undefined
  readonly tabs?: readonly Omit<ReferenceField, 'type'>[] | undefined
}

/** Fields of a kind of block. Undefined: the site does not have it. */
export type FieldsOf = (kind: string) => readonly ReferenceField[] | undefined

/** Blocks, and how many of their references were taken out, or filled by an image of this site. */
export interface WithoutReferences {
  readonly blocks: readonly Stored[]
  readonly taken: number
  readonly filled: number
}

/**
 * Blocks without what they refer to: images, files, pages, forms. On another site the same numbers mean others. The words
 * of links stay, and their addresses.
 *
 * @param options.image Id of the image that comes into fields that must have one. Undefined: they stay empty.
 */
export function withoutReferences(
  blocks: readonly Stored[],
  { fieldsOf, image }: { readonly fieldsOf: FieldsOf; readonly image: number | string | undefined },
): WithoutReferences {
  let [taken, filled] = [0, 0]
  const block = (stored: Stored): Stored => inFields(stored, fieldsOf(String(stored.blockType)) ?? [])
  const inFields = (stored: Stored, fields: readonly ReferenceField[]): Stored => {
    const after: Record<string, unknown> = { ...stored }
    for (const field of namedFields(fields)) {
      const name = field.name ?? ''
      const value = after[name]
      if (value === undefined || value === null) continue
      if (field.type === 'upload' && field.required && image !== undefined && !Array.isArray(value)) {
        filled += 1
        after[name] = image
      } else if (field.type === 'upload' || field.type === 'relationship') {
        taken += Array.isArray(value) ? value.length : 1
        delete after[name]
      } else if (field.type === 'blocks') after[name] = rowsOf(value).map(block)
      else if (field.type === 'array') after[name] = rowsOf(value).map((row) => inFields(row, field.fields ?? []))
      else if (field.type === 'group' && isStored(value)) after[name] = inFields(value, field.fields ?? [])
      else if (field.type === 'richText' && isStored(value)) after[name] = richText(value)
    }
    return after
  }
  const richText = (value: Stored): Stored => (isStored(value.root) ? { ...value, root: node(value.root) } : value)
  const node = (value: Stored): Stored =>
    Array.isArray(value.children) ? { ...value, children: rowsOf(value.children).flatMap(inline) } : value
  const inline = (value: Stored): readonly Stored[] => {
    const refers = value.type === 'upload' || value.type === 'relationship'
    const leadsTo = isStored(value.fields) && value.fields.linkType === 'internal'
    if (!refers && !leadsTo) return [node(value)]
    taken += 1
    return refers ? [] : rowsOf(node(value).children)
  }
  return { blocks: blocks.map(block), taken, filled }
}
