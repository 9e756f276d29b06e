import type { FormState } from 'payload'

/**
 * Follows which fields are changed while a form is being saved. Payload marks the field that was changed last, and takes
 * the mark from all others; when the answer comes, it puts the saved value into each field without one.
 *
 * @param known Paths that were found to be changed during this save.
 * @returns The paths that are changed by now, and the fields among them that have lost their mark, with it.
 */
export function changedFields(
  known: ReadonlySet<string>,
  fields: FormState,
): { readonly paths: ReadonlySet<string>; readonly unmarked: FormState } {
  const isChanged = ([path, field]: [string, FormState[string]]) => field.isModified || known.has(path)
  const changed = Object.entries(fields).filter(isChanged)
  const unmarked = changed.filter(([, { isModified }]) => !isModified)
  return {
    paths: new Set(changed.map(([path]) => path)),
    unmarked: Object.fromEntries(unmarked.map(([path, field]) => [path, { ...field, isModified: true }])),
  }
}
