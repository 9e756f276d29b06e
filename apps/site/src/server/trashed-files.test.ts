import { ContentCache, FRESHNESS_LEASE_MS } from '@vitrine/content/cache'
import { EVERYTHING } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { createTrashedFiles } from './trashed-files.ts'

/** Memory of a content whose every change touches everything. */
const contentOf = (revision: () => number, now: () => number) =>
  new ContentCache({
    read: async () => ({ revision: revision(), touched: new Set([EVERYTHING]) }),
    onError: () => {},
    now,
  })

describe('createTrashedFiles', () => {
  it('the revision is read once for each lease', async () => {
    let now = 0
    let reads = 0
    const isTrashed = createTrashedFiles({
      content: contentOf(
        () => ++reads,
        () => now,
      ),
      names: async () => new Set(),
    })
    for (const name of ['rooms.jpg', 'garden.jpg', 'hall.jpg']) await isTrashed(name)
    expect(reads).toBe(1)
    now += FRESHNESS_LEASE_MS
    await isTrashed('rooms.jpg')
    expect(reads).toBe(2)
  })

  it('names are read once for each revision', async () => {
    let now = 0
    let revision = 1
    let reads = 0
    const stored: Record<number, readonly string[]> = { 1: ['rooms.jpg'], 2: [] }
    const isTrashed = createTrashedFiles({
      content: contentOf(
        () => revision,
        () => now,
      ),
      names: async () => {
        reads++
        return new Set(stored[revision])
      },
    })
    expect([await isTrashed('rooms.jpg'), await isTrashed('garden.jpg'), reads]).toEqual([true, false, 1])
    revision = 2
    now += FRESHNESS_LEASE_MS
    expect([await isTrashed('rooms.jpg'), reads]).toEqual([false, 2])
  })

  it('what was read last holds while nothing can be read, and a failed reading is not remembered', async () => {
    let now = 0
    let revision = 1
    let fails = false
    const isTrashed = createTrashedFiles({
      content: contentOf(
        () => revision,
        () => now,
      ),
      names: async () => {
        if (fails) throw new Error('The database does not answer.')
        return new Set([`${revision}.jpg`])
      },
    })
    expect(await isTrashed('1.jpg')).toBe(true)
    fails = true
    revision = 2
    now += FRESHNESS_LEASE_MS
    expect([await isTrashed('1.jpg'), await isTrashed('2.jpg')]).toEqual([true, false])
    fails = false
    expect([await isTrashed('1.jpg'), await isTrashed('2.jpg')]).toEqual([false, true])
  })
})
