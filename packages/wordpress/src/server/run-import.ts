import { randomUUID } from 'node:crypto'
import type { Languages } from '@vitrine/content/core'
import type { ImportWriter } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import type { ImportProgress } from '../core/move-in/import-progress.ts'
import { countOfExamples } from '../core/plan/example-choice.ts'
import type { PlanKey, PlannedDocument, PlannedGlobalValues } from '../core/plan/plan.ts'
import type { ReportText } from '../core/report/report-words.ts'
import { endRun, ensureLedger, entriesOfRun, hasLedger, type LedgerEntry, startRun } from '../store/ledger.ts'
import { forgetRepeat, rememberRepeat } from '../store/repeats.ts'
import { inTurn } from './media/file-sources.ts'
import type { FileSource } from './media/found-file.ts'
import type { PlannedItem, PlannedSite } from './planned-site.ts'
import { repeatOf } from './repeat/repeat-of.ts'
import { RunRecord } from './report/run-record.ts'
import type { RunReport } from './report/run-report.ts'
import { tryImport, WITHOUT_FILE } from './try-import.ts'
import { Book } from './writing/book.ts'
import { leftovers } from './writing/leftovers.ts'
import { noteMoves } from './writing/note-moves.ts'
import { replaceExamples } from './writing/replace-examples.ts'
import { takeBack } from './writing/undo-run.ts'
import type { Units } from './writing/units.ts'
import { writeGlobal } from './writing/write-global.ts'
import { REDIRECTS_AT_ONCE, writeRedirects } from './writing/write-redirects.ts'
import type { WriteResult } from './writing/write-result.ts'
import { Writer } from './writing/writer.ts'

/** Items after which progress is reported, apart from files: about ten times a second. */
const PROGRESS_EVERY = 25

export interface RunOptions {
  /** Says what would happen, and writes nothing. */
  readonly dryRun: boolean
  /** Overwrites what was changed here since it was imported. */
  readonly update: boolean
  /** Takes only documents of these collections, and settings only with `settings`; empty: everything. */
  readonly only: ReadonlySet<string>
  /**
   * Runs that this one goes on with after questions were answered otherwise: documents of theirs that are not planned any
   * more are removed, unless they were changed since.
   */
  readonly insteadOf?: readonly string[] | undefined
  /** Hash of all that decides over this import, by which its repetition is known; absent: each start looks at everything. */
  readonly fingerprint?: string | undefined
  readonly now: () => Date
  readonly progress: (progress: ImportProgress) => void
}

export interface ImportParts {
  readonly payload: Payload
  readonly units: Units
  readonly files: FileSource
  readonly languages: Languages
  /** Ways to write what features take in as rows. */
  readonly writers?: readonly ImportWriter[]
}

/** Settings that addresses depend on, so that they are set before documents are written. */
const SETTINGS_FIRST: ReadonlySet<string> = new Set(['blog', 'portfolio', 'site'])

/** Writes what is planned. What fails is a line of the report, and the rest goes on. */
export async function runImport(parts: ImportParts, planned: PlannedSite, options: RunOptions): Promise<RunReport> {
  const { languages, payload } = parts
  const { dryRun, fingerprint, now } = options
  const { source } = planned
  if (!dryRun) await ensureLedger(payload)
  const isNew = !(await hasLedger(payload))
  const book = await Book.open(payload, { source, languages, isNew })
  if (dryRun) return tryImport({ book, files: parts.files, secret: payload.secret }, planned, options)
  const run = nameOf(now())
  const record = new RunRecord()
  await forgetRepeat(payload)
  await startRun(payload, { id: run, source, startedAt: now().toISOString() })
  const files = inTurn(parts.files, planned.files)
  await new Run({ ...parts, files, book, run, record, planned, options }).write()
  const report = record.report(planned.report.end(), { source, dryRun, run, address: (end) => book.address(end) })
  await endRun(payload, { id: run, endedAt: now().toISOString(), state: 'ended', report: JSON.stringify(report) })
  const repeat = fingerprint === undefined ? undefined : repeatOf(report)
  if (fingerprint !== undefined && repeat !== undefined) {
    await rememberRepeat(payload, { fingerprint, changesAt: planned.changesAt, report: JSON.stringify(repeat) })
  }
  return report
}

