import { type Hindrance, passesByItself } from '../../core/saves/hindrance.ts'

/** How a save that waits goes on: as it was meant, or over whatever the document holds by now. */
export type GoOn = 'again' | 'overwrite'

/** A save that waits. */
export interface WaitingSave {
  /** Collection and id, as `pages/15`. */
  readonly document: string
  readonly hindrance: Hindrance
  goOn(how: GoOn): void
}

/** Milliseconds after which a site that did not answer, or could not save, is asked again. */
const ASK_AGAIN_MS = 3_000

let waiting: readonly WaitingSave[] = []
const listeners = new Set<() => void>()

function show(document: string, save?: WaitingSave): void {
  const others = waiting.filter((one) => one.document !== document)
  if (!save && others.length === waiting.length) return
  waiting = save ? [...others, save] : others
  for (const listen of listeners) listen()
}

/** Saves that wait at this moment, one of a document at most. */
export const savesThatWait = () => waiting

/** Hears of each change to them. @returns Ends it. */
export function followWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Waits until the hindrance of a save may have passed: a site is asked again by itself, who was signed out comes back to
 * this window, and what was changed elsewhere is decided by the editor. The save counts as waiting until {@link endWaiting}.
 */
export function untilGoesOn(document: string, hindrance: Hindrance): Promise<GoOn> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const { signal } = ended
    const goOn = (how: GoOn) => {
      ended.abort()
      resolve(how)
    }
    const again = () => goOn('again')
    if (passesByItself(hindrance)) {
      const timer = setTimeout(again, ASK_AGAIN_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
      addEventListener('online', again, { signal })
    }
    if (hindrance === 'signedOut') addEventListener('focus', again, { signal })
    show(document, { document, hindrance, goOn })
  })
}

/** Ends the wait of a document, which has been saved or given up. */
export function endWaiting(document: string): void {
  show(document)
}
