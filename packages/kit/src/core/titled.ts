import { text } from '@vitrine/content/core'

type Raw = Readonly<Record<string, unknown>>

/** Heading and introduction, with which most blocks begin. */
export interface Titled {
  readonly heading?: string
  readonly intro?: string
}

/** Id of a row as the content keeps it. */
export function rowId(raw: Raw, index: number): string {
  return text(raw.id) ?? String(index)
}
