import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm, openList } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { openPage, settled } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let admin: OpenAdmin

beforeAll(async () => {
  // Somebody who has an account is invited, and refused.
  admin = await openAdmin({ expectedErrors: [/400 \(Bad Request\).*invitations/] })
})

afterAll(() => admin.close())

describe('somebody who is invited', () => {
  const panel = () => admin.page.getByRole('region', { name: 'Invite somebody' })

  it('is named, by keyboard alone, in the list of accounts', async () => {
    const { page, site } = admin
    await openList(page, `${site.url}/admin/collections/users`)
    await settled(page)
    await page.getByRole('button', { name: 'Invite somebody' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.keyboard.type('Ida Invited')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ida.invited@example.com')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await saveScreenshot(page, `admin/invite-${width}.png`)
      // The sidebar goes away beside it.
      await expect.poll(() => panel().evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
    }
    expect(await axeViolations(page, { within: '.invite' })).toEqual([])
    await page.keyboard.press('Enter')
    await panel().getByText('A mail is on its way to ida.invited@example.com.').waitFor()
    await page.getByRole('row', { name: /Ida Invited.*not yet accepted/ }).waitFor()
    expect(await axeViolations(page, { within: '.invite' })).toEqual([])
    await saveScreenshot(page, 'admin/invited-1440.png')
  })

  it('chooses a password at the link, and is in', async () => {
    const link = panel().getByLabel('If it does not arrive, hand this link over yourself')
    await expect.poll(() => link.evaluate((field) => field === document.activeElement)).toBe(true)
    const address = await link.inputValue()
    expect(new URL(address).origin).toBe(new URL(admin.site.url).origin)
    const { page, close } = await openPage(admin.browser)
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ida Invited, to Halden & Rye' }).waitFor()
    // With its token in the history, the next person at this computer could open the account.
    await page.waitForURL(`${admin.site.url}/admin/reset`)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await saveScreenshot(page, `admin/welcome-${width}.png`)
    }
    expect(await axeViolations(page, { within: '.choose-password' })).toEqual([])
    await page.getByLabel('Password', { exact: true }).fill('too short')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('at least 12 characters').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('seven wooden chairs')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await page.waitForURL(`${admin.site.url}/admin`)
    await page.getByRole('heading', { level: 1, name: 'Halden & Rye', exact: true }).waitFor()
    expect(await page.locator('body').innerText()).not.toContain('undefined')
    await close()
  })

  it('finds the link void afterwards', async () => {
    const link = panel().getByLabel('If it does not arrive, hand this link over yourself')
    const { page, close } = await openPage(admin.browser)
    await page.goto(await link.inputValue())
    await page.getByRole('heading', { level: 1, name: 'No longer valid' }).waitFor()
    await close()
  })

  it('is not invited twice', async () => {
    const { page } = admin
    await panel().getByRole('button', { name: 'Done' }).click()
    const again = page.getByRole('button', { name: 'Invite somebody' })
    await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true)
    await again.click()
    await panel().getByLabel('Name').fill('Ida Again')
    await panel().getByLabel('E-mail address').fill('ida.invited@example.com')
    await panel().getByRole('button', { name: 'Send the invitation' }).click()
    await panel().getByRole('alert').getByText('already registered').waitFor()
    expect(await panel().getByLabel('Name').inputValue()).toBe('Ida Again')
  })
})

it('an account is made by an invitation alone', async () => {
  const { page, site } = admin
  await openList(page, `${site.url}/admin/collections/users`)
  await page.getByRole('button', { name: 'Invite somebody' }).waitFor()
  expect(await page.getByText('Create New').count()).toBe(0)
  await page.goto(`${site.url}/admin/collections/users/create`)
  await page.getByRole('region', { name: 'Invite somebody' }).getByLabel('Name').waitFor()
})

it('an account sees on its page what its role may do', async () => {
  const { page, site } = admin
  await openForm(page, `${site.url}/admin/account`)
  await page.getByText('What each role may do', { exact: true }).press('Enter')
  const table = page.getByRole('region', { name: 'What each role may do' }).getByRole('table')
  await table.getByRole('columnheader', { name: 'Administrator' }).waitFor()
  const theme = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Theme', exact: true }) })
  expect(await theme.getByRole('cell').allTextContents()).toEqual(expect.arrayContaining(['Everything', 'Nothing']))
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await saveScreenshot(page, `admin/role-overview-${width}.png`)
    await expect
      .poll(() => page.locator('.role-overview').evaluate((part) => part.scrollWidth - part.clientWidth))
      .toBe(0)
  }
  expect(await axeViolations(page, { within: '.role-overview' })).toEqual([])
})
