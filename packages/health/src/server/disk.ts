import { statfs } from 'node:fs/promises'
import type { Disk } from '../core/machine-findings.ts'

/** Room on the disk of a folder; undefined when the system does not say. */
export async function diskOf(folder: string): Promise<Disk | undefined> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return undefined
  }
}
