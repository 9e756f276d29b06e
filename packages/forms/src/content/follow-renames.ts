import { record } from '@vitrine/content/core'
import { transactionOf } from '@vitrine/content/sql'
import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import type { Renames } from '../core/mail/rename-tags.ts'
import { renamesBetween, withRenamedFields } from '../core/renamed-fields.ts'
import { renameInLanguages } from '../store/rename-in-languages.ts'

/** Writes the new name of a field wherever the form names it, in the language that is saved. */
export const followRenames: CollectionBeforeValidateHook = ({ data, originalDoc, operation }) =>
  operation === 'update' && data ? withRenamedFields(data, renamesOf(originalDoc, data)) : data

/** Writes the new name of a field into the texts of the form's other languages. */
export const followRenamesInOtherLanguages: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const renames = operation === 'update' ? renamesOf(previousDoc, doc) : new Map()
  const { payload, locale } = req
  if (renames.size === 0 || !locale) return
  await renameInLanguages(payload, doc.id, { renames, locale }, await transactionOf(req))
}

/** A template names its fields itself. */
function renamesOf(before: unknown, after: unknown): Renames {
  const form = record(after)
  return form.writtenAs === 'template' ? new Map() : renamesBetween(record(before).fields, form.fields)
}
