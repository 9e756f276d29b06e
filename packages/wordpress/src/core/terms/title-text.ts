import { cutAtWord, withoutInlineTags } from './plain-text.ts'

/**
 * A title, name or label on one line, cut at a word so that it fits. Tags that stand in titles go; other words in pointed
 * brackets are words, since the reader has undone their entities.
 */
export function titleText(title: string, max: number): string {
  return cutAtWord(
    withoutInlineTags(title)
      .replace(/<br\s{0,5}\/?>/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  )
}
