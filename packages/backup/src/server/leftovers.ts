import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds after which a scratch folder belongs to a run that was killed. */
const LEFTOVER_AFTER_MS = 24 * 60 * 60 * 1_000

/**
 * Removes the scratch folders that killed runs have left behind: each is a copy of the whole site. One that may not be
 * removed stays, and is nothing that this run should fail for.
 *
 * @param folder Absolute path. One that is not there has no leftovers.
 * @param beginnings Beginnings of the names of scratch folders.
 */
export async function removeLeftovers(folder: string, beginnings: readonly string[], now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found?.isDirectory() && now.getTime() - found.mtimeMs > LEFTOVER_AFTER_MS)
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
