'use client'

import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type FoundPage, pagesQuery, parseFoundPages } from '../core/palette-commands.ts'
import { askJson } from './ask-json.ts'

/** Milliseconds that typing must rest before pages are looked for. */
const REST_MS = 200

/** Pages whose title or address has the sought words; none without words. */
export function useFoundPages(sought: string): readonly FoundPage[] {
  const { code: locale } = useLocale()
  const [pages, setPages] = useState<readonly FoundPage[]>([])
  const words = sought.trim()
  useEffect(() => {
    if (words === '') return setPages([])
    const left = new AbortController()
    const rest = setTimeout(async () => {
      const answer = await askJson(`/api/pages?${pagesQuery(words, locale)}`, left.signal)
      if (!left.signal.aborted) setPages(parseFoundPages(answer))
    }, REST_MS)
    return () => {
      clearTimeout(rest)
      left.abort()
    }
  }, [words, locale])
  return pages
}
