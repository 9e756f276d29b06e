import { requireBuiltAdmin } from '../../scripts/launch/build.mjs'
import { PATIENCE_MS } from './patience.ts'
import { type SiteOptions, startSiteOn, type TestSite } from './site-process.ts'
import { until } from './until.ts'

/** Who signs in to an admin. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** A site with its admin. */
export interface AdminSite {
  readonly url: string
  readonly dataDir: string
  /** Of the programs. */
  readonly pids: { readonly site: number; readonly admin: number }
  readonly owner: Account
  /** Of the owner's session. */
  readonly ownerToken: string
}

const OWNER = { name: 'Olive Owner', email: 'owner@example.com', password: 'correct horse battery staple' }

/** Starts a site with its admin on a copy of the demo, and makes its first account. */
export async function startAdminSite(
  demo: string,
  env: Record<string, string> = {},
  options: SiteOptions = {},
): Promise<{ readonly site: TestSite; readonly admin: AdminSite }> {
  requireBuiltAdmin()
  const site = await startSiteOn(demo, { ADMIN: 'on', ...env }, options)
  await adminAnswers(site)
  const response = await fetch(`${site.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...OWNER, setupCode: site.setupCode }),
  })
  if (!response.ok) throw new Error(`The first account was not made: ${await response.text()}`)
  const { token } = await response.json()
  const pids = { site: site.pid, admin: adminPid(site.log()) }
  return { site, admin: { url: site.url, dataDir: site.dataDir, pids, owner: OWNER, ownerToken: token } }
}

/** Waits until the admin of a site answers, which it does some seconds after the site. */
export function adminAnswers({ url }: { readonly url: string }): Promise<unknown> {
  return until('the admin to answer', async () => (await fetch(`${url}/admin/login`)).ok, PATIENCE_MS.adminStart)
}

/** The process that the site names in its log when it starts its admin. */
function adminPid(log: string): number {
  const pid = [...log.matchAll(/"childPid":(\d+)/g)].at(-1)?.[1]
  if (pid === undefined) throw new Error('The site started no admin.')
  return Number(pid)
}
