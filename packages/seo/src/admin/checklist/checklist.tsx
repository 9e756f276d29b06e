'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useEffect, useId } from 'react'
import { FindingList } from './finding-list.tsx'
import { useChecklist } from './use-checklist.ts'
import { verdictOn } from './verdict.ts'
import './checklist.css'

/** Checklist of a page, for the current content of its form. */
export function Checklist(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [state, check] = useChecklist()
  const heading = useId()
  useEffect(() => {
    void check()
  }, [check])
  return (
    <section aria-labelledby={heading} className="page-checklist">
      <h2 id={heading}>{word({ en: 'Before people find this page', de: 'Bevor diese Seite gefunden wird' })}</h2>
      <output>{word(verdictOn(state))}</output>
      {state.kind === 'checked' && <FindingList findings={state.findings} checkAgain={() => void check()} />}
      <Button buttonStyle="secondary" disabled={state.kind === 'asking'} onClick={check} size="small">
        {word({ en: 'Check again', de: 'Erneut prüfen' })}
      </Button>
    </section>
  )
}
