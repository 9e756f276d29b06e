'use client'

import { Gutter, SetStepNav, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import './move-in.css'
import { MoveInSteps } from './move-in-steps.tsx'
import { useMoveIn } from './use-move-in.ts'

const STEP_NAV = [{ label: 'Move in' }]

/** Page of the admin on which a site of WordPress moves in. */
export function MoveInPage(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { state, problem, look } = useMoveIn()
  return (
    <Gutter className="move-in">
      <SetStepNav nav={STEP_NAV} />
      <h1>{word({ en: 'Move in from WordPress', de: 'Aus WordPress umziehen' })}</h1>
      <p className="move-in__lead">
        {word({
          en: 'Nothing is asked of the old site unless you say so, and no mail leaves while it runs. The site stays up meanwhile. You can leave this page and come back.',
          de: 'Die alte Website wird nur gefragt, wenn Sie es wünschen, und keine E-Mail geht hinaus, während es läuft. Die Website bleibt erreichbar. Diese Seite darf verlassen und wieder geöffnet werden.',
        })}
      </p>
      <p className="move-in__problem" role="alert">
        {problem && word(problem)}
      </p>
      {state ? (
        <MoveInSteps look={look} state={state} />
      ) : (
        <p>{word({ en: 'Looking at what is here …', de: 'Wird nachgesehen, was da ist …' })}</p>
      )}
    </Gutter>
  )
}
