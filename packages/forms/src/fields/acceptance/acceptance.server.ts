import { acceptancesOf, missingAcceptances } from '../../core/acceptance.ts'
import { isOn } from '../../core/additional-settings.ts'
import type { FieldJudge } from '../../server/field-judge.ts'

/** Where boxes count as fields, one that is not ticked is to be mended. */
export const judge: FieldJudge = {
  type: 'acceptance',
  problemOf({ name }, _answer, { form, entries }) {
    if (!isOn(form.settings, 'acceptance_as_validation')) return undefined
    return missingAcceptances(acceptancesOf(form.tags), entries).includes(name) ? form.messages.accept_terms : undefined
  },
}
