import type { FoundTarget } from '../convert/convert.ts'
import type { HiddenReason } from './hidden-reasons.ts'

/** An entry of a menu, of whatever kind it was. */
export interface MenuEntry {
  /** Id of the item that it was; absent for entries of block themes. */
  readonly itemId?: number
  readonly label: string
  readonly description: string
  readonly newTab: boolean
  readonly leadsTo: EntryTarget
  readonly children: readonly MenuEntry[]
}

/** Target of an entry; `nowhere`: visitors do not see it, and what lies below it moves up. */
export type EntryTarget =
  | { readonly to: 'document'; readonly target: Exclude<FoundTarget, { readonly to: 'path' }> }
  | { readonly to: 'url'; readonly url: string }
  | { readonly to: 'nowhere'; readonly reason: HiddenReason }

/** Levels of a menu here, and most entries of one list: the bounds of the collection *menus*. */
const MENU_LEVELS = 4
const MAX_ENTRIES = 60

const MAX_LABEL_LENGTH = 200
const MAX_DESCRIPTION_LENGTH = 160

/** The entries that visitors saw. */
export function shownEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => {
    const children = shownEntries(entry.children)
    return entry.leadsTo.to === 'nowhere' ? children : [{ ...entry, children }]
  })
}

/** Rows of a menu as they are stored, and the entries for which there is no room. */
export interface MenuRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly beyond: readonly MenuEntry[]
  /** Entries that stood deeper than the last level, and stand on it now. */
  readonly raised: readonly MenuEntry[]
}

/** Names of the lists of entries below an entry, from the first level on. */
const LISTS = ['children', 'leaves', 'below'] as const

export function menuRows(entries: readonly MenuEntry[]): MenuRows {
  const beyond: MenuEntry[] = []
  const raised: MenuEntry[] = []
  const rowsAt = (level: number, list: readonly MenuEntry[]): readonly Readonly<Record<string, unknown>>[] => {
    const flat = level === MENU_LEVELS - 1 ? list.flatMap((entry) => flattened(entry, raised)) : list
    beyond.push(...flat.slice(MAX_ENTRIES).flatMap((entry) => withAllBelow(entry)))
    return flat.slice(0, MAX_ENTRIES).map((entry) => {
      const below = LISTS[level]
      const rows = below === undefined ? [] : rowsAt(level + 1, entry.children)
      return { ...rowOf(entry, level), ...(below !== undefined && rows.length > 0 && { [below]: rows }) }
    })
  }
  return { rows: rowsAt(0, entries), beyond, raised }
}

function rowOf({ label, description, newTab, leadsTo }: MenuEntry, level: number): Readonly<Record<string, unknown>> {
  const words = label.slice(0, MAX_LABEL_LENGTH)
  const link =
    leadsTo.to === 'document'
      ? { type: leadsTo.target.to, [leadsTo.target.to]: leadsTo.target.ref }
      : { type: 'url', url: leadsTo.to === 'url' ? leadsTo.url : '#' }
  return {
    link: { ...link, newTab, ...(words !== '' && { label: words }) },
    ...(level === 0 && { display: 'list' }),
    // The first level and the last have no place for a sentence.
    ...(level > 0 &&
      level < MENU_LEVELS - 1 &&
      description !== '' && { description: description.slice(0, MAX_DESCRIPTION_LENGTH) }),
  }
}

/** An entry of the last level with what lies below it, one behind the other. */
function flattened(entry: MenuEntry, raised: MenuEntry[]): readonly MenuEntry[] {
  const below = entry.children.flatMap(withAllBelow)
  raised.push(...below)
  return [{ ...entry, children: [] }, ...below]
}

function withAllBelow(entry: MenuEntry): readonly MenuEntry[] {
  return [{ ...entry, children: [] }, ...entry.children.flatMap(withAllBelow)]
}
