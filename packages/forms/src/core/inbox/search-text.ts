import { fold } from '@vitrine/content/core'
import { asText, type Submitted } from '../submitted.ts'
import { shownEntries } from './shown-entries.ts'
import type { MessageFile } from './upload-path.ts'

/** Characters of a message that the inbox searches. */
const MAX_SEARCH_TEXT = 100_000

/** Parts of a message in which the inbox looks for words. */
export interface SearchableMessage {
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly entries: Submitted
  readonly files: readonly Pick<MessageFile, 'field' | 'name'>[]
}

/** Text in which the inbox looks for a message, folded: subject, sender, everything written and names of files. */
export function searchTextOf({ subject, name, email, entries, files }: SearchableMessage): string {
  const written = Object.values(shownEntries(entries, files)).map(asText)
  return fold([subject, name, email, ...written].join('\n')).slice(0, MAX_SEARCH_TEXT)
}
