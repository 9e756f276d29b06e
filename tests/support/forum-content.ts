import { feature } from '@vitrine/forum/feature'
import { ledger } from '@vitrine/forum/migrations'
import type { TestContent } from './content.ts'
import { openOptionalContent } from './optional-content.ts'

/** Opens the content of a site that has a forum, with empty tables. @param databaseUrl Empty: an SQLite file. */
export function openForumContent(databaseUrl = ''): Promise<TestContent> {
  return openOptionalContent(feature, ledger, databaseUrl)
}
