/** An element of an export that holds others: the channel's head, an item, a term, a comment, a meta. */
export interface XmlRecord {
  readonly name: string
  /** Texts by the name of their element, the first of each name. */
  readonly fields: ReadonlyMap<string, string>
  /** `<category>` elements of an item. */
  readonly categories: readonly XmlCategory[]
  readonly records: readonly XmlRecord[]
}

export interface XmlCategory {
  readonly domain: string | undefined
  readonly nicename: string | undefined
  readonly text: string
}

/** An `<item>`, and how whole it is. */
export interface XmlItem {
  readonly record: XmlRecord
  /** Counted from 1 in one file. */
  readonly ordinal: number
  /** `no-end`: the next item began, or the file ended, between two of its elements; `cut`: within one; `too-large`: its texts exceed the limits. */
  readonly state: 'whole' | 'no-end' | 'cut' | 'too-large'
  readonly dropped: number
  readonly badBytes: number
}

/** Text of a field, empty when it is missing. */
export function fieldOf(record: XmlRecord, name: string): string {
  return record.fields.get(name) ?? ''
}

/** Text of a field without white space around it, for numbers, dates, slugs and names of states. */
export function wordOf(record: XmlRecord, name: string): string {
  return fieldOf(record, name).trim()
}

/** Whole number of a field; 0 when there is none. */
export function numberOf(record: XmlRecord, name: string): number {
  const word = wordOf(record, name)
  return /^\d{1,15}$/.test(word) ? Number(word) : 0
}