/** Reason for which a document stays that other answers have no place for. */
const STAYS: ReportText = {
  en: 'The new answers have no place for it. It was changed or commented on here, so it stays.',
  de: 'Die neuen Antworten sehen es nicht mehr vor. Es wurde hier geändert oder kommentiert und bleibt deshalb.',
  he: 'לפי התשובות החדשות אין לו מקום. הוא שונה כאן או שיש לו תגובות, ולכן הוא נשאר.',
}

/** Names a run by its moment; two of one second differ. */
function nameOf(moment: Date): string {
  const stamp = moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `${stamp}-${randomUUID().slice(0, 4)}`
}

function* inBatches<Value>(values: Iterable<Value>, size: number): Generator<readonly Value[]> {
  let batch: Value[] = []
  for (const value of values) {
    batch.push(value)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

interface RunParts extends ImportParts {
  readonly book: Book
  readonly run: string
  readonly record: RunRecord
  readonly planned: PlannedSite
  readonly options: RunOptions
}

/** One run, in the order in which things depend on each other. */
class Run {
  readonly #parts: RunParts
  readonly #writer: Writer
  /** Files of the library that were written. */
  #files = 0
  /** Keys of all that is planned, once it was written. */
  readonly #planned = new Set<PlanKey>()

  constructor(parts: RunParts) {
    this.#parts = parts
    this.#writer = new Writer({ ...parts, options: { ...parts.options, run: parts.run } })
  }

  async write(): Promise<void> {
    const { options, planned, units } = this.#parts
    const { site } = planned
    await this.#replaceExamples()
    await this.#writeLanguages(site.globals)
    await this.#writeGlobals(site.globals.filter(({ global }) => SETTINGS_FIRST.has(global)))
    for (const document of [...site.terms, ...site.forms]) await this.#writeDocument(document)
    let [done, countedFiles] = [0, 0]
    const write = async (items: AsyncIterable<PlannedItem>) => {
      for await (const item of items) {
        done += 1
        if (done % PROGRESS_EVERY === 0 || this.#files !== countedFiles) {
          countedFiles = this.#files
          options.progress({ step: 'writing', items: done, totalItems: planned.itemCount, files: countedFiles })
        }
        await this.#writeItem(item)
      }
    }
    await write(planned.firstItems())
    for (const document of site.sliders) await this.#writeDocument(document)
    await write(planned.otherItems())
    for (const document of [...site.reusable, ...site.menus, ...site.pages]) await this.#writeDocument(document)
    await this.#finish()
    await this.#takeBackRest(({ collection }) => collection !== 'redirects')
    await this.#writer.rename((document, result) => this.#parts.record.addName(document, result))
    await this.#writeGlobals(site.globals.filter(({ global }) => !SETTINGS_FIRST.has(global) && global !== 'languages'))
    options.progress({ step: 'redirecting' })
    await this.#writeRedirects(site.redirects)
    await this.#takeBackRest(({ collection }) => collection === 'redirects')
    await noteMoves(this.#parts, { run: this.#parts.run, now: options.now })
    await units.flush()
    await this.#nameWaiting()
  }

  /** Before anything else, so that addresses are free. */
  async #replaceExamples(): Promise<void> {
    const { options, planned, record } = this.#parts
    const { choice, counts, siteName: name } = planned.examples
    let count = choice === 'keep' ? countOfExamples(counts, options.only) : 0
    if (choice === 'replace') {
      for await (const { problem, ...example } of replaceExamples({ ...this.#parts, ...options, name })) {
        if (problem !== undefined) record.addStaying({ ...example, message: problem })
        else if (Object.hasOwn(counts, example.collection)) count += 1
      }
    }
    planned.report.addExamples({ choice, count })
  }

  async #writeItem({ item, plan }: PlannedItem): Promise<void> {
    const { planned } = this.#parts
    planned.report.addItem(plan)
    for (const document of plan.documents) {
      const result = await this.#writeDocument(document)
      if (document.key !== `item:${item.id}`) continue
      if (result?.outcome === 'failed') planned.report.addFailure(item.id, result.note)
      if (result?.outcome === 'no-file') planned.report.addFailure(item.id, WITHOUT_FILE)
    }
  }

  async #writeDocument(document: PlannedDocument): Promise<WriteResult | undefined> {
    const { options, planned, record } = this.#parts
    this.#note(document)
    if (options.only.size > 0 && !options.only.has(document.collection)) return undefined
    const result = await (this.#isStale(document) ? this.#writer.writeAgain(document) : this.#writer.write(document))
    if (result.outcome !== 'waiting') record.add(document, result)
    if (result.outcome === 'made' && document.file) this.#files += 1
    if (result.outcome === 'no-file') {
      planned.report.addMissingFile({ file: result.note, address: document.file?.address ?? '' })
    }
    return result
  }

  /** Tells whether a redirect holds an address that its target has left. Its plan names the target alone, and stays the same. */
  #isStale({ key, collection, dependsOn }: PlannedDocument): boolean {
    const { book } = this.#parts
    if (collection !== 'redirects' || book.get(key) === undefined) return false
    return dependsOn.some((target) => book.moved.has(target))
  }

  #note({ key, alsoFor = [] }: PlannedDocument): void {
    if (this.#parts.options.insteadOf === undefined) return
    this.#planned.add(key)
    for (const also of alsoFor) this.#planned.add(also.key)
  }

  /** Removes what the runs before made and this one does not plan. */
  async #takeBackRest(isDue: (entry: LedgerEntry) => boolean): Promise<void> {
    const { book, options, payload, planned, record, units, writers } = this.#parts
    const keepsExamples = planned.examples.choice === 'keep'
    const { insteadOf = [], only } = options
    if (insteadOf.length === 0) return
    await units.flush()
    const entries = await Promise.all(insteadOf.map((run) => entriesOfRun(payload, run)))
    const rest = leftovers(entries.flat(), { planned: this.#planned, only, keepsExamples }).filter(isDue)
    const { remaining } = await takeBack({ payload, units, writers }, rest, options.progress)
    const stays = new Set(remaining.map(({ key }) => key))
    for (const { key } of rest) if (!stays.has(key)) book.forget(key)
    for (const { key, collection } of remaining) record.addStaying({ key, collection, title: '', message: STAYS })
  }

  /** Writes new redirects many at a time, and the others one by one. */
  async #writeRedirects(documents: Iterable<PlannedDocument>): Promise<void> {
    const { options, planned, record, run } = this.#parts
    const isWanted = options.only.size === 0 || options.only.has('redirects')
    for (const batch of inBatches(this.#staleFirst(documents), REDIRECTS_AT_ONCE)) {
      planned.report.addRedirects(batch.length)
      for (const document of batch) this.#note(document)
      if (!isWanted) continue
      const left = await writeRedirects({ ...this.#parts, options: { ...options, run } }, batch)
      const others = new Set(left)
      for (const document of batch) if (!others.has(document)) record.add(document, { outcome: 'made' })
      for (const document of left) await this.#writeDocument(document)
    }
  }

  /** A new redirect from an address changes those that lead there, which would count as changed by people. */
  #staleFirst(documents: Iterable<PlannedDocument>): Iterable<PlannedDocument> {
    if (this.#parts.options.insteadOf === undefined) return documents
    const all = [...documents]
    const stale = new Set(all.filter((document) => this.#isStale(document)))
    return [...stale, ...all.filter((document) => !stale.has(document))]
  }

  /** Writes what waited for others, and mends what refers to others that came later. */
  async #finish(): Promise<void> {
    const { options, record } = this.#parts
    options.progress({ step: 'linking' })
    await this.#writer.finish((document, result) => record.add(document, result))
  }

  /** Counts what waits in vain: what it belongs to is named where that failed or was missing. */
  async #nameWaiting(): Promise<void> {
    const { record } = this.#parts
    for await (const document of this.#writer.planned('waiting')) record.add(document, { outcome: 'waiting' })
  }

  /** Before anything else and whatever was chosen: the content is open with these languages already. */
  async #writeLanguages(globals: readonly PlannedGlobalValues[]): Promise<void> {
    for (const values of globals) if (values.global === 'languages') await this.#writeGlobal(values)
  }

  async #writeGlobals(globals: readonly PlannedGlobalValues[]): Promise<void> {
    const { only } = this.#parts.options
    if (only.size > 0 && !only.has('settings')) return
    for (const values of globals) await this.#writeGlobal(values)
  }

  async #writeGlobal(values: PlannedGlobalValues): Promise<void> {
    const { book, options, payload, record, run, units } = this.#parts
    record.add(values, await writeGlobal({ payload, units, book, options: { ...options, run } }, values))
  }
}
