/** A time that can stand still. */
export interface Countdown {
  /** Begins anew. @param ms Infinity: it never ends. */
  start(ms: number): void
  pause(): void
  resume(): void
  stop(): void
}

/** Calls back at the end of each time. It begins paused. */
export function createCountdown(atEnd: () => void): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left: number | undefined
  let since = 0
  let paused = true

  const run = () => {
    if (paused || left === undefined || left === Number.POSITIVE_INFINITY) return
    since = performance.now()
    timer = setTimeout(() => {
      timer = undefined
      left = undefined
      atEnd()
    }, left)
  }
  const halt = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(0, (left ?? 0) - (performance.now() - since))
  }
  return {
    start(ms) {
      halt()
      left = ms
      run()
    },
    pause() {
      paused = true
      halt()
    },
    resume() {
      if (!paused) return
      paused = false
      run()
    },
    stop() {
      halt()
      left = undefined
    },
  }
}
