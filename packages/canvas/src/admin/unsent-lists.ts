import type { FormState } from 'payload'

/**
 * Lists without rows that the form would not send. The last row was deleted while an answer of the server was under way that
 * still had it: the answer says that the rows are the list's value. The list would stay stored as it was.
 *
 * @returns Their paths.
 */
export function unsentListsOf(fields: FormState): readonly string[] {
  return Object.entries(fields).flatMap(([path, { rows, disableFormData }]) =>
    rows?.length === 0 && disableFormData ? [path] : [],
  )
}
