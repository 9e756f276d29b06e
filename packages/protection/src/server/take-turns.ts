/** Runs works with the same key one after another, in the order of the calls; those with other keys run beside them. */
export function takeTurns(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const latest = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    // A work that failed has told its own caller.
    const turn = (latest.get(key) ?? Promise.resolve()).then(work, work)
    latest.set(key, turn)
    try {
      return await turn
    } finally {
      if (latest.get(key) === turn) latest.delete(key)
    }
  }
}
