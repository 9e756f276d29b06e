import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openFolder } from './folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A file that is read only in part, as when there is no room for the rest. */
class CutOff extends Blob {
  override stream() {
    let isBegun = false
    return new ReadableStream({
      pull(controller) {
        if (isBegun) controller.error(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
        else controller.enqueue(new Uint8Array(64 * 1024))
        isBegun = true
      },
    })
  }
}

it('a file that cannot be written whole leaves nothing, and the one of before stays', async () => {
  const files = openFolder(folder)
  await files.write('a.txt', Buffer.from('before'), 'text/plain')
  await expect(files.write('a.txt', new CutOff(), 'text/plain')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect([await readdir(folder), await readFile(join(folder, 'a.txt'), 'utf8')]).toEqual([['a.txt'], 'before'])
})
