import { describe, expect, it } from 'vitest'
import { createTrashedFiles } from './trashed-files.ts'

describe('createTrashedFiles', () => {
  it('names are read once for each revision', async () => {
    let revision = '1'
    let reads = 0
    const stored: Record<string, readonly string[]> = { 1: ['rooms.jpg'], 2: [] }
    const isTrashed = createTrashedFiles({
      revision: async () => revision,
      names: async () => {
        reads++
        return new Set(stored[revision])
      },
    })
    expect([await isTrashed('rooms.jpg'), await isTrashed('garden.jpg'), reads]).toEqual([true, false, 1])
    revision = '2'
    expect([await isTrashed('rooms.jpg'), reads]).toEqual([false, 2])
  })

  it('a failed reading is not remembered', async () => {
    let fails = true
    const isTrashed = createTrashedFiles({
      revision: async () => '1',
      names: async () => {
        if (fails) throw new Error('The database does not answer.')
        return new Set(['rooms.jpg'])
      },
    })
    await expect(isTrashed('rooms.jpg')).rejects.toThrow('does not answer')
    fails = false
    expect(await isTrashed('rooms.jpg')).toBe(true)
  })
})
