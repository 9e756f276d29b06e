'use client'

import { useForm, useFormBackgroundProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { followSaves } from '../saves/send-saves.ts'
import { haveSameValues } from './same-values.ts'

/** Saves of a form. */
export interface OwnSaves {
  /** True from the moment at which a save takes what the form holds until its answer is in the form. */
  readonly isUnderWay: boolean
  /** @returns Whether the form holds other values than the last save took; false before the first. */
  holdsMore(): boolean
}

/**
 * Has a form count as changed exactly while it holds something that no save has taken. Payload's own count of a form with
 * autosave goes wrong in both ways: a change that comes during the second of two saves which follow each other counts as
 * saved with it and is never stored, and the form counts as changed after the end of some saves that took all of it
 * (`useQueue` and `Form` of @payloadcms/ui).
 *
 * @param document As `documentKey` names it.
 * @param updatedAt Time of the version that the form holds.
 */
export function useOwnSaves(document: string | undefined, updatedAt: string | undefined): OwnSaves {
  const { getFields, setBackgroundProcessing, setModified } = useForm()
  const isAnnounced = useFormBackgroundProcessing()
  const announced = useRef(isAnnounced)
  announced.current = isAnnounced
  const taken = useRef<FormState>(undefined)
  const [isSent, setSent] = useState(false)
  const [answer, setAnswer] = useState<string>()

  useEffect(() => {
    if (document === undefined) return
    const isAsTaken = () => taken.current !== undefined && haveSameValues(taken.current, getFields())
    return followSaves(document, {
      takes() {
        taken.current = getFields()
        setSent(true)
        setAnswer(undefined)
      },
      answered({ isStored, updatedAt: time }) {
        setAnswer(time)
        if (!isStored) return setSent(false)
        if (isAsTaken()) {
          // The form makes up its mind once this answer is given on, and puts the answer's values into its fields later.
          setTimeout(() => isAsTaken() && setModified(false))
          return
        }
        // The form remembers a change beyond the end of a save only when it takes itself to be saving.
        if (!announced.current) setBackgroundProcessing(true)
        setModified(true)
        if (!announced.current) setBackgroundProcessing(false)
      },
    })
  }, [document, getFields, setBackgroundProcessing, setModified])

  useEffect(() => {
    if (answer !== undefined && updatedAt !== undefined && updatedAt >= answer) setSent(false)
  }, [answer, updatedAt])

  // A global has no time among its fields: of it only the saves that Payload announces are known to their end.
  const isTimed = updatedAt !== undefined
  const holdsMore = useCallback(
    () => taken.current !== undefined && !haveSameValues(taken.current, getFields()),
    [getFields],
  )
  return { isUnderWay: isAnnounced || (isTimed && isSent), holdsMore }
}
