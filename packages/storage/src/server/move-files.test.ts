import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from './file-store.ts'
import { openFolder } from './folder.ts'
import { moveFiles } from './move-files.ts'

let from: string
let to: string
beforeEach(async () => {
  from = await mkdtemp(join(tmpdir(), 'vitrine-from-'))
  to = await mkdtemp(join(tmpdir(), 'vitrine-to-'))
})
afterEach(async () => {
  for (const folder of [from, to]) await rm(folder, { recursive: true, force: true })
})

const options = { typeOf: () => 'text/plain', onFile: () => {} }

describe('files that are moved', () => {
  it('are there with all they hold, and not where they were', async () => {
    await writeFile(join(from, 'a.txt'), 'A')
    await writeFile(join(from, 'b.txt'), 'B')
    expect(await moveFiles(openFolder(from), openFolder(to), options)).toEqual({ files: 2, bytes: 2 })
    expect([await readdir(from), (await readdir(to)).sort()]).toEqual([[], ['a.txt', 'b.txt']])
  })

  it('stay where they are when they arrive as something else', async () => {
    await writeFile(join(from, 'a.txt'), 'A')
    const store = openFolder(to)
    const faulty: FileStore = { ...store, write: (name, _, type) => store.write(name, Buffer.from('X'), type) }
    await expect(moveFiles(openFolder(from), faulty, options)).rejects.toThrow(/a\.txt is not the same/)
    expect(await readFile(join(from, 'a.txt'), 'utf8')).toBe('A')
  })

  it('go on where they were stopped, and write nothing twice', async () => {
    await writeFile(join(from, 'a.txt'), 'A')
    await writeFile(join(to, 'a.txt'), 'A')
    const store = openFolder(to)
    const written: string[] = []
    const noting: FileStore = {
      ...store,
      write(name, ...given) {
        written.push(name)
        return store.write(name, ...given)
      },
    }
    await moveFiles(openFolder(from), noting, options)
    expect([written, await readdir(from)]).toEqual([[], []])
  })
})

describe('a folder', () => {
  it('has files in folders, and loses those with their last file', async () => {
    const store = openFolder(from, { isPrivate: true })
    for (const name of ['a/1.txt', 'a/2.txt', 'ab/3.txt']) await store.write(name, Buffer.from('x'), 'text/plain')
    const names: string[] = []
    for await (const name of store.names('a/')) names.push(name)
    expect(names.sort()).toEqual(['a/1.txt', 'a/2.txt'])
    expect((await stat(join(from, 'a/1.txt'))).mode & 0o777).toBe(0o600)
    await store.remove('a/1.txt')
    await store.remove('a/2.txt')
    expect(await readdir(from)).toEqual(['ab'])
  })

  it.each(['../a.txt', 'a/../a.txt', '/a.txt', 'a//b', 'a/b/c/d/e', '..', ''])('opens nothing at %j', async (name) => {
    await writeFile(join(from, 'a.txt'), 'A')
    expect(await openFolder(join(from)).read(name)).toBeUndefined()
  })
})
