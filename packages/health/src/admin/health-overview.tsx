'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import './health-overview.css'

/** A finding as the site sends it. */
interface Finding {
  readonly title: string
  readonly text: string
  readonly state: 'good' | 'attention' | 'broken'
  readonly href?: string
}

const STATE_NAMES: Readonly<Record<Finding['state'], string>> = {
  good: 'Good',
  attention: 'Needs attention',
  broken: 'Not working',
}

/** The worst comes first. */
const ORDER: readonly Finding['state'][] = ['broken', 'attention', 'good']

const NO_ANSWER = 'The site does not answer. Reload the page to try again.'

/** Milliseconds between two looks while a backup is being made. */
const LOOK_AGAIN_MS = 3_000

/** How the site is doing, finding by finding, and a button that makes a backup. */
export function HealthOverview(): ReactNode {
  const [findings, setFindings] = useState<readonly Finding[]>()
  const [message, setMessage] = useState('')
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
    <section aria-label="Health" className="health">
      {findings === undefined && message === '' && <p>Looking at how the site is doing …</p>}
      <ul className="health__findings">
        {sorted.map(({ title, text, state, href }) => (
          <li className={`health__finding health__finding--${state}`} key={title}>
            <h2 className="health__title">{title}</h2>
            <span className="health__state">{STATE_NAMES[state]}</span>
            <p className="health__text">
              {text} {href && <a href={href}>Open</a>}
            </p>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="health__message">
        {message}
      </p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void backUp()} size="medium">
        Back up now
      </Button>
    </section>
  )
}
