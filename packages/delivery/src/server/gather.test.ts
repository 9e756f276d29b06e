import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Starts so many callers, and tells how many went on. */
function callers() {
  const together = gather({ atMost: 3, ms: 25 })
  let gone = 0
  const come = (count: number) => {
    for (let caller = 0; caller < count; caller += 1) void together().then(() => (gone += 1))
  }
  return { come, gone: () => gone }
}

describe('those that are gathered', () => {
  it('go on together, when the first of them has waited long enough', async () => {
    const { come, gone } = callers()
    come(1)
    await vi.advanceTimersByTimeAsync(20)
    come(1)
    expect(gone()).toBe(0)
    await vi.advanceTimersByTimeAsync(5)
    expect(gone()).toBe(2)
  })

  it('go on at once when they are complete, and the next wait anew', async () => {
    const { come, gone } = callers()
    come(4)
    await vi.advanceTimersByTimeAsync(0)
    expect(gone()).toBe(3)
    await vi.advanceTimersByTimeAsync(24)
    expect(gone()).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(gone()).toBe(4)
  })
})
