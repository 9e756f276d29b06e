import type { MenuEntry } from './menu-tree.ts'

/** Blocks of a navigation that cannot be entries. */
export interface BlockMenu {
  readonly entries: readonly MenuEntry[]
  readonly others: readonly string[]
}
