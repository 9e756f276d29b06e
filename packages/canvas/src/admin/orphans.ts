import type { FormState } from 'payload'

/**
 * Fields of rows that are not there any more: an answer of the server that was under way when its row was deleted brings
 * some of them back, and they would be saved as a row without a kind.
 *
 * @returns Their paths.
 */
export function orphansOf(fields: FormState): readonly string[] {
  return Object.keys(fields).filter((path) => {
    const parts = path.split('.')
    return parts.some((part, index) => {
      if (!/^\d+$/.test(part)) return false
      const rows = fields[parts.slice(0, index).join('.')]?.rows
      return rows !== undefined && Number(part) >= rows.length
    })
  })
}
