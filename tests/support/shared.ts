import { inject } from 'vitest'

/** Name of something that all tests of a run share: see `shared-programs.ts`. */
export type SharedName = 'demo' | 'site' | 'browser' | 'admin' | 'admin-build'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin that answers what is shared. */
    sharedUrl: string
  }
}

/**
 * Asks for something that all tests of a run share, which starts with the first who asks for it.
 *
 * @returns Of the demo the data folder, which is copied and never changed; of the browser the address to connect to; of
 *   the site its origin; of the build of the admin nothing; of the admin an `AdminSite` as JSON, and its log.
 * @throws What went wrong when it was started.
 */
export async function shared(name: SharedName | 'admin/log'): Promise<string> {
  const response = await fetch(`${inject('sharedUrl')}/${name}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
