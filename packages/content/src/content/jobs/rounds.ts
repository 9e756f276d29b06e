/**
 * Does something at once and again and again until it is stopped. A round that takes longer than the time between two is
 * not begun a second time.
 *
 * @param options.everyMs Milliseconds between the beginnings of two rounds.
 * @param options.onError Called with the error of a round that failed; the next one follows all the same.
 * @returns Stops it, and waits for the round that is under way.
 */
export function startRounds(
  round: () => Promise<unknown>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): () => Promise<void> {
  let underWay: Promise<void> | undefined
  const begin = () => {
    underWay ??= round()
      .then(() => {}, onError)
      .finally(() => {
        underWay = undefined
      })
  }
  const timer = setInterval(begin, everyMs)
  timer.unref()
  begin()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
