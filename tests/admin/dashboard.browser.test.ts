import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { settled } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let admin: OpenAdmin

beforeAll(async () => {
  admin = await openAdmin()
})

afterAll(() => admin.close())

const sidebar = () => admin.page.getByRole('complementary', { name: 'Sidebar' })
const open = async (path = '') => {
  await admin.page.goto(`${admin.site.url}/admin${path}`)
  await settled(admin.page)
}

describe('the dashboard', () => {
  it('says what waits, what is new and what a new site lacks', async () => {
    await open()
    const { page } = admin
    await page.getByRole('heading', { level: 1, name: 'Halden & Rye' }).waitFor()
    const waiting = page.getByRole('list', { name: 'What waits' })
    expect(await waiting.getByRole('link').allTextContents()).toEqual(
      ['Comments', 'Ready for review', 'Messages', 'Failed deliveries', 'Broken links', 'Images without text'].map(
        (label) => expect.stringMatching(new RegExp(`^\\d+ ${label}$`)),
      ),
    )
    await page.getByRole('region', { name: 'In progress' }).waitFor()
    const health = page.getByRole('region', { name: 'Health' })
    await health.getByText('There is no backup yet.').waitFor()
    await health.getByText(/Vitrine \d+\.\d+\.\d+/).waitFor()
    await page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: 'Choose the design' }).waitFor()
  })

  it('leads to the comments that wait', async () => {
    const { page } = admin
    await page.getByRole('region', { name: 'Comments to approve' }).getByRole('link', { name: 'show all' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comments' }).waitFor()
    await page.getByText('Is the oak oiled or soaped?').waitFor()
  })

  it.each([390, 820, 1440])('fits a window of %i px, and axe finds nothing', async (width) => {
    const { page } = admin
    await page.setViewportSize({ width, height: 900 })
    await open()
    await page.getByRole('region', { name: 'Health' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    expect(await axeViolations(page, { within: '.dashboard-page' })).toEqual([])
    await saveScreenshot(page, `dashboard/dashboard-${width}.png`, { fullPage: true })
  })

  it('keeps the first steps hidden for who has hidden them', async () => {
    const { page } = admin
    const steps = page.getByRole('region', { name: 'First steps' })
    const saved = page.waitForResponse((response) => response.url().includes('/payload-preferences/first-steps'))
    await steps.getByRole('button', { name: 'Hide' }).click()
    expect((await saved).ok()).toBe(true)
    await open()
    await page.getByRole('region', { name: 'Health' }).waitFor()
    expect(await steps.count()).toBe(0)
  })
})

describe('a form', () => {
  it('has no view for developers', async () => {
    await open('/globals/theme')
    await admin.page.getByRole('heading', { level: 1, name: 'Theme' }).waitFor()
    expect(await admin.page.getByRole('link', { name: 'API', exact: true }).count()).toBe(0)
  })
})

describe('the sidebar', () => {
  it('is open from 1280 px, in groups', async () => {
    await admin.page.setViewportSize({ width: 1280, height: 900 })
    await open()
    await sidebar().getByRole('link', { name: 'Dashboard' }).waitFor()
    expect(await sidebar().getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Site',
      'Content',
      'Inbox',
      'Design',
    ])
    // The sidebar moves in once the page is awake, and colours in motion are others than those at rest.
    await expect.poll(() => axeViolations(admin.page, { within: '.sidebar' })).toEqual([])
  })

  it('marks the page that is shown, and opens the settings when it is one of them', async () => {
    const isCurrent = (name: string) =>
      expect.poll(() => sidebar().locator('[aria-current]').allTextContents()).toEqual([name])
    await isCurrent('Dashboard')
    await sidebar().getByRole('link', { name: 'Pages' }).click()
    await admin.page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await isCurrent('Pages')
    expect(await sidebar().getByRole('link', { name: 'Redirects' }).isVisible()).toBe(false)
    await open('/collections/redirects')
    await isCurrent('Redirects')
    expect(await sidebar().getByRole('link', { name: 'Redirects' }).isVisible()).toBe(true)
  })

  it('stays closed for who closes it', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Close Menu' }).click()
    await page.locator('.sidebar[inert]').waitFor({ state: 'attached' })
  })

  it('counts what waits beside its name', async () => {
    await admin.page.setViewportSize({ width: 1440, height: 900 })
    await open()
    await sidebar()
      .getByRole('link', { name: /^Comments ?\d+ waiting$/ })
      .waitFor()
  })
})
