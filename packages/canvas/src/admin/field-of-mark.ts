import { namedFields } from '../core/named-fields.ts'
import type { FormField } from './block-rules-of.ts'

/** A field of a block's form, as far as work on the page needs it. */
export interface MarkedField {
  readonly type: string
  readonly label: string
  readonly form: FormField
}

/**
 * Finds a field of a block's form by its name on a drawn page.
 *
 * @param mark Names and ids of rows: `links.66f….link.label`.
 * @returns Undefined: there is no such field, as in a block that stands for those of another document.
 */
export function fieldOfMark(
  fields: readonly FormField[],
  mark: string,
  wordOf: (label: unknown) => string,
): MarkedField | undefined {
  return found(fields, mark.split('.'), wordOf)
}

function found(
  fields: readonly FormField[],
  [name, ...rest]: readonly string[],
  wordOf: (label: unknown) => string,
): MarkedField | undefined {
  const field = namedFields(fields).find((one) => one.name === name)
  if (!field) return undefined
  const { type, label, fields: inner = [] } = field
  if (rest.length === 0) return { type, label: wordOf(label ?? name), form: field }
  // In a list the id of a row comes next.
  return found(inner, type === 'array' ? rest.slice(1) : rest, wordOf)
}
