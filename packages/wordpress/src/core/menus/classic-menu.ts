import type { MenuEntry } from './menu-tree.ts'

/** A classic menu: a term of `nav_menu`, and the entries that carry it. */
export interface ClassicMenu {
  readonly slug: string
  readonly name: string
  readonly entries: readonly MenuEntry[]
  /** Ids of its items, in order. */
  readonly itemIds: readonly number[]
}
