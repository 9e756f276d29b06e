/** A time that can be halted, and goes on where it was. */
export interface Countdown {
  run(): void
  halt(): void
  /** The whole time is ahead again; it runs if it ran. */
  restart(): void
}

/** @param ms Milliseconds. @param done Called each time that they are over; the countdown has halted then. */
export function countdown(ms: number, done: () => void): Countdown {
  let left = ms
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const halt = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }
  const run = () => {
    if (timer !== undefined) return
    since = performance.now()
    timer = setTimeout(() => {
      timer = undefined
      left = ms
      done()
    }, left)
  }
  return {
    run,
    halt,
    restart() {
      const ran = timer !== undefined
      halt()
      left = ms
      if (ran) run()
    },
  }
}
