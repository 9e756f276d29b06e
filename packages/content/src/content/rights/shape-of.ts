import type { FlattenedField, Payload } from 'payload'
import type { Shape, ShapeField } from '../../core/rights/changed-leaves.ts'

/** Fields that are made whenever a document is saved. */
const MADE = new Set(['createdAt', 'updatedAt', '_status', 'languages', 'path', 'paths'])

const shapes = new WeakMap<readonly FlattenedField[], Shape>()

/** Fields of a collection or a global, as comparisons of its documents need them. */
export function shapeOf(fields: readonly FlattenedField[], payload: Payload): Shape {
  return shapeIn(fields, payload).filter(({ name }) => !MADE.has(name))
}

function shapeIn(fields: readonly FlattenedField[], payload: Payload): Shape {
  const known = shapes.get(fields)
  if (known) return known
  const shape = fields
    .filter((field) => field.name !== 'id' && !('virtual' in field && field.virtual))
    .map((field) => shapeField(field, payload))
  shapes.set(fields, shape)
  return shape
}

function shapeField(field: FlattenedField, payload: Payload): ShapeField {
  return {
    name: field.name,
    kind: kindOf(field),
    isLocalised: 'localized' in field && field.localized === true,
    inside: (blockType) => shapeIn(fieldsIn(field, blockType, payload), payload),
  }
}

function kindOf(field: FlattenedField): ShapeField['kind'] {
  switch (field.type) {
    case 'group':
    case 'tab':
      return 'group'
    case 'array':
    case 'blocks':
      return 'rows'
    case 'upload':
      return 'words'
    case 'text':
    case 'textarea':
    case 'richText':
      // Who changes texts alone cannot write it: it follows the title until visitors have known it.
      if (field.name === 'slug') return 'words'
      // Texts that no language has are addresses, code and names of styles. What the search leaves out, such as the address
      // of a page, is no text either.
      return field.localized && field.custom?.search !== false ? 'words' : 'other'
    default:
      return 'other'
  }
}

function fieldsIn(field: FlattenedField, blockType: unknown, payload: Payload): readonly FlattenedField[] {
  if (field.type !== 'blocks') return 'flattenedFields' in field ? field.flattenedFields : []
  const own = field.blocks.find(({ slug }) => slug === blockType)
  if (own) return own.flattenedFields
  const named = typeof blockType === 'string' && Object.hasOwn(payload.blocks, blockType)
  return named
    ? ((payload.blocks as Readonly<Record<string, { readonly flattenedFields: FlattenedField[] }>>)[blockType]
        ?.flattenedFields ?? NONE)
    : NONE
}

const NONE: readonly FlattenedField[] = []
