import { createHash } from 'node:crypto'

/** Hash by which the ledger tells equal plans and equal files. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
