import type { MigrationLedger } from '@vitrine/kit/feature'

/** Migrations that the first ones stand for, oldest first; `npm run migrations -- --squash` writes it. */
export const replaced: Readonly<Record<keyof MigrationLedger, readonly string[]>> = {
  sqlite: [],
  postgres: [],
}
