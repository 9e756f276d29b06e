import { list, record } from '@vitrine/content/core'
import type { FieldData, Fields } from './field.ts'

/** A text that an editor wrote in a row of a block, and the path of its field, as views mark it. */
export interface RowText {
  readonly path: string
  readonly text: string
}

/**
 * The texts in the rows of a parsed block.
 *
 * @param values The block; what it keeps under another name than its field is left out.
 */
export function rowTexts(fields: Fields, values: unknown): readonly RowText[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = record(values)[name]
    return field.kind === 'rows' || field.kind === 'links' ? textsOf(field, value, [name]) : []
  })
}

function textsOf(field: FieldData, value: unknown, path: readonly string[]): readonly RowText[] {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? [{ path: path.join('.'), text: value }] : []
    case 'link':
      return labelOf(value, path)
    case 'links':
      return list(value).flatMap((link) => labelOf(link, [...path, String(link.id), 'link']))
    case 'rows':
      return list(value).flatMap((row) =>
        Object.entries(field.fields).flatMap(([name, inner]) =>
          textsOf(inner, row[name], [...path, String(row.id), name]),
        ),
      )
    default:
      return []
  }
}

function labelOf(link: unknown, path: readonly string[]): readonly RowText[] {
  const { label } = record(link)
  return typeof label === 'string' ? [{ path: [...path, 'label'].join('.'), text: label }] : []
}
