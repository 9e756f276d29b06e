import type { Payload } from 'payload'
import { KEYS_AT_ONCE, type LedgerEntry } from '../../store/ledger.ts'
import type { Book } from './book.ts'
import type { Units } from './units.ts'

/**
 * Notes in the ledger the redirects that were made because documents of an import moved, so that an undo removes them.
 */
export async function noteMoves(
  { payload, units, book }: { readonly payload: Payload; readonly units: Units; readonly book: Book },
  { run, now }: { readonly run: string; readonly now: () => Date },
): Promise<void> {
  const { left } = book
  for (let start = 0; start < left.length; start += KEYS_AT_ONCE) {
    const where = { from: { in: left.slice(start, start + KEYS_AT_ONCE) } }
    const entries = await units.operation(async (req) => {
      const select = { from: true } as const
      const options = { collection: 'redirects', where, select, depth: 0, pagination: false } as const
      const { docs } = await payload.find({ ...options, req: { ...req } })
      const made = docs.flatMap(({ id, from }): readonly LedgerEntry[] => {
        const key = `redirect:${from}` as const
        if (book.get(key) !== undefined) return []
        const moment = now().toISOString()
        return [
          {
            key,
            collection: 'redirects',
            document: Number(id),
            hash: MADE_BY_MOVE,
            state: 'done',
            address: undefined,
            writtenAt: moment,
            run,
          },
        ]
      })
      await book.write(made, req)
      return made
    })
    for (const entry of entries) book.keep(entry)
  }
}

/** In place of the hash of a plan: there is none. */
const MADE_BY_MOVE = ''
