import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionAfterErrorHook, CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { fileNames } from './file-names.ts'

/** Member of a request's context: names of files that were not there before its upload. */
const NEW_FILES = 'newFiles'

/**
 * Refuses an upload for which the disk has no room, before anything of it is written. Payload writes each file to its place
 * at once: of one that does not fit it leaves the beginning, also in place of a file that was there.
 *
 * @param folder Absolute path of the folder in which Payload writes files.
 * @throws What the disk says, such as `ENOSPC`.
 */
export function requireSpace(folder: string): CollectionBeforeValidateHook {
  return async ({ data, req }) => {
    const { file, payloadUploadSizes = {}, context } = req
    if (!file) return data
    await trySpace(folder, [file.data, ...Object.values(payloadUploadSizes)])
    const isNew = await Promise.all(
      fileNames(data).map(async (name) => [name, !(await isThere(folder, name))] as const),
    )
    context[NEW_FILES] = isNew.flatMap(([name, absent]) => (absent ? [name] : []))
    return data
  }
}

/**
 * Refuses a file that is to take the place of another, and for which the disk has no room, while the other is still there:
 * Payload removes it before it asks {@link requireSpace}. The sizes are not made yet, and are taken to weigh as much again.
 *
 * @throws What the disk says, such as `ENOSPC`.
 */
export function requireSpaceToReplace(folder: string): CollectionBeforeOperationHook {
  return async ({ args, operation, req: { file } }) => {
    if (file && operation === 'update') await trySpace(folder, [file.data, file.data])
    return args
  }
}

/** Writes as much as is to be written, and removes it: only the disk knows what it has room for, with the quotas on it. */
async function trySpace(folder: string, contents: readonly Buffer[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const trial = join(folder, `.${randomUUID()}.part`)
  try {
    await writeFile(trial, contents)
  } finally {
    await rm(trial, { force: true })
  }
}

/** Removes the files of an upload that has failed, unless the library has it all the same. */
export function removeFailedUpload(folder: string): CollectionAfterErrorHook {
  return async ({ req, context }) => {
    const names = context[NEW_FILES]
    if (!Array.isArray(names) || names.length === 0) return
    const found = await req.payload
      .count({ collection: 'media', where: { filename: { in: names } }, trash: true })
      // Whether the library has it is not known while the database is away; *Health* finds what belongs to nothing.
      .catch(() => undefined)
    if (found?.totalDocs !== 0) return
    for (const name of names) await rm(join(folder, name), { force: true })
  }
}

const isThere = (folder: string, name: string) =>
  stat(join(folder, name)).then(
    () => true,
    () => false,
  )
