import type { Entries } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import { type VisibleForm, visibleForm } from '../core/visible-form.ts'
import { dropFiles, isStaged } from './uploads.ts'

/** Leaves out the fields that were not shown, and removes the files that were posted for them all the same. */
export async function visiblePost(form: ContactForm, entries: Entries): Promise<VisibleForm> {
  const asked = visibleForm(form, entries)
  await dropFiles(asked.dropped.flatMap(([, value]) => (typeof value !== 'string' && isStaged(value) ? [value] : [])))
  return asked
}
