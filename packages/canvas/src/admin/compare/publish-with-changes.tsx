'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { PublishAtSiteTime } from '@vitrine/content/admin'
import type { AdminText } from '@vitrine/kit/core'
import { type ReactNode, useEffect, useState } from 'react'
import { COMPARE_WORDS } from '../../core/compare/compare-words.ts'
import { COMPARE_PARAMETER } from '../../core/compare/states.ts'
import { wordIn } from '../use-canvas-form.ts'
import { CompareStates } from './compare-states.tsx'
import { useWhatChanges } from './use-what-changes.ts'

/**
 * The button that publishes, and beside it what visitors will see of it: a press there compares both.
 *
 * @param props.list Name of the document's list of blocks.
 */
export function PublishWithChanges({ list }: { readonly list: string }): ReactNode {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const summary = useWhatChanges(list)
  const [compared, setCompared] = useState<string>()
  useEffect(() => setCompared(askedToCompare()), [])
  const word = (words: AdminText) => wordIn(words, i18n.language)
  const short = summary === undefined ? word(COMPARE_WORDS.compare) : summary || word(COMPARE_WORDS.same)
  const said = summary ? `${word(COMPARE_WORDS.will)}: ${summary}` : short
  return (
    <>
      {id !== undefined && (
        <button
          type="button"
          className="compare-summary"
          aria-label={said}
          title={said}
          onClick={() => setCompared('')}
        >
          {short}
        </button>
      )}
      <PublishAtSiteTime />
      {compared !== undefined && (
        <CompareStates list={list} first={compared || undefined} close={() => setCompared(undefined)} />
      )}
    </>
  )
}

function askedToCompare(): string | undefined {
  return new URLSearchParams(location.search).get(COMPARE_PARAMETER) ?? undefined
}
