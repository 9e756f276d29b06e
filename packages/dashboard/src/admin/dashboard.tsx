import { Gutter } from '@payloadcms/ui'
import { adminTextIn } from '@vitrine/content/core'
import type { PayloadRequest, ServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import type { DashboardContent } from '../core/dashboard-content.ts'
import { dashboardWords } from '../core/dashboard-words.ts'
import type { DashboardList as List } from '../core/listed.ts'
import type { WaitingCount } from '../core/waiting-count.ts'
import { DayAndTime, EventTime } from './day-and-time.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HealthSummary } from './health-summary.tsx'
import './dashboard.css'

interface DashboardProps extends ServerProps {
  readonly initPageResult: { readonly req: PayloadRequest }
  /** The config gives it. */
  readonly readDashboard: (req: PayloadRequest, user: TypedUser) => Promise<DashboardContent>
}

/** First page of the admin: what waits, what is new, what is being written, and what a new site still lacks. */
export async function Dashboard({
  i18n: { language },
  initPageResult,
  readDashboard,
  user,
}: DashboardProps): Promise<ReactNode> {
  if (!user) return null
  const word = dashboardWords(language)
  const { siteName, waiting, lists, steps, isAdministrator, makesPages } = await readDashboard(initPageResult.req, user)
  return (
    <Gutter className="dashboard-page">
      <div className="dashboard-page__head">
        <h1 className="dashboard-page__title">{siteName || word('yourSite')}</h1>
        <p className="dashboard-page__actions">
          <a className="dashboard-page__action" href="/" rel="noopener" target="_blank">
            {word('viewSite')}
          </a>
          {makesPages && (
            <a className="dashboard-page__action dashboard-page__action--first" href="/admin/collections/pages/create">
              {word('newPage')}
            </a>
          )}
        </p>
      </div>
      <Counts language={language} waiting={waiting} />
      <div className="dashboard-page__columns">
        <div className="dashboard-page__column">
          {lists.map((list) => (
            <Card key={adminTextIn(list.title, language)} language={language} list={list} />
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

function Counts(props: { readonly language: string; readonly waiting: readonly WaitingCount[] }): ReactNode {
  const { language, waiting } = props
  if (waiting.length === 0) return null
  return (
    <ul aria-label={dashboardWords(language)('whatWaits')} className="waiting-counts">
      {waiting.map(({ label, count, href }) => (
        <li key={href}>
          <a className="waiting-counts__link" data-waits={count > 0 || undefined} href={href}>
            <span className="waiting-counts__number">{count}</span> <span>{adminTextIn(label, language)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Card(props: { readonly language: string; readonly list: List }): ReactNode {
  const { language, list } = props
  const { href, none, items } = list
  const title = adminTextIn(list.title, language)
  const showAll = dashboardWords(language)('showAll')
  return (
    <section aria-label={title} className="dashboard-card">
      <div className="dashboard-card__head">
        <h2 className="dashboard-card__title">{title}</h2>
        {href && items.length > 0 && (
          <a aria-label={`${title}: ${showAll}`} href={href}>
            {showAll}
          </a>
        )}
      </div>
      {items.length === 0 && <p className="dashboard-card__none">{adminTextIn(none, language)}</p>}
      {items.length > 0 && (
        <ul className="dashboard-card__list">
          {items.map((item) => (
            <li key={item.href}>
              <a className="dashboard-card__link" href={item.href}>
                <span className="dashboard-card__name">{adminTextIn(item.name, language)}</span>
                <span className="dashboard-card__detail">{adminTextIn(item.detail, language)}</span>
                {item.date && (item.isToCome ? <EventTime at={item.date} /> : <DayAndTime at={item.date} />)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
