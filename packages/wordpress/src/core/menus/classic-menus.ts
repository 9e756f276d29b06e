import type { ConvertLookup } from '../convert/convert.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import { plainText } from '../terms/plain-text.ts'
import { titleText } from '../terms/title-text.ts'
import type { ClassicMenu } from './classic-menu.ts'
import { targetOfEntry } from './entry-target.ts'
import type { MenuEntry } from './menu-tree.ts'

/** Levels of entries that are followed. */
const MAX_LEVELS = 50

const MAX_LABEL_LENGTH = 200
const MAX_NAME_LENGTH = 80

export function classicMenus(plan: Omit<ImportPlan, 'menus'>): readonly ClassicMenu[] {
  const itemsOf = new Map<string, IndexedItem[]>()
  for (const [, term] of plan.index.terms) if (term.taxonomy === 'nav_menu') itemsOf.set(term.slug, [])
  for (const item of plan.index.items.values()) {
    const slug = item.menuEntry && menuOf(item)
    if (slug === undefined || item.status !== 'publish') continue
    const known = itemsOf.get(slug)
    if (known) known.push(item)
    else itemsOf.set(slug, [item])
  }
  return [...itemsOf].map(([slug, items]) => {
    items.sort((a, b) => a.menuOrder - b.menuOrder || a.id - b.id)
    const name = plan.index.terms.get(`nav_menu:${slug}`)?.name ?? slug
    return {
      slug,
      name: titleText(name, MAX_NAME_LENGTH) || slug.slice(0, MAX_NAME_LENGTH),
      entries: treeOf(items, plan),
      itemIds: items.map(({ id }) => id),
    }
  })
}

/** Slug of the menu that an entry is in; undefined for one that is in none. */
export function menuOf({ terms }: IndexedItem): string | undefined {
  return terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.slug
}

/** Entries below the ones that they name; a parent that is missing or in a circle stands for the top. */
function treeOf(items: readonly IndexedItem[], plan: Omit<ImportPlan, 'menus'>): readonly MenuEntry[] {
  const ids = new Map(items.map((item) => [item.id, item]))
  const below = new Map<number, IndexedItem[]>()
  for (const item of items) {
    const parent = item.menuEntry?.parent ?? 0
    const place = ids.has(parent) && !isInCircle(item, ids) ? parent : 0
    const known = below.get(place)
    if (known) known.push(item)
    else below.set(place, [item])
  }
  const entriesBelow = (parent: number, level: number): readonly MenuEntry[] =>
    level > MAX_LEVELS
      ? []
      : (below.get(parent) ?? []).map((item) => entryOf(item, plan, entriesBelow(item.id, level + 1)))
  return entriesBelow(0, 1)
}

function isInCircle(item: IndexedItem, items: ReadonlyMap<number, IndexedItem>): boolean {
  let next = items.get(item.menuEntry?.parent ?? 0)
  for (let steps = 0; next && steps <= MAX_LEVELS; steps += 1) {
    if (next.id === item.id) return true
    next = items.get(next.menuEntry?.parent ?? 0)
  }
  return next !== undefined
}

function entryOf(item: IndexedItem, plan: Omit<ImportPlan, 'menus'>, children: readonly MenuEntry[]): MenuEntry {
  const { menuEntry } = item
  if (!menuEntry)
    return { label: '', description: '', newTab: false, leadsTo: { to: 'nowhere', reason: 'noEntry' }, children }
  return {
    itemId: item.id,
    label: titleText(item.title, MAX_LABEL_LENGTH) || labelOfObject(menuEntry, plan.index.items, plan.lookup),
    description: plainText(menuEntry.description, 160),
    newTab: menuEntry.newTab,
    leadsTo: targetOfEntry(menuEntry, plan),
    children,
  }
}

/** The name of what an entry leads to; entries without a text show it. */
function labelOfObject(
  { type, object, objectId }: NonNullable<IndexedItem['menuEntry']>,
  items: ReadonlyMap<number, IndexedItem>,
  lookup: ConvertLookup,
): string {
  const name = type === 'taxonomy' ? lookup.term(object, objectId)?.name : items.get(objectId)?.title
  return titleText(name ?? '', MAX_LABEL_LENGTH)
}
