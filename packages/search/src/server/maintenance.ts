import type { Payload } from 'payload'
import { keepIndex, mendIndex } from '../store/index/keep.ts'

/** Milliseconds between two looks at what is left to be done. */
const EVERY_MS = 5_000

/** Fills the index in the background, and does later what changes left to be done. @returns Ends it. */
export function startIndexMaintenance(
  payload: Payload,
  { onError }: { readonly onError: (error: unknown) => void },
): () => Promise<void> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let begin: () => Promise<void> = () => mendIndex(payload)
  let underWay = Promise.resolve()
  let isFaulty = false
  const look = () => {
    const work = begin().then(() => keepIndex(payload, stopping.signal))
    underWay = work.then(
      () => {
        begin = async () => {}
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
