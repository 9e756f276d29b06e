import { Link, Logout } from '@payloadcms/ui'
import { adminTextIn } from '@vitrine/content/core'
import type { Payload, ServerProps, TypedUser, VisibleEntities } from 'payload'
import type { ReactNode } from 'react'
import { dashboardWords } from '../core/dashboard-words.ts'
import { menuEntries } from '../core/menu-entries.ts'
import { entryHref, type SidebarGroupEntries, sidebarGroups } from '../core/sidebar-groups.ts'
import type { WaitingCount } from '../core/waiting-count.ts'
import type { WorkedIn } from '../core/worked-in.ts'
import { SidebarFrame } from './sidebar-frame.tsx'
import { SidebarIcon } from './sidebar-icon.tsx'
import { HOME_DRAWING, OTHER_DRAWING, OUTSIDE_DRAWING, SIDEBAR_DRAWINGS } from './sidebar-icons.ts'
import { Mark } from './site-mark.tsx'
import './sidebar.css'

/** Group that is folded until one of its entries is shown: it is opened seldom. */
const FOLDED = 'Settings'

interface SidebarProps extends ServerProps {
  readonly visibleEntities: VisibleEntities
  /** The config gives the functions. */
  readonly countWaiting: (payload: Payload, user: TypedUser) => Promise<readonly WaitingCount[]>
  readonly readSiteName: (payload: Payload) => Promise<string>
  readonly readWorkedIn: (asking: { readonly payload: Payload; readonly user: TypedUser }) => Promise<WorkedIn>
}

/** Sidebar of the admin: the site, what there is to edit by groups, and how much of it waits. */
export async function Sidebar(props: SidebarProps): Promise<ReactNode> {
  const { payload, user, params, i18n, permissions, visibleEntities, countWaiting, readSiteName, readWorkedIn } = props
  if (!user) return null
  const word = dashboardWords(i18n.language)
  const [name, waiting, isWorkedIn] = await Promise.all([
    readSiteName(payload),
    countWaiting(payload, user),
    readWorkedIn({ payload, user }),
  ])
  const shown = `/admin/${[params?.segments ?? []].flat().slice(0, 2).join('/')}`
  const counts = new Map(waiting.map(({ collection, count }) => [collection, count]))
  return (
    <SidebarFrame>
      <Link className="sidebar__site" href="/admin" prefetch={false}>
        <Mark name={name} />
        <span className="sidebar__name">{name || word('yourSite')}</span>
      </Link>
      <nav aria-label={word('main')} className="sidebar__nav">
        <ul className="sidebar__list">
          <Entry
            drawing={HOME_DRAWING}
            href="/admin"
            isShown={shown === '/admin/'}
            label={word('dashboard')}
            waiting={word('waiting')}
          />
          <li>
            <a className="sidebar__link" href="/" rel="noopener" target="_blank">
              <SidebarIcon drawing={OUTSIDE_DRAWING} />
              <span className="sidebar__label">{word('viewSite')}</span>
            </a>
          </li>
        </ul>
        {sidebarGroups(menuEntries(payload.config, { permissions, visibleEntities, isWorkedIn })).map((group) => (
          <Group counts={counts} group={group} key={group.name} language={i18n.language} shown={shown} />
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
  readonly language: string
}): ReactNode {
  const { group, shown, counts, language } = props
  const name = adminTextIn(group.label, language)
  const list = (
    <ul className="sidebar__list">
      {group.entries.map((entry) => (
        <Entry
          count={counts.get(entry.slug) ?? 0}
          drawing={entry.icon ? SIDEBAR_DRAWINGS[entry.icon] : OTHER_DRAWING}
          href={entryHref(entry)}
          isShown={shown === entryHref(entry)}
          key={entry.slug}
          label={adminTextIn(entry.label, language)}
          waiting={dashboardWords(language)('waiting')}
        />
      ))}
    </ul>
  )
  if (group.name !== FOLDED) {
    return (
      <section aria-label={name} className="sidebar__group">
        <h2 className="sidebar__heading">{name}</h2>
        {list}
      </section>
    )
  }
  return (
    <details className="sidebar__group" open={group.entries.some((entry) => shown === entryHref(entry))}>
      <summary className="sidebar__heading">{name}</summary>
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
  /** Word after the count, for screen readers. */
  readonly waiting: string
}): ReactNode {
  const { drawing, href, label, isShown, waiting, count = 0 } = props
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
            <span className="visually-hidden"> {waiting}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
