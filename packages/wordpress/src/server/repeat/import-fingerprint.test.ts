import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type ImportInputs, importFingerprint } from './import-fingerprint.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrine-fingerprint-'))
const file = join(folder, 'export.xml')
const INPUTS: ImportInputs = {
  program: '1',
  languages: ['en'],
  exports: [file],
  media: [],
  options: undefined,
  redirects: undefined,
  only: [],
}

beforeEach(() => writeFile(file, 'one'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the fingerprint of an import', () => {
  it('is the same for the same files and options', async () =>
    expect(await importFingerprint(INPUTS)).toBe(await importFingerprint({ ...INPUTS })))

  it('is another one where a file has other bytes, even of the same size and date', async () => {
    const before = await importFingerprint(INPUTS)
    const date = new Date('2026-11-25T10:00:00Z')
    await writeFile(file, 'two')
    await utimes(file, date, date)
    expect(await importFingerprint(INPUTS)).not.toBe(before)
  })

  it.each<Partial<ImportInputs>>([
    { program: '2' },
    { languages: ['en', 'de'] },
    { only: ['posts'] },
    { exampleContent: 'keep' },
    { media: [file] },
    { options: file },
    { redirects: file },
    { exports: [], media: [file] },
    { exports: [folder] },
    { media: [folder] },
  ])('is another one with %o', async (other) =>
    expect(await importFingerprint({ ...INPUTS, ...other })).not.toBe(await importFingerprint(INPUTS)))

  it('is none where a file is missing', async () =>
    expect(await importFingerprint({ ...INPUTS, media: [join(folder, 'none')] })).toBeUndefined())
})
