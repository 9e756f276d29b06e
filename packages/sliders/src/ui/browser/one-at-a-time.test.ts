import { describe, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when it is aborted. */
function controlled() {
  const done: string[] = []
  const ends: (() => void)[] = []
  let more = 0
  const queue = oneAtATime<string>(
    async (wanted) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      done.push(wanted)
    },
    () => {
      more += 1
    },
  )
  return { queue, done, end: () => ends.shift()?.(), asked: () => more }
}

describe('one thing at a time', () => {
  it('is done at once where nothing is in progress', async () => {
    const { queue, done, end } = controlled()
    const first = queue.ask('a')
    expect(queue.isBusy()).toBe(true)
    end()
    await first
    expect(done).toEqual(['a'])
    expect(queue.isBusy()).toBe(false)
  })
  it('is followed by the last request only', async () => {
    const { queue, done, end, asked } = controlled()
    const first = queue.ask('a')
    const second = queue.ask('b')
    const third = queue.ask('c')
    expect(asked()).toBe(2)
    await second
    expect(done).toEqual([])
    end()
    await first
    end()
    await third
    expect(done).toEqual(['a', 'c'])
  })
  it('waits while it is seized', async () => {
    const { queue, done, end } = controlled()
    queue.seize()
    const first = queue.ask('a')
    expect(queue.isBusy()).toBe(false)
    queue.release()
    end()
    await first
    expect(done).toEqual(['a'])
  })
  it('may be dropped before it begins', async () => {
    const { queue, done } = controlled()
    queue.seize()
    const first = queue.ask('a')
    queue.drop()
    await first
    queue.release()
    expect(queue.isBusy()).toBe(false)
    expect(done).toEqual([])
  })
})
