import type { Payload } from 'payload'
import type { LedgerEntry } from '../../store/ledger.ts'
import type { Book } from './book.ts'
import { isEdited } from './is-edited.ts'
import type { UnitRequest } from './units.ts'

/**
 * Entries of the pages below one, at any depth, that only the import wrote: they move with it, which is no change by
 * people.
 *
 * @param id Of the page.
 */
export async function untouchedBelow(
  { payload, book }: { readonly payload: Payload; readonly book: Book },
  id: number,
  req: UnitRequest,
): Promise<readonly LedgerEntry[]> {
  const below: LedgerEntry[] = []
  const seen = new Set([id])
  for (let level = [id]; level.length > 0; ) {
    const where = { parent: { in: level } }
    const options = { collection: 'pages', where, select: { parent: true }, depth: 0, pagination: false } as const
    const { docs } = await payload.find({ ...options, req: { ...req } })
    level = docs.map(({ id }) => Number(id)).filter((child) => !seen.has(child))
    for (const child of level) {
      seen.add(child)
      const entry = book.entryOf('pages', child)
      if (!entry) continue
      const page = { collection: 'pages', id: child, since: entry.writtenAt } as const
      if ((await isEdited(payload, page, req)) === 'untouched') below.push(entry)
    }
  }
  return below
}

/** Entries of pages as they are now that what they stand below has moved. */
export async function asMoved(
  payload: Payload,
  entries: readonly LedgerEntry[],
  { locale, req }: { readonly locale: string; readonly req: UnitRequest },
): Promise<readonly LedgerEntry[]> {
  const moved: LedgerEntry[] = []
  for (const entry of entries) {
    if (entry.document === undefined) continue
    const options = { collection: 'pages', id: entry.document, draft: true, depth: 0, disableErrors: true } as const
    const page = await payload.findByID({ ...options, locale, req: { ...req } })
    if (!page) continue
    moved.push({ ...entry, address: String(page.path ?? ''), writtenAt: new Date(page.updatedAt).toISOString() })
  }
  return moved
}
