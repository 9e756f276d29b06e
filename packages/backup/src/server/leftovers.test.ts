import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeLeftovers } from './leftovers.ts'

const NOW = new Date('2026-01-03T12:00:00Z')
const OLD = new Date('2026-01-02T11:59:00Z')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-leftovers-'))
  for (const name of ['.making-old', '.making-new', '.restoring-old', 'media']) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'vitrine.db'), 'x')
    await utimes(join(folder, name), NOW, name.endsWith('new') ? NOW : OLD)
  }
  await writeFile(join(folder, '.making-file'), 'x')
  await utimes(join(folder, '.making-file'), NOW, OLD)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('scratch folders that are older than a day are removed, and nothing else', async () => {
  await removeLeftovers(folder, ['.making-', '.sending-'], NOW)
  expect((await readdir(folder)).sort()).toEqual(['.making-file', '.making-new', '.restoring-old', 'media'])
})

it('a folder that is not there has none', async () =>
  expect(await removeLeftovers(join(folder, 'none'), ['.making-'], NOW)).toBeUndefined())
