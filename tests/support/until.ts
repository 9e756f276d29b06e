import { PATIENCE_MS } from './patience.ts'

/** Milliseconds between two looks at a condition. */
const LOOK_EVERY_MS = 20

/**
 * Waits until a question has an answer.
 *
 * @param what Names it; a function where the name says how far it has come.
 * @param ask Gives undefined, false or null while the answer is still open.
 * @param patienceMs Milliseconds after which waiting is a failure.
 */
export async function until<T>(
  what: string | (() => string),
  ask: () => Promise<T | undefined | false | null> | T | undefined | false | null,
  patienceMs: number = PATIENCE_MS.poll,
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false && answer !== null) return answer
    if (Date.now() > deadline) {
      throw new Error(`Waited ${patienceMs / 1000} s in vain for ${typeof what === 'string' ? what : what()}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
