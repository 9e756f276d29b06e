import type { Outcome, PlacedLine, PlannedDocument, PlannedGlobalValues } from '../plan/plan.ts'

export interface PlannedMenus {
  readonly documents: readonly PlannedDocument[]
  readonly globals: readonly PlannedGlobalValues[]
  /** Outcomes of the entries of classic menus, by id. */
  readonly outcomes: ReadonlyMap<number, Outcome>
  readonly lines: readonly PlacedLine[]
}
