'use client'

import { useDebounce, useField } from '@payloadcms/ui'
import { parseVideoAddress } from '@vitrine/kit/core'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { OEMBED_PATH, type OembedAnswer } from '../core/oembed/answer.ts'

/** Milliseconds after the last key before the provider is asked. */
const TYPING_MS = 600

/** Below the address of a video: its title, or why visitors would not see it. */
export const AddressReport: TextFieldClientComponent = ({ path }) => {
  const { value } = useField<string | null>({ path })
  const url = useDebounce((value ?? '').trim(), TYPING_MS)
  const [answer, setAnswer] = useState<OembedAnswer>()

  useEffect(() => {
    setAnswer(undefined)
    // What is nobody's address, the field says by itself.
    if (!parseVideoAddress(url)) return
    const asking = new AbortController()
    ask(url, asking.signal)
      .then(setAnswer)
      .catch(() => {}) // Another address is asked about, or the site is away: then nothing is known.
    return () => asking.abort()
  }, [url])

  return (
    <output className={answer?.code ? 'video-report video-report--problem' : 'video-report'}>
      {answer && (answer.code ? answer.message : `${answer.title} (${answer.author})`)}
    </output>
  )
}

async function ask(url: string, signal: AbortSignal): Promise<OembedAnswer> {
  const response = await fetch(`${OEMBED_PATH}?${new URLSearchParams({ url })}`, { signal })
  return (await response.json()) as OembedAnswer
}
