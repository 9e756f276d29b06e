import { Gutter } from '@payloadcms/ui'
import type { PayloadRequest, ServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import type { DashboardContent } from '../core/dashboard-content.ts'
import type { DashboardList as List } from '../core/listed.ts'
import type { WaitingCount } from '../core/waiting-count.ts'
import { DayAndTime } from './day-and-time.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HealthSummary } from './health-summary.tsx'
import './dashboard.css'

interface DashboardProps extends ServerProps {
  readonly initPageResult: { readonly req: PayloadRequest }
  /** The config gives it. */
  readonly readDashboard: (req: PayloadRequest, user: TypedUser) => Promise<DashboardContent>
}

/** First page of the admin: what waits, what is new, what is being written, and what a new site still lacks. */
export async function Dashboard({ initPageResult, readDashboard, user }: DashboardProps): Promise<ReactNode> {
  if (!user) return null
  const { siteName, waiting, lists, steps, isAdministrator } = await readDashboard(initPageResult.req, user)
  return (
    <Gutter className="dashboard-page">
      <div className="dashboard-page__head">
        <h1 className="dashboard-page__title">{siteName || 'Your site'}</h1>
        <p className="dashboard-page__actions">
          <a className="dashboard-page__action" href="/" rel="noopener" target="_blank">
            View site
          </a>
          <a className="dashboard-page__action dashboard-page__action--first" href="/admin/collections/pages/create">
            New page
          </a>
        </p>
      </div>
      <Counts waiting={waiting} />
      <div className="dashboard-page__columns">
        <div className="dashboard-page__column">
          {lists.map((list) => (
            <Card key={list.title} list={list} />
          ))}
        </div>
        <div className="dashboard-page__column">
          <FirstSteps steps={steps} />
          {isAdministrator && <HealthSummary />}
        </div>
      </div>
    </Gutter>
  )
}

function Counts({ waiting }: { readonly waiting: readonly WaitingCount[] }): ReactNode {
  if (waiting.length === 0) return null
  return (
    <ul aria-label="What waits" className="waiting-counts">
      {waiting.map(({ label, count, href }) => (
        <li key={label}>
          <a className="waiting-counts__link" data-waits={count > 0 || undefined} href={href}>
            <span className="waiting-counts__number">{count}</span> <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Card({ list: { title, href, none, items } }: { readonly list: List }): ReactNode {
  return (
    <section aria-label={title} className="dashboard-card">
      <div className="dashboard-card__head">
        <h2 className="dashboard-card__title">{title}</h2>
        {href && items.length > 0 && (
          <a aria-label={`${title}: show all`} href={href}>
            Show all
          </a>
        )}
      </div>
      {items.length === 0 && <p className="dashboard-card__none">{none}</p>}
      {items.length > 0 && (
        <ul className="dashboard-card__list">
          {items.map((item) => (
            <li key={item.href}>
              <a className="dashboard-card__link" href={item.href}>
                <span className="dashboard-card__name">{item.name}</span>
                <span className="dashboard-card__detail">{item.detail}</span>
                {item.date && <DayAndTime at={item.date} />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
