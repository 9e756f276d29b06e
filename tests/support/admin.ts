import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { type Account, type AdminSite, startAdminSite } from './admin-site.ts'
import { openBrowser, openPage } from './browser.ts'
import { shared } from './shared.ts'
import type { TestSite } from './site-process.ts'

/** Characters of the site's log that go with a complaint of the console. */
const LOG_END = 4000

/** The admin of a demo site, in a window where an administrator has signed in. */
export interface OpenAdmin {
  readonly site: AdminSite
  readonly browser: Browser
  readonly page: Page
  /** Who has signed in. */
  readonly account: Account
  close(): Promise<void>
}

/**
 * Opens a list of the admin, and waits until it answers clicks: it then writes its order and length into its address. A
 * click before that is lost, since Next gives up the page that it was to lead to, and a tick is taken back.
 */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForURL(/[?&]limit=/, { waitUntil: 'commit' })
}

/** Opens a form of the admin, and waits until it is alive: a press before that is lost. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('form[data-form-ready="true"]').first().waitFor()
}

/** An admin that a test may stop and start. */
export type OwnAdmin = Omit<OpenAdmin, 'site'> & { readonly site: TestSite }

interface AdminOptions {
  /** Complaints of the console that belong to the tests. */
  readonly expectedErrors?: readonly RegExp[]
}

/**
 * Opens the admin that all tests of a run share, with an account of its own, so that its preferences are.
 *
 * Tests write to documents of their own, and count nothing that others may add to.
 */
export async function openAdmin(options: AdminOptions = {}): Promise<OpenAdmin> {
  const site: AdminSite = JSON.parse(await shared('admin'))
  const account = { email: `${randomUUID()}@example.com`, password: site.owner.password }
  await makeAdministrator(site, account)
  return signedIn(site, account, () => shared('admin/log'), options)
}

/** Opens the admin of a site that no other test uses, as its owner: for tests that stop it. */
export async function openOwnAdmin(options: AdminOptions = {}): Promise<OwnAdmin> {
  const { site, admin } = await startAdminSite(await shared('demo'))
  const opened = await signedIn(admin, admin.owner, async () => site.log(), options)
  return {
    ...opened,
    site,
    async close() {
      try {
        await opened.close()
      } finally {
        await site.stop()
      }
    },
  }
}

async function signedIn(
  site: AdminSite,
  account: Account,
  log: () => Promise<string>,
  options: AdminOptions,
): Promise<OpenAdmin> {
  const browser = await openBrowser()
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 1000 }, ...options })
  const answer = await page.request.post(`${site.url}/api/users/login`, { data: account })
  if (!answer.ok()) throw new Error(`${account.email} could not sign in: ${await answer.text()}`)
  await page.goto(`${site.url}/admin`)
  return {
    site,
    browser,
    page,
    account,
    async close() {
      try {
        await close()
      } catch (complaint) {
        throw new Error(`${complaint}\n\nThe log of the site ends so:\n${(await log()).slice(-LOG_END)}`)
      } finally {
        await browser.close()
      }
    },
  }
}

async function makeAdministrator({ url, ownerToken }: AdminSite, account: Account): Promise<void> {
  const response = await fetch(`${url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${ownerToken}` },
    body: JSON.stringify({ ...account, name: 'Ada Administrator', role: 'administrator' }),
  })
  if (!response.ok) throw new Error(`A new account was refused: ${await response.text()}`)
}
