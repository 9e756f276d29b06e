import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { menuOf } from '../menus/classic-menus.ts'
import type { ReportText } from '../report/report-words.ts'
import type { MenuLocations } from './menu-locations.ts'

export interface MenuGuess {
  readonly count: number
  /** All of them, by the option that names each. */
  readonly menus: readonly { readonly key: string; readonly name: string }[]
  readonly header?: string
  readonly footer?: string
  /** Reason for the header; `certain` where the old theme says so. */
  readonly because: ReportText
  readonly isCertain: boolean
}

const HEADER = /main|primary|header|haupt|top|principal|primär|navigation|menu[\s_-]?1/i
const FOOTER = /foot|fuß|fuss|bottom|legal|impressum|pied|unten|rechtlich/i

interface Candidate {
  readonly key: string
  readonly name: string
  /** Number of the term; undefined for a menu of a block theme. */
  readonly id: number | undefined
  /** Entries that lead anywhere. */
  readonly entries: number
  readonly all: number
}

/**
 * Which menu stood where: the one that the old theme had there, else the one that is called so, else any, and of several
 * the one with most entries that lead anywhere. An empty menu is taken only where there is no other.
 */
export function guessMenus(index: ExportIndex, locations: MenuLocations = {}): MenuGuess {
  const menus = menusIn(index)
  const placedFooter = menuAt(FOOTER, locations, menus)
  const footer = placedFooter ?? menus.find(({ name }) => FOOTER.test(name))
  const others = menus.filter((menu) => menu !== footer)
  const placed = menuAt(HEADER, locations, others)
  const called = longest(others.filter(({ name, entries }) => HEADER.test(name) && entries !== 0))
  const header = placed ?? called ?? longest(others)
  return {
    count: menus.length,
    menus: menus.map(({ key, name }) => ({ key, name })),
    ...(header && { header: header.key }),
    ...(footer && { footer: footer.key }),
    because: placed ? BY_THEME : called ? BY_NAME : BY_LENGTH,
    isCertain: placed !== undefined,
  }
}

const BY_THEME: ReportText = {
  en: 'the old theme had it there',
  de: 'das alte Theme es dort hatte',
  he: 'ערכת העיצוב הישנה הציגה אותו שם',
}
const BY_NAME: ReportText = { en: 'its name says so', de: 'sein Name es sagt', he: 'כך אומר השם שלו' }
const BY_LENGTH: ReportText = {
  en: 'it has most entries',
  de: 'es die meisten Einträge hat',
  he: 'יש בו הכי הרבה פריטים',
}

/** The menu at the place of a theme that is called so. */
function menuAt(called: RegExp, locations: MenuLocations, menus: readonly Candidate[]): Candidate | undefined {
  const places = Object.entries(locations).filter(([place]) => called.test(place))
  return longest(menus.filter(({ id }) => places.some(([, number]) => number === id)))
}

/** The menu with most entries that lead anywhere, then with most entries. */
function longest(menus: readonly Candidate[]): Candidate | undefined {
  return menus.toSorted((a, b) => b.entries - a.entries || b.all - a.all)[0]
}

function menusIn(index: ExportIndex): readonly Candidate[] {
  const found = new Map<string, { entries: number; all: number }>()
  const leads = leadingEntries(index)
  for (const item of index.items.values()) {
    const slug = item.menuEntry && menuOf(item)
    if (slug === undefined) continue
    const counts = found.get(slug) ?? { entries: 0, all: 0 }
    counts.all += 1
    if (leads(item)) counts.entries += 1
    found.set(slug, counts)
  }
  const classic = [...found].map(([slug, counts]) => {
    const term = index.terms.get(`nav_menu:${slug}`)
    return { key: slug, name: term?.name ?? slug, id: term?.id, ...counts }
  })
  return classic.length > 0 ? classic : blockMenusIn(index)
}

/** Tells of an entry whether it has an address: a page or term of the export, or one that is written in it. */
function leadingEntries({ items, terms }: ExportIndex): (entry: IndexedItem) => boolean {
  const termIds = new Set([...terms.values()].map(({ taxonomy, id }) => `${taxonomy}:${id}`))
  return ({ status, menuEntry }) => {
    if (status !== 'publish' || menuEntry === undefined) return false
    const { type, object, objectId, url } = menuEntry
    switch (type) {
      case 'post_type':
        return items.has(objectId)
      case 'taxonomy':
        return termIds.has(`${object}:${objectId}`)
      case 'post_type_archive':
        return true
      default:
        return url !== '' && url !== '#'
    }
  }
}

/** Menus of block themes, the newest first. */
function blockMenusIn(index: ExportIndex): readonly Candidate[] {
  return [...index.items.values()]
    .filter(({ kind, status }) => kind === 'wp_navigation' && status === 'publish')
    .sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || b.id - a.id)
    .map(({ id, title }, place) => ({ key: `item:${id}`, name: title, id: undefined, entries: -place, all: -place }))
}
