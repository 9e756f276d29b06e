import { record } from '@vitrine/content/core'
import type { BlocksField, Condition, Field } from 'payload'
import { richTextBlock } from '../../core/convert/rich-text-block.ts'
import { paragraphNode, type RichNode, textNode } from '../../core/rich-text/nodes.ts'
import { storedNodes } from '../../core/rich-text/stored-nodes.ts'

type Values = Readonly<Record<string, unknown>>

/** Context of values among those of a document. */
interface Place {
  /** Values of the whole document. */
  readonly data: Values
  /** Values of the block that they stand in. */
  readonly block: Values
  /** Fields of each kind of block, by its slug. */
  readonly fieldsOf: (slug: string) => readonly Field[]
}

export interface WithoutLacking {
  readonly data: Values
  /** True if words of what was taken out stand as text now. */
  readonly hasMovedWords: boolean
}

/**
 * Takes out the rows and blocks of a document that would be refused, since a reference became empty that must not be. Their
 * words stay, as text at their place. Fields of the document itself, which nothing holds, stay as they are.
 *
 * @param fieldsOf Fields of each kind of block, by its slug.
 */
export function withoutLacking(fields: readonly Field[], data: Values, fieldsOf: Place['fieldsOf']): WithoutLacking {
  const { values, hasMovedWords } = inFields(fields, data, { data, block: {}, fieldsOf })
  return { data: values, hasMovedWords }
}

/** Values without what lacks a reference. */
interface Found {
  readonly values: Values
  /** True if they lack one themselves, so that the row that holds them goes. */
  readonly lacks: boolean
  /** Words of rows that went, for the next place that takes text. */
  readonly words: readonly RichNode[]
  readonly hasMovedWords: boolean
}

const whole = (values: Values): Found => ({ values, lacks: false, words: [], hasMovedWords: false })

function inFields(fields: readonly Field[], values: Values, place: Place): Found {
  return fields.reduce((found, field) => joined(found, inField(field, found.values, place)), whole(values))
}

function joined(before: Found, after: Found): Found {
  return {
    values: after.values,
    lacks: before.lacks || after.lacks,
    words: [...before.words, ...after.words],
    hasMovedWords: before.hasMovedWords || after.hasMovedWords,
  }
}

function inField(field: Field, values: Values, place: Place): Found {
  if (isHidden(field.admin?.condition, values, place)) return whole(values)
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return { ...whole(values), lacks: field.required === true && values[field.name] === null }
    case 'array':
      return inRows(field, values, place)
    case 'blocks':
      return inBlocks(field, values, place)
    case 'tabs':
      return field.tabs.reduce((found, tab) => {
        if (isHidden(tab.admin?.condition, found.values, place)) return found
        return joined(
          found,
          within(tab, found.values, (inner) => inFields(tab.fields, inner, place)),
        )
      }, whole(values))
    case 'group':
      return within(field, values, (inner) => inFields(field.fields, inner, place))
    case 'row':
    case 'collapsible':
      return inFields(field.fields, values, place)
    default:
      return whole(values)
  }
}

function inRows(field: Extract<Field, { type: 'array' }>, values: Values, place: Place): Found {
  const rows = rowsOf(values[field.name])
  const found = rows.map((row) => ({ row, ...inFields(field.fields, row, place) }))
  const left = found.filter(({ lacks }) => !lacks)
  const least = field.minRows ?? (field.required ? 1 : 0)
  return {
    values: rows.length === 0 ? values : { ...values, [field.name]: left.map((one) => one.values) },
    lacks: left.length < rows.length && left.length < least,
    words: found.flatMap(({ row, lacks, words }) => (lacks ? wordsIn(field.fields, row, place) : words)),
    hasMovedWords: left.some((one) => one.hasMovedWords),
  }
}

function inBlocks(field: BlocksField, values: Values, place: Place): Found {
  const blocks = rowsOf(values[field.name])
  if (blocks.length === 0) return whole(values)
  const takesText = allowsText(field)
  const found = blocks.map((block) => {
    const fields = place.fieldsOf(String(block.blockType))
    const inside = { ...place, block }
    const one = inFields(fields, block, inside)
    const words = one.lacks ? wordsIn(fields, block, inside) : one.words
    const text = takesText && words.length > 0 ? [richTextBlock(words)] : []
    return {
      blocks: [...(one.lacks ? [] : [one.values]), ...text],
      words: takesText ? [] : words,
      hasMovedWords: text.length > 0 || (one.hasMovedWords && !one.lacks),
    }
  })
  return {
    values: { ...values, [field.name]: found.flatMap((one) => one.blocks) },
    lacks: false,
    words: found.flatMap(({ words }) => words),
    hasMovedWords: found.some((one) => one.hasMovedWords),
  }
}

function allowsText({ blocks, blockReferences }: BlocksField): boolean {
  return [...blocks, ...(blockReferences ?? [])].some(
    (block) => (typeof block === 'string' ? block : block.slug) === 'richText',
  )
}

/** Words that visitors read: those of fields that differ by language. */
function wordsIn(fields: readonly Field[], values: Values, place: Place): readonly RichNode[] {
  return fields.flatMap((field): readonly RichNode[] => {
    if (isHidden(field.admin?.condition, values, place)) return []
    switch (field.type) {
      case 'text':
      case 'textarea': {
        const words = values[field.name]
        return field.localized && typeof words === 'string' && words.trim() !== ''
          ? [paragraphNode([textNode(words.trim())])]
          : []
      }
      case 'richText':
        return storedNodes(values[field.name])
      case 'array':
        return rowsOf(values[field.name]).flatMap((row) => wordsIn(field.fields, row, place))
      case 'blocks':
        return rowsOf(values[field.name]).flatMap((block) =>
          wordsIn(place.fieldsOf(String(block.blockType)), block, { ...place, block }),
        )
      case 'tabs':
        return field.tabs.flatMap((tab) => wordsIn(tab.fields, valuesOf(tab, values), place))
      case 'group':
        return wordsIn(field.fields, valuesOf(field, values), place)
      case 'row':
      case 'collapsible':
        return wordsIn(field.fields, values, place)
      default:
        return []
    }
  })
}

/** Payload checks no field that its form does not show. */
function isHidden(condition: Condition | undefined, values: Values, { data, block }: Place): boolean {
  return !(condition?.(data, values, { blockData: block, operation: 'create', path: [], user: null }) ?? true)
}

/** Values of a group or tab with a name; those around it for one without. */
function valuesOf(field: object, values: Values): Values {
  return 'name' in field ? record(values[String(field.name)]) : values
}

function within(field: object, values: Values, look: (inner: Values) => Found): Found {
  const found = look(valuesOf(field, values))
  if (!('name' in field)) return found
  const name = String(field.name)
  return { ...found, values: values[name] === undefined ? values : { ...values, [name]: found.values } }
}

function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(record) : []
}
