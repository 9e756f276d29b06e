import type { ImportRun } from '@vitrine/wordpress/server'
import { ConfigError } from '../settings/config-error.ts'

/** Finds runs by their names, in their order. @throws {ConfigError} When one of them is not there. */
export function runsNamed(runs: readonly ImportRun[], names: readonly string[]): readonly ImportRun[] {
  return names.map((name) => {
    const run = runs.find(({ id }) => id === name)
    if (!run) throw new ConfigError(`There is no import “${name}”.`)
    return run
  })
}

/**
 * Names of the runs whose answers are changed.
 *
 * @throws {ConfigError} When one of them is not there, or is of another site: all that it made would go.
 */
export function runsOfSite(runs: readonly ImportRun[], names: readonly string[], site: string): readonly string[] {
  const named = runsNamed(runs, names)
  const other = named.find(({ source }) => source !== site)
  if (other) {
    throw new ConfigError(
      `The import “${other.id}” is of ${other.source}, and this export of ${site}. Give a run of the same site.`,
    )
  }
  return named.map(({ id }) => id)
}
