import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countdown } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is over after its time', () => {
  const done = vi.fn()
  countdown(7000, done).run()
  vi.advanceTimersByTime(6999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

it('goes on where it was halted', () => {
  const done = vi.fn()
  const time = countdown(7000, done)
  time.run()
  vi.advanceTimersByTime(5000)
  time.halt()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  time.run()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

it('has its whole time again when it is started anew, and runs only if it ran', () => {
  const done = vi.fn()
  const time = countdown(7000, done)
  time.run()
  vi.advanceTimersByTime(5000)
  time.restart()
  vi.advanceTimersByTime(6000)
  time.halt()
  time.restart()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  time.run()
  vi.advanceTimersByTime(7000)
  expect(done).toHaveBeenCalledOnce()
})
