import type { ParseContext } from '@vitrine/ui/core'
import { list, record, text } from '@vitrine/ui/core'
import { parseLabel, parseLink } from './link.ts'
import type { Link, MenuItem } from './menu.ts'

/** Texts of the header. `{title}` stands for the entry's label. */
export const HEADER_TEXTS = {
  menuLabel: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close',
  openSubmenu: 'Open submenu of {title}',
  closeSubmenu: 'Close submenu of {title}',
} as const

export type HeaderTexts = Readonly<Record<keyof typeof HEADER_TEXTS, string>>

/** The header menu as visitors see it. */
export interface HeaderView {
  readonly items: readonly MenuItem[]
  /** The one link that stands out. */
  readonly action?: Link
  readonly texts: HeaderTexts
}

/**
 * Reads the `header` global (depth 1: pages populated).
 *
 * @param raw `{ items: [{ link, children: [{ link }] }], action: link, texts }`.
 * @returns Entries that lead nowhere and open nothing are left out.
 */
export function parseHeader(raw: unknown, parse: ParseContext): HeaderView {
  const header = record(raw)
  const action = parseLink(header.action, parse)
  return {
    items: list(header.items).flatMap((item) => parseItem(item, parse)),
    ...(action && { action }),
    texts: parseTexts(header.texts),
  }
}

function parseItem(raw: Readonly<Record<string, unknown>>, parse: ParseContext): MenuItem[] {
  const children = list(raw.children).flatMap((child) => parseItem(child, parse))
  const link = parseLink(raw.link, parse)
  if (link) return [{ ...link, children }]
  const label = parseLabel(raw.link)
  if (label === undefined || children.length === 0) return []
  return [{ label, newTab: false, children }]
}

function parseTexts(raw: unknown): HeaderTexts {
  const texts = record(raw)
  return {
    menuLabel: text(texts.menuLabel) ?? HEADER_TEXTS.menuLabel,
    openMenu: text(texts.openMenu) ?? HEADER_TEXTS.openMenu,
    closeMenu: text(texts.closeMenu) ?? HEADER_TEXTS.closeMenu,
    openSubmenu: text(texts.openSubmenu) ?? HEADER_TEXTS.openSubmenu,
    closeSubmenu: text(texts.closeSubmenu) ?? HEADER_TEXTS.closeSubmenu,
  }
}
