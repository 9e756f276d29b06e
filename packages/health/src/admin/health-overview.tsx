'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type AdminLabel, type AdminText, adminTexts } from '@vitrine/content/core'
import type { HealthFinding } from '@vitrine/kit/core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import './health-overview.css'

const STATE_NAMES: Readonly<Record<HealthFinding['state'], AdminText>> = {
  good: { en: 'Good', de: 'Gut' },
  attention: { en: 'Needs attention', de: 'Braucht Aufmerksamkeit' },
  broken: { en: 'Not working', de: 'Funktioniert nicht' },
}

/** The worst comes first. */
const ORDER: readonly HealthFinding['state'][] = ['broken', 'attention', 'good']

const NO_ANSWER = {
  en: 'The site does not answer. Reload the page to try again.',
  de: 'Die Website antwortet nicht. Laden Sie die Seite neu.',
}

/** Milliseconds between two looks while a backup is being made. */
const LOOK_AGAIN_MS = 3_000

/** How the site is doing, finding by finding, and a button that makes a backup. */
export function HealthOverview(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [findings, setFindings] = useState<readonly HealthFinding[]>()
  const [message, setMessage] = useState<AdminLabel>('')
  const [looks, setLooks] = useState(0)

  const look = useCallback(async (signal?: AbortSignal) => {
    try {
      const response = await fetch('/api/health', { credentials: 'include', ...(signal && { signal }) })
      const body = await response.json()
      if (response.ok) setFindings(body.findings)
      else setMessage(body.message ?? NO_ANSWER)
    } catch {
      if (!signal?.aborted) setMessage(NO_ANSWER)
    }
  }, [])

  useEffect(() => {
    const leaving = new AbortController()
    void look(leaving.signal)
    if (looks === 0) return () => leaving.abort()
    const timer = setInterval(() => void look(leaving.signal), LOOK_AGAIN_MS)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [look, looks])

  const backUp = async () => {
    try {
      const response = await fetch('/api/backups/start', { method: 'POST', credentials: 'include' })
      setMessage((await response.json()).message)
      setLooks((before) => before + 1)
    } catch {
      setMessage(NO_ANSWER)
    }
  }

  const sorted = [...(findings ?? [])].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  return (
    <section aria-label={word({ en: 'Health', de: 'Zustand' })} className="health">
      {findings === undefined && message === '' && (
        <p>{word({ en: 'Looking at how the site is doing …', de: 'Der Zustand der Website wird geprüft …' })}</p>
      )}
      <ul className="health__findings">
        {sorted.map(({ title, text, state, href }) => (
          <li className={`health__finding health__finding--${state}`} key={title.en}>
            <h2 className="health__title">{word(title)}</h2>
            <span className="health__state">{word(STATE_NAMES[state])}</span>
            <p className="health__text">
              {word(text)} {href && <a href={href}>{word({ en: 'Open', de: 'Öffnen' })}</a>}
            </p>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="health__message">
        {word(message)}
      </p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void backUp()} size="medium">
        {word({ en: 'Back up now', de: 'Jetzt Backup machen' })}
      </Button>
    </section>
  )
}
