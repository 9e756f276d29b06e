import { given, list, record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { parseLabel, parseLink } from './link.ts'
import { ENTRY_DISPLAYS, MAX_SHARE, MENU_LEVELS, type MenuItem } from './menu.ts'

/**
 * Reads the entries of a menu.
 *
 * @param raw `[{ link, display, share, description, picture, children }]`, pages and pictures populated. The lists of the
 * third and fourth level are called `leaves` and `below`.
 * @returns Entries that lead nowhere and open nothing are left out, and so is what lies deeper than four levels.
 */
export function parseMenuItems(raw: unknown, parse: ParseContext, level = 1): readonly MenuItem[] {
  return level > MENU_LEVELS ? [] : list(raw).flatMap((item) => parseItem(item, parse, level))
}

/** Reads a populated document of the collection `menus`. Undefined: there is none. */
export function parseMenu(raw: unknown, parse: ParseContext): readonly MenuItem[] | undefined {
  const { items } = record(raw)
  return items === undefined ? undefined : parseMenuItems(items, parse)
}

/** Names of the lists below an entry, by its level. */
const LISTS: Readonly<Record<number, string>> = { 1: 'children', 2: 'leaves', 3: 'below' }

function parseItem(raw: Readonly<Record<string, unknown>>, parse: ParseContext, level: number): MenuItem[] {
  const children = parseMenuItems(raw[LISTS[level] ?? ''], parse, level + 1)
  const link = parseLink(raw.link, parse)
  const label = link?.label ?? parseLabel(raw.link)
  if (label === undefined || (!link && children.length === 0)) return []
  return [{ ...(link ?? { label, newTab: false }), children, ...given(inColumns(raw, parse, level, children)) }]
}

/** Properties that only columns show. */
function inColumns(
  raw: Readonly<Record<string, unknown>>,
  parse: ParseContext,
  level: number,
  children: readonly MenuItem[],
) {
  const display = ENTRY_DISPLAYS.find((name) => name === raw.display)
  const share = typeof raw.share === 'number' && raw.share > 1 ? Math.min(Math.round(raw.share), MAX_SHARE) : undefined
  return {
    columns: level > 1 || display === 'list' || children.length === 0 ? undefined : display,
    share: level === 2 ? share : undefined,
    description: level > 1 ? text(raw.description) : undefined,
    image: level > 1 ? parse.image(raw.picture) : undefined,
  }
}
