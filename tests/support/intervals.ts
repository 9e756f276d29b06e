import { afterAll, beforeAll, vi } from 'vitest'
import { until } from './until.ts'

/** Milliseconds after which deliverers have looked again for what is due. */
const ROUND_MS = 5_000

/** Lets intervals pass only while a file waits with {@link untilDelivered}. Called before whatever sets them. */
export function holdIntervals(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}

/** Waits as {@link until} does, for what deliverers do: they look for what is due as often as the answer is asked for. */
export function untilDelivered<T>(what: string, ask: Parameters<typeof until<T>>[1]): Promise<T> {
  return until(what, () => {
    vi.advanceTimersByTime(ROUND_MS)
    return ask()
  })
}
