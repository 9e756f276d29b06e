'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { orphansOf } from './orphans.ts'
import { unsentListsOf } from './unsent-lists.ts'

/** Keeps rows deleted that a late answer of the server brings back in part: see {@link orphansOf}, {@link unsentListsOf}. */
export function useRowsAfterAnswers(): void {
  const [fields, dispatch] = useAllFormFields()
  useEffect(() => {
    for (const path of orphansOf(fields)) dispatch({ type: 'REMOVE', path })
    for (const path of unsentListsOf(fields)) dispatch({ type: 'UPDATE', path, disableFormData: false })
  }, [dispatch, fields])
}
