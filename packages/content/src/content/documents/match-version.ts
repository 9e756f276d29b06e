import type { CollectionBeforeValidateHook } from 'payload'
import { PRECONDITION_FAILED } from '../../core/saves/hindrance.ts'
import { record } from '../../core/stored.ts'
import { refusal } from '../answers.ts'

/** Mark of a request whose version has been compared: what its hooks save afterwards is part of the same change. */
const COMPARED = 'isVersionCompared'

/**
 * Refuses a change that is based on another version than the newest: one whose request names the `updatedAt` of what it
 * changes by `If-Match` (RFC 9110, 13.1.1). A request without that header replaces whatever is there.
 *
 * @throws {APIError} 412.
 */
export const matchVersion: CollectionBeforeValidateHook = ({ collection, operation, originalDoc, req }) => {
  const expected = req.headers?.get('if-match')
  const { collection: asked, id } = record(req.routeParams)
  const isAsked = operation === 'update' && asked === collection.slug && String(id) === String(originalDoc?.id)
  if (!expected || expected === '*' || !isAsked || req.context[COMPARED]) return
  req.context[COMPARED] = true
  if (expected === `"${originalDoc?.updatedAt}"`) return
  throw refusal(
    {
      en: 'This document was changed after the version that If-Match names. Read it again, then change it.',
      de: 'Dieses Dokument wurde nach der Version geändert, die If-Match nennt. Erst neu lesen, dann ändern.',
    },
    { status: PRECONDITION_FAILED, req },
  )
}
