/** Databases that all test files of a run share. */
export interface SharedDatabases {
  /** Folder for templates of databases. */
  readonly folder: string
  /** Where the address of the PostgreSQL is asked for, which starts it. */
  readonly postgres: string
}

/** @returns Nothing outside of Vitest, and in its projects without the global setup `postgres-cluster.ts`. */
export async function sharedDatabases(): Promise<SharedDatabases | undefined> {
  return process.env.VITEST ? (await import('vitest')).inject('sharedDatabases') : undefined
}
