import { record } from '@vitrine/content/core'
import type { Condition, Field } from 'payload'

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

/**
 * True if values of a document are certain to be refused because a reference became empty that must not be. It is asked
 * before they are checked as a whole, which takes long.
 *
 * @param fieldsOf Fields of each kind of block, by its slug.
 */
export function lacksRequired(fields: readonly Field[], data: Values, fieldsOf: Place['fieldsOf']): boolean {
  return isLacking(fields, data, { data, block: {}, fieldsOf })
}

function isLacking(fields: readonly Field[], values: Values, place: Place): boolean {
  return fields.some((field) => {
    if (isHidden(field.admin?.condition, values, place)) return false
    switch (field.type) {
      case 'upload':
      case 'relationship':
        return field.required === true && values[field.name] === null
      case 'array':
        return rowsOf(values[field.name]).some((row) => isLacking(field.fields, row, place))
      case 'blocks':
        return rowsOf(values[field.name]).some((block) =>
          isLacking(place.fieldsOf(String(block.blockType)), block, { ...place, block }),
        )
      case 'tabs':
        return field.tabs.some(
          (tab) => !isHidden(tab.admin?.condition, values, place) && isLacking(tab.fields, within(tab, values), place),
        )
      case 'group':
        return isLacking(field.fields, within(field, values), place)
      case 'row':
      case 'collapsible':
        return isLacking(field.fields, values, place)
      default:
        return false
    }
  })
}

/** Payload checks no field that its form does not show. */
function isHidden(condition: Condition | undefined, values: Values, { data, block }: Place): boolean {
  return !(condition?.(data, values, { blockData: block, operation: 'create', path: [], user: null }) ?? true)
}

/** Values of a group or tab with a name; those around it for one without. */
function within(field: object, values: Values): Values {
  return 'name' in field ? record(values[String(field.name)]) : values
}

function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(record) : []
}
