import { describe, expect, it } from 'vitest'
import { tryToPlay } from './autoplay.ts'

/** Starts a player that is ready after so many milliseconds, on a clock that only waiting moves. */
async function start(readyAfterMs: number) {
  let now = 0
  const triedAt: number[] = []
  const isPlaying = await tryToPlay(
    () => {
      triedAt.push(now)
      return now >= readyAfterMs
    },
    async (ms) => {
      now += ms
    },
  )
  return { isPlaying, triedAt }
}

describe('starting a player that may not be ready', () => {
  it('plays at the third try when it is ready after 700 ms', async () =>
    expect(await start(700)).toEqual({ isPlaying: true, triedAt: [325, 650, 975] }))

  it('is tried exactly five times when it never is', async () =>
    expect(await start(Number.POSITIVE_INFINITY)).toEqual({
      isPlaying: false,
      triedAt: [325, 650, 975, 1300, 1625],
    }))
})
