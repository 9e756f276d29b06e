import { describe, expect, it } from 'vitest'
import { readBounded } from './read-bounded.ts'

const stream = (...parts: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
const read = async (body: Parameters<typeof readBounded>[0], maxBytes: number) => {
  const bytes = await readBounded(body, maxBytes)
  return bytes && new TextDecoder().decode(bytes)
}

describe('a body', () => {
  it('is read to its end, whatever the parts in which it comes', async () =>
    expect(await read(stream('oak', '', ' and ', 'brass'), 100)).toBe('oak and brass'))
  it('may have as many bytes as allowed, and not one more', async () => {
    expect(await read(stream('four', 'five!'), 9)).toBe('fourfive!')
    expect(await read(stream('four', 'five!'), 8)).toBeUndefined()
  })
  it.each([null, undefined])('that is %s is empty', async (body) => expect(await read(body, 1)).toBe(''))
  it('is not read on once it is too long', async () => {
    let cancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel() {
        cancelled = true
      },
    })
    expect(await read(endless, 25)).toBeUndefined()
    expect(cancelled).toBe(true)
  })
})
