'use client'

import {
  useAllFormFields,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { changedFields } from './changed-fields.ts'
import { followSaving, unseenForm } from './follow-saving.ts'
import { type RefusedFields, refusedFields } from './refused-fields.ts'

const NO_FIELDS: RefusedFields = new Map()

/**
 * Keeps what an editor typed, and what is said to be wrong with it, when an answer of the server comes late. It shows
 * nothing, and stands in the form of every document.
 */
export function FormGuard(): null {
  const [fields, dispatch] = useAllFormFields()
  const isSaving = useFormBackgroundProcessing()
  const isModified = useFormModified()
  const isSubmitted = useFormSubmitted()
  const { setBackgroundProcessing, setModified } = useForm()
  const seen = useRef(unseenForm(fields))
  const changed = useRef<ReadonlySet<string>>(new Set())
  const refused = useRef(NO_FIELDS)

  useEffect(() => {
    const followed = followSaving(seen.current, { fields, isSaving, isModified })
    seen.current = followed.seen
    if (followed.notice === 'saved') setModified(false)
    if (followed.notice === 'changed') {
      // The form remembers a change beyond the end of a save only when it takes itself to be saving.
      setBackgroundProcessing(true)
      setModified(true)
      setBackgroundProcessing(false)
    }
    if (!isSaving && !followed.seen.maySaveAgain) {
      changed.current = new Set()
      return
    }
    const { paths, marks } = changedFields(changed.current, fields)
    changed.current = paths
    // The reference is the form's own, for answers to its questions; this is none.
    const prevStateRef = { current: fields }
    if (Object.keys(marks).length > 0) dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef, serverState: marks })
  }, [dispatch, fields, isModified, isSaving, setBackgroundProcessing, setModified])

  useEffect(() => {
    // A form that was changed again asks again, and is answered anew.
    if (!isSubmitted || isModified) {
      refused.current = NO_FIELDS
      return
    }
    const { refused: now, forgotten } = refusedFields(refused.current, fields)
    refused.current = now
    for (const path of forgotten) {
      const { errorMessage } = now.get(path) ?? {}
      dispatch({ type: 'UPDATE', path, valid: false, ...(errorMessage !== undefined && { errorMessage }) })
    }
  }, [dispatch, fields, isModified, isSubmitted])

  return null
}
