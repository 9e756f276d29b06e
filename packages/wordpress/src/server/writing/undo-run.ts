import { record } from '@vitrine/content/core'
import { updateGlobalUntyped } from '@vitrine/content/queries'
import { transactionOf } from '@vitrine/content/sql'
import type { ImportWriter } from '@vitrine/kit/server'
import type { Payload, PayloadRequest } from 'payload'
import type { ImportProgress } from '../../core/move-in/import-progress.ts'
import { PLANNED_COLLECTIONS } from '../../core/plan/plan.ts'
import { reportTextIn } from '../../core/report/report-words.ts'
import { deleteEntry, ensureLedger, entriesOfRun, type LedgerEntry } from '../../store/ledger.ts'
import { forgetRepeat } from '../../store/repeats.ts'
import { globalSlug } from './global-slug.ts'
import { importWriting } from './import-writing.ts'
import { isAfter, isEdited } from './is-edited.ts'
import { problemOf } from './problem-of.ts'
import { restoreExample } from './restore-example.ts'
import { restoreExampleSettings } from './restore-example-settings.ts'
import { slugOf } from './saved-document.ts'
import type { UnitRequest, Units } from './units.ts'
import type { HeldValues } from './write-global.ts'

/** A document of a run that is still there. */
export interface RemainingDocument {
  readonly key: string
  readonly collection: string
  readonly id: number | undefined
  readonly note: string
}

export interface UndoOutcome {
  readonly removed: number
  /** Examples that came back from the trash. */
  readonly restored: number
  readonly remaining: readonly RemainingDocument[]
}

/** Prefix of the names that settings have in the ledger. */
const GLOBAL = 'global:'

const CHANGED_SETTINGS = 'These settings were changed since.'

/** Access to what an import wrote. */
export interface UndoParts {
  readonly payload: Payload
  readonly units: Units
  readonly writers?: readonly ImportWriter[] | undefined
}

/** An entry of the ledger, with what a global held before. */
export type EntryToTakeBack = LedgerEntry & { readonly before: string | undefined }

/**
 * Undoes a run: removes the documents that it made and that were not changed since, references first, then restores the
 * examples that it replaced, whose addresses are free by then.
 */
export async function undoRun(
  parts: UndoParts,
  run: string,
  progress: (progress: ImportProgress) => void,
): Promise<UndoOutcome> {
  const { payload } = parts
  // The ledger of an older version has not all tables.
  await ensureLedger(payload)
  await forgetRepeat(payload)
  return takeBack(parts, await entriesOfRun(payload, run), progress)
}

/**
 * Removes what entries of the ledger stand for and the entries with it, but for what was changed since; then restores
 * examples.
 *
 * @param all In any order.
 */
export async function takeBack(
  { payload, units, writers = [] }: UndoParts,
  all: readonly EntryToTakeBack[],
  progress: (progress: ImportProgress) => void,
): Promise<UndoOutcome> {
  // Rows of features refer to documents, the last of them to those before.
  const rows = writers.map(({ collection }) => collection)
  const replaced = all.filter(({ state }) => state === 'replaced').toSorted((one, other) => lastFirst(other, one))
  const entries = all
    .filter(({ state }) => state !== 'replaced')
    .toSorted((one, other) => rows.indexOf(other.collection) - rows.indexOf(one.collection) || lastFirst(one, other))
  const remaining: RemainingDocument[] = []
  const changed = await changedGlobals(payload, all)
  const own = new Set(entries.map(({ collection, document }) => `${collection}/${document}`))
  let removed = 0
  for (const [place, entry] of entries.entries()) {
    if (place % 50 === 0) progress({ step: 'undoing', entries: place, totalEntries: all.length })
    const reason = await reasonToKeep(payload, entry, { own, changed })
    if (reason !== undefined) {
      remaining.push({ key: entry.key, collection: entry.collection, id: entry.document, note: reason })
      continue
    }
    try {
      await units.operation(async (req) => {
        const transaction = await transactionOf({ payload, ...req } as PayloadRequest)
        const writer = writers.find(({ collection }) => collection === entry.collection)
        if (writer && entry.document !== undefined) {
          const stays = await writer.remove(entry.document, importWriting(payload, req))
          if (stays !== undefined) throw new Error(stays)
          removed += 1
        } else if (await remove(payload, entry, req)) removed += 1
        await deleteEntry(payload, entry.run, entry.key, transaction)
      })
    } catch (error) {
      const note = reportTextIn(problemOf(error), 'en')
      remaining.push({ key: entry.key, collection: entry.collection, id: entry.document, note })
    }
  }
  let restored = 0
  for (const [place, entry] of replaced.entries()) {
    if (place % 50 === 0) progress({ step: 'undoing', entries: entries.length + place, totalEntries: all.length })
    try {
      if (changed.has(entry.collection)) throw new Error(CHANGED_SETTINGS)
      if (entry.collection.startsWith(GLOBAL)) await restoreExampleSettings({ payload, units }, entry)
      else if (await restoreExample({ payload, units }, entry)) restored += 1
    } catch (error) {
      const note = reportTextIn(problemOf(error), 'en')
      remaining.push({ key: entry.key, collection: entry.collection, id: entry.document, note })
    }
  }
  await units.flush()
  return { removed, restored, remaining }
}

