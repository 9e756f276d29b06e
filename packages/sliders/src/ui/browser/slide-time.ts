/** The time of a slide, from the moment at which it came. It can stand still, and go back. */
export interface SlideTime {
  /** @param ms From the start of the slide; what is past is done at once. */
  at(ms: number, then: () => void): void
  pause(): void
  resume(): void
  /** Goes on from an earlier moment; what waits for its time goes on waiting for as long as it would have. */
  back(to: number): void
  /** Nothing that waits is done any more. */
  stop(): void
}

export function slideTime(): SlideTime {
  const waiting = new Map<() => void, { readonly ms: number; timer?: number }>()
  let startedAt = performance.now()
  let pausedAt: number | undefined
  const now = () => (pausedAt ?? performance.now()) - startedAt
  const start = (then: () => void) => {
    const entry = waiting.get(then)
    if (!entry || pausedAt !== undefined) return
    entry.timer = window.setTimeout(
      () => {
        waiting.delete(then)
        then()
      },
      Math.max(0, entry.ms - now()),
    )
  }
  const halt = () => {
    for (const { timer } of waiting.values()) clearTimeout(timer)
  }
  return {
    at(ms, then) {
      waiting.set(then, { ms })
      start(then)
    },
    pause() {
      if (pausedAt !== undefined) return
      pausedAt = performance.now()
      halt()
    },
    resume() {
      if (pausedAt === undefined) return
      startedAt += performance.now() - pausedAt
      pausedAt = undefined
      for (const then of waiting.keys()) start(then)
    },
    back(to) {
      startedAt += now() - to
    },
    stop() {
      halt()
      waiting.clear()
    },
  }
}
