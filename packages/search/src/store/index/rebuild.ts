import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { readDocuments } from '../read-document.ts'
import { documentTables } from './document-tables.ts'
import type { DocumentId } from './entry.ts'
import { rowSources } from './row-sources.ts'
import {
  createGeneration,
  createIndex,
  dropOthers,
  freeGeneration,
  INDEX_VERSION,
  isPostgres,
  readState,
  runner,
  tablesOf,
  waitForOthers,
} from './tables.ts'
import { together, type Work } from './together.ts'
import { writeDocument } from './write.ts'

/** Documents that are put into a new index at a time. Publishing waits that long. */
const BATCH = 20

/** Milliseconds without a sign of life after which an index that is being made is somebody else's to make. */
const ABANDONED_MS = 60_000

export type RebuildOutcome =
  | { readonly kind: 'rebuilt'; readonly documents: number; readonly entries: number }
  /** Another process is at it. */
  | { readonly kind: 'busy' }

/**
 * Makes the index anew beside the one in use, and then takes its place. Searching and publishing go on meanwhile;
 * what is published goes into both.
 *
 * @param options.progress Called with how many documents are done, of how many.
 * @param options.signal Leaves the work to the next who begins it.
 */
export async function rebuildIndex(
  payload: Payload,
  { progress, signal }: { readonly progress?: (done: number, all: number) => void; readonly signal?: AbortSignal } = {},
): Promise<RebuildOutcome> {
  const generation = await begin(payload)
  if (generation === undefined) return { kind: 'busy' }
  const all = await documentIds(payload)
  for (let done = 0; done < all.length; done += BATCH) {
    const batch = all.slice(done, done + BATCH)
    const isOurs = await inTurn(payload, generation, async (run, transactionID) => {
      // What another transaction is changing is put in by that one, which waits for this.
      for (const [collection, ids] of byCollection(batch)) {
        for (const document of await readDocuments(payload, { collection, ids, run, transactionID })) {
          await writeDocument(payload, run, generation, document)
          // SQLite answers without waiting: visitors would get no answer until the whole index is made.
          await nextTurn()
        }
      }
    })
    if (!isOurs) return { kind: 'busy' }
    if (signal?.aborted) {
      await runner(payload)(sql`update search_state set beat_at = 0 where id = 1 and building = ${generation}`)
      return { kind: 'busy' }
    }
    progress?.(Math.min(done + BATCH, all.length), all.length)
  }
  const entries = await finish(payload, generation)
  return entries === undefined ? { kind: 'busy' } : { kind: 'rebuilt', documents: all.length, entries }
}

function byCollection(ids: readonly DocumentId[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const { collection, document } of ids) {
    const group = groups.get(collection) ?? []
    if (group.length === 0) groups.set(collection, group)
    group.push(document)
  }
  return groups
}

/** @returns The generation to make; `undefined` while somebody else makes one. */
async function begin(payload: Payload): Promise<number | undefined> {
  let generation: number | undefined
  await inTransaction(payload, async (transaction) => {
    const run = runner(payload, transaction)
    await createIndex(payload, run)
    const state = await readState(run)
    if (!state) return
    if (state.building !== undefined && Date.now() - state.beatAt < ABANDONED_MS) return
    generation = await freeGeneration(payload, run)
    await dropOthers(payload, run, [state.live])
    await createGeneration(payload, run, generation)
    await run(sql`update search_state set building = ${generation}, beat_at = ${Date.now()} where id = 1`)
  })
  return generation
}

/** Does a part of the work while nobody else changes the index. @returns Whether the work is still this process's. */
async function inTurn(payload: Payload, generation: number, work: Work): Promise<boolean> {
  let isOurs = false
  await together(payload, async (run, transactionID) => {
    await waitForOthers(payload, run)
    const state = await readState(run)
    isOurs = state?.building === generation
    if (!isOurs) return
    await work(run, transactionID)
    await run(sql`update search_state set beat_at = ${Date.now()} where id = 1`)
  })
  return isOurs
}

async function finish(payload: Payload, generation: number): Promise<number | undefined> {
  const { documents } = tablesOf(generation)
  if (isPostgres(payload) && !(await takeStock(payload, generation))) return undefined
  let entries = 0
  const isOurs = await inTurn(payload, generation, async (run) => {
    const [row] = await run(sql`select count(*) as entries from ${documents}`)
    entries = Number(row?.entries)
    await run(sql`update search_state set version = ${INDEX_VERSION}, live = ${generation}, filled = 1, building = null
      where id = 1`)
    await dropOthers(payload, run, [generation])
  })
  return isOurs ? entries : undefined
}

/**
 * Lets PostgreSQL take stock of a new index. Without figures it takes a common word for a rare one, and before its own
 * maintenance has come by, some minutes later, it reads whole tables where their indexes have all that is asked for.
 *
 * @returns Whether the work is still this process's.
 */
async function takeStock(payload: Payload, generation: number): Promise<boolean> {
  const { documents, words, grams, parts } = tablesOf(generation)
  for (const table of [documents, words, grams, parts]) {
    // A sign of life: each of them may take long.
    if (!(await inTurn(payload, generation, async () => {}))) return false
    await runner(payload)(sql`vacuum (analyze) ${table}`).catch(() => {
      // Where it takes longer than a host allows, PostgreSQL's own maintenance does it later: search is right without it.
    })
  }
  return true
}

/** All documents that might be found, the oldest first: what came last into the index is looked at first. */
async function documentIds(payload: Payload): Promise<readonly DocumentId[]> {
  const ids: DocumentId[] = []
  for (const { collection, table, date, isThere } of documentTables(payload)) {
    // Past Payload, which would make a document of each.
    for (const { id } of await runSql(payload, sql`select id from ${table} where ${isThere} order by ${date}, id`)) {
      ids.push({ collection, document: String(id) })
    }
  }
  for (const { collection, rows } of rowSources(payload)) {
    for (const id of await rows.ids(runner(payload))) ids.push({ collection, document: String(id) })
  }
  return ids
}
