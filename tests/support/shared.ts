import { inject } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/** Name of something that all tests of a run share: see `shared-programs.ts`. */
export type SharedName = 'demo' | 'site' | 'browser' | 'admin'

/** Status of an answer that says how far the start is. */
export const STILL_STARTING = 202

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
 *   the site its origin; of the admin an `AdminSite` as JSON, and its log.
 * @throws What went wrong when it was started, or what it wrote last when it has not started in time.
 */
export function shared(name: SharedName | 'admin/log'): Promise<string> {
  return askForShared(inject('sharedUrl'), name, PATIENCE_MS.shared)
}

/** Asks again and again: each answer comes within a second or so, as no request waits for a whole start. */
export async function askForShared(origin: string, name: string, patienceMs: number): Promise<string> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const response = await fetch(`${origin}/${name}`)
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    if (response.status !== STILL_STARTING) return text
    if (Date.now() > deadline) {
      throw new Error(`Waited ${patienceMs / 1000} s in vain for the shared ${name}. It wrote last:\n${text}`)
    }
  }
}
