import { describe, expect, it } from 'vitest'
import { boundedLine } from './bounded-line.ts'

/** Works that end when the test says so. */
function works() {
  const started: string[] = []
  const ends = new Map<string, { resolve: (name: string) => void; reject: (error: Error) => void }>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name)
      ends.set(name, { resolve, reject })
    })
  return {
    started,
    work,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}

describe('a bounded line', () => {
  it('starts as many at once as it may, and the next in their order', async () => {
    const { started, work, end } = works()
    const line = boundedLine({ atOnce: 2, maxWaiting: 9 })
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => line(work(name)))
    expect(started).toEqual(['a', 'b'])
    end('b')
    expect(await second).toBe('b')
    await new Promise(setImmediate)
    expect(started).toEqual(['a', 'b', 'c'])
    end('c')
    await third
    await new Promise(setImmediate)
    end('d')
    end('a')
    expect(await Promise.all([first, fourth])).toEqual(['a', 'd'])
  })

  it('lets what else has come in go first, before the next is started', async () => {
    const { started, work, end } = works()
    const line = boundedLine({ atOnce: 1, maxWaiting: 9 })
    const first = line(work('a'))
    void line(work('b'))
    end('a')
    await first
    expect(started).toEqual(['a'])
  })

  it('refuses who comes when as many wait as may, and takes the next once there is a place', async () => {
    const { work, end } = works()
    const line = boundedLine({ atOnce: 1, maxWaiting: 1 })
    const first = line(work('a'))
    const second = line(work('b'))
    expect(await line(work('c'))).toBe('full')
    end('a')
    await first
    await new Promise(setImmediate)
    const fourth = line(work('d'))
    end('b')
    await second
    await new Promise(setImmediate)
    end('d')
    expect(await fourth).toBe('d')
  })

  it('goes on after a work that fails', async () => {
    const { started, work, fail } = works()
    const line = boundedLine({ atOnce: 1, maxWaiting: 1 })
    const first = line(work('a'))
    void line(work('b'))
    fail('a')
    await expect(first).rejects.toThrow('a')
    await new Promise(setImmediate)
    expect(started).toEqual(['a', 'b'])
  })
})
