import type { FormState } from 'payload'
import type { Stored } from '../core/stored.ts'

/**
 * A row that is new to a form, as the form holds it: a value for each field, and which rows its lists have. What it does
 * not say gets its default when the server next looks at the form.
 */
export function rowState(row: Stored): FormState {
  return Object.fromEntries(Object.entries(row).flatMap(([name, value]) => states(name, value)))
}

function states(path: string, value: unknown): [string, FormState[string]][] {
  if (isRows(value)) {
    const rows = value.map(({ id, blockType }) => ({
      id: String(id),
      ...(typeof blockType === 'string' && { blockType }),
    }))
    const list = {
      value: rows.length,
      initialValue: 0,
      rows,
      disableFormData: true,
      valid: true,
      passesCondition: true,
    }
    return [[path, list], ...value.flatMap((row, index) => inner(`${path}.${index}`, row))]
  }
  if (Array.isArray(value) && value.length === 0) return []
  if (isGroup(value)) return inner(path, value)
  return [[path, { value, initialValue: value, valid: true, passesCondition: true }]]
}

function inner(path: string, group: Stored): [string, FormState[string]][] {
  return Object.entries(group).flatMap(([name, value]) => states(`${path}.${name}`, value))
}

/** Several choices of a select are a value. Of an empty list nothing tells which it is: it is left to the form. */
function isRows(value: unknown): value is readonly Stored[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject)
}

/** Rich texts and references are values of their own. */
function isGroup(value: unknown): value is Stored {
  return isObject(value) && !Array.isArray(value) && !('root' in value) && !('relationTo' in value)
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}
