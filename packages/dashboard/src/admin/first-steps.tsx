'use client'

import { usePreferences, useTranslation } from '@payloadcms/ui'
import { adminTextIn } from '@vitrine/content/core'
import { type ReactNode, useEffect, useState } from 'react'
import { dashboardWords, STEPS_DONE } from '../core/dashboard-words.ts'
import type { Step } from '../core/first-steps.ts'

/** Name under which an account says that it wants to see the list no more. */
const PREFERENCE = 'first-steps'

/** Steps of the first day. The list goes when all are done, or when its reader says so. */
export function FirstSteps({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  const { language } = useTranslation().i18n
  const word = dashboardWords(language)
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
    <section aria-label={word('firstSteps')} className="dashboard-card">
      <div className="dashboard-card__head">
        <h2 className="dashboard-card__title">{word('firstSteps')}</h2>
        <button className="dashboard-card__button" onClick={hide} type="button">
          {word('hide')}
        </button>
      </div>
      <p className="first-steps__progress">
        <progress aria-label={word('stepsDone')} max={steps.length} value={done} />{' '}
        {STEPS_DONE[language === 'de' ? 'de' : 'en'](done, steps.length)}
      </p>
      <ol className="first-steps">
        {steps.map((step) => (
          <li className="first-steps__step" data-done={step.isDone || undefined} key={adminTextIn(step.title, 'en')}>
            <span aria-hidden="true" className="first-steps__mark" />
            <div>
              {step.href ? (
                <a href={step.href}>{adminTextIn(step.title, language)}</a>
              ) : (
                <strong>{adminTextIn(step.title, language)}</strong>
              )}
              {step.isDone && <span className="visually-hidden"> ({word('done')})</span>}
              {(step === next || (!step.href && !step.isDone)) && <p>{adminTextIn(step.text, language)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
