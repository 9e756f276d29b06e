'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { orphansOf } from './orphans.ts'
import { haveSameRows } from './same-rows.ts'
import { unsentListsOf } from './unsent-lists.ts'

const NO_FIELDS: FormState = {}

/** Keeps rows deleted that a late answer of the server brings back in part: see {@link orphansOf}, {@link unsentListsOf}. */
export function useRowsAfterAnswers(): void {
  const [fields, dispatch] = useAllFormFields()
  const seen = useRef(NO_FIELDS)
  useEffect(() => {
    const before = seen.current
    seen.current = fields
    // A key changes one of thousands of fields, and no row.
    if (haveSameRows(before, fields)) return
    for (const path of orphansOf(fields)) dispatch({ type: 'REMOVE', path })
    for (const path of unsentListsOf(fields)) dispatch({ type: 'UPDATE', path, disableFormData: false })
  }, [dispatch, fields])
}
