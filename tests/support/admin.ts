import type { Browser, Page } from 'playwright-core'
import { openBrowser, openPage } from './browser.ts'
import { startSite, type TestSite } from './site.ts'
import { until } from './until.ts'

const OWNER = { name: 'Olive Owner', email: 'owner@example.com', password: 'correct horse battery staple' }

/** Milliseconds until the admin has started. */
const START_MS = 120_000

/** Characters of the site's log that go with a complaint of the console. */
const LOG_END = 4000

/** The admin of a demo site, in a window where its owner has signed in. */
export interface OpenAdmin {
  readonly site: TestSite
  readonly browser: Browser
  readonly page: Page
  close(): Promise<void>
}

/** @param options.expectedErrors Complaints of the console that belong to the tests. */
export async function openAdmin(options: { readonly expectedErrors?: readonly RegExp[] } = {}): Promise<OpenAdmin> {
  const [site, browser] = await Promise.all([startSite({ ADMIN: 'on' }), openBrowser()])
  await until('the admin to answer', async () => (await fetch(`${site.url}/admin/login`)).ok, START_MS)
  await fetch(`${site.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...OWNER, setupCode: site.setupCode }),
  })
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 1000 }, ...options })
  await page.goto(`${site.url}/admin/login`)
  await page.getByLabel('Email').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/admin\/?$/)
  // The dashboard is left when it has asked all that it asks.
  await page.waitForLoadState('networkidle')
  return {
    site,
    browser,
    page,
    async close() {
      try {
        await close()
      } catch (complaint) {
        throw new Error(`${complaint}\n\nThe log of the site ends so:\n${site.log().slice(-LOG_END)}`)
      } finally {
        await browser.close()
        await site.stop()
      }
    },
  }
}
