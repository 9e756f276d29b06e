import type { ReportLine } from '../convert/convert.ts'
import type { LeftOutCode, PlanAddress, PlannedCollection } from '../plan/plan.ts'
import type { Question } from '../plan/questions.ts'
import type { ReportLabel, ReportText } from './report-words.ts'

/** Report of an import, or of a dry run: a value of JSON. */
export interface ImportReport {
  readonly site: { readonly title: string; readonly address: string }
  readonly sum: ItemSum
  /** Items by kind and status, as the export has them. */
  readonly kinds: readonly KindCount[]
  /** Documents by collection. */
  readonly documents: Readonly<Partial<Record<PlannedCollection, number>>>
  readonly comments: CommentSum
  readonly leftOut: readonly LeftOutItem[]
  /** Left-out items beyond those that are listed. */
  readonly moreLeftOut: number
  readonly groups: readonly LineGroup[]
  readonly missingFiles: readonly MissingFile[]
  readonly changedAddresses: ChangedAddresses
  /** The first addresses of the old site, its front page first; at most ten. */
  readonly firstAddresses: readonly FirstAddress[]
  /** Published documents that have an address on either site, in the order of the export; the first of a large one. */
  readonly pages: readonly MovedPage[]
  readonly customFields: readonly CustomField[]
  readonly problems: readonly ReportLabel[]
  /** Those that no option answers. */
  readonly questions: readonly Question[]
  /** All questions of the export, those that an option answers included. */
  readonly asked: readonly Question[]
  /** At most five, the most weighty first. */
  readonly lookAt: readonly LookAtThing[]
}

/** Something that an owner is asked to look at. */
export interface LookAtThing {
  readonly text: ReportText
  /** The first item that it was found in. */
  readonly first?: ItemPlace
  /** Collection in which it is seen, where no one item stands for it. */
  readonly list?: PlannedCollection
}

/** Items of the export: those that became documents, those that became part of others, and those that were left out. */
export interface ItemSum {
  readonly items: number
  readonly imported: number
  readonly merged: number
  readonly leftOut: number
  /** Items that the import failed on. */
  readonly failed: number
}

export interface KindCount {
  /** Kind and status as WordPress stores them: `post`, `publish`. */
  readonly kind: string
  readonly status: string
  readonly hasPassword: boolean
  readonly items: number
  readonly imported: number
  readonly merged: number
  readonly leftOut: number
}

export interface CommentSum {
  readonly comments: number
  readonly imported: number
  /** Those without a place, by their reason. */
  readonly leftOut: readonly Pick<LineGroup, 'code' | 'subject' | 'count'>[]
}

export interface LeftOutItem {
  readonly id: number
  readonly kind: string
  readonly title: string
  readonly address: string
  readonly code: LeftOutCode
  readonly reason: ReportLabel
}

/** An item of the export. */
export interface ItemPlace {
  readonly id: number
  readonly title: string
  readonly address: string
}

/** Lines of one code and subject. */
export interface LineGroup {
  readonly level: ReportLine['level']
  readonly code: string
  readonly subject: string
  readonly count: number
  /** The first item that it was found in. */
  readonly first?: ItemPlace
  readonly example?: string
}

export interface MissingFile {
  readonly file: string
  readonly address: string
}

export interface ChangedAddresses {
  readonly count: number
  /** The first of them. */
  readonly examples: readonly { readonly from: string; readonly to: string }[]
  /** Redirects that are made. */
  readonly redirects: number
}

/** An address of the old site, and the path here that it leads to, or the reason for which it leads nowhere. */
export type FirstAddress = { readonly title: string; readonly from: string } & (
  | {
      /** Path with the prefix of its language. */
      readonly to: string
      /** Document that it leads to, until that is written; absent for a list. */
      readonly end?: PlanAddress
    }
  | { readonly because: ReportLabel }
)

/** A page, post or project on either site. */
export interface MovedPage {
  readonly title: string
  /** Path on the old site, with its query. */
  readonly from: string
  /** Path here in the default language. */
  readonly to: string
}

export interface CustomField {
  readonly name: string
  readonly count: number
  readonly example: string
  readonly firstItem: string
}
