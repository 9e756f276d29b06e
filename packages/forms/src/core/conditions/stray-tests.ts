import { type AdminText, list, record, text } from '@vitrine/content/core'
import type { FormProblem } from '../form-problem.ts'
import type { PlacedBlock } from './placed-blocks.ts'

/**
 * Finds conditions that cannot mean anything: a test of a field that stands later or nowhere, or of the part itself, and
 * one that lacks what it compares with. Since every test looks back, no conditions can wait for each other.
 */
export function strayTests(blocks: readonly PlacedBlock[]): readonly FormProblem[] {
  return blocks.flatMap(({ path, showWhen }, place) => {
    const before = blocks.slice(0, place).flatMap(({ name }) => name ?? [])
    return list(record(showWhen).tests).flatMap((test, index) => {
      const own = `${path}.showWhen.tests.${index}`
      const field = text(test.field)?.replaceAll('.', '_') ?? ''
      if (!before.includes(field)) {
        const named = blocks.find(({ name }) => name === field)
        return [{ path: `${own}.field`, message: named ? later(named.label) : unknown(field) }]
      }
      return COMPARING.has(String(test.is)) && text(test.value) === undefined
        ? [{ path: `${own}.value`, message: NOTHING_TO_COMPARE }]
        : []
    })
  })
}

const COMPARING = new Set(['equals', 'notEquals', 'contains'])

const NOTHING_TO_COMPARE: AdminText = {
  en: 'Say what to compare with, or choose “is answered”.',
  de: 'Angeben, womit verglichen wird, oder „beantwortet“ wählen.',
}

function later(label: string): AdminText {
  return {
    en: `“${label}” is not above this. A condition can only look back: move “${label}” up, or choose an earlier field.`,
    de: `„${label}“ steht nicht weiter oben. Eine Bedingung kann nur zurückblicken: „${label}“ nach oben verschieben oder ein früheres Feld wählen.`,
  }
}

function unknown(field: string): AdminText {
  return field === ''
    ? { en: 'Choose an earlier field.', de: 'Ein früheres Feld wählen.' }
    : {
        en: `No field is called ${field}. Choose an earlier field.`,
        de: `Kein Feld heißt ${field}. Ein früheres Feld wählen.`,
      }
}
