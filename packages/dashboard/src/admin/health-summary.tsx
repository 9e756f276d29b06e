'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { HealthFinding } from '@vitrine/kit/core'
import { type ReactNode, useEffect, useState } from 'react'
import { dashboardWords } from '../core/dashboard-words.ts'

/** How the site is doing, in short: what is not well, or that all is. */
export function HealthSummary(): ReactNode {
  const { language } = useTranslation().i18n
  const word = dashboardWords(language)
  const said = adminTexts(language)
  const [findings, setFindings] = useState<readonly HealthFinding[]>()

  useEffect(() => {
    const leaving = new AbortController()
    fetch('/api/health', { credentials: 'include', signal: leaving.signal })
      .then(async (response) => response.ok && setFindings((await response.json()).findings))
      // Without an answer there is nothing to say here; the page of its own says so.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])

  if (!findings) return null
  const wrong = findings.filter(({ state }) => state !== 'good')
  const briefs = findings.flatMap(({ brief }) => brief ?? [])
  return (
    <section aria-label={word('health')} className="dashboard-card">
      <div className="dashboard-card__head">
        <h2 className="dashboard-card__title">{word('health')}</h2>
        <a aria-label={`${word('health')}: ${word('showAll')}`} href="/admin/globals/health">
          {word('showAll')}
        </a>
      </div>
      {wrong.length === 0 && <p className="dashboard-card__none">{word('allWell')}</p>}
      <ul className="health-summary">
        {wrong.map(({ title, text, state }) => (
          <li className="health-summary__finding" data-state={state} key={title.en}>
            <strong>{said(title)}</strong>
            <p>{said(text)}</p>
          </li>
        ))}
      </ul>
      {briefs.length > 0 && <p className="health-summary__briefs">{briefs.map(said).join(' · ')}</p>}
    </section>
  )
}
