/** Starts work in the order in which it was asked for. @returns `full` when as many wait already as may. */
export type BoundedLine = <Result>(work: () => Promise<Result>) => Promise<Result | 'full'>

/**
 * Keeps work that takes the one thread from being started all at once.
 *
 * @param limits.atOnce Works under way at a time.
 * @param limits.maxWaiting Works that may wait for their turn.
 */
export function boundedLine({
  atOnce,
  maxWaiting,
}: {
  readonly atOnce: number
  readonly maxWaiting: number
}): BoundedLine {
  let underWay = 0
  const waiting: (() => void)[] = []
  const end = () => {
    const next = waiting.shift()
    // Whatever else has come in meanwhile is answered first: a page in memory takes less than a millisecond.
    if (next) setImmediate(next)
    else underWay -= 1
  }
  return async (work) => {
    if (underWay < atOnce) underWay += 1
    else if (waiting.length >= maxWaiting) return 'full'
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      end()
    }
  }
}
