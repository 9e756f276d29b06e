import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnAdmin, openForm, openList, openOwnAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { createDocument } from '../support/create-document.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let admin: OwnAdmin
let page: Page
/** The home page of the demo. */
let home: number

beforeAll(async () => {
  admin = await openOwnAdmin()
  page = admin.page
  home = (await pageAt('/')).id
})

afterAll(() => admin.close())

const collection = () => `${admin.site.url}/admin/collections/pages`
const dialog = () => page.locator('.confirmation-modal')
const roles = () => dialog().locator('.backlinks__role')

async function pageAt(path: string): Promise<{ readonly id: number; readonly title: string }> {
  const query = new URLSearchParams({ 'where[path][equals]': path, depth: '0' })
  const { docs } = await (await page.request.get(`${admin.site.url}/api/pages?${query}`)).json()
  return docs[0]
}

async function cancel(): Promise<void> {
  await page.locator('#confirm-cancel').click()
  await dialog().waitFor({ state: 'detached' })
}

/** Opens the form of the home page, and the question of an entry of its menu. */
async function askInForm(action: string): Promise<void> {
  await openForm(page, `${collection()}/${home}`)
  await page.locator('.doc-controls__dots').click()
  await page.locator(action).click()
  await roles().waitFor()
}

describe('the question before the home page leaves the site', () => {
  const IS_HOME = /is the home page\. Without it, visitors who open your site see “Page not found”\./

  it.each([
    ['unpublished', '#action-unpublish'],
    ['deleted', '#action-delete'],
  ])('says what it is when it is %s from its form', async (_, action) => {
    await askInForm(action)
    expect(await roles().textContent()).toMatch(IS_HOME)
    await cancel()
  })

  it.each([
    ['unpublished', 'Unpublish'],
    ['deleted', 'Delete'],
  ])('says what it is when it is %s from the list', async (_, action) => {
    await openList(page, collection())
    await page
      .locator('tr', { has: page.locator(`a[href$="/pages/${home}"]`) })
      .getByRole('checkbox')
      .check()
    await page.locator('.list-selection').getByRole('button', { name: action, exact: true }).click()
    await roles().waitFor()
    expect(await roles().textContent()).toMatch(IS_HOME)
    await cancel()
  })

  it('makes another page the home page', async () => {
    const next = await createDocument(page, 'pages?depth=0', { title: 'Begin here', layout: [], _status: 'published' })
    await askInForm('#action-unpublish')
    await roles().getByLabel('Another home page').selectOption({ label: 'Begin here' })
    expect(await axeViolations(page, { within: '.confirmation-modal' })).toEqual([])
    await saveScreenshot(page, 'admin/home-page-dialog-1440.png')
    await roles().getByRole('button', { name: 'Make it the home page' }).click()
    await dialog().getByText('“Begin here” is the home page now.').waitFor()
    await roles().waitFor({ state: 'detached' })
    expect((await pageAt('/')).id).toBe(next)
    expect((await pageAt('/home-2/')).id).toBe(home)
    await cancel()
    // The form behind it has the address that its page has got.
    await expect.poll(() => page.locator('[name="slug"]').inputValue()).toBe('home-2')
  })
})
