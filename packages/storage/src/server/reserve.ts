import { randomBytes } from 'node:crypto'
import { rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Bytes that are kept free: a sign-in writes some tens of kilobytes. */
export const RESERVE_BYTES = 4 * 1024 * 1024

/** Times the reserve that has to be free before it is taken: it must not be what fills the disk. */
const FREE_TIMES = 16

/** Room on the disk that is held by a file, and set free for what must be written although the disk is full. */
export interface Reserve {
  /** Takes the room, unless it is held already or the disk is nearly full. */
  take(): Promise<void>
  /** Sets the room free. False: there was none. */
  release(): Promise<boolean>
}

/**
 * @param file Absolute path of the file that holds the room. Its folder must exist.
 * @param options.freeBytesIn Tells how many bytes are free in a folder.
 */
export function openReserve(file: string, { freeBytesIn = freeBytes } = {}): Reserve {
  const take = async () => {
    const held = await stat(file).catch(() => undefined)
    if (held?.size === RESERVE_BYTES) return
    if ((await freeBytesIn(dirname(file))) < RESERVE_BYTES * FREE_TIMES) return
    const unfinished = `${file}.${process.pid}.part`
    try {
      // Random, so that file systems that compress hold as much.
      await writeFile(unfinished, randomBytes(RESERVE_BYTES), { mode: 0o600 })
      await rename(unfinished, file)
    } finally {
      await rm(unfinished, { force: true })
    }
  }
  let taking: Promise<void> | undefined
  return {
    take() {
      taking ??= take().finally(() => {
        taking = undefined
      })
      return taking
    },
    async release() {
      const held = await stat(file).catch(() => undefined)
      await rm(file, { force: true })
      return held !== undefined
    },
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
