import { rm } from 'node:fs/promises'
import type { Entries } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import { type VisibleForm, visibleForm } from '../core/visible-form.ts'
import { isStaged } from './uploads.ts'

/** Leaves out the fields that were not shown, and removes the files that were posted for them all the same. */
export async function visiblePost(form: ContactForm, entries: Entries): Promise<VisibleForm> {
  const asked = visibleForm(form, entries)
  for (const [, value] of asked.dropped) {
    if (typeof value !== 'string' && isStaged(value) && value.path) await rm(value.path, { force: true })
  }
  return asked
}
