'use client'

import { Pill, useRowLabel } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { firstWords } from './first-words.ts'

/** Line of a block in a form: its place, its kind, and the words by which an editor knows it again. */
export function BlockLabel({ kind }: { readonly kind: string }): ReactNode {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {kind}
      </Pill>
      <span>{firstWords(data)}</span>
    </>
  )
}
