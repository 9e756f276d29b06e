import { describe, expect, it } from 'vitest'
import { groupCommit } from './group-commit.ts'

describe('a group commit', () => {
  it('writes what arrives together in one go', async () => {
    const groups: (readonly number[])[] = []
    const write = groupCommit<number>(async (items) => void groups.push(items))
    await Promise.all([1, 2, 3, 4].map(write))
    expect(groups).toEqual([[1, 2, 3, 4]])
  })

  it('writes what arrives meanwhile in one go', async () => {
    const groups: (readonly number[])[] = []
    const later: Promise<void>[] = []
    const write = groupCommit<number>(async (items) => {
      groups.push(items)
      if (items.includes(1)) later.push(...[2, 3, 4].map(write))
    })
    await write(1)
    await Promise.all(later)
    expect(groups).toEqual([[1], [2, 3, 4]])
  })

  it('keeps the good items of a group that fails', async () => {
    const written: number[] = []
    const write = groupCommit<number>(async (items) => {
      if (items.includes(3)) throw new Error('three')
      written.push(...items)
    })
    const results = await Promise.allSettled([1, 2, 3, 4].map(write))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(written).toEqual([1, 2, 4])
  })
})
