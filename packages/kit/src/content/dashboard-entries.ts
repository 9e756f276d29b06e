import type { Condition } from '@vitrine/content/core'
import type { CollectionSlug, GlobalSlug } from 'payload'

/** Documents that wait for somebody: counted in the sidebar and on the dashboard. */
export interface WaitingDocuments {
  /** Their name, such as `New messages`. */
  readonly label: string
  readonly collection: CollectionSlug
  /** All of them hold for a document that waits. */
  readonly conditions: readonly Condition[]
  /** True if it stands in the bar above pages, too, even when nothing waits. */
  readonly inBar?: true
}

/** The newest documents of a collection, as a list on the dashboard. */
export interface NewestDocuments {
  readonly title: string
  readonly collection: CollectionSlug
  readonly conditions: readonly Condition[]
  /** Name of the field that each is called by. */
  readonly name: string
  /** Name of the field that says more of it. */
  readonly detail?: string
  /** Name of the field with its time. */
  readonly date: string
  /** Sentence in place of an empty list. */
  readonly none: string
}

/** Step that makes a new site its owner's own. It is done as soon as an account has changed what it is about. */
export interface FirstStep {
  readonly title: string
  /** Sentence that says how. */
  readonly text: string
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
  readonly firstSteps?: readonly FirstStep[]
}
