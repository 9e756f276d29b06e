import { given, text } from '@vitrine/content/core'

type Raw = Readonly<Record<string, unknown>>

/** What most blocks begin with. */
export interface Titled {
  readonly heading?: string
  readonly intro?: string
}

export function parseTitled(raw: Raw): Titled {
  return given({ heading: text(raw.heading), intro: text(raw.intro) })
}

/** Id of a row as the content keeps it. */
export function rowId(raw: Raw, index: number): string {
  return text(raw.id) ?? String(index)
}
