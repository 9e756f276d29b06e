'use client'

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { firstWords } from '../../core/first-words.ts'

/**
 * Line of a block in a form: its place, its kind, and the words by which an editor knows it again.
 *
 * @param props.kind Name of its kind, or one for each language of the admin.
 */
export function BlockLabel({ kind }: { readonly kind: string | Readonly<Record<string, string>> }): ReactNode {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  const { i18n } = useTranslation()
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {typeof kind === 'string' ? kind : (kind[i18n.language] ?? kind.en)}
      </Pill>
      <span>{firstWords(data)}</span>
    </>
  )
}
