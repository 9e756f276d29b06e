import type { PartialDate } from './partial-date.ts'

export type Groups = Readonly<Record<string, string | undefined>>

/** One way to write a day, a time or a distance. */
export interface Form {
  readonly pattern: RegExp
  /** @returns Undefined when this contradicts what was read before. */
  readonly read: (groups: Groups, before: PartialDate) => PartialDate | undefined
}

/** @param source A regular expression whose groups are named after what they hold. */
export function form(source: string, read: Form['read']): Form {
  return { pattern: new RegExp(source, 'iy'), read }
}
