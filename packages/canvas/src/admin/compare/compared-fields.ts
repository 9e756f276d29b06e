import type { ComparedField } from '../../core/compare/changed-fields.ts'
import { namedFields } from '../../core/named-fields.ts'
import type { FormField } from '../block-rules-of.ts'

/** Types of fields that hold nothing that an editor changes, and those that hold fields of their own in rows. */
const UNCOMPARED: readonly string[] = ['ui', 'join', 'blocks']

/** Fields that Payload keeps itself. */
const BY_PAYLOAD: readonly string[] = ['updatedAt', 'createdAt', 'deletedAt', '_status']

/** The fields of a document beside its blocks, as its form names them. Those in groups are named apart. */
export function comparedFields(
  fields: readonly FormField[],
  wordOf: (label: unknown) => string,
  path = '',
): readonly ComparedField[] {
  return namedFields(fields).flatMap((field): readonly ComparedField[] => {
    const { type, name, label, fields: inner = [] } = field
    if (name === undefined || label === undefined || label === false) {
      return name !== undefined && type === 'group' ? comparedFields(inner, wordOf, `${path}${name}.`) : []
    }
    if (UNCOMPARED.includes(type) || BY_PAYLOAD.includes(name)) return []
    if (type === 'group') return comparedFields(inner, wordOf, `${path}${name}.`)
    return [{ path: `${path}${name}`, label: wordOf(label) }]
  })
}
