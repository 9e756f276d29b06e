'use client'

import { useEffect, useState } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'

/** Milliseconds for which an answer is good. */
const CACHE_MS = 60_000

let known: { readonly until: number; readonly answer: Promise<readonly Colleague[]> } | undefined

/** Whom messages can be given to. Empty until the answer is there; a page with many fields asks once. */
export function useColleagues(): readonly Colleague[] {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  useEffect(() => {
    let isShown = true
    if (!known || known.until < Date.now()) known = { until: Date.now() + CACHE_MS, answer: askForColleagues() }
    void known.answer.then((answer) => {
      if (isShown) setColleagues(answer)
    })
    return () => {
      isShown = false
    }
  }, [])
  return colleagues
}

async function askForColleagues(): Promise<readonly Colleague[]> {
  try {
    const response = await fetch('/api/submissions/colleagues', { credentials: 'include' })
    return response.ok ? ((await response.json()) as { colleagues: readonly Colleague[] }).colleagues : []
  } catch {
    // Without an answer nobody can be chosen; who was chosen stays.
    known = undefined
    return []
  }
}
