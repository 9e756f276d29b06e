import { person } from '@vitrine/content/core'
import type { PayloadRequest, TypedUser } from 'payload'
import type { DashboardContent } from '../core/dashboard-content.ts'
import { readDrafts } from './drafts.ts'
import { readNewest } from './newest.ts'
import { readReports } from './reports.ts'
import { readScheduled } from './scheduled.ts'
import { readSiteName } from './site-name.ts'
import { readSteps } from './steps.ts'
import { countWaiting } from './waiting.ts'
import { readWorkedIn } from './worked-in.ts'

/** Reads the dashboard of an account. */
export async function readDashboard(req: PayloadRequest, user: TypedUser): Promise<DashboardContent> {
  const { payload } = req
  const isWorkedIn = await readWorkedIn({ payload, user })
  const [siteName, waiting, newest, reports, drafts, scheduled, steps] = await Promise.all([
    readSiteName(payload),
    countWaiting(payload, user),
    readNewest(payload, user),
    readReports(payload, user, new Date()),
    readDrafts(req, user, isWorkedIn),
    readScheduled(payload, user),
    isWorkedIn('site') ? readSteps(payload) : [],
  ])
  return {
    siteName,
    waiting,
    lists: [...newest, ...reports, ...(drafts ? [drafts] : []), ...(scheduled.items.length > 0 ? [scheduled] : [])],
    makesPages: await makesPages(req),
    steps,
    isAdministrator: person(user)?.role === 'administrator',
  }
}

async function makesPages(req: PayloadRequest): Promise<boolean> {
  return (await req.payload.collections.pages.config.access.create({ req })) === true
}
