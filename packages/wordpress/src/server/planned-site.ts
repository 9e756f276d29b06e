import type { Languages } from '@vitrine/content/core'
import type { ExampleChoice, ExampleCounts, PlannedExamples } from '../core/plan/example-choice.ts'
import type { ItemPlan, SitePlan } from '../core/plan/plan.ts'
import type { ImportReport, MissingFile } from '../core/report/report.ts'
import type { ReportLabel } from '../core/report/report-words.ts'
import type { SourceItem } from '../core/source/source.ts'
import type { FileSource } from './media/found-file.ts'

/** An item with what is planned for it. */
export interface PlannedItem {
  readonly item: Pick<SourceItem, 'id' | 'kind' | 'title'>
  readonly plan: ItemPlan
}

/** Takes in what becomes of the items of an export. */
export interface PlanReport {
  addItem(plan: ItemPlan): void
  addFailure(itemId: number, reason: ReportLabel): void
  addMissingFile(file: MissingFile): void
  addRedirects(count: number): void
  /** Counts example documents of the new site. */
  addExamples(examples: PlannedExamples): void
  /** Once, at the end. */
  end(): ImportReport
}

/** An export with all that is planned for it. */
export interface PlannedSite {
  /** Names the old site, the same for every export of it: its host and folder. */
  readonly source: string
  /** Hosts of the old site and of its files, without `www.`. */
  readonly hosts: ReadonlySet<string>
  readonly site: SitePlan
  /** Languages of the new site after the import, the main one first. */
  readonly languages: Languages
  /** Milliseconds since 1970 from which the same export would be planned otherwise. */
  readonly changesAt: number
  readonly examples: {
    readonly choice: ExampleChoice
    readonly counts: ExampleCounts
    /** Name that the site gets in place of that of the example company. */
    readonly siteName: string
  }
  /** Number of items. */
  readonly itemCount: number
  readonly report: PlanReport
  /** Files that came with the exports of sliders. */
  readonly files: FileSource
  /** Items that others refer to: files, forms, reusable blocks. */
  firstItems(): AsyncIterable<PlannedItem>
  /** All other items, once the first were given. */
  otherItems(): AsyncIterable<PlannedItem>
  /** Both by one reading, as they stand in the export, for who writes nothing. */
  allItems(): AsyncIterable<PlannedItem>
}
