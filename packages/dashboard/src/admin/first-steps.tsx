'use client'

import { usePreferences } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Step } from '../core/first-steps.ts'

/** Name under which an account says that it wants to see the list no more. */
const PREFERENCE = 'first-steps'

/** Steps of the first day. The list goes when all are done, or when its reader says so. */
export function FirstSteps({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  const { getPreference, setPreference } = usePreferences()
  const [isShown, setShown] = useState(false)
  const next = steps.find(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone).length

  useEffect(() => {
    void getPreference<{ isHidden?: boolean }>(PREFERENCE).then((preference) => setShown(!preference?.isHidden))
  }, [getPreference])

  if (!isShown || done === steps.length) return null
  const hide = () => {
    setShown(false)
    void setPreference(PREFERENCE, { isHidden: true })
  }
  return (
    <section aria-label="First steps" className="dashboard-card">
      <div className="dashboard-card__head">
        <h2 className="dashboard-card__title">First steps</h2>
        <button className="dashboard-card__button" onClick={hide} type="button">
          Hide
        </button>
      </div>
      <p className="first-steps__progress">
        <progress aria-label="Steps done" max={steps.length} value={done} /> {done} of {steps.length} done
      </p>
      <ol className="first-steps">
        {steps.map((step) => (
          <li className="first-steps__step" data-done={step.isDone || undefined} key={step.title}>
            <span aria-hidden="true" className="first-steps__mark" />
            <div>
              {step.href ? <a href={step.href}>{step.title}</a> : <strong>{step.title}</strong>}
              {step.isDone && <span className="visually-hidden"> (done)</span>}
              {(step === next || (!step.href && !step.isDone)) && <p>{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
