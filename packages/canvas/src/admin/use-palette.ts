'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { adminTexts, record } from '@vitrine/content/core'
import { useEffect, useMemo, useState } from 'react'
import type { BlockRules } from '../core/block-rules.ts'
import { type PaletteItem, paletteItems, parseRevision, parseSections, parseSharedBlocks } from '../core/palette.ts'
import type { FileSection } from '../core/section-file.ts'
import { askJson } from './ask-json.ts'
import { makeId } from './make-id.ts'

/** Shared blocks that the palette shows. */
const MAX_SHARED = 50

/** Answers of the site; undefined until they are there. */
interface Answers {
  readonly sections: unknown
  readonly shared: unknown
}

/** Everything that the palette can add. */
interface PaletteState {
  /** Undefined: the site has not answered yet. */
  readonly items: readonly PaletteItem[] | undefined
  /** Sections that editors have saved. */
  readonly saved: readonly FileSection[]
  /** Asks the site anew. */
  reload(): void
}

export function usePalette(rules: BlockRules): PaletteState {
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const [answers, setAnswers] = useState<Answers>()
  const [times, setTimes] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked anew
  useEffect(() => {
    const left = new AbortController()
    const shared = `/api/reusable-blocks?depth=0&limit=${MAX_SHARED}&sort=title&locale=${locale}`
    Promise.all([askJson(`/preview/sections?locale=${locale}`, left.signal), askJson(shared, left.signal)]).then(
      ([sections, found]) => {
        if (!left.signal.aborted) setAnswers({ sections, shared: found })
      },
    )
    return () => left.abort()
  }, [locale, times])

  const items = useMemo(() => {
    if (!answers) return undefined
    const wordOf = (label: unknown) => {
      const words = record(label)
      return String(words[i18n.language] ?? words.en ?? label)
    }
    const revision = parseRevision(answers.sections)
    return paletteItems({
      rules,
      sections: parseSections(answers.sections, wordOf),
      shared: parseSharedBlocks(answers.shared),
      pages: `/preview/${collectionSlug}/${id}/`,
      query: `?locale=${locale}${revision === undefined ? '' : `&revision=${encodeURIComponent(revision)}`}`,
      makeId,
      word: adminTexts(i18n.language),
    })
  }, [answers, collectionSlug, i18n.language, id, locale, rules])
  const saved = useMemo(
    () =>
      parseSharedBlocks(answers?.shared)
        .filter(({ blocks }) => blocks.length > 0)
        .map(({ title, blocks }) => ({ title, blocks })),
    [answers],
  )
  return { items, saved, reload: () => setTimes((before) => before + 1) }
}
