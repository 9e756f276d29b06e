'use client'

import { useAllFormFields, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { FindingList } from './finding-list.tsx'
import { useChecklist } from './use-checklist.ts'
import { verdictOn } from './verdict.ts'
import './checklist.css'

/** Milliseconds that an editor rests before the page is looked through again. */
const REST_MS = 2_500

/** Findings beside the canvas: asked for by a press, and from then on renewed whenever its editor rests. */
export function CanvasFindings(): ReactNode {
  const { isLivePreviewing } = useLivePreviewContext()
  return isLivePreviewing ? <Findings /> : null
}

function Findings(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <section className="page-checklist page-checklist--canvas" aria-label={word({ en: 'Findings', de: 'Befunde' })}>
      <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {word({ en: 'Check the page', de: 'Seite prüfen' })}
      </button>
      <div id={listId}>{isOpen && <OpenFindings />}</div>
    </section>
  )
}

function OpenFindings(): ReactNode {
  const [fields] = useAllFormFields()
  const word = adminTexts(useTranslation().i18n.language)
  const [state, check] = useChecklist()
  const [shown, setShown] = useState(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form begins the rest anew
  useEffect(() => {
    const rest = setTimeout(check, shown.kind === 'asking' ? 0 : REST_MS)
    return () => clearTimeout(rest)
  }, [fields, check])
  // What was found stays in sight while the page is looked through again.
  useEffect(() => {
    if (state.kind !== 'asking') setShown(state)
  }, [state])
  return (
    <>
      <output>{word(verdictOn(shown))}</output>
      {shown.kind === 'checked' && <FindingList findings={shown.findings} checkAgain={() => void check()} />}
    </>
  )
}
