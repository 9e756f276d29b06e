import type { PlanAddress, PlannedDocument, PlannedGlobalValues } from '../../core/plan/plan.ts'
import { leadingNow } from '../../core/report/first-addresses.ts'
import { missesItems } from '../../core/report/headline.ts'
import type { ImportReport } from '../../core/report/report.ts'
import type { WriteResult } from '../writing/write-result.ts'
import type { DocumentLine, RunReport } from './run-report.ts'

/** Lines of one list; the rest is counted. */
const MAX_LINES = 5_000

/** Gathers what became of planned documents while they are written. */
export class RunRecord {
  readonly #lists = {
    failures: [] as DocumentLine[],
    kept: [] as DocumentLine[],
    moved: [] as DocumentLine[],
  }
  readonly #written: Record<string, Partial<Record<WriteResult['outcome'], number>>> = {}
  #moreLines = 0

  add(planned: PlannedDocument | PlannedGlobalValues, result: WriteResult): void {
    const collection = 'collection' in planned ? planned.collection : planned.key
    const counts = this.#written[collection] ?? {}
    counts[result.outcome] = (counts[result.outcome] ?? 0) + 1
    this.#written[collection] = counts
    const line: DocumentLine = { key: planned.key, collection, title: titleOf(planned), message: result.note ?? '' }
    if (result.outcome === 'failed') this.#push(this.#lists.failures, line)
    else if (result.outcome === 'kept') this.#push(this.#lists.kept, line)
    else if (result.outcome !== 'no-file' && result.note) this.#push(this.#lists.moved, line)
  }

  /** Adds a document that was to go, and stays: an example, or one that other answers have no place for. */
  addStaying(line: DocumentLine): void {
    this.#push(this.#lists.kept, line)
  }

  /** Takes in what became of a document that had to have another name before. */
  addName(planned: PlannedDocument, result: WriteResult): void {
    if (result.outcome === 'updated' && result.note === undefined) {
      this.#lists.moved = this.#lists.moved.filter(({ key }) => key !== planned.key)
    }
  }

  /** @param of.address Address at which something is here now; absent where nothing was written. */
  report(
    plan: ImportReport,
    of: Pick<RunReport, 'source' | 'dryRun'> & {
      readonly run?: string | undefined
      readonly address?: (end: PlanAddress) => string | undefined
    },
  ): RunReport {
    const { failures, kept: saved } = this.#lists
    const waiting = Object.values(this.#written).some((counts) => counts.waiting !== undefined)
    const hasGaps =
      waiting ||
      missesItems(plan) ||
      failures.length + saved.length + plan.missingFiles.length + plan.problems.length > 0 ||
      plan.groups.some(({ level }) => level === 'lost')
    return {
      ...(of.run !== undefined && { run: of.run }),
      source: of.source,
      dryRun: of.dryRun,
      outcome: isEmpty(plan) ? 'failed' : hasGaps ? 'gaps' : 'all',
      ...plan,
      firstAddresses: this.#leadingNow(plan, of.address),
      written: this.#written,
      ...this.#lists,
      moreLines: this.#moreLines,
    }
  }

  #leadingNow(
    { firstAddresses }: ImportReport,
    address: ((end: PlanAddress) => string | undefined) | undefined,
  ): RunReport['firstAddresses'] {
    const { moved: _, ...notWritten } = this.#lists
    const failed = new Set(this.#lists.failures.map(({ key }) => key))
    const problems = Object.values(notWritten).flat()
    return leadingNow(firstAddresses, {
      address: address ?? ((end, planned) => (failed.has(end.$address) ? undefined : planned)),
      problem: (key) => problems.find((line) => line.key === key)?.message,
    })
  }

  #push<Line>(list: Line[], line: Line): void {
    if (list.length < MAX_LINES) list.push(line)
    else this.#moreLines += 1
  }
}

/** True when nothing was given that could come. Forms and sliders come in files of their own. */
function isEmpty({ documents, sum }: ImportReport): boolean {
  return sum.items + (documents['contact-forms'] ?? 0) + (documents.sliders ?? 0) === 0
}

/** Name by which an owner finds a document again: files have nothing but theirs. */
function titleOf(planned: PlannedDocument | PlannedGlobalValues): string {
  const { title, name, from, subject } = planned.data
  const file = 'file' in planned ? planned.file : undefined
  const called = title ?? name ?? from ?? subject ?? file?.candidates[0] ?? file?.address
  return typeof called === 'string' ? called : ''
}
