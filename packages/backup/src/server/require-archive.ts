import { open } from 'node:fs/promises'
import { ConfigError } from '@vitrine/cms/settings'

/**
 * Makes sure that a file is there and can be read, before anything is prepared for it.
 *
 * @param file Absolute path.
 * @throws {ConfigError} One sentence with what to do, for a missing file, a folder, or one that may not be read.
 */
export async function requireArchive(file: string): Promise<void> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new ConfigError(
      cause.code === 'ENOENT' || cause.code === 'ENOTDIR'
        ? `There is no file ${file}. Give the path of an archive, whose name is like vitrine-2026-11-25T023500Z.tar.gz.`
        : `${file} cannot be read (${cause.message}). Give the account that runs this command the right to read it.`,
      { cause },
    )
  })
  try {
    if (!(await handle.stat()).isFile())
      throw new ConfigError(`${file} is no file. Give the path of an archive that is in it.`)
  } finally {
    await handle.close()
  }
}
