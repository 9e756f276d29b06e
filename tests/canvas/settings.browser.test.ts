import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { createDraft, idOf, notice, onCanvas, openCanvas } from './on-canvas.ts'

let admin: OpenAdmin
let page: Page
let id: number

const { preview, canvas, drawn, selectedItem, said } = onCanvas(() => page)
const settings = () => canvas().getByRole('region', { name: 'Settings on this page' })
const choice = (name: string) => settings().getByRole('button', { name, exact: true })
const tag = () => preview().locator('.outline--hover-settings .tag')
const line = () => preview().locator('.outline--selected-settings')
const dialog = (name: string) => page.getByRole('dialog', { name })
const form = () => page.frameLocator('.settings-dialog iframe')
const lastLine = () => form().locator('#field-note')

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  id = await createDraft(page, 'Settings', [
    notice('First', idOf('1')),
    { blockType: 'searchResults', id: idOf('2') },
    { blockType: 'postList', id: idOf('3') },
  ])
  await openCanvas(page, admin.site.url, id)
})

afterAll(() => admin.close())

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const footer = () =>
  page.evaluate(async (): Promise<{ note?: string }> => (await fetch('/api/globals/footer?depth=0')).json())

describe('what settings draw of a page', () => {
  it('is listed in the order of the page, the settings of lists among it', async () => {
    await expect
      .poll(() => settings().getByRole('button').allTextContents())
      .toEqual(['Header menu', 'Search', 'Blog', 'Footer'])
  })

  it('is outlined and named under the pointer, and selected by a click that leads nowhere', async () => {
    const address = await preview()
      .locator('html')
      .evaluate(() => location.href)
    await preview().locator('.site-header a').first().hover()
    await expect.poll(() => tag().textContent()).toBe('Header menu')
    await preview().locator('.site-header a').first().click()
    await expect.poll(() => choice('Header menu').getAttribute('aria-pressed')).toBe('true')
    expect(
      await preview()
        .locator('html')
        .evaluate(() => location.href),
    ).toBe(address)
    const [outline, header] = await Promise.all([line().boundingBox(), preview().locator('.site-header').boundingBox()])
    expect(outline).toEqual(header)
    expect(await line().textContent()).toBe('Header menu')
    expect(await said().textContent()).toContain('Header menu')
    expect(await settings().getByRole('listitem').allTextContents()).toEqual(
      expect.arrayContaining(['Header menuEdit', 'SiteEdit', 'ThemeEdit']),
    )
    expect(await axeViolations(page, { within: '.page-canvas' })).toEqual([])
    await saveScreenshot(page, 'canvas/settings-1440.png')
  })

  it('is let go by Escape on the page, and by a block that is selected', async () => {
    await preview().locator('body').press('Escape')
    await expect.poll(() => choice('Header menu').getAttribute('aria-pressed')).toBe('false')
    await choice('Footer').click()
    await expect.poll(() => line().textContent()).toBe('Footer')
    await drawn('First').click()
    await expect.poll(() => selectedItem().textContent()).toContain('First')
    expect(await choice('Footer').getAttribute('aria-pressed')).toBe('false')
  })
})

describe('settings are edited over the page', () => {
  it('by the keyboard alone, in their own form, and drawn once they are saved', async () => {
    const { note = '' } = await footer()
    await page.locator('#field-layout__0__title').fill('First and changed')
    await choice('Footer').focus()
    await page.keyboard.press('Enter')
    await settings().getByRole('button', { name: 'Edit: Footer' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.settings-dialog iframe[data-ready]').waitFor()
    await form().locator('form[data-form-ready="true"]').first().waitFor()
    expect(await form().locator('.nav').isVisible()).toBe(false)
    await lastLine().fill('Written on the canvas')
    expect(await form().locator('#action-save').evaluate(isInWindow)).toBe(true)
    // The form itself is Payload's.
    expect(await axeViolations(page, { within: '.settings-dialog', without: ['.settings-dialog iframe'] })).toEqual([])
    await saveScreenshot(page, 'canvas/settings-form-1440.png')
    await lastLine().press('Control+s')
    await expect.poll(async () => (await footer()).note).toBe('Written on the canvas')
    await expect.poll(() => preview().locator('.site-footer').textContent()).toContain('Written on the canvas')
    await lastLine().fill(note)
    await lastLine().press('Control+s')
    await expect.poll(() => preview().locator('.site-footer').textContent()).not.toContain('Written on the canvas')
  })

  it('and ask before changes are given up', async () => {
    await lastLine().fill('Not meant')
    await dialog('Footer').getByRole('button', { name: 'Close' }).click()
    await dialog('Footer').getByRole('button', { name: 'Go on editing' }).click()
    expect(await lastLine().inputValue()).toBe('Not meant')
    await dialog('Footer').getByRole('button', { name: 'Close' }).click()
    await dialog('Footer').getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => dialog('Footer').count()).toBe(0)
    expect((await footer()).note ?? '').not.toBe('Not meant')
  })

  it('while the page keeps what was typed into its form', async () => {
    expect(await page.locator('#field-layout__0__title').inputValue()).toBe('First and changed')
    expect(
      await settings()
        .getByRole('button', { name: 'Edit: Footer' })
        .evaluate((one) => one === document.activeElement),
    ).toBe(true)
  })
})

it('who may not change settings reads whose accounts may', async () => {
  const { browser, site } = admin
  const account = { email: 'designer.of.canvas@example.com', password: 'seven wooden chairs' }
  const made = await page.request.post(`${site.url}/api/users`, {
    data: { ...account, name: 'Dora', role: 'designer' },
  })
  expect(made.status()).toBe(201)
  const opened = await openPage(browser, { viewport: { width: 1440, height: 1000 } })
  expect((await opened.page.request.post(`${site.url}/api/users/login`, { data: account })).ok()).toBe(true)
  await openForm(opened.page, `${site.url}/admin/collections/pages/${id}`)
  await openCanvas(opened.page, site.url, id)
  const theirs = onCanvas(() => opened.page)
    .canvas()
    .getByRole('region', { name: 'Settings on this page' })
  await theirs.getByRole('button', { name: 'Header menu' }).click()
  await expect
    .poll(() => theirs.getByRole('listitem').allTextContents())
    .toEqual(
      expect.arrayContaining(['Header menuEdit', 'SiteChanged by accounts with the role Administrator or Editor.']),
    )
  await opened.close()
})
