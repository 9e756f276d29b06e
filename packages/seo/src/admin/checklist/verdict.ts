import type { AdminLabel, AdminText } from '@vitrine/content/core'
import { PAGE_BUDGET_BYTES, readableBytes } from '../../core/look-findings.ts'
import type { ChecklistState } from './use-checklist.ts'

/** Sentence that says how a page is doing. */
export function verdictOn(state: ChecklistState): AdminLabel {
  if (state.kind === 'asking') return { en: 'The page is being looked through…', de: 'Die Seite wird durchgesehen …' }
  if (state.kind === 'failed') return state.message
  const { findings, weight } = state
  const problems = findings.filter(({ weight }) => weight === 'problem').length
  const verdict =
    problems > 0 ? { en: `${problems} to fix.`, de: `${problems} zu beheben.` } : goodWith(findings.length)
  if (weight === undefined) return verdict
  const [weighed, budget] = [readableBytes(weight), readableBytes(PAGE_BUDGET_BYTES)]
  return {
    en: `${verdict.en} It weighs ${weighed} of ${budget}.`,
    de: `${verdict.de} Sie wiegt ${weighed} von ${budget}.`,
  }
}

function goodWith(hints: number): AdminText {
  if (hints === 0) return { en: 'All good.', de: 'Alles gut.' }
  return {
    en: `All good. ${hints} ${hints === 1 ? 'suggestion' : 'suggestions'}.`,
    de: `Alles gut. ${hints} ${hints === 1 ? 'Vorschlag' : 'Vorschläge'}.`,
  }
}
