import type { Reserve } from '@vitrine/storage/files'
import { describe, expect, it } from 'vitest'
import { withReserve } from './with-reserve.ts'

const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

/** A disk that is full, but for what the reserve holds. */
function fullDisk({ isHeld = true } = {}) {
  const disk = { pages: 0, isHeld, tries: 0 }
  const reserve: Reserve = {
    async take() {
      disk.isHeld = true
    },
    async release() {
      if (!disk.isHeld) return false
      disk.isHeld = false
      disk.pages = 1
      return true
    },
  }
  const write = async () => {
    disk.tries += 1
    if (disk.pages < 1) throw full()
    return 'written'
  }
  return { disk, reserve, write }
}

describe('what must be written although the disk is full', () => {
  it('is written with the room of the reserve', async () => {
    const { disk, reserve, write } = fullDisk()
    expect(await withReserve(reserve, write)).toBe('written')
    expect(disk).toEqual({ pages: 1, isHeld: false, tries: 2 })
  })

  it('fails with its reason when there is none any more, and is not tried again', async () => {
    const { disk, reserve, write } = fullDisk({ isHeld: false })
    await expect(withReserve(reserve, write)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    expect(disk.tries).toBe(1)
  })

  it('fails with its reason where the database is elsewhere', async () => {
    const { write } = fullDisk()
    await expect(withReserve(undefined, write)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  })

  it('keeps the reserve when something else is wrong', async () => {
    const { disk, reserve } = fullDisk()
    await expect(withReserve(reserve, () => Promise.reject(new Error('other')))).rejects.toThrow('other')
    expect(disk.isHeld).toBe(true)
  })
})

it('what is written stays so although the reserve cannot be taken again', async () => {
  const { disk, reserve, write } = fullDisk({ isHeld: false })
  disk.pages = 1
  expect(await withReserve({ ...reserve, take: () => Promise.reject(full()) }, write)).toBe('written')
  expect(disk.tries).toBe(1)
})

it('the reserve is taken again once there is room', async () => {
  const { disk, reserve, write } = fullDisk({ isHeld: false })
  disk.pages = 1
  await withReserve(reserve, write)
  expect(disk.isHeld).toBe(true)
})
