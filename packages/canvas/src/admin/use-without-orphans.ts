'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { orphansOf } from './orphans.ts'

/** Takes fields out of the form whose row is gone, see {@link orphansOf}. */
export function useWithoutOrphans(): void {
  const [fields, dispatch] = useAllFormFields()
  useEffect(() => {
    for (const path of orphansOf(fields)) dispatch({ type: 'REMOVE', path })
  }, [dispatch, fields])
}
