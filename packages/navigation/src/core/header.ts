import { given, list, namedTexts, record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
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
  secondary: 'More links',
  languages: 'Languages',
} as const

export type HeaderTexts = Readonly<Record<keyof typeof HEADER_TEXTS, string>>

/** Content of the row above the header: one or both. */
export interface SecondaryBar {
  /** One short sentence. */
  readonly notice?: string
  readonly links: readonly Link[]
  /** True if narrow windows show it, too. */
  readonly onPhones: boolean
}

/** The header menu as visitors see it. */
export interface HeaderView {
  readonly items: readonly MenuItem[]
  /** The one link that stands out. */
  readonly action?: Link
  /** A thin row above the header, which scrolls away. */
  readonly secondary?: SecondaryBar
  readonly settings: HeaderSettings
  readonly texts: HeaderTexts
}

/**
 * Reads the `header` global (depth 2: its menu populated, and the pages and pictures of that).
 *
 * @param raw `{ menu, items: [{ link, children: [{ link }] }], action: link, secondary: { notice, links: [{ link }],
 * onPhones }, texts }` and what
 * {@link parseHeaderSettings} reads. The entries are those of its menu, if it has one, and otherwise its own.
 * @returns Entries that lead nowhere and open nothing are left out.
 */
export function parseHeader(raw: unknown, parse: ParseContext): HeaderView {
  const header = record(raw)
  const action = parseLink(header.action, parse)
  const secondary = parseSecondary(record(header.secondary), parse)
  return {
    items: parseMenu(header.menu, parse) ?? parseMenuItems(header.items, parse),
    ...(action && { action }),
    ...(secondary && { secondary }),
    settings: parseHeaderSettings(header),
    texts: namedTexts(header.texts, HEADER_TEXTS),
  }
}

function parseSecondary(raw: Readonly<Record<string, unknown>>, parse: ParseContext): SecondaryBar | undefined {
  const notice = text(raw.notice)
  const links = list(raw.links).flatMap((row) => parseLink(row.link, parse) ?? [])
  if (notice === undefined && links.length === 0) return undefined
  return { ...given({ notice }), links, onPhones: raw.onPhones !== false }
}
