import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shared } from '../support/shared.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-commands-'))
  await cp(await shared('demo'), join(folder, 'data'), { recursive: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command as its owner does, on a copy of the demo. */
function command(script: string, ...args: readonly string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../../scripts', script), ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

describe('npm run posts', () => {
  it('writes posts with their images, and leaves those alone that are there', async () => {
    const out = join(folder, 'posts')
    const written = await command('posts.mjs', '--export', out)
    expect(written).toEqual({ code: 0, said: expect.stringMatching(/\d+ posts and \d+ pictures in /) })
    const files = (await readdir(out)).filter((name) => name.endsWith('.md'))
    expect(files.length).toBeGreaterThan(3)

    const read = await command('posts.mjs', '--import', out)
    expect(read).toEqual({
      code: 0,
      said: expect.stringContaining(`0 made, 0 updated, ${files.length} left, 0 failed`),
    })
  })

  it('makes a draft of a file, and says which it could not read', async () => {
    const into = await mkdtemp(join(folder, 'new-'))
    await writeFile(join(into, 'good.md'), '---\ntitle: A new bench\n---\n\nOf ash.\n')
    await writeFile(join(into, 'bad.md'), '---\ntitle: [\n---\n')
    const read = await command('posts.mjs', '--import', into)
    expect(read.code).toBe(1)
    expect(read.said).toContain('good.md: made')
    expect(read.said).toContain('bad.md: NOT IMPORTED')
    expect(await readFile(join(into, 'good.md'), 'utf8')).toContain('A new bench')
  })

  it.each([
    [
      ['--import', '/nowhere/at/all'],
      'There is nothing at /nowhere/at/all. Give a Markdown file, or a folder of them.',
    ],
    [['--export'], 'Give --export FOLDER or --import FOLDER'],
    [['--export', 'here', '--language', 'fr'], 'The site has no language “fr”. It has: en, de, he.'],
  ])('says in words what is wrong with %j', async (args, words) => {
    const { code, said } = await command('posts.mjs', ...args)
    expect(code).toBe(1)
    expect(said).toContain(words)
    expect(said).not.toMatch(/^\s+at /m)
  })
})

describe('npm run search', () => {
  it('makes the index anew and says what is in it', async () => {
    expect(await command('search.mjs', '--rebuild')).toEqual({
      code: 0,
      said: expect.stringMatching(/[1-9]\d* entries, [1-9]\d* words, .*complete/),
    })
  })

  it('says what it can do when it is asked for something else', async () => {
    const { code, said } = await command('search.mjs', '--mend')
    expect(code).toBe(1)
    expect(said).toContain('--rebuild')
  })
})

describe('npm run accounts', () => {
  it('says in words that there is no such account', async () => {
    const { code, said } = await command('accounts.mjs', '--reset-second-factor', 'nobody@example.com')
    expect(code).toBe(1)
    expect(said).toContain('nobody@example.com')
    expect(said).not.toMatch(/^\s+at /m)
  })
})
