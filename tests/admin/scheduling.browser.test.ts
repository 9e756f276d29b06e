import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnAdmin, openForm, openOwnAdmin } from '../support/admin.ts'
import { openPage } from '../support/browser.ts'
import { createDocument } from '../support/create-document.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

/** Zone of the site, and a day on which its clocks are two hours ahead of UTC and nine of the editor's. */
const SITE_ZONE = 'Europe/Berlin'
const EDITOR_ZONE = 'America/Los_Angeles'
const YEAR = new Date().getUTCFullYear() + 1

let admin: OwnAdmin
/** Window of an editor in another country. */
let abroad: { readonly page: Page; close(): Promise<void> }
let page: Page

beforeAll(async () => {
  admin = await openOwnAdmin()
  const { site, account, browser } = admin
  const answer = await admin.page.request.post(`${site.url}/api/globals/site`, { data: { timeZone: SITE_ZONE } })
  expect(answer.status()).toBe(200)
  abroad = await openPage(browser, { viewport: { width: 1440, height: 1000 }, timezoneId: EDITOR_ZONE })
  page = abroad.page
  expect((await page.request.post(`${site.url}/api/users/login`, { data: account })).status()).toBe(200)
  await page.goto(`${site.url}/admin`)
})

afterAll(async () => {
  await abroad?.close()
  await admin.close()
})

const drawer = () => page.locator('.schedule-publish')

/** Makes a document, and opens the drawer that schedules it. */
async function openDrawer(
  collection: string,
  data: { readonly title: string; readonly layout?: []; readonly _status: string },
): Promise<void> {
  const isDraft = data._status === 'draft'
  const id = await createDocument(page, `${collection}?depth=0&draft=${isDraft}`, data)
  await openForm(page, `${admin.site.url}/admin/collections/${collection}/${id}`)
  await page.locator('.form-submit .popup-button').last().click()
  await page.locator('#schedule-publish').click()
  await drawer().locator('#time').waitFor()
}

const isChosen = (name: string) => drawer().getByRole('radio', { name, exact: true }).isChecked()

describe('scheduling', () => {
  it.each(['pages', 'posts'])('begins with Publish for one of the %s that was never published', async (collection) => {
    await openDrawer(collection, { title: 'Not out yet', _status: 'draft' })
    await expect.poll(() => isChosen('Publish')).toBe(true)
  })

  it('begins with Unpublish where there is nothing to publish', async () => {
    await openDrawer('pages', { title: 'Out', layout: [], _status: 'published' })
    expect(await isChosen('Unpublish')).toBe(true)
  })

  it('means the clocks of the site, and names them', async () => {
    await openDrawer('pages', { title: 'In summer', _status: 'draft' })
    expect(await drawer().locator('.timezone-picker').textContent()).toContain('Berlin')
    const time = drawer().locator('.date-time-picker input')
    await time.fill(`Jul 15, ${YEAR} 9:00 AM`)
    await time.press('Enter')
    await saveScreenshot(page, 'admin/scheduling-1440.png')
    await drawer().locator('#scheduled-publish-save').click()
    const row = drawer().locator('.schedule-publish__upcoming tbody tr').first()
    await row.waitFor()
    expect(await row.textContent()).toMatch(new RegExp(`Jul 15, ${YEAR}, 9:00.*Berlin`))

    await page.goto(`${admin.site.url}/admin`)
    const shown = page.locator('.dashboard-card__link', { hasText: 'In summer' }).locator('time').last()
    await shown.waitFor()
    expect(await shown.getAttribute('datetime')).toBe(`${YEAR}-07-15T07:00:00.000Z`)
    expect(await shown.textContent()).toMatch(new RegExp(`15 Jul ${YEAR}, 09:00 CEST`))
  })
})

describe('the date of a post', () => {
  it('is typed and shown by the clocks of the site, and names them', async () => {
    const id = await createDocument(page, 'posts?depth=0&draft=true', { title: 'Planned abroad', _status: 'draft' })
    const form = `${admin.site.url}/admin/collections/posts/${id}`
    await openForm(page, form)
    const field = page.locator('.date-time-field', { has: page.locator('#field-publishedAt') })
    await field.getByText('Time zone of the site: Europe/Berlin').waitFor()
    const input = field.locator('input')
    await input.fill(`Jul 15, ${YEAR} 9:00 AM`)
    await input.press('Enter')
    await field.getByText(`15 Jul ${YEAR}, 09:00 CEST`).waitFor()
    const saved = async () => {
      const answer = await page.request.get(`${admin.site.url}/api/posts/${id}?draft=true&depth=0`)
      return (await answer.json()).publishedAt
    }
    await expect.poll(saved).toBe(`${YEAR}-07-15T07:00:00.000Z`)

    await openForm(page, form)
    await expect.poll(() => input.inputValue()).toBe(`Jul 15, ${YEAR} 9:00 AM`)
  })
})
