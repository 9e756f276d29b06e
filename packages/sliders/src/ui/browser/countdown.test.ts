import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCountdown } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is over after its time, and runs only once it was started', () => {
  const done = vi.fn()
  const time = createCountdown(done)
  time.start(7000)
  vi.advanceTimersByTime(60_000)
  time.resume()
  vi.advanceTimersByTime(6999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

it('resumes where it was paused', () => {
  const done = vi.fn()
  const time = createCountdown(done)
  time.start(7000)
  time.resume()
  vi.advanceTimersByTime(5000)
  time.pause()
  vi.advanceTimersByTime(60_000)
  time.resume()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

it('has its full time again after a restart', () => {
  const done = vi.fn()
  const time = createCountdown(done)
  time.start(7000)
  time.resume()
  vi.advanceTimersByTime(5000)
  time.start(7000)
  vi.advanceTimersByTime(6999)
  expect(done).not.toHaveBeenCalled()
})
