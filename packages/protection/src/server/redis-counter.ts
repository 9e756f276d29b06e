/** Milliseconds that the Redis may take to count. */
const ANSWER_TIMEOUT_MS = 1_000

/** Milliseconds in which a connection has to be there. */
const CONNECT_TIMEOUT_MS = 2_000

/** Milliseconds between two tries to connect. */
const CONNECT_AGAIN_MS = 2_000

/** Commands that wait for an answer. */
const MAX_WAITING = 1_000

/** Counts for all processes of a site. */
export interface SharedCounter {
  /**
   * Counts one more. Rejects at once while there is no Redis, and after {@link ANSWER_TIMEOUT_MS} when it does not answer.
   *
   * @param windowMs Milliseconds, by the clock of the Redis.
   */
  count(key: string, windowMs: number): Promise<number>
  close(): void
}

/**
 * Counts in a Redis, for each key within a time of its own that begins with the first. It connects at once,
 * and again whenever the connection is lost.
 */
export function redisCounter(url: string): SharedCounter {
  const connected = connect(url)
  // Whoever counts gets the error.
  connected.catch(() => {})
  return {
    async count(key, windowMs) {
      // There, or known to be away, once the first try to connect has ended.
      const client = await connected
      if (!client.isReady) throw new Error('The Redis of REDIS_URL cannot be reached.')
      const counted = client
        .multi()
        .set(key, '0', { condition: 'NX', expiration: { type: 'PX', value: windowMs } })
        .incr(key)
        .exec()
      const [, count] = await within(counted, ANSWER_TIMEOUT_MS)
      if (typeof count !== 'number') throw new Error('What REDIS_URL names does not answer as a Redis does.')
      return count
    },
    close() {
      void connected.then((client) => client.destroy())
    },
  }
}

/** Loaded on demand: most sites count for themselves. */
async function connect(url: string) {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: CONNECT_AGAIN_MS },
  })
  // Whoever counts gets the error; without a listener the process would end.
  client.on('error', () => {})
  const isKnown = new Promise<void>((resolve) => {
    client.once('ready', resolve)
    client.once('error', () => resolve())
  })
  client.connect().catch(() => {
    // It goes on trying until it is closed.
  })
  await isKnown
  return client
}

function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The Redis of REDIS_URL did not answer within ${ms} ms.`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
