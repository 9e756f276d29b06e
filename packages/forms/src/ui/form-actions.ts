import type { Problem } from '../core/validate.ts'
import { fieldsUpTo, isChecked } from './form-entries.ts'
import { type FormSurroundings, liveForm } from './live-form.ts'
import type { FormActions } from './page-script.ts'
import { resetForm } from './reset-form.ts'
import { submitsForm } from './submit-form.ts'
import { checksForm, reflectForm } from './validate-form.ts'

interface Actions extends Omit<FormActions, 'init'> {
  /** What must be mended stays with its fields when their names change; undefined: the field is gone. */
  readonly rename: (nameOf: (name: string) => string | undefined) => void
  /** Checks fields by their names, as while typing. @returns What must be mended in them. */
  readonly check: (names: ReadonlySet<string>) => Promise<readonly Problem[]>
  /** Shows what is in the fields where the form repeats it, when they hold more than the page came with. */
  readonly reflectAll: () => void
}

/** What a form does when it is sent, reset and filled in: each change is shown before the page is told. [reference 11] */
export function formActions(form: HTMLFormElement, surroundings: FormSurroundings): Actions {
  const live = liveForm(form, surroundings)
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
