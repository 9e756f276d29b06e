// Written by `npm run migrations`.
import type { MigrationLedger } from '@vitrine/kit/feature'
import { migrations as postgres } from './postgres/index.ts'
import { replaced } from './replaced.ts'
import { migrations as sqlite } from './sqlite/index.ts'

export const ledger: MigrationLedger = {
  sqlite: { migrations: sqlite, replaced: replaced.sqlite },
  postgres: { migrations: postgres, replaced: replaced.postgres },
}
