'use client'

import { useAllFormFields, useDocumentInfo, useFormModified, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { documentKey } from '../../core/saves/save-request.ts'
import { noteBase } from '../saves/send-saves.ts'
import { changedFields } from './changed-fields.ts'
import { ASKED_AFTER_MS, followEdits, type SeenEdit } from './missed-edit.ts'
import { type RefusedFields, refusedFields } from './refused-fields.ts'
import { useOwedSave } from './use-owed-save.ts'
import { useOwnSaves } from './use-own-saves.ts'

const NO_FIELDS: RefusedFields = new Map()

/**
 * Keeps what an editor typed, and what is said to be wrong with it, when an answer of the server comes late. It shows
 * nothing, and stands in the form of every document.
 */
export function FormGuard(): null {
  const [fields, dispatch] = useAllFormFields()
  const isModified = useFormModified()
  const isSubmitted = useFormSubmitted()
  const changed = useRef<ReadonlySet<string>>(new Set())
  const refused = useRef(NO_FIELDS)
  const edit = useRef<SeenEdit>({ fields, isOwed: false })
  const isMarking = useRef(false)
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const document = documentKey({ collection: collectionSlug, id, global: globalSlug })
  const updatedAt = fields.updatedAt?.value
  const timesAskedAgain = useRef(0)
  const saves = useOwnSaves(document, typeof updatedAt === 'string' ? updatedAt : undefined)
  const { isUnderWay } = saves
  useOwedSave(saves)

  useEffect(() => {
    if (document !== undefined && typeof updatedAt === 'string') noteBase(document, updatedAt)
  }, [document, updatedAt])

  useEffect(() => {
    if (!isUnderWay) {
      changed.current = new Set()
      return
    }
    const { paths, marks } = changedFields(changed.current, fields)
    changed.current = paths
    // The reference is the form's own, for answers to its questions; this is none.
    const prevStateRef = { current: fields }
    if (Object.keys(marks).length > 0) {
      isMarking.current = true
      dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef, serverState: marks })
    }
  }, [dispatch, fields, isUnderWay])

  useEffect(() => {
    if (isMarking.current) {
      isMarking.current = false
      return
    }
    const followed = followEdits(edit.current, fields)
    edit.current = followed.seen
    const [path, field] = Object.entries(fields)[0] ?? []
    if (!followed.isMissed || path === undefined) return
    timesAskedAgain.current += 1
    // A form asks when its state is no longer the one that was answered. What it has not, nobody reads.
    const serverState = { [path]: { ...field, askedAgain: timesAskedAgain.current } }
    dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: { current: fields }, serverState })
  }, [dispatch, fields])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of them lets Payload's form wait again
  useEffect(() => {
    // A browser that is busy lets both wait longer, this one and Payload's.
    const asked = setTimeout(() => {
      edit.current = { ...edit.current, isOwed: false }
    }, ASKED_AFTER_MS)
    return () => clearTimeout(asked)
  }, [fields, isModified, isSubmitted])

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
