import { configLabel, sidebarIconOf } from '@vitrine/content/core'
import type { SidebarEntry } from './sidebar-groups.ts'
import type { WorkedIn } from './worked-in.ts'

/** Part of the admin settings of a collection or a global that places it in the menu. */
interface Placed {
  readonly group?: unknown
  readonly custom?: Readonly<Record<string, unknown>>
}

/** Collections and globals of a site, as its config has them. */
interface Listed {
  readonly collections: readonly {
    readonly slug: string
    readonly admin: Placed
    readonly labels: { readonly plural: unknown }
  }[]
  readonly globals: readonly { readonly slug: string; readonly admin?: Placed; readonly label: unknown }[]
}

/** Rights of an account by slug, as Payload computes them. */
type Readable = Readonly<Record<string, { readonly read?: unknown } | undefined>>

/** Facts about an account that decide what its menu leads to. */
interface MenuAccount {
  readonly permissions: { readonly collections?: Readable; readonly globals?: Readable } | undefined
  /** Slugs that the admin does not hide from it. */
  readonly visibleEntities: { readonly collections: readonly string[]; readonly globals: readonly string[] }
  readonly isWorkedIn: WorkedIn
}

/** Entries of the menu of an account: what it sees, may read, and has something to do in. */
export function menuEntries(
  { collections, globals }: Listed,
  { permissions, visibleEntities, isWorkedIn }: MenuAccount,
): readonly SidebarEntry[] {
  return [
    ...collections
      .filter(({ slug }) => visibleEntities.collections.includes(slug) && permissions?.collections?.[slug]?.read)
      .map(({ slug, admin, labels }) => entryOf('collections', slug, labels.plural, admin)),
    ...globals
      .filter(({ slug }) => visibleEntities.globals.includes(slug) && permissions?.globals?.[slug]?.read)
      .map(({ slug, admin = {}, label }) => entryOf('globals', slug, label, admin)),
  ].filter(({ group, slug }) => group !== '' && isWorkedIn(slug))
}

function entryOf(kind: SidebarEntry['kind'], slug: string, label: unknown, { group, custom }: Placed): SidebarEntry {
  return {
    kind,
    slug,
    label: configLabel(label, slug),
    group: typeof group === 'string' ? group : '',
    icon: sidebarIconOf(custom),
  }
}
