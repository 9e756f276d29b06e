import type { Submitted } from '../submitted.ts'
import type { MessageFile } from './upload-path.ts'

/** Entries for people to read: fields of files show file names instead of hashes. */
export function shownEntries(entries: Submitted, files: readonly Pick<MessageFile, 'field' | 'name'>[]): Submitted {
  const names = (field: string) => files.flatMap((file) => (file.field === field ? [file.name] : []))
  return Object.fromEntries(
    Object.entries(entries).map(([field, value]) => {
      const own = names(field)
      return [field, own.length > 0 ? own : value]
    }),
  )
}
