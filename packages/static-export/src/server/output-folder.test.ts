import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { outputFolder } from './output-folder.ts'

let scratch: string
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'vitrine-folder-'))
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

it('a folder is there only when all of it is', async () => {
  const place = join(scratch, 'www')
  const output = await outputFolder(place)
  await output.write('a/index.html', 'A')
  await expect(readdir(place)).rejects.toThrow('ENOENT')
  await output.finish()
  expect(await readFile(join(place, 'a/index.html'), 'utf8')).toBe('A')
  expect(await readdir(scratch)).toEqual(['www'])
})

it('an export takes the place of the one before, with nothing left of it', async () => {
  const place = join(scratch, 'www')
  for (const name of ['old.html', 'new.html']) {
    const output = await outputFolder(place)
    await output.write(name, name)
    await output.finish()
  }
  expect((await readdir(place)).filter((name) => name.endsWith('.html'))).toEqual(['new.html'])
})

it('an export that is given up leaves the one before', async () => {
  const place = join(scratch, 'www')
  const first = await outputFolder(place)
  await first.write('old.html', '')
  await first.finish()
  const second = await outputFolder(place)
  await second.write('new.html', '')
  await second.discard()
  expect(await readdir(place)).toContain('old.html')
  expect(await readdir(scratch)).toEqual(['www'])
})

it('files of others are not replaced', async () => {
  const place = join(scratch, 'home')
  await mkdir(place)
  await writeFile(join(place, 'letter.txt'), 'Dear …')
  await expect(outputFolder(place)).rejects.toThrow(/holds other files/)
})
