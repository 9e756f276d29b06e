import { noteChange } from '@vitrine/content/cache'
import { EVERYTHING } from '@vitrine/content/core'
import { parseOldAddress } from '@vitrine/content/redirects'
import { transactionOf } from '@vitrine/content/sql'
import type { RedirectRow } from '@vitrine/content/store'
import type { Payload, PayloadRequest } from 'payload'
import type { PlannedDocument } from '../../core/plan/plan.ts'
import { resolveReferences } from '../../core/writing/resolve-references.ts'
import type { LedgerEntry } from '../../store/ledger.ts'
import { entangledAddresses, insertRedirects } from '../../store/redirects.ts'
import type { Book } from './book.ts'
import { planHash } from './plan-hash.ts'
import { LostBatch, type Units } from './units.ts'
import type { WriterOptions } from './writer.ts'

/** Redirects that are written at once. */
export const REDIRECTS_AT_ONCE = 200

interface NewRedirect {
  readonly planned: PlannedDocument
  readonly row: RedirectRow
}

/**
 * Writes redirects that are new and touch no others, all in one unit. Payload's operation for each of them would ask
 * what it leads to, what leads to it, and raise the revision, for thousands.
 *
 * @returns Those that were not written: they have to be looked at one by one.
 */
export async function writeRedirects(
  { payload, units, book, options }: RedirectWriter,
  documents: readonly PlannedDocument[],
): Promise<readonly PlannedDocument[]> {
  const fresh = documents.flatMap((planned) => {
    const row = book.get(planned.key) === undefined ? rowOf(planned, book) : undefined
    return row ? [{ planned, row }] : []
  })
  const written = fresh.length === 0 ? [] : await units.rows((req) => add(fresh, req)).catch(noneUnlessLost)
  for (const { entry } of written) book.keep(entry)
  const done = new Set(written.map(({ planned }) => planned))
  return documents.filter((planned) => !done.has(planned))

  async function add(all: readonly NewRedirect[], req: Pick<Partial<PayloadRequest>, 'transactionID'>) {
    // Payload's own type of a request has more than a statement asks for.
    const request = { payload, ...req } as PayloadRequest
    const transaction = await transactionOf(request)
    const rows = all.map(({ row }) => row)
    const entangled = await entangledAddresses(payload, rows, transaction)
    const free = all.filter(({ row: { from, to } }) => !entangled.has(from) && !(to !== null && entangled.has(to)))
    if (free.length === 0) return []
    const at = options.now().toISOString()
    const ids = await insertRedirects(
      payload,
      free.map(({ row }) => row),
      { at, transaction },
    )
    await noteChange(request, [EVERYTHING])
    const made = free.map(({ planned, row }) => ({
      planned,
      entry: {
        key: planned.key,
        collection: planned.collection,
        document: ids.get(row.from),
        hash: planHash(planned, payload.secret),
        state: 'done',
        address: undefined,
        writtenAt: at,
        run: options.run,
      } satisfies LedgerEntry,
    }))
    await book.write(
      made.map(({ entry }) => entry),
      req,
    )
    return made
  }
}

/** One by one, the redirect at fault is named. */
function noneUnlessLost(error: unknown): readonly never[] {
  if (error instanceof LostBatch) throw error
  return []
}

interface RedirectWriter {
  readonly payload: Payload
  readonly units: Units
  readonly book: Book
  readonly options: WriterOptions
}

/** The row of a redirect that can be written as it is. Undefined for one that waits for another document, or is none. */
function rowOf(planned: PlannedDocument, book: Book): RedirectRow | undefined {
  if (planned.dependsOn.some((key) => book.id(key) === undefined)) return undefined
  const { data, missing } = resolveReferences(planned.data, book)
  const { from, to = null, status } = data
  const address = typeof from === 'string' ? parseOldAddress(from) : undefined
  const isEnd = to === null ? status === '410' : typeof to === 'string' && ADDRESS.test(to) && to.length <= MAX_LENGTH
  const isStatus = status === '301' || status === '302' || status === '410'
  if (missing.length > 0 || !address || !isEnd || !isStatus || (to !== null && typeof to !== 'string')) return undefined
  return address.from === from ? { ...address, to, status } : undefined
}

/** A new address that the collection takes, and its characters. */
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/)\S*$/
const MAX_LENGTH = 2000
