import { acceptancesOf, missingAcceptances } from '../../core/acceptance.ts'
import { isOn } from '../../core/additional-settings.ts'
import type { FieldJudge } from '../../server/field-judge.ts'

/** Reports an unticked box as a problem of its field, where boxes count as fields. */
export const judge: FieldJudge = {
  type: 'acceptance',
  async problemOf({ name }, _answer, { form, entries }) {
    if (!isOn(form.settings, 'acceptance_as_validation')) return undefined
    return missingAcceptances(acceptancesOf(form.tags), entries).includes(name) ? form.messages.accept_terms : undefined
  },
}
