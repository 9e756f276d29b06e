'use client'

import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { flushSync } from 'react-dom'

/**
 * Gives the form another state that its editor has made. It is in the form when the call returns: the next change, however
 * soon it comes, starts from it. Payload hands out the state that was drawn last, and messages of the page may come faster
 * than forms are drawn.
 */
export function useReplaceForm(): (state: FormState) => void {
  const { dispatchFields, setModified } = useForm()
  return (state) =>
    flushSync(() => {
      dispatchFields({ type: 'REPLACE_STATE', optimize: false, state })
      setModified(true)
    })
}
