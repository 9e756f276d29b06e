import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '@vitrine/cms/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireArchive } from './require-archive.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-archive-'))
  await writeFile(join(folder, 'a.tar.gz'), 'x')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const refusal = (name: string) =>
  requireArchive(join(folder, name)).then(
    () => undefined,
    (error: unknown) => (error instanceof ConfigError ? error.message : error),
  )

describe('an archive that is named', () => {
  it('is looked for', async () => expect(await refusal('a.tar.gz')).toBeUndefined())

  it.each(['b.tar.gz', 'a.tar.gz/b'])('is said not to be there: %s', async (name) =>
    expect(await refusal(name)).toContain(`There is no file ${join(folder, name)}. Give the path`))

  it('is said to be a folder', async () => expect(await refusal('.')).toContain('is no file. Give the path'))
})
