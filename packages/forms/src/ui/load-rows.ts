import type { RowChanges, RowsOptions } from './flow/row-changes.ts'
import { hasRows } from './form-rows.ts'

/** Fetches what adds and removes rows; forms without groups that repeat need nothing of it. */
export function loadRows(form: HTMLFormElement, options: RowsOptions & { readonly signal: AbortSignal }): void {
  if (!hasRows(options.body)) return
  const { signal } = options
  const starting = import('./flow/row-changes.ts').then(({ rowChanges }) => rowChanges(form, options))
  const once = (change: (changes: RowChanges) => void) => void starting.then(change).catch(console.error)
  form.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('.field-group__add, .field-group__remove')
      if (button) once(({ change }) => change(button))
    },
    { signal },
  )
  form.addEventListener('reset', () => once(({ reset }) => reset()), { signal })
}
