import { record } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import type { Renames } from '../core/mail/rename-tags.ts'
import { renamesBetween, withRenamedFields } from '../core/renamed-fields.ts'
import { textsIn } from '../core/texts-in-language.ts'

/** Mark of an update that only follows another one, in a further language: the form was checked in the first. */
const FOLLOWS_RENAME = 'followsRename'

/** True for an update that writes new names of fields into the texts of another language. */
export function isFollowingRename(context: Readonly<Record<string, unknown>>): boolean {
  return context[FOLLOWS_RENAME] === true
}

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
  const { payload, locale, fallbackLocale } = req
  const others = siteLanguages(payload).filter((language) => language !== locale)
  if (renames.size === 0 || others.length === 0) return doc
  const which = { collection: 'contact-forms', id: doc.id, depth: 0, overrideAccess: true, req } as const
  const form = await payload.findByID({ ...which, locale: 'all' })
  for (const language of others) {
    const texts = textsIn(form, language)
    const renamed = withRenamedFields(texts, renames)
    if (JSON.stringify(renamed) === JSON.stringify(texts)) continue
    await payload.update({ ...which, locale: language, data: renamed, context: { [FOLLOWS_RENAME]: true } })
  }
  // Each of them has changed the language of the request.
  Object.assign(req, { locale, fallbackLocale })
  return doc
}

/** A template names its fields itself. */
function renamesOf(before: unknown, after: unknown): Renames {
  const form = record(after)
  return form.writtenAs === 'template' ? new Map() : renamesBetween(record(before).fields, form.fields)
}
