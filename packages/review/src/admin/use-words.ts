'use client'

import { useTranslation } from '@payloadcms/ui'
import { REVIEW_WORDS, wordIn } from '../core/review-words.ts'

/** Gives words of reviews in the language of the admin. */
export function useWords(): (name: keyof typeof REVIEW_WORDS) => string {
  const { i18n } = useTranslation()
  return (name) => wordIn(REVIEW_WORDS[name], i18n.language)
}
