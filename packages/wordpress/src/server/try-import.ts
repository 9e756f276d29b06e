import type { ImportProgress } from '../core/move-in/import-progress.ts'
import { countOfExamples } from '../core/plan/example-choice.ts'
import type { PlannedDocument } from '../core/plan/plan.ts'
import { inTurn } from './media/file-sources.ts'
import type { PlannedSite } from './planned-site.ts'
import { RunRecord } from './report/run-record.ts'
import type { RunReport } from './report/run-report.ts'
import { type Foretelling, whatWouldHappen } from './writing/what-would-happen.ts'
import type { WriteResult } from './writing/write-result.ts'

/** Items after which progress is reported: about ten times a second. */
const PROGRESS_EVERY = 250

export interface TryOptions {
  /** Takes only documents of these collections; empty: everything. */
  readonly only: ReadonlySet<string>
  readonly progress: (progress: ImportProgress) => void
}

/** Says what an import would do, and writes nothing: each item is read and converted once, and each file at hand is read. */
export async function tryImport(
  given: Foretelling,
  planned: PlannedSite,
  { only, progress }: TryOptions,
): Promise<RunReport> {
  const record = new RunRecord()
  const { examples, itemCount, report, site, source } = planned
  report.addExamples({ choice: examples.choice, count: countOfExamples(examples.counts, only) })
  const foretelling = { ...given, files: inTurn(given.files, planned.files) }
  const foretell = async (document: PlannedDocument): Promise<WriteResult | undefined> => {
    if (only.size > 0 && !only.has(document.collection)) return undefined
    const result = await whatWouldHappen(document, foretelling)
    record.add(document, result)
    if (result.outcome === 'no-file') {
      report.addMissingFile({ file: result.note, address: document.file?.address ?? '' })
    }
    return result
  }
  for (const document of [...site.terms, ...site.forms, ...site.sliders]) await foretell(document)
  let items = 0
  for await (const { item, plan } of planned.allItems()) {
    items += 1
    if (items % PROGRESS_EVERY === 0) progress({ step: 'writing', items, totalItems: itemCount, files: 0 })
    report.addItem(plan)
    for (const document of plan.documents) {
      const result = await foretell(document)
      const isItself = document.key === `item:${item.id}`
      if (isItself && result?.outcome === 'no-file') report.addFailure(item.id, WITHOUT_FILE)
      if (isItself && result?.outcome === 'failed') report.addFailure(item.id, result.note)
    }
  }
  for (const document of [...site.reusable, ...site.menus, ...site.pages]) await foretell(document)
  for (const document of site.redirects) {
    report.addRedirects(1)
    await foretell(document)
  }
  return record.report(report.end(), { source, dryRun: true })
}

/** Reason for which a medium does not come. */
export const WITHOUT_FILE = {
  en: 'Its file was not found.',
  de: 'Die Datei wurde nicht gefunden.',
  he: 'הקובץ לא נמצא.',
}
