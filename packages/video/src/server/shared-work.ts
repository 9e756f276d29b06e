/** Work that several may wait for at once. */
export interface SharedWork<Result> {
  /** Does a piece of work, or joins it if it is under way. Undefined: too much is under way. */
  do(name: string, work: () => Promise<Result>): Promise<Result | undefined>
}

/**
 * @param limits.atOnce Works done at a time; others wait.
 * @param limits.waiting Works that may wait.
 */
export function sharedWork<Result>(limits: { readonly atOnce: number; readonly waiting: number }): SharedWork<Result> {
  const underWay = new Map<string, Promise<Result>>()
  const queue: (() => void)[] = []
  let busy = 0
  const inTurn = async (work: () => Promise<Result>) => {
    if (busy >= limits.atOnce) await new Promise<void>((go) => queue.push(go))
    else busy += 1
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody who comes now is quicker.
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
  return {
    async do(name, work) {
      const known = underWay.get(name)
      if (known) return known
      if (queue.length >= limits.waiting) return undefined
      const result = inTurn(work).finally(() => underWay.delete(name))
      underWay.set(name, result)
      return result
    },
  }
}
