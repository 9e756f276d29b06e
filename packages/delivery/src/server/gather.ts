/**
 * Lets those that come shortly after each other go on together.
 *
 * @param options.atMost Number of those that go on at once when they are complete.
 * @param options.ms Milliseconds that the first of them waits at most.
 * @returns Resolves when the caller may go on.
 */
export function gather({ atMost, ms }: { readonly atMost: number; readonly ms: number }): () => Promise<void> {
  let waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined

  const release = () => {
    clearTimeout(timer)
    timer = undefined
    const all = waiting
    waiting = []
    for (const goOn of all) goOn()
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length >= atMost) release()
      else timer ??= setTimeout(release, ms)
    })
}
