import { feature } from '@vitrine/shop/feature'
import { ledger } from '@vitrine/shop/migrations'
import type { TestContent } from './content.ts'
import { openOptionalContent } from './optional-content.ts'

/** Opens the content of a site that has a shop, with empty tables. @param databaseUrl Empty: an SQLite file. */
export function openShopContent(databaseUrl = ''): Promise<TestContent> {
  return openOptionalContent(feature, ledger, databaseUrl)
}
