import type { Payload } from 'payload'
import { type Run, readState, runner } from '../store/index/tables.ts'

/** Database and index generation that a search reads. */
export interface Reader {
  readonly payload: Payload
  readonly run: Run
  readonly generation: number
}

/** Milliseconds for which a process remembers which index is in use. */
const REMEMBERED_MS = 2_000

interface Known {
  readonly live: number
  readonly state: 'ready' | 'building'
  readonly until: number
}

/** Finds the generation in use, also when another process has changed it in the middle of a search. */
export function createGenerations(payload: Payload, onError: (error: unknown) => void) {
  const run = runner(payload)
  let known: Known | undefined
  let isFaulty = false

  async function current(): Promise<Known> {
    const now = Date.now()
    if (known && now < known.until) return known
    const state = await readState(run)
    if (!state) throw new Error('There is no search index. Run: npm run search -- --rebuild')
    known = { live: state.live, state: state.isFilled ? 'ready' : 'building', until: now + REMEMBERED_MS }
    return known
  }

  return {
    /** @returns What `work` gives; `undefined` when there is no index that could be read. */
    async read<Answer extends object>(
      work: (reader: Reader) => Promise<Answer>,
    ): Promise<(Answer & Pick<Known, 'state'>) | undefined> {
      const attempt = async () => {
        const { live, state } = await current()
        return { ...(await work({ payload, run, generation: live })), state }
      }
      try {
        const answer = await attempt().catch((error: unknown) => {
          // A generation that was remembered may be gone since.
          if (!known) throw error
          known = undefined
          return attempt()
        })
        isFaulty = false
        return answer
      } catch (error) {
        known = undefined
        if (!isFaulty) {
          onError(
            new Error('Visitors cannot search: the index does not answer. Run: npm run search -- --rebuild', {
              cause: error,
            }),
          )
        }
        isFaulty = true
        return undefined
      }
    },
  }
}
