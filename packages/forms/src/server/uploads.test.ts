import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
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

it.each([
  ['251 letters', `${'a'.repeat(247)}.txt`],
  ['90 letters of three bytes', `${'図'.repeat(90)}.txt`],
])('a file whose name has %s is kept under a short one and has its own', async (_, name) => {
  const stage = createUploads(folder, { onError }).open()
  const file = await stage.take({ name, declaredType: 'text/plain' }, Readable.from([Buffer.from('x')]), 10)
  expect(file.safeName).toBe(name)
  const place = await stage.keep()
  const stored = place(file.path ?? '')
  expect(await readdir(dirname(stored))).toEqual([basename(stored)])
  expect(basename(stored).length).toBeLessThan(name.length)
  await stage.discard()
})

it('a file whose name is longer than any system takes has the beginning of it', async () => {
  const stage = createUploads(folder, { onError }).open()
  const name = `${'a'.repeat(60_000)}.txt`
  const file = await stage.take({ name, declaredType: '' }, Readable.from([Buffer.from('x')]), 10)
  expect(file.safeName).toBe(`${'a'.repeat(761)}.txt`)
  await stage.discard()
})
