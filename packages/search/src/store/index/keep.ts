import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { documentTables } from './document-tables.ts'
import { rebuildIndex } from './rebuild.ts'
import { differentRows, noteDifferences } from './reconcile.ts'
import { refresh, stepLater } from './step.ts'
import { createIndex, INDEX_VERSION, readState, runner } from './tables.ts'
import { together } from './together.ts'

/**
 * Makes the tables of the index where there are none. What is published from then on is in it.
 *
 * A fault is logged and no more: a site without search is still a site.
 */
export async function ensureIndexTables(payload: Payload): Promise<void> {
  try {
    await inTransaction(payload, (transaction) => createIndex(payload, runner(payload, transaction)))
    const state = await readState(runner(payload))
    if (state && !state.isFilled) await noteAllThere(payload)
  } catch (error) {
    payload.logger.error({ err: error }, 'The search index could not be made. Run: npm run search -- --rebuild')
  }
}

/** Does what is left to be done, until aborted: fills an index that is empty or of another version, and looks again. */
export async function keepIndex(payload: Payload, signal: AbortSignal): Promise<void> {
  const state = await readState(runner(payload))
  if (!state) return
  if (state.version !== INDEX_VERSION || !state.isFilled) await rebuildIndex(payload, { signal })
  await refreshStale(payload, signal)
}

/** Finds what was left apart when a process was killed. Once, at the start, before {@link keepIndex}. */
export async function mendIndex(payload: Payload): Promise<void> {
  const run = runner(payload)
  const state = await readState(run)
  if (!state?.isFilled || state.version !== INDEX_VERSION) return
  await noteDifferences(payload, run, state.live)
  const rows = await differentRows(payload, run, state.live)
  await stepLater(payload, rows, { transaction: undefined, transactionID: undefined })
}

/** A site that begins with this index has nothing to fill in: all of it goes in when it is published. */
async function noteAllThere(payload: Payload): Promise<void> {
  for (const { table } of documentTables(payload)) {
    if ((await runSql(payload, sql`select id from ${table} limit 1`)).length > 0) return
  }
  await runSql(payload, sql`update search_state set filled = 1 where id = 1`)
}

/** Documents that are brought up to date in one go. */
const BATCH = 10

/** Looks again at documents of which a part changed. */
async function refreshStale(payload: Payload, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rows = await runSql(payload, sql`select collection, document from search_stale limit ${BATCH}`)
    if (rows.length === 0) return
    for (const { collection, document } of rows) {
      await together(payload, async (run, transactionID) => {
        await run(sql`delete from search_stale where collection = ${collection} and document = ${document}`)
        await refresh(payload, run, { collection: String(collection), document: String(document) }, transactionID)
      })
      // SQLite answers without waiting, and visitors are to be answered in between.
      await nextTurn()
    }
  }
}
