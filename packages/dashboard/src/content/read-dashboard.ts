import { mayPublish } from '@vitrine/content/access'
import { person } from '@vitrine/content/core'
import type { PayloadRequest, TypedUser } from 'payload'
import type { DashboardContent } from '../core/dashboard-content.ts'
import { readDrafts } from './drafts.ts'
import { readNewest } from './newest.ts'
import { readScheduled } from './scheduled.ts'
import { readSiteName } from './site-name.ts'
import { readSteps } from './steps.ts'
import { countWaiting } from './waiting.ts'

/** Reads the dashboard of an account. */
export async function readDashboard(req: PayloadRequest, user: TypedUser): Promise<DashboardContent> {
  const { payload } = req
  const [siteName, waiting, newest, drafts, scheduled, steps] = await Promise.all([
    readSiteName(payload),
    countWaiting(payload, user),
    readNewest(payload, user),
    readDrafts(req, user),
    readScheduled(payload, user),
    mayPublish(user) ? readSteps(payload) : [],
  ])
  return {
    siteName,
    waiting,
    lists: [...newest, drafts, ...(scheduled.items.length > 0 ? [scheduled] : [])],
    steps,
    isAdministrator: person(user)?.role === 'administrator',
  }
}
