'use client'

import { useDocumentInfo, useForm, useFormInitializing, useFormProcessing } from '@payloadcms/ui'

/**
 * False for editors who may only look: for want of rights, or because a colleague is at work on the document. And for all
 * while the document is being saved: the answer puts what was stored in place of what was changed meanwhile.
 */
export function useMayEdit(): boolean {
  const { hasSavePermission } = useDocumentInfo()
  const { disabled } = useForm()
  // A form that is being opened is closed for a moment to everybody.
  const isOpening = useFormInitializing()
  const isSaving = useFormProcessing()
  return hasSavePermission !== false && (isOpening || !(disabled || isSaving))
}
