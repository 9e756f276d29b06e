'use client'

import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import './move-in.css'
import { MoveInSteps } from './move-in-steps.tsx'
import { useMoveIn } from './use-move-in.ts'

const STEP_NAV = [{ label: 'Move in' }]

/** Page of the admin on which a site of WordPress moves in. */
export function MoveInPage(): ReactNode {
  const { state, problem, look } = useMoveIn()
  return (
    <Gutter className="move-in">
      <SetStepNav nav={STEP_NAV} />
      <h1>Move in from WordPress</h1>
      <p className="move-in__lead">
        Nothing is asked of the old site unless you say so, and no mail leaves while it runs. The site stays up
        meanwhile. You can leave this page and come back.
      </p>
      <p className="move-in__problem" role="alert">
        {problem}
      </p>
      {state ? <MoveInSteps look={look} state={state} /> : <p>Looking at what is here …</p>}
    </Gutter>
  )
}
