import { Freshness } from '../cache/freshness.ts'

/** Says whether a file of the library lies in the trash. */
export type IsTrashedFile = (name: string) => Promise<boolean>

/**
 * Looks up files that lie in the trash. Their names are read once for each revision of the content, which moves into the
 * trash and out of it raise. While they cannot be read, what was read last holds: pages that are kept need their files.
 */
export function createTrashedFiles(options: {
  readonly revision: () => Promise<string>
  readonly names: () => Promise<ReadonlySet<string>>
  /** Milliseconds of a clock that only goes forward; `performance.now` by default. */
  readonly now?: () => number
}): IsTrashedFile {
  const { revision, names, ...clock } = options
  let known: ReadonlySet<string> = new Set()
  let read: Promise<ReadonlySet<string>> | undefined
  const freshness = new Freshness({
    read: revision,
    onChange() {
      read = undefined
    },
    // Pages ask for the same revision, and report what is wrong with the database.
    onError() {},
    ...clock,
  })
  return async (name) => {
    if (!freshness.isFresh()) await freshness.renew()
    try {
      read ??= names()
      known = await read
    } catch {
      // A failed reading must not be remembered.
      read = undefined
    }
    return known.has(name)
  }
}
