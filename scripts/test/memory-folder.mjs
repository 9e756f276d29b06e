import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'

/** Bytes that the folders of a whole run need at the same time, with room to spare. */
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * Gives the folder for what tests write: in memory where there is room, as most of their time on a slow disk would go
 * into waiting for it.
 */
export function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === IN_MEMORY)
    // PostgreSQL is run from there.
    const mayRun = mount !== undefined && !mount.includes('noexec')
    return mayRun && bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    // No Linux.
    return tmpdir()
  }
}
