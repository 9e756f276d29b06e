import { list, record, text } from '@vitrine/content/core'
import type { PlacedBlock } from './placed-blocks.ts'

/**
 * Finds conditions that cannot mean anything: a test of a field that stands later or nowhere, or of the part itself, and
 * one that lacks what it compares with. Since every test looks back, no conditions can wait for each other.
 */
export function strayTests(
  blocks: readonly PlacedBlock[],
): readonly { readonly path: string; readonly message: string }[] {
  return blocks.flatMap(({ path, showWhen }, place) => {
    const before = blocks.slice(0, place).flatMap(({ name }) => name ?? [])
    return list(record(showWhen).tests).flatMap((test, index) => {
      const own = `${path}.showWhen.tests.${index}`
      const field = text(test.field)?.replaceAll('.', '_') ?? ''
      if (!before.includes(field)) {
        const exists = blocks.some(({ name }) => name === field)
        return [{ path: `${own}.field`, message: exists ? later(field) : unknown(field) }]
      }
      return COMPARING.has(String(test.is)) && text(test.value) === undefined
        ? [{ path: `${own}.value`, message: 'Say what to compare with, or choose “is answered”.' }]
        : []
    })
  })
}

const COMPARING = new Set(['equals', 'notEquals', 'contains'])

function later(field: string): string {
  return `${field} does not stand before this. A condition can only look back: move ${field} up, or name an earlier field.`
}

function unknown(field: string): string {
  return field === ''
    ? 'Give the name of an earlier field.'
    : `No field is called ${field}. Give the name of an earlier field.`
}
