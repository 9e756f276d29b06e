import type { Problem } from '../core/problem.ts'
import { fieldsUpTo, isChecked } from './form-entries.ts'
import { type FormEnvironment, liveForm } from './live-form.ts'
import type { FormActions } from './page-script.ts'
import { resetForm } from './reset-form.ts'
import { submitsForm } from './submit-form.ts'
import { checksForm, reflectForm } from './validate-form.ts'

interface Actions extends Omit<FormActions, 'init'> {
  /** Moves problems to fields whose names change; undefined: the field is gone. */
  readonly rename: (nameOf: (name: string) => string | undefined) => void
  /** Checks fields by their names, as while typing. @returns What must be mended in them. */
  readonly check: (names: ReadonlySet<string>) => Promise<readonly Problem[]>
  /** Shows what is in the fields where the form repeats it, when they hold more than the page came with. */
  readonly reflectAll: () => void
}

/**
 * Actions of a form: submit, reset and check. Each change is rendered before its event is dispatched. [reference 11]
 */
export function formActions(form: HTMLFormElement, environment: FormEnvironment): Actions {
  const live = liveForm(form, environment)
  const examine = checksForm(live)
  return {
    submit: submitsForm(live),
    reset: () => resetForm(live),
    async validate(target) {
      if (isChecked(target)) await examine(() => fieldsUpTo(form, target))
    },
    rename(nameOf) {
      const problems = live.stateOf().problems.flatMap(({ field, error }) => {
        const name = nameOf(field)
        return name === undefined ? [] : [{ field: name, error }]
      })
      live.update({ problems })
    },
    reflectAll: () => void reflectForm(form),
    check: (names) => examine(() => names),
  }
}
