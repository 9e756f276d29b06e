import type { PlanAddress } from '../plan/plan.ts'
import type { PluginRedirect } from './plugin-redirects.ts'
import type { PatternRedirect } from './regex-pattern.ts'

/** Target of a redirect before it is written. */
export type WayEnd = PlanAddress | string

/** A redirect before it is judged. */
export interface Way {
  /** A path, a path with a query, or a pattern in which `*` stands for anything and `#` for a number. */
  readonly from: string
  readonly to?: WayEnd
  readonly status?: '301' | '302' | '410'
}

export interface RedirectInput {
  readonly plugin: readonly PluginRedirect[]
  readonly patterns: readonly PatternRedirect[]
  /** Ids of the items that became another language of a document. */
  readonly merged: ReadonlySet<number>
}
