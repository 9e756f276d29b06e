import type { Problem } from '../core/problem.ts'
import { halfTyped } from './behaviours/half-typed.ts'
import { showTips } from './behaviours/problems.ts'
import { reflect } from './behaviours/reflections.ts'
import { type Field, isChanged } from './changed-field.ts'
import { typedIn, unaskedNames } from './form-entries.ts'
import type { LiveForm } from './live-form.ts'
import { withChecked } from './submission-state.ts'
import { validation } from './swv.ts'

/**
 * Check of some fields by the rules of the server.
 *
 * @param namesOf Names of the fields that are looked at, once the check is done.
 * @returns What must be mended in them.
 */
export type CheckForm = (namesOf: () => ReadonlySet<string>) => Promise<readonly Problem[]>

/** The check of a form's fields while they are filled in. */
export function checksForm({ form, about, update, schemaOf, stateOf }: LiveForm): CheckForm {
  /** Status that a form goes back to after a check. */
  let resting = stateOf().status
  return async (namesOf) => {
    const { schema } = about
    if (!schema) return []
    if (about.status !== 'validating') resting = stateOf().status
    update({ status: 'validating' })
    const rules = schemaOf(schema, form)
    const results = new Map(await resultsOf(validation().validate(rules, typedIn(form))))
    for (const { field, error } of halfTyped(form, rules)) results.set(field, { error })
    const names = namesOf()
    const unasked = unaskedNames(form)
    const found = [...results].flatMap(([field, result]) =>
      'error' in result && names.has(field) && !unasked.has(field) ? [{ field, error: result.error }] : [],
    )
    reflect(form, results)
    const status = about.status === 'validating' ? resting : stateOf().status
    const others = stateOf().problems.filter(({ field }) => !unasked.has(field))
    update({ status, problems: withChecked(others, names, found) })
    showTips(form, names)
    return found
  }
}

/** Shows what is in the fields where the form repeats it, when they hold more than the page came with. */
export async function reflectForm(form: HTMLFormElement): Promise<void> {
  const fields = form.querySelectorAll<Field>('.wpcf7-form-control-wrap :is(input, select, textarea)')
  if (![...fields].some(isChanged) || !form.querySelector('[data-reflection-of]')) return
  reflect(form, await resultsOf(validation().validate({ rules: [] }, typedIn(form))))
}

/**
 * Waits for a check: scripts of a page may wrap it, and take their time. A bot check that a field sets off and that is
 * answered at once is announced before the check is done, as in the recorded cases.
 */
async function resultsOf<Results>(results: Results | Promise<Results>): Promise<Results> {
  return await results
}
