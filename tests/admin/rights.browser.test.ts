import type { Role } from '@vitrine/content/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

const PASSWORD = 'seven wooden chairs'

let admin: OpenAdmin

beforeAll(async () => {
  admin = await openAdmin()
})

afterAll(() => admin.close())

/** Opens the admin as somebody of a role. */
async function openAs(role: Role): Promise<{ readonly page: Page; close(): Promise<void> }> {
  const { browser, page: own, site } = admin
  const email = `${role}.of.rights@example.com`
  const made = await own.request.post(`${site.url}/api/users`, {
    data: { name: role, email, role, password: PASSWORD },
  })
  expect(made.status()).toBe(201)
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  const entered = await opened.page.request.post(`${site.url}/api/users/login`, { data: { email, password: PASSWORD } })
  expect(entered.ok()).toBe(true)
  await opened.page.goto(`${site.url}/admin`)
  return opened
}

/** Entries of the sidebar below the dashboard and the site. */
const entries = (page: Page) => page.locator('.sidebar__group .sidebar__label').allTextContents()

describe('the sidebar and the dashboard', () => {
  it.each([
    ['inbox', ['Messages', 'Saved answers', 'Comments', 'Deliveries']],
    ['contributor', ['Pages', 'Posts', 'Projects', 'Sliders', 'Media']],
    ['designer', ['Pages', 'Menus', 'Header menu', 'Footer', 'Theme', 'Sliders', 'Media']],
  ] as const)('of the role %s show what it works on', async (role, expected) => {
    const { page, close } = await openAs(role)
    await page.locator('.dashboard-page').waitFor()
    expect((await entries(page)).toSorted()).toEqual(expect.arrayContaining([...expected].toSorted()))
    const isWriter = role === 'designer'
    expect(await page.getByRole('link', { name: 'New page' }).count()).toBe(isWriter ? 1 : 0)
    if (role === 'inbox') {
      expect(await entries(page)).not.toContain('Pages')
      expect(await page.getByRole('region', { name: 'In progress' }).count()).toBe(0)
    }
    expect(await entries(page)).not.toContain('Redirects')
    expect(await entries(page)).not.toContain('Roles and rights')
    await saveScreenshot(page, `admin/dashboard-${role}-1440.png`)
    await close()
  })
})

/** Choices of levels that are narrower than their words, by name. */
const narrowLevels = (page: Page) =>
  page.locator('.rights__level:visible').evaluateAll((levels) =>
    levels.flatMap((level) => {
      if (!(level instanceof HTMLElement)) return []
      const width = level.offsetWidth
      level.style.position = 'absolute'
      level.style.inlineSize = 'max-content'
      const wanted = level.offsetWidth
      level.removeAttribute('style')
      return width < wanted ? [level.getAttribute('aria-label')] : []
    }),
  )

describe('the table of rights', () => {
  it('is changed by keyboard, and says what differs', async () => {
    const { page, site } = admin
    await openForm(page, `${site.url}/admin/globals/rights`)
    const level = page.getByRole('combobox', { name: 'Redirects, Designer' })
    await level.focus()
    await page.keyboard.type('Every')
    await expect.poll(() => level.evaluate((field) => (field as HTMLSelectElement).value)).toBe('all')
    await page.getByRole('combobox', { name: 'Redirects, Designer (differs from what the role begins with)' }).waitFor()
    const group = page.getByRole('group', { name: 'Languages, Designer' })
    await group.getByRole('checkbox', { name: 'Deutsch' }).press('Space')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // The sidebar goes away beside it.
      const least = width === 390 ? 300 : 500
      await expect.poll(() => page.locator('.rights').evaluate((part) => part.clientWidth)).toBeGreaterThan(least)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0)
      expect(await narrowLevels(page)).toEqual([])
      await saveScreenshot(page, `admin/rights-${width}.png`)
    }
    expect(await axeViolations(page, { within: '.rights' })).toEqual([])
    const saved = page.waitForResponse((response) => response.url().includes('/api/globals/rights'))
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await saved).status()).toBe(200)
    const { table } = await (await page.request.get(`${site.url}/api/globals/rights`)).json()
    expect(table.designer).toEqual({ levels: { redirects: 'all' }, languages: ['de'], branches: [] })
  })

  it('goes back to what the roles begin with', async () => {
    const { page, site } = admin
    const again = page.getByRole('button', { name: 'Go back to the rights that roles begin with' })
    const level = page.getByRole('combobox', { name: 'Redirects, Designer' })
    const save = page.getByRole('button', { name: 'Save' })
    // A form that was just saved takes what the site answers: a press before that counts for nothing.
    const saved = async () => {
      await again.click()
      if (await save.isEnabled()) await save.click()
      return (await (await page.request.get(`${site.url}/api/globals/rights`)).json()).table.designer
    }
    await expect.poll(saved, { interval: 500 }).toEqual({ levels: {}, languages: [], branches: [] })
    expect(await level.evaluate((field) => (field as HTMLSelectElement).value)).toBe('none')
  })
})
