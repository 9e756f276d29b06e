import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite
let browser: Browser
let payload: Payload

const GUESTS = {
  blockType: 'group',
  heading: 'Guest',
  repeats: true,
  maxRows: 3,
  fields: [
    { blockType: 'text', name: 'guest', label: 'Name', required: true },
    { blockType: 'radio', name: 'menu', label: 'Menu', choices: 'Meat\nOther', defaultValue: 'Meat' },
    {
      blockType: 'text',
      name: 'wish',
      label: 'What else?',
      required: true,
      showWhen: { match: 'all', tests: [{ field: 'menu', is: 'equals', value: 'Other' }] },
    },
    { blockType: 'file', name: 'photo', label: 'Photo', types: 'png' },
  ],
}
const MAIL = {
  recipient: 'office@example.com',
  replyTo: '',
  subject: 'Dinner',
  body: 'Who: [guest]\nSecond: [guest__2]\nWishes: [wish]\nNote: [note]',
  attachments: '[photo]',
}

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  const settings = loadSettings({ DATA_DIR: site.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }, site.dataDir)
  payload = await openPayload(settings, { migrate: false })
  const fields = [GUESTS, { blockType: 'text', name: 'note', label: 'Note' }, { blockType: 'submit', label: 'Send' }]
  const { docs } = await payload.find({ collection: 'contact-forms', limit: 1, depth: 0 })
  const data = { title: 'Dinner form', fields, mail: MAIL, mail2: { active: false } }
  await payload.update({ collection: 'contact-forms', id: Number(docs[0]?.id), data: data as never })
  await until('the form', async () => (await (await fetch(`${site.url}/contact/`)).text()).includes('Dinner form'))
})

afterAll(async () => {
  await payload.destroy()
  await browser.close()
  await site.stop()
})

async function openForm(options: BrowserContextOptions & { expectedErrors?: readonly RegExp[] } = {}) {
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 }, ...options })
  await opened.page.goto(`${site.url}/contact/`)
  return { ...opened, form: opened.page.locator('form.wpcf7-form') }
}

const button = (form: Locator, name: string) => form.getByRole('button', { name, exact: true })
const rows = (form: Locator) => form.locator('.field-group__row').count()
const hasRows = (form: Locator, count: number) => until(`${count} rows`, async () => (await rows(form)) === count)
const hasStatus = (page: Page, status: string) => page.locator(`form[data-status="${status}"]`).waitFor()
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name || document.activeElement?.textContent)
const typed = (form: Locator, name: string) => form.locator(`[name="${name}"]`).inputValue()
const newestEntries = async () => {
  const { docs } = await payload.find({ collection: 'submissions', sort: '-id', limit: 1, depth: 0 })
  return (docs[0] as unknown as { entries: Record<string, unknown> }).entries
}
const PNG = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') }

