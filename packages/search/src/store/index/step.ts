import { sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { readDocument } from '../read-document.ts'
import type { DocumentId, IndexedDocument } from './entry.ts'
import { isPostgres, joinOthers, type Run, readState, runner, tablesOf } from './tables.ts'
import { together, type Work } from './together.ts'
import { writeDocument } from './write.ts'

/** Documents that are brought up to date in the transaction of what is shown in them; more are done afterwards. */
const MAX_AT_ONCE = 20

/** Transaction of a change. */
export interface Change {
  readonly transaction: Transaction | undefined
  readonly transactionID: number | string | undefined
}

/**
 * Brings the index up to date with one document, in the transaction that changed it. A fault of the index fails no
 * publishing: it is logged, and the document is looked at again later.
 */
export async function stepDocument(payload: Payload, id: DocumentId, change: Change): Promise<void> {
  await guarded(payload, change, [id], async (run, transactionID) => {
    await refresh(payload, run, id, transactionID)
  })
}

/** Documents that are noted in one statement. */
const MAX_NOTED_AT_ONCE = 500

/** Notes that documents have to be looked at, in the transaction that changed them. @param ids Each once. */
export async function stepLater(payload: Payload, ids: readonly DocumentId[], change: Change): Promise<void> {
  if (ids.length === 0) return
  await guarded(payload, change, [], async (run) => {
    for (let from = 0; from < ids.length; from += MAX_NOTED_AT_ONCE) {
      await noteStale(run, ids.slice(from, from + MAX_NOTED_AT_ONCE))
    }
  })
}

/** Takes a document out of the index that is gone. */
export async function stepDeleted(payload: Payload, id: DocumentId, change: Change): Promise<void> {
  await guarded(payload, change, [id], async (run) => {
    await lockDocument(payload, run, id)
    await writeEverywhere(payload, run, { ...id, entries: [], changed: '', parts: [] })
  })
}

/** Brings the documents up to date in which something is shown that changed. */
export async function stepPart(payload: Payload, part: string, change: Change): Promise<void> {
  await guarded(payload, change, [], async (run, transactionID) => {
    const state = await readState(run)
    if (!state) return
    const { parts } = tablesOf(state.live)
    const rows = await run(sql`select collection, document from ${parts} where part = ${part} order by 1, 2`)
    const showing = rows.map((row) => ({ collection: String(row.collection), document: String(row.document) }))
    for (const id of showing.slice(0, MAX_AT_ONCE)) await refresh(payload, run, id, transactionID)
    if (showing.length > MAX_AT_ONCE) await noteStale(run, showing.slice(MAX_AT_ONCE))
  })
}

/** Looks at a document and writes what it has become. */
export async function refresh(
  payload: Payload,
  run: Run,
  id: DocumentId,
  transactionID?: number | string | undefined,
): Promise<void> {
  await joinOthers(payload, run)
  await lockDocument(payload, run, id)
  const written = await readDocument(payload, { collection: id.collection, id: id.document, run, transactionID })
  await writeEverywhere(payload, run, written)
}

/**
 * Makes those who look at the same document take turns until their transactions end, so that what is written last is what
 * was read last.
 */
async function lockDocument(payload: Payload, run: Run, { collection, document }: DocumentId): Promise<void> {
  if (!isPostgres(payload)) return
  await run(sql`select pg_advisory_xact_lock(${DOCUMENT_LOCKS}, hashtext(${`${collection}/${document}`}))`)
}

/** The space of keys of documents, on PostgreSQL. */
const DOCUMENT_LOCKS = 7_130_418

/**
 * Notes that documents have to be looked at again. A note that is there is written again, so that who takes it waits for this
 * transaction, and sees what it changed.
 *
 * @param ids One at least, each once.
 */
async function noteStale(run: Run, ids: readonly DocumentId[]): Promise<void> {
  const rows = ids.map(({ collection, document }) => sql`(${collection}, ${document})`)
  await run(
    sql`insert into search_stale (collection, document) values ${sql.join(rows, sql`, `)}
      on conflict (collection, document) do update set document = excluded.document`,
  )
}

/** Writes a document into the generation in use, and into the one that is being made. */
async function writeEverywhere(payload: Payload, run: Run, written: IndexedDocument): Promise<void> {
  await joinOthers(payload, run)
  const state = await readState(run)
  if (!state) return
  await writeDocument(payload, run, state.live, written)
  if (state.building !== undefined) await writeDocument(payload, run, state.building, written)
}

/**
 * Does it in the transaction of the change where there is one, and lets no fault of it reach that transaction.
 *
 * @param ids What has to be looked at again when it fails.
 */
async function guarded(payload: Payload, change: Change, ids: readonly DocumentId[], work: Work): Promise<void> {
  const attempt = attemptIn(payload, change)
  try {
    await attempt(work)
  } catch (error) {
    payload.logger.error({ err: error }, FAULT)
    await attempt(async (run) => {
      if (ids.length > 0) await noteStale(run, ids)
    }).catch(() => {
      // Without its tables there is nothing to note it in: the rebuild that the log asks for looks at everything.
    })
  }
}

/** PostgreSQL refuses everything after a failed statement, up to where a savepoint was. */
function attemptIn(payload: Payload, { transaction, transactionID }: Change): (work: Work) => Promise<void> {
  if (!transaction) return (work) => together(payload, work)
  const run = runner(payload, transaction)
  return async (work) => {
    await run(sql`savepoint search_step`)
    try {
      await work(run, transactionID)
    } catch (error) {
      await run(sql`rollback to savepoint search_step`)
      throw error
    }
    await run(sql`release savepoint search_step`)
  }
}

const FAULT =
  'The search index could not be brought up to date, so search may not know of a change that visitors see. ' +
  'If this comes again, run: npm run search -- --rebuild'
