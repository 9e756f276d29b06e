import { readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'
import type { FoundFile } from './found-file.ts'

/**
 * Removes a file of the library that an import wrote before it was killed, and whose document is not there: the file would
 * come under another name beside it. It is known by its name and by the bytes that are about to be written, of which the
 * last may be missing; a file that somebody else uploads at this moment has others.
 */
export async function removeLeftover(
  payload: Payload,
  { name, bytes }: Pick<FoundFile, 'name' | 'bytes'>,
): Promise<void> {
  const filename = basename(name)
  const path = join(payload.collections.media.config.upload.staticDir ?? '', filename)
  const size = await stat(path).then(
    (stats) => (stats.isFile() ? stats.size : undefined),
    () => undefined,
  )
  if (size === undefined || size > bytes.length) return
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, size).equals(await readFile(path))) return
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { filename: { equals: filename } },
    trash: true,
  })
  if (totalDocs === 0) await rm(path, { force: true })
}
