/** A step of a schema, as Payload's adapters run it. */
export interface Migration {
  /** Begins with its time, as in `20261201_080000_add_stock`. */
  readonly name: string
  readonly up: (args: never) => Promise<void>
  readonly down: (args: never) => Promise<void>
}

/** Migrations of one kind of database. */
interface Steps {
  /** Oldest first. */
  readonly migrations: readonly Migration[]
  /** Names of migrations that the first one stands for, oldest first; empty if it never stood for any. */
  readonly replaced: readonly string[]
}

/** Migrations of the core or of an optional feature; `npm run migrations` writes it. */
export interface MigrationLedger {
  readonly sqlite: Steps
  readonly postgres: Steps
}

/** Migrations of an optional feature. */
export interface FeatureLedger {
  /** Name of its package. */
  readonly feature: string
  readonly ledger: MigrationLedger
}
