import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { noteReads, readTagged, recordReads, unrecorded } from './reads.ts'

/** Asks for some things, one after the other. */
const ask = async (...tags: string[]) => {
  for (const tag of tags) {
    await setImmediate()
    noteReads([tag])
  }
}

const tagsOf = async (work: () => Promise<unknown>) => [...(await recordReads(work)).tags]

describe('a recording', () => {
  it('holds what is asked for while it lasts, and nothing before or after', async () => {
    await ask('a')
    expect(await tagsOf(() => ask('b', 'c'))).toEqual(['b', 'c'])
    await ask('d')
    expect(await tagsOf(() => ask('e'))).toEqual(['e'])
  })

  it('is its own beside others that end earlier or later', async () => {
    const several = await Promise.all([
      tagsOf(() => ask('a')),
      tagsOf(() => ask('b', 'c', 'd')),
      tagsOf(async () => {
        await ask('e')
        await recordReads(() => ask('f'))
        await ask('g')
      }),
    ])
    expect(several).toEqual([['a'], ['b', 'c', 'd'], ['e', 'g']])
  })

  it('holds the tags that rows are read with, and none of the statements that read them', async () => {
    const { tags, statements } = await recordReads(() => readTagged(['topics:7'], () => ask('all')))
    expect([...tags]).toEqual(['topics:7'])
    expect(statements).toBeUndefined()
  })

  it('goes on after one that failed', async () => {
    const fail = async () => {
      await ask('a')
      throw new Error('away')
    }
    const [, whole] = await Promise.allSettled([tagsOf(fail), tagsOf(() => ask('b', 'c'))])
    expect(whole).toMatchObject({ value: ['b', 'c'] })
    expect(await tagsOf(() => ask('d'))).toEqual(['d'])
  })

  it('leaves out what is no part of it', async () =>
    expect(await tagsOf(() => Promise.all([ask('a'), unrecorded(() => ask('b'))]))).toEqual(['a']))
})
