import { feature } from '@vitrine/members/feature'
import { ledger } from '@vitrine/members/migrations'
import type { TestContent } from './content.ts'
import { openOptionalContent } from './optional-content.ts'

/** Opens the content of a site that has members, with empty tables. @param databaseUrl Empty: an SQLite file. */
export function openMemberContent(databaseUrl = ''): Promise<TestContent> {
  return openOptionalContent(feature, ledger, databaseUrl)
}
