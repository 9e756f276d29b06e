import type { AdminText } from '@vitrine/content/core'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { menuOf } from '../menus/classic-menus.ts'

export interface MenuGuess {
  readonly count: number
  /** All of them, by the option that names each. */
  readonly menus: readonly { readonly key: string; readonly name: string }[]
  readonly header?: string
  readonly footer?: string
  readonly because: AdminText
}

const HEADER = /main|primary|header|haupt|top|principal|primär|navigation|menu[\s-]?1/i
const FOOTER = /foot|fuß|fuss|bottom|legal|impressum|pied|unten|rechtlich/i

interface Candidate {
  readonly key: string
  readonly name: string
  readonly entries: number
}

/** Which menu stood where: the one that is called so, else the one with most entries. */
export function guessMenus(index: ExportIndex): MenuGuess {
  const menus = menusIn(index)
  const footer = menus.find(({ name }) => FOOTER.test(name))
  const others = menus.filter((menu) => menu !== footer)
  const named = others.find(({ name }) => HEADER.test(name))
  const header = named ?? [...others].sort((a, b) => b.entries - a.entries)[0]
  return {
    count: menus.length,
    menus: menus.map(({ key, name }) => ({ key, name })),
    ...(header && { header: header.key }),
    ...(footer && { footer: footer.key }),
    because: named
      ? { en: 'its name says so', de: 'sein Name es sagt' }
      : { en: 'it has most entries', de: 'es die meisten Einträge hat' },
  }
}

function menusIn(index: ExportIndex): readonly Candidate[] {
  const entries = new Map<string, number>()
  for (const item of index.items.values()) {
    const slug = item.menuEntry && menuOf(item)
    if (slug !== undefined) entries.set(slug, (entries.get(slug) ?? 0) + 1)
  }
  const classic = [...entries].map(([slug, count]) => ({
    key: slug,
    name: index.terms.get(`nav_menu:${slug}`)?.name ?? slug,
    entries: count,
  }))
  return classic.length > 0 ? classic : blockMenusIn(index)
}

/** Menus of block themes, the newest first. */
function blockMenusIn(index: ExportIndex): readonly Candidate[] {
  return [...index.items.values()]
    .filter(({ kind, status }) => kind === 'wp_navigation' && status === 'publish')
    .sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || b.id - a.id)
    .map(({ id, title }, place) => ({ key: `item:${id}`, name: title, entries: -place }))
}
