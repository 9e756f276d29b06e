import { ConfigError } from '../settings/config-error.ts'

/** Prints what went wrong in one message and ends with an exit code. */
export function fail(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
