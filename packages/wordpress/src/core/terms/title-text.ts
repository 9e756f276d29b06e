import { withoutTags } from '../html/without-tags.ts'
import { cutAtWord, INLINE } from './plain-text.ts'

/**
 * A title, name or label on one line, cut at a word so that it fits. Tags that stand in titles go; other words in pointed
 * brackets are words, since the reader has undone their entities.
 */
export function titleText(title: string, max: number): string {
  const words = withoutTags(title, (name, tag) => (INLINE.has(name) ? '' : name === 'br' ? ' ' : tag))
  return cutAtWord(words.replace(/\s+/g, ' ').trim(), max)
}
