'use client'

import { useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui'

/** False for editors who may only look: for want of rights, or because a colleague is at work on the document. */
export function useMayEdit(): boolean {
  const { hasSavePermission } = useDocumentInfo()
  const { disabled } = useForm()
  // A form that is being opened is closed for a moment to everybody.
  const isOpening = useFormInitializing()
  return hasSavePermission !== false && (isOpening || !disabled)
}