/** Places of the collections in the order of writing. */
const ORDER: ReadonlyMap<string, number> = new Map<string, number>(
  PLANNED_COLLECTIONS.map((name, place) => [name, place]),
)

function lastFirst(one: LedgerEntry, other: LedgerEntry): number {
  const [a, b] = [one, other].map(({ collection }) => placeOf(collection))
  return rank(b) - rank(a) || (other.document ?? 0) - (one.document ?? 0)
}

/** Documents of features refer to files and terms, as projects do. */
function placeOf(collection: string): number {
  return ORDER.get(collection) ?? (collection.startsWith(GLOBAL) ? -1 : PLANNED_COLLECTIONS.indexOf('projects'))
}

/** Globals, which are no collection, come first. */
function rank(place: number | undefined): number {
  return place === undefined || place === -1 ? PLANNED_COLLECTIONS.length : place
}

/** Settings that were changed since the last time that a run wrote them, as the ledger calls them. */
async function changedGlobals(payload: Payload, entries: readonly LedgerEntry[]): Promise<ReadonlySet<string>> {
  const written = new Map<string, string>()
  for (const { collection, writtenAt } of entries) {
    if (!collection.startsWith(GLOBAL)) continue
    const known = written.get(collection)
    if (known === undefined || isAfter(writtenAt, known)) written.set(collection, writtenAt)
  }
  const changed = new Set<string>()
  for (const [collection, writtenAt] of written) {
    const slug = globalSlug(payload, collection.slice(GLOBAL.length))
    const { updatedAt } = record(await payload.findGlobal({ slug, depth: 0 }))
    if (isAfter(updatedAt, writtenAt)) changed.add(collection)
  }
  return changed
}

async function reasonToKeep(
  payload: Payload,
  entry: EntryToTakeBack,
  { own, changed }: { readonly own: ReadonlySet<string>; readonly changed: ReadonlySet<string> },
): Promise<string | undefined> {
  if (entry.collection.startsWith(GLOBAL)) return changed.has(entry.collection) ? CHANGED_SETTINGS : undefined
  if (entry.document === undefined || entry.state === 'same') return undefined
  const { collection, document: id, writtenAt: since } = entry
  if ((await isEdited(payload, { collection: slugOf(payload, collection), id, since })) === 'edited') {
    return 'It was changed since.'
  }
  const slug = slugOf(payload, collection)
  if (payload.collections[slug].config.custom?.takesComments !== true) return undefined
  const { docs } = await payload.find({
    collection: 'comments',
    where: { about: { equals: { relationTo: slug, value: id } } },
    select: { about: true },
    depth: 0,
    pagination: false,
  })
  return docs.every((comment) => own.has(`comments/${comment.id}`)) ? undefined : 'Visitors have commented on it since.'
}

/** @returns Whether there was something to remove. */
async function remove(payload: Payload, entry: EntryToTakeBack, req: UnitRequest): Promise<boolean> {
  if (entry.collection.startsWith(GLOBAL)) {
    if (entry.before === undefined) return false
    // Written by `writeGlobal`.
    const { locale, data: held, others = {} } = JSON.parse(entry.before) as HeldValues
    const slug = globalSlug(payload, entry.collection.slice(GLOBAL.length))
    for (const [language, values] of Object.entries({ [locale]: held, ...others })) {
      await updateGlobalUntyped(payload, { slug, locale: language, depth: 0, data: { ...values }, req: { ...req } })
    }
    return true
  }
  if (entry.document === undefined || entry.state === 'same') return false
  const collection = slugOf(payload, entry.collection)
  const { totalDocs } = await payload.count({
    collection,
    where: { id: { equals: entry.document } },
    trash: true,
    req: { ...req },
  })
  if (totalDocs === 0) return false
  await payload.delete({ collection, id: entry.document, depth: 0, trash: true, req: { ...req } })
  return true
}
