import { Link, Logout } from '@payloadcms/ui'
import { sidebarIconOf } from '@vitrine/content/core'
import type { Payload, ServerProps, TypedUser, VisibleEntities } from 'payload'
import type { ReactNode } from 'react'
import { entryHref, type SidebarEntry, type SidebarGroupEntries, sidebarGroups } from '../core/sidebar-groups.ts'
import type { WaitingCount } from '../core/waiting-count.ts'
import { SidebarFrame } from './sidebar-frame.tsx'
import { SidebarIcon } from './sidebar-icon.tsx'
import { HOME_DRAWING, OTHER_DRAWING, OUTSIDE_DRAWING, SIDEBAR_DRAWINGS } from './sidebar-icons.ts'
import { Mark } from './site-mark.tsx'
import './sidebar.css'

/** Group that is folded until one of its entries is shown: it is opened seldom. */
const FOLDED = 'Settings'

interface SidebarProps extends ServerProps {
  readonly visibleEntities: VisibleEntities
  /** The config gives both. */
  readonly countWaiting: (payload: Payload, user: TypedUser) => Promise<readonly WaitingCount[]>
  readonly readSiteName: (payload: Payload) => Promise<string>
}

/** Sidebar of the admin: the site, what there is to edit by groups, and how much of it waits. */
export async function Sidebar(props: SidebarProps): Promise<ReactNode> {
  const { payload, user, params, countWaiting, readSiteName } = props
  if (!user) return null
  const [name, waiting] = await Promise.all([readSiteName(payload), countWaiting(payload, user)])
  const shown = `/admin/${[params?.segments ?? []].flat().slice(0, 2).join('/')}`
  const counts = new Map(waiting.map(({ collection, count }) => [collection, count]))
  return (
    <SidebarFrame>
      <Link className="sidebar__site" href="/admin" prefetch={false}>
        <Mark name={name} />
        <span className="sidebar__name">{name || 'Your site'}</span>
      </Link>
      <nav aria-label="Main" className="sidebar__nav">
        <ul className="sidebar__list">
          <Entry drawing={HOME_DRAWING} href="/admin" isShown={shown === '/admin/'} label="Dashboard" />
          <li>
            <a className="sidebar__link" href="/" rel="noopener" target="_blank">
              <SidebarIcon drawing={OUTSIDE_DRAWING} />
              <span className="sidebar__label">View site</span>
            </a>
          </li>
        </ul>
        {sidebarGroups(entriesOf(props)).map((group) => (
          <Group counts={counts} group={group} key={group.label} shown={shown} />
        ))}
      </nav>
      <div className="sidebar__end">
        <Logout />
      </div>
    </SidebarFrame>
  )
}

function Group(props: {
  readonly group: SidebarGroupEntries
  readonly shown: string
  readonly counts: ReadonlyMap<string, number>
}): ReactNode {
  const { group, shown, counts } = props
  const list = (
    <ul className="sidebar__list">
      {group.entries.map((entry) => (
        <Entry
          count={counts.get(entry.slug) ?? 0}
          drawing={entry.icon ? SIDEBAR_DRAWINGS[entry.icon] : OTHER_DRAWING}
          href={entryHref(entry)}
          isShown={shown === entryHref(entry)}
          key={entry.slug}
          label={entry.label}
        />
      ))}
    </ul>
  )
  if (group.label !== FOLDED) {
    return (
      <section aria-label={group.label} className="sidebar__group">
        <h2 className="sidebar__heading">{group.label}</h2>
        {list}
      </section>
    )
  }
  return (
    <details className="sidebar__group" open={group.entries.some((entry) => shown === entryHref(entry))}>
      <summary className="sidebar__heading">{group.label}</summary>
      {list}
    </details>
  )
}

function Entry(props: {
  readonly drawing: Parameters<typeof SidebarIcon>[0]['drawing']
  readonly href: string
  readonly label: string
  readonly isShown: boolean
  readonly count?: number
}): ReactNode {
  const { drawing, href, label, isShown, count = 0 } = props
  return (
    <li>
      <Link
        className="sidebar__link"
        href={href}
        prefetch={false}
        {...(isShown && { 'aria-current': 'page' as const })}
      >
        <SidebarIcon drawing={drawing} />
        <span className="sidebar__label">{label}</span>
        {count > 0 && (
          <span className="sidebar__count">
            {count}
            <span className="visually-hidden"> waiting</span>
          </span>
        )}
      </Link>
    </li>
  )
}

function entriesOf({ payload, permissions, visibleEntities }: SidebarProps): readonly SidebarEntry[] {
  const { collections, globals } = payload.config
  return [
    ...collections
      .filter(({ slug }) => visibleEntities.collections.includes(slug) && permissions?.collections?.[slug]?.read)
      .map(({ slug, admin, labels }) => entryOf('collections', slug, labels.plural, admin)),
    ...globals
      .filter(({ slug }) => visibleEntities.globals.includes(slug) && permissions?.globals?.[slug]?.read)
      .map(({ slug, admin, label }) => entryOf('globals', slug, label, admin)),
  ].filter(({ group }) => group !== '')
}

function entryOf(
  kind: SidebarEntry['kind'],
  slug: string,
  label: unknown,
  { group, custom }: { readonly group?: unknown; readonly custom?: Readonly<Record<string, unknown>> },
): SidebarEntry {
  return {
    kind,
    slug,
    label: typeof label === 'string' ? label : slug,
    group: typeof group === 'string' ? group : '',
    icon: sidebarIconOf(custom),
  }
}
