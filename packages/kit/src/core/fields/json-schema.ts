import { CROP_RATIOS, CROP_WIDTHS, given } from '@vitrine/content/core'
import type { PlacedBlock } from '../define-block.ts'
import { ICON_NAMES } from '../icon-names.ts'
import type { FieldData, Fields } from './field.ts'

/** A schema of JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Id of a document or an upload. */
const ID: JsonSchema = { type: 'integer', minimum: 1 }

/** Rich text as its editor stores it; what may stand in it is the editor's affair. */
const RICH_TEXT: JsonSchema = { type: 'object', properties: { root: { type: 'object' } }, required: ['root'] }

/** A link to an address, or to the document whose id stands under the name of its type. */
const LINK: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string', default: 'page' },
    page: ID,
    url: { type: 'string' },
    label: { type: 'string' },
    newTab: { type: 'boolean', default: false },
  },
}

const PERCENT: JsonSchema = { type: 'integer', minimum: 0, maximum: 100 }

/** The point of an image that stays in view, and the shape to which it is cut in windows of each width. */
const CROP: JsonSchema = {
  type: 'object',
  properties: {
    focus: { type: 'object', properties: { x: PERCENT, y: PERCENT }, required: ['x', 'y'] },
    ...Object.fromEntries(CROP_WIDTHS.map((width) => [width, { enum: CROP_RATIOS }])),
  },
}

/** Blocks of other kinds; each has a schema of its own. */
const BLOCKS: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { blockType: { type: 'string' } }, required: ['blockType'] },
}

/**
 * Describes a block as programs write it, in one language.
 *
 * @see https://json-schema.org/draft/2020-12
 */
export function jsonSchemaOf({ name, label, fields }: PlacedBlock): JsonSchema {
  const { properties, required } = objectOf(fields)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: label.en,
    type: 'object',
    properties: { blockType: { const: name }, ...properties },
    required: ['blockType', ...required],
  }
}

function objectOf(fields: Fields) {
  const entries = Object.entries(fields)
  const needed = ({ kind, required }: FieldData) => required && kind !== 'choice' && kind !== 'group'
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, described(field)])),
    required: entries.flatMap(([name, field]) => (needed(field) ? [name] : [])),
  }
}

function described(field: FieldData): JsonSchema {
  const { label, help } = field
  return { title: label.en, ...(help && { description: help.en }), ...schemaOf(field) }
}

function schemaOf(field: FieldData): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', ...(field.maxLength !== undefined && { maxLength: field.maxLength }) }
    case 'richText':
      return RICH_TEXT
    case 'choice':
      return { enum: Object.keys(field.options), ...given({ default: field.initial }) }
    case 'choices':
      return { type: 'array', items: { enum: Object.keys(field.options) }, uniqueItems: true, default: field.initial }
    case 'number': {
      const { min, max, step, initial } = field
      return { type: 'number', ...given({ minimum: min, maximum: max, multipleOf: step, default: initial }) }
    }
    case 'toggle':
      return { type: 'boolean', default: field.initial }
    case 'image':
    case 'file':
    case 'document':
      return ID
    case 'crop':
      return CROP
    case 'documents':
      return { type: 'array', items: ID, maxItems: field.max }
    case 'link':
      return LINK
    case 'links':
      return { type: 'array', items: { type: 'object', properties: { link: LINK } }, maxItems: field.max }
    case 'icon':
      return { enum: ICON_NAMES }
    case 'date':
      return { type: 'string', format: 'date-time' }
    case 'rows': {
      const { min, max, fields } = field
      return { type: 'array', items: objectOf(fields), ...(min !== undefined && { minItems: min }), maxItems: max }
    }
    case 'group':
      return objectOf(field.fields)
    case 'blocks':
      return field.max === undefined ? BLOCKS : { ...BLOCKS, maxItems: field.max }
  }
}
