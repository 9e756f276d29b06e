import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { looseMedia } from './loose-media.ts'

const NOW = new Date('2026-01-03T12:00:00Z')
const OLD = new Date('2026-01-02T11:59:00Z')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-loose-'))
  await mkdir(join(folder, 'sizes.jpg'))
  for (const name of ['chair.jpg', 'killed.jpg', 'new.jpg', 'notes.bak']) {
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), NOW, name === 'new.jpg' ? NOW : OLD)
  }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const recorded = async () => ['chair.jpg']

it('a file that visitors can get and the library does not know is found after a day', async () =>
  expect(await looseMedia(folder, { recorded, now: NOW })).toEqual(['killed.jpg']))

it('a site without uploads has none', async () =>
  expect(await looseMedia(join(folder, 'none'), { recorded, now: NOW })).toEqual([]))
