import { rowsOf, type Stored } from './stored.ts'

/** Rows on their way to another place, another document or another site. */
export interface Copied {
  /** Says what the rows are, such as `slides`. */
  readonly kind: string
  readonly items: readonly Stored[]
}

/** Longest text that is read, in characters. */
const MAX_LENGTH = 400 * 1024

/**
 * As a text for the clipboard.
 *
 * @param mark Name of the property that says that a text is ours.
 */
export function copiedText(mark: string, { kind, items }: Copied): string {
  return JSON.stringify({ [mark]: kind, items })
}

/** Reads such a text. Undefined: it is anything else, or holds no rows. */
export function parseCopied(mark: string, text: string): Copied | undefined {
  if (text.length > MAX_LENGTH || !text.includes(mark)) return undefined
  try {
    const { [mark]: kind, items } = JSON.parse(text) as Stored
    const rows = rowsOf(items)
    return typeof kind === 'string' && rows.length > 0 ? { kind, items: rows } : undefined
  } catch {
    // A text that only looks like ours.
    return undefined
  }
}
