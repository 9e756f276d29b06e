import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm, openList } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let admin: OpenAdmin
let site: OpenAdmin['site']
let page: Page

/** Only one page can be the search page: it is gone when the tests are done. */
let searchPage: string | undefined

beforeAll(async () => {
  // The template that is refused.
  admin = await openAdmin({ expectedErrors: [/503/] })
  ;({ site, page } = admin)
})

afterAll(async () => {
  if (searchPage !== undefined) await page.request.delete(`${site.url}/api/pages/${searchPage}?trash=true`)
  await admin.close()
})

const templates = () => page.getByRole('region', { name: 'Start from a template' })
const card = (name: RegExp) => templates().getByRole('button', { name })
const awake = (name: RegExp) => templates().getByRole('button', { name, disabled: false })

async function openPages(): Promise<void> {
  await openList(page, `${site.url}/admin/collections/pages`)
  await awake(/^Legal text/).waitFor()
}

describe('templates above the list of pages', () => {
  it('are ten cards, each with its image', async () => {
    await openPages()
    expect(await templates().getByRole('button').count()).toBe(10)
    const drawn = await templates()
      .locator('img')
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
    expect(drawn).toBe(10)
  })

  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('can be read and reached at %i pixels, %s', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.emulateMedia({ colorScheme })
    await openPages()
    expect(await axeViolations(page, { within: '.template-cards' })).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await saveScreenshot(page, `admin/page-templates-${width}-${colorScheme}.png`)
    await card(/^Legal text/).focus()
    const box = await card(/^Legal text/).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
  })

  it('lead by keyboard to a new draft with their blocks', async () => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.emulateMedia({ colorScheme: 'light' })
    await openPages()
    await card(/^Landing page/).focus()
    for (const _ of ['Services', 'About us']) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/collections\/pages\/\d+/)
    const title = page.locator('#field-title')
    await title.waitFor()
    expect(await title.inputValue()).toBe('About us')
    expect(await page.locator('#field-slug').inputValue()).toBe('about-us')
    await page.locator('#field-layout').getByText('Hero').first().waitFor()
    const rows = page.locator('#field-layout > .blocks-field__rows > div')
    await expect.poll(() => rows.count()).toBe(6)
    await page.getByText('Draft', { exact: true }).first().waitFor()
    await saveScreenshot(page, `admin/page-templates-draft.png`)
    expect((await fetch(`${site.url}/about/`)).status).toBe(404)
  })

  it('lead to the search page, whose form says what it is for, and which block it lacks', async () => {
    await openPages()
    await card(/^Search page/).press('Enter')
    await page.waitForURL(/\/admin\/collections\/pages\/\d+/)
    searchPage = /\d+$/.exec(new URL(page.url()).pathname)?.[0]
    await page.locator('form[data-form-ready="true"]').first().waitFor()
    const note = page.locator('.special-page-note')
    await note.getByText('This is the search page of the site.').waitFor()
    await expect.poll(() => page.locator('#field-slug').inputValue()).toBe('search')
    await page.locator('#field-layout').getByText('Search with results').first().waitFor()
    await expect.poll(() => note.getByRole('status').textContent()).toBe('')
    expect(await axeViolations(page, { within: '.special-page-note' })).toEqual([])
    await page.locator('#layout-row-1 .array-actions__button').first().click()
    await page.locator('.array-actions__remove:visible').click()
    await expect.poll(() => note.getByRole('status').textContent()).toContain('It has no block “Search with results”')
    await saveScreenshot(page, `admin/special-page.png`)
  })

  it('say so when a draft cannot be made, and can be tried again', async () => {
    await openPages()
    await page.route('**/api/pages/from-template*', (route) =>
      route.fulfill({ status: 503, json: { message: 'The site is being looked after.' } }),
    )
    await card(/^Event/).click()
    await page.getByText('The site is being looked after.').waitFor()
    await page.unroute('**/api/pages/from-template*')
    await card(/^Event/).click()
    await page.waitForURL(/\/admin\/collections\/pages\/\d+/)
    await page.locator('#field-title').waitFor()
    expect(await page.locator('#field-title').inputValue()).toBe('Event')
  })

  it('are not offered where a page is chosen for a link', async () => {
    await openForm(page, `${site.url}/admin/collections/reusable-blocks/create`)
    await page.locator('#field-layout').getByRole('button', { name: /^Add/ }).click()
    await page
      .locator('.thumbnail-card')
      .filter({ hasText: /^Text$/ })
      .click()
    await page.locator('[contenteditable="true"]').click()
    await page.keyboard.type('/relationship')
    await page.locator('.slash-menu-popup').getByText('Relationship').click()
    const drawer = page.locator('.list-drawer')
    await drawer.getByText('Halden & Rye').waitFor()
    expect(await templates().count()).toBe(0)
    await drawer.getByPlaceholder('Search by Title').fill('Search')
    await drawer.getByText('No Results.').waitFor()
  })
})
