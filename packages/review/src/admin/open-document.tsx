'use client'

import { Link, useFormFields } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { formAddress, parseDocumentKey } from '../core/document-key.ts'
import { useWords } from './use-words.ts'

/** Leads from a review to the form of its document. */
export function OpenDocument(): ReactNode {
  const word = useWords()
  const key = useFormFields(([fields]) => fields.document?.value)
  const document = parseDocumentKey(key)
  return document ? <Link href={formAddress(document)}>{word('open')}</Link> : null
}
