import type { FieldState, FormState } from 'payload'

/**
 * Follows which fields are changed while a form is being saved. Payload marks the field that was changed last, and takes
 * the mark from all others; when the answer comes, it puts the saved value into each field without one.
 *
 * @param known Paths that were found to be changed during this save.
 * @returns The paths that are changed by now, and the marks that fields among them have lost.
 */
export function changedFields(
  known: ReadonlySet<string>,
  fields: FormState,
): { readonly paths: ReadonlySet<string>; readonly marks: FormState } {
  const changed = Object.entries(fields).filter(([path, { isModified }]) => isModified || known.has(path))
  const unmarked = changed.filter(([, { isModified }]) => !isModified)
  return {
    paths: new Set(changed.map(([path]) => path)),
    marks: Object.fromEntries(unmarked.map(([path, field]) => [path, markOf(field)])),
  }
}

/** Mark for a field, merged as an answer of the server is: its value stays, and a field that is gone stays gone. */
function markOf({ valid, passesCondition, blocksFilterOptions, errorPaths }: FieldState): FieldState {
  return {
    isModified: true,
    ...(valid !== undefined && { valid }),
    ...(passesCondition !== undefined && { passesCondition }),
    ...(blocksFilterOptions && { blocksFilterOptions }),
    ...(errorPaths && { errorPaths }),
  }
}
