import type { CollectionBeforeChangeHook, Field } from 'payload'
import { trashMove } from '../trash/trash-move.ts'

/** Languages that a document was saved in: in the others it does not exist. */
export const languagesField: Field = {
  name: 'languages',
  type: 'json',
  admin: { hidden: true },
  defaultValue: [],
}

/** Notes the language that a document is saved in. A version that is restored has its languages with it, and so
 * has what comes out of the trash. */
export const noteLanguage: CollectionBeforeChangeHook = ({ context, data, originalDoc, req }) => {
  if (context.isRestoringVersion === true || trashMove(data, originalDoc)) return data
  // A form that was opened before another language was saved does not know it.
  const before = [...languagesNoted(originalDoc?.languages), ...languagesNoted(data.languages)]
  const now =
    req.locale === 'all' && data.title && typeof data.title === 'object' ? Object.keys(data.title) : [req.locale]
  const after = [...new Set([...before, ...now.filter((code) => code && code !== 'all')])]
  return { ...data, languages: after }
}

/** Reads the languages that a document was saved in; none for one from before they were noted. */
export function languagesNoted(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((code): code is string => typeof code === 'string') : []
}
