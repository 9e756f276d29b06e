import type { ParseContext } from '@vitrine/ui/core'
import { namedTexts, record } from '@vitrine/ui/core'
import { parseLink } from './link.ts'
import type { Link, MenuItem } from './menu.ts'
import { parseMenu, parseMenuItems } from './parse-menu.ts'
import { type HeaderSettings, parseHeaderSettings } from './settings.ts'

/** Texts of the header. `{title}` stands for the entry's label. */
export const HEADER_TEXTS = {
  menuLabel: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close',
  openSubmenu: 'Open submenu of {title}',
  closeSubmenu: 'Close submenu of {title}',
  openSearch: 'Search',
  closeSearch: 'Close search',
  searchField: 'What are you looking for?',
  submitSearch: 'Search',
  languages: 'Languages',
} as const

export type HeaderTexts = Readonly<Record<keyof typeof HEADER_TEXTS, string>>

/** The header menu as visitors see it. */
export interface HeaderView {
  readonly items: readonly MenuItem[]
  /** The one link that stands out. */
  readonly action?: Link
  readonly settings: HeaderSettings
  readonly texts: HeaderTexts
}

/**
 * Reads the `header` global (depth 2: its menu populated, and the pages and pictures of that).
 *
 * @param raw `{ menu, items: [{ link, children: [{ link }] }], action: link, texts }` and what
 * {@link parseHeaderSettings} reads. The entries are those of its menu, if it has one, and otherwise its own.
 * @returns Entries that lead nowhere and open nothing are left out.
 */
export function parseHeader(raw: unknown, parse: ParseContext): HeaderView {
  const header = record(raw)
  const action = parseLink(header.action, parse)
  return {
    items: parseMenu(header.menu, parse) ?? parseMenuItems(header.items, parse),
    ...(action && { action }),
    settings: parseHeaderSettings(header),
    texts: namedTexts(header.texts, HEADER_TEXTS),
  }
}
