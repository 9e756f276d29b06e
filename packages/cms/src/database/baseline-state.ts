/** A migration that stands for older ones, and what a database has seen of them. */
export interface Baseline {
  readonly name: string
  /** Names of the migrations that it stands for, oldest first. */
  readonly replaced: readonly string[]
  /** Names of all migrations that the database has seen. */
  readonly seen: readonly string[]
}

/**
 * State of a database before a baseline is run.
 *
 * - `settled`: the database is empty or has the baseline already; nothing has to be done before.
 * - `made`: the old migrations have made what the baseline makes.
 * - `too old`: some of them have not run, and they are there no more.
 */
export function baselineState({ name, replaced, seen }: Baseline): 'settled' | 'made' | 'too old' {
  const last = replaced.at(-1)
  if (last === undefined || seen.includes(name)) return 'settled'
  if (seen.includes(last)) return 'made'
  return replaced.some((one) => seen.includes(one)) ? 'too old' : 'settled'
}
