import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUploads } from './uploads.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const onError = (error: unknown) => {
  throw error
}

const NOW = new Date('2026-01-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

/** A post of which the folder and a file were last written to so many minutes ago. */
async function post(name: string, minutes: { readonly folder: number; readonly file: number }) {
  const path = join(folder, 'incoming', name)
  await mkdir(path, { recursive: true })
  await writeFile(join(path, '1-a.txt'), 'x')
  await utimes(join(path, '1-a.txt'), NOW, minutesAgo(minutes.file))
  await utimes(path, NOW, minutesAgo(minutes.folder))
}

it('uploads without a write for minutes are deleted, and those still arriving stay', async () => {
  await post('left', { folder: 30, file: 30 })
  await post('arriving', { folder: 30, file: 1 })
  await post('new', { folder: 0, file: 0 })
  await createUploads(folder, { onError }).sweep(NOW)
  expect((await readdir(join(folder, 'incoming'))).sort()).toEqual(['arriving', 'new'])
})

it('nothing is swept where nothing ever arrived', async () => {
  await expect(createUploads(join(folder, 'none'), { onError }).sweep(NOW)).resolves.toBeUndefined()
})
