import type { Payload } from 'payload'
import { keepIndex } from '../cms/index/keep.ts'

/** Milliseconds between two looks at what is left to be done. */
const EVERY_MS = 5_000

/** Fills the index in the background, and does later what changes left to be done. @returns Ends it. */
export function startIndexUpkeep(
  payload: Payload,
  { onError }: { readonly onError: (error: unknown) => void },
): () => Promise<void> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  let isFaulty = false
  const look = () => {
    underWay = keepIndex(payload, stopping.signal).then(
      () => {
        isFaulty = false
      },
      (error: unknown) => {
        if (!isFaulty) onError(error)
        isFaulty = true
      },
    )
    void underWay.then(() => {
      if (!stopping.signal.aborted) timer = setTimeout(look, EVERY_MS).unref()
    })
  }
  look()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await underWay
  }
}
