import { firstWords } from '../first-words.ts'
import { slugFrom } from '../slug.ts'
import { record, text } from '../stored.ts'

/** A part of a page that has a name of its own in addresses. */
export interface Section {
  /** Without `#`. */
  readonly anchor: string
  /** First words of its block; empty for one without words. */
  readonly title: string
}

/**
 * Lists the blocks of a document to which an editor gave an anchor, however deep, in their order.
 *
 * @param stored Document as it is stored, or any part of one.
 */
export function sectionsIn(stored: unknown): readonly Section[] {
  if (Array.isArray(stored)) return stored.flatMap(sectionsIn)
  if (typeof stored !== 'object' || stored === null) return []
  const { frame, ...rest } = record(stored)
  const anchor = slugFrom(text(record(frame).anchor) ?? '')
  const own = anchor === '' ? [] : [{ anchor, title: firstWords(rest) }]
  return [...own, ...Object.values(rest).flatMap(sectionsIn)]
}
