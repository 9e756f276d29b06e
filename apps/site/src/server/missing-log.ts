import { isWorthNoting, type MissingAddress, MissingTally, referringPage } from '@vitrine/seo/missing'

/** Milliseconds between two writes: visitors never wait for one. */
const WRITE_EVERY_MS = 10_000

/** Counts addresses that have no page, for editors who may lead them elsewhere. */
export interface MissingLog {
  /** @param referer Header of the request. */
  note(address: string, referer: string | undefined): void
  /** Writes what is counted and not yet written. */
  stop(): Promise<void>
}

/** @param options.write Adds to what is stored. */
export function createMissingLog(options: {
  readonly siteUrl: string
  readonly write: (seen: readonly MissingAddress[], now: Date) => Promise<void>
  readonly onError: (error: unknown) => void
}): MissingLog {
  const { siteUrl, write, onError } = options
  const tally = new MissingTally()
  let writing = Promise.resolve()
  const flush = () => {
    const seen = tally.take()
    // What cannot be written is not kept: it would grow, and it is only a count.
    if (seen.length > 0) writing = writing.then(() => write(seen, new Date())).catch(onError)
    return writing
  }
  const timer = setInterval(flush, WRITE_EVERY_MS)
  timer.unref()
  return {
    note(address, referer) {
      if (isWorthNoting(address)) tally.add({ address, at: new Date(), referrer: referringPage(referer, siteUrl) })
    },
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
