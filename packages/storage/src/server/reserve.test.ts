import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openReserve, RESERVE_BYTES } from './reserve.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-reserve-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('a reserve holds its room by a file, until it is released', async () => {
  const reserve = openReserve(join(folder, 'reserve'))
  await reserve.take()
  await reserve.take()
  expect([await readdir(folder), (await stat(join(folder, 'reserve'))).size]).toEqual([['reserve'], RESERVE_BYTES])
  expect(await reserve.release()).toBe(true)
  expect(await readdir(folder)).toEqual([])
  expect(await reserve.release()).toBe(false)
})

it('a reserve is taken once by all who take it at the same moment', async () => {
  const reserve = openReserve(join(folder, 'reserve'))
  await Promise.all([reserve.take(), reserve.take(), reserve.take()])
  expect(await readdir(folder)).toEqual(['reserve'])
})

it('a reserve is not taken where it would leave little room, and nothing of it is left', async () => {
  const reserve = openReserve(join(folder, 'reserve'), { freeBytesIn: async () => RESERVE_BYTES * 15 })
  await reserve.take()
  expect(await readdir(folder)).toEqual([])
})
