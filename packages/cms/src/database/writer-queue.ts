import { LibsqlError } from '@libsql/client'

/** Time that a write may wait for the one before it, in milliseconds; longer means that something never ended. */
export const WRITE_WAIT_LIMIT_MS = 15_000

/** Grants the single place of the writer, one after the other, in the order of asking. */
export class WriterQueue {
  #last: Promise<void> = Promise.resolve()

  /**
   * Waits for the place.
   *
   * @returns Gives the place back; calling it twice does nothing.
   * @throws When the place is not free within {@link WRITE_WAIT_LIMIT_MS}.
   */
  async enter(): Promise<() => void> {
    const before = this.#last
    let leave: () => void = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    this.#last = before.then(() => left)
    await withinLimit(before).catch((error: unknown) => {
      leave()
      throw error
    })
    return leave
  }
}

async function withinLimit(turn: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `The database was busy with one write for ${WRITE_WAIT_LIMIT_MS / 1000} s. Try again.`
      reject(new LibsqlError(message, 'SQLITE_BUSY'))
    }, WRITE_WAIT_LIMIT_MS)
  })
  try {
    await Promise.race([turn, limit])
  } finally {
    clearTimeout(timer)
  }
}