describe('a group that repeats', () => {
  it('gets rows and loses them by keyboard, and tells so', async () => {
    const { page, form, close } = await openForm()
    await form.locator('[name="guest"]').fill('Ann')
    await button(form, 'Add another: Guest').focus()
    await page.keyboard.press('Enter')
    await hasRows(form, 2)
    expect(await focused(page)).toBe('guest__2')
    expect(await form.locator('.form-changes').textContent()).toBe('Guest 2 was added.')
    await page.keyboard.type('Bob')
    await button(form, 'Add another: Guest').press('Enter')
    await hasRows(form, 3)
    await page.keyboard.type('Cid')
    expect(await button(form, 'Add another: Guest').count()).toBe(0)
    await button(form, 'Remove: Guest 1').press('Enter')
    await hasRows(form, 2)
    expect(await typed(form, 'guest')).toBe('Bob')
    expect(await typed(form, 'guest__2')).toBe('Cid')
    expect(await form.locator('.form-changes').textContent()).toBe('Guest 1 was removed.')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Remove: Guest 1')
    await page.keyboard.press('Enter')
    await hasRows(form, 1)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Add another: Guest')
    expect(await button(form, 'Remove: Guest 1').count()).toBe(0)
    await close()
  })

  it('is as accessible as the rest', async () => {
    const { page, form, close } = await openForm()
    await button(form, 'Add another: Guest').click()
    await hasRows(form, 2)
    expect(await axeViolations(page, { within: 'form.wpcf7-form' })).toEqual([])
    expect(await form.getByRole('group', { name: 'Guest 2' }).getByLabel('Name').count()).toBe(1)
    await close()
  })

  it('asks in each row what its own answers call for', async () => {
    const { form, close } = await openForm()
    await button(form, 'Add another: Guest').click()
    await hasRows(form, 2)
    await form.locator('[name="menu__2"][value="Other"]').check()
    await form.locator('[name="wish__2"]').waitFor()
    expect(await form.locator('[name="wish"]').isVisible()).toBe(false)
    await close()
  })

  it('is checked row by row, and what is wrong moves with its row', async () => {
    const { page, form, close } = await openForm()
    await button(form, 'Add another: Guest').click()
    await hasRows(form, 2)
    await button(form, 'Add another: Guest').click()
    await hasRows(form, 3)
    await form.locator('[name="guest"]').fill('Ann')
    await form.locator('[name="guest__2"]').fill('Bob')
    await button(form, 'Send').click()
    await hasStatus(page, 'invalid')
    expect(await focused(page)).toBe('guest__3')
    expect(await page.locator('.screen-reader-response a').getAttribute('href')).toMatch(/-guest__3$/)
    await button(form, 'Remove: Guest 1').click()
    await hasRows(form, 2)
    expect(await form.locator('[aria-invalid="true"]').getAttribute('name')).toBe('guest__2')
    // The schema of the form knows the first row only.
    await form.locator('[name="guest__2"]').fill('Cid')
    await form.locator('[name="note"]').focus()
    await until('the row to be right', async () => (await form.locator('[aria-invalid="true"]').count()) === 0)
    await form.locator('[name="guest__2"]').fill('')
    await form.locator('[name="note"]').focus()
    await form.locator('[name="guest__2"][aria-invalid="true"]').waitFor()
    await close()
  })

  it('is kept and mailed with its files, and begins anew', async () => {
    const { page, form, close } = await openForm()
    await form.locator('[name="guest"]').fill('Ann')
    await button(form, 'Add another: Guest').click()
    await hasRows(form, 2)
    await form.locator('[name="guest__2"]').fill('Bob')
    await form.locator('[name="photo__2"]').setInputFiles(PNG)
    await form.locator('[name="menu__2"][value="Other"]').check()
    await form.locator('[name="wish__2"]').fill('Soup')
    await form.locator('[name="note"]').fill('From the browser.')
    await button(form, 'Send').click()
    await hasStatus(page, 'sent')
    await hasRows(form, 1)
    expect(await newestEntries()).toMatchObject({ guest: 'Ann', guest__2: 'Bob', menu__2: ['Other'], wish__2: 'Soup' })
    const mail = await until('the mail', async () =>
      (await site.outbox()).find((text) => text.includes('the browser.')),
    )
    expect(mail.replaceAll('\r', '')).toContain('Who: Ann; Bob\nSecond: Bob\n')
    expect(mail).toContain('filename=me.png')
    await close()
  })
})

describe('without script', () => {
  it('rows come from the server, and nothing typed is lost', async () => {
    const { page, form, close } = await openForm({ javaScriptEnabled: false })
    await form.locator('[name="guest"]').fill('Ann')
    await form.locator('[name="note"]').fill('No script.')
    await button(form, 'Add another: Guest').click()
    expect(page.url()).toMatch(/\/contact\/#wpcf7-f\d+-p\d+-o1-row-0-2$/)
    expect([await typed(form, 'guest'), await typed(form, 'note'), await rows(form)]).toEqual(['Ann', 'No script.', 2])
    await form.locator('[name="guest__2"]').fill('Bob')
    await button(form, 'Remove: Guest 1').click()
    expect([await typed(form, 'guest'), await rows(form)]).toEqual(['Bob', 1])
    await button(form, 'Add another: Guest').click()
    await form.locator('[name="guest__2"]').fill('Cid')
    // The Enter key sends the form; it adds no row.
    await form.locator('[name="guest__2"]').press('Enter')
    await page.locator('form[data-status="sent"]').waitFor()
    expect(await newestEntries()).toMatchObject({ guest: 'Bob', guest__2: 'Cid', note: 'No script.' })
    await close()
  })

  it('a row with something to mend says so', async () => {
    const { page, form, close } = await openForm({ javaScriptEnabled: false, expectedErrors: [/status of 422/] })
    await button(form, 'Add another: Guest').click()
    await form.locator('[name="guest"]').fill('Ann')
    await button(form, 'Send').click()
    await hasStatus(page, 'invalid')
    expect(await rows(form)).toBe(2)
    expect(await form.locator('[aria-invalid="true"]').getAttribute('name')).toBe('guest__2')
    await close()
  })
})
