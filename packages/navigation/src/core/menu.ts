import type { Image } from '@vitrine/content/core'

/** A link as visitors see it. */
export interface Link {
  readonly label: string
  /** Path of this site (`/work/`) or an absolute address. */
  readonly href: string
  readonly newTab: boolean
}

/** Levels of a menu: what a visitor can still see through. */
export const MENU_LEVELS = 4

/** Most entries of one list: enough for the departments of a shop. */
export const MAX_MENU_ENTRIES = 60

/** Parts of the width that a column of a mega menu may take. */
export const MAX_SHARE = 3

/** Displays of the entries below: as a list, or in columns as wide as the site or as the window. */
export const ENTRY_DISPLAYS = ['list', 'site', 'window'] as const

/** One entry of a menu, with the entries below it. */
export interface MenuItem {
  readonly label: string
  /** Absent on an entry that only opens its children. */
  readonly href?: string
  readonly newTab: boolean
  /** `page`: leads to the page that is shown. `ancestor`: that page lies below it, in the menu or by its address. */
  readonly current?: 'page' | 'ancestor'
  readonly children: readonly MenuItem[]
  /** Of an entry of the first level, when its children stand in columns. */
  readonly columns?: 'site' | 'window'
  /** Of a column: parts of the width, from 1 to {@link MAX_SHARE}. */
  readonly share?: number
  /** One sentence below it, in columns. */
  readonly description?: string
  /** Image above it, in columns. */
  readonly image?: Image
}
