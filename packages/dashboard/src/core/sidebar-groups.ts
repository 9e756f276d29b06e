import { type AdminLabel, SIDEBAR_GROUPS, type SidebarIcon } from '@vitrine/content/core'

/** A collection or a global in the sidebar. */
export interface SidebarEntry {
  readonly kind: 'collections' | 'globals'
  readonly slug: string
  readonly label: AdminLabel
  /** Group that its config names; others than those of the site come last. */
  readonly group: string
  readonly icon: SidebarIcon | undefined
}

/** A group of the sidebar. */
export interface SidebarGroupEntries {
  /** Name that entries give; {@link SIDEBAR_GROUPS} translates those of the site. */
  readonly name: string
  readonly label: AdminLabel
  readonly entries: readonly SidebarEntry[]
}

/** Sorts entries into groups, in the order of the groups; within one they keep their own. Empty groups are left out. */
export function sidebarGroups(entries: readonly SidebarEntry[]): readonly SidebarGroupEntries[] {
  const own = new Map<string, AdminLabel>(Object.entries(SIDEBAR_GROUPS))
  const names = new Set<string>([...own.keys(), ...entries.map(({ group }) => group)])
  return [...names]
    .map((name) => ({
      name,
      label: own.get(name) ?? name,
      entries: entries.filter(({ group }) => group === name),
    }))
    .filter((group) => group.entries.length > 0)
}

/** Address of an entry. */
export function entryHref({ kind, slug }: Pick<SidebarEntry, 'kind' | 'slug'>): string {
  return `/admin/${kind}/${slug}`
}

/** Letters of a mark for a site: the first of its first two words, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}
