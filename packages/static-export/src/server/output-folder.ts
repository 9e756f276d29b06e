import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ConfigError } from '@vitrine/cms/settings'

/** File that says that a folder was made by an export, so that the next one may replace it. */
const MARK = '.vitrine-export'

/** A folder that is written beside its place, and put there as a whole. */
export interface OutputFolder {
  /** @param file Path from the folder. */
  write(file: string, content: Buffer | string): Promise<void>
  /** Puts it in its place. What an earlier export left there is gone. */
  finish(): Promise<void>
  /** Leaves the place as it was. */
  discard(): Promise<void>
}

/**
 * Begins a folder of files.
 *
 * @param place Its absolute path. It has to be empty, missing, or made by an earlier export.
 * @throws {ConfigError} If something else stands there.
 */
export async function outputFolder(place: string): Promise<OutputFolder> {
  await requireReplaceable(place)
  await mkdir(dirname(place), { recursive: true })
  const written = await mkdtemp(join(dirname(place), `.${basename(place)}-`))
  const discard = () => rm(written, { recursive: true, force: true })
  return {
    async write(file, content) {
      const path = join(written, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    },
    async finish() {
      await writeFile(
        join(written, MARK),
        'Made by npm run export -- --static. The next export replaces this folder.\n',
      )
      const before = `${written}-before`
      await rename(place, before).catch(ignoreMissing)
      await rename(written, place)
      await rm(before, { recursive: true, force: true })
    },
    discard,
  }
}

async function requireReplaceable(place: string): Promise<void> {
  const names: readonly string[] = await readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new ConfigError(`${place} cannot be written to (${error.code}). Give the path of a folder.`)
  })
  if (names.length === 0 || names.includes(MARK)) return
  throw new ConfigError(
    `${place} holds other files, which an export would remove. Give a folder that is empty or not there yet.`,
  )
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
