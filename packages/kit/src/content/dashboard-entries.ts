import type { AdminLabel, Condition } from '@vitrine/content/core'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** Documents that wait for somebody: counted in the sidebar and on the dashboard. */
export interface WaitingDocuments {
  /** Their name, such as `New messages`. */
  readonly label: AdminLabel
  readonly collection: CollectionSlug
  /** All of them hold for a document that waits. */
  readonly conditions: readonly Condition[]
  /** True if it stands in the bar above pages, too, even when nothing waits. */
  readonly inBar?: true
}

/** The newest documents of a collection, as a list on the dashboard. */
export interface NewestDocuments {
  readonly title: AdminLabel
  readonly collection: CollectionSlug
  readonly conditions: readonly Condition[]
  /** Name of the field that each is called by. */
  readonly name: string
  /** Name of the field that says more of it. */
  readonly detail?: string
  /** Name of the field with its time. */
  readonly date: string
  /** Sentence in place of an empty list. */
  readonly none: AdminLabel
}

/** A line of a {@link DashboardReport}. */
export interface ReportLine {
  readonly name: AdminLabel
  readonly detail: AdminLabel
  /** Address in the admin, another for each line. */
  readonly href: string
}

/** A list on the dashboard that a feature puts together itself. */
export interface DashboardReport {
  readonly title: AdminLabel
  /** Who may see documents of this collection sees the report. */
  readonly collection: CollectionSlug
  /** Sentence in place of an empty list. */
  readonly none: AdminLabel
  readonly read: (payload: Payload, now: Date) => Promise<readonly ReportLine[]>
}

/** Step that makes a new site its owner's own. It is done as soon as an account has changed what it is about. */
export interface FirstStep {
  readonly title: AdminLabel
  /** Sentence that says how. */
  readonly text: AdminLabel
  readonly about:
    | {
        readonly global: GlobalSlug
        /** Name of a field that has to be filled in as well; a field of a group is named `group.field`. */
        readonly field?: string
      }
    | { readonly collection: CollectionSlug; readonly conditions: readonly Condition[] }
}

/** Part of the dashboard that comes from one feature. */
export interface DashboardEntries {
  readonly waiting?: readonly WaitingDocuments[]
  readonly newest?: readonly NewestDocuments[]
  readonly reports?: readonly DashboardReport[]
  readonly firstSteps?: readonly FirstStep[]
}
