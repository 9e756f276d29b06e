import type { FormState } from 'payload'

/** Values that were refused, and why, by the paths of their fields. */
export type RefusedFields = ReadonlyMap<string, { readonly value: unknown; readonly errorMessage: string | undefined }>

/**
 * Follows which fields of a form were refused. An answer to a question that the form asked before it was saved knows
 * nothing of the refusal, and calls the fields right again.
 *
 * @param known Fields that were refused, as far as it was seen.
 * @returns What is refused by now, and of it the paths of fields that still have the same value but no longer the error.
 */
export function refusedFields(
  known: RefusedFields,
  fields: FormState,
): { readonly refused: RefusedFields; readonly forgotten: readonly string[] } {
  const refused = new Map(
    Object.entries(fields).flatMap(([path, { valid, value, errorMessage }]) => {
      if (valid === false) return [[path, { value, errorMessage }] as const]
      const before = known.get(path)
      return before && Object.is(before.value, value) ? [[path, before] as const] : []
    }),
  )
  return { refused, forgotten: [...refused.keys()].filter((path) => fields[path]?.valid !== false) }
}
