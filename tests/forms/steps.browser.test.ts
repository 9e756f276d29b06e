import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite
let browser: Browser
let payload: Payload

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  const settings = loadSettings({ DATA_DIR: site.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }, site.dataDir)
  payload = await openPayload(settings, { migrate: false })
})

afterAll(async () => {
  await payload.destroy()
  await browser.close()
  await site.stop()
})

const MAIL = {
  recipient: 'office@example.com',
  replyTo: '',
  subject: 'Form',
  body: 'Who: [who]\nFirm: [company]\nTax: [tax]\nNote: [note]',
}

/** Makes this the form of the contact page. */
async function write(...fields: readonly object[]): Promise<void> {
  const mark = `Form ${Math.random()}`
  const { docs } = await payload.find({ collection: 'contact-forms', limit: 1, depth: 0 })
  const data = { title: mark, fields, mail: { ...MAIL }, mail2: { active: false } }
  await payload.update({ collection: 'contact-forms', id: Number(docs[0]?.id), data: data as never })
  await until('the new form', async () => (await (await fetch(`${site.url}/contact/`)).text()).includes(mark))
}

async function openForm(options: BrowserContextOptions & { expectedErrors?: readonly RegExp[] } = {}) {
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 }, ...options })
  await opened.page.goto(`${site.url}/contact/`)
  return { ...opened, form: opened.page.locator('form.wpcf7-form') }
}

const hasStatus = (page: Page, status: string) => page.locator(`form[data-status="${status}"]`).waitFor()
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
const axe = (page: Page) => axeViolations(page, { within: 'form.wpcf7-form' })
const newestMessage = async () => {
  const { docs } = await payload.find({ collection: 'submissions', sort: '-id', limit: 1, depth: 0 })
  return docs[0] as unknown as { entries: Record<string, unknown> }
}
const onlyIf = (field: string, is: string, value?: string) => ({
  showWhen: { match: 'all', tests: [{ field, is, ...(value && { value }) }] },
})

const WHO = { blockType: 'radio', name: 'who', label: 'Who asks?', choices: 'Person\nCompany', defaultValue: 'Person' }
const COMPANY = {
  blockType: 'group',
  heading: 'The company',
  ...onlyIf('who', 'equals', 'Company'),
  fields: [
    { blockType: 'text', name: 'company', label: 'Its name', required: true },
    { blockType: 'text', name: 'tax', label: 'Tax number', required: true, ...onlyIf('company', 'filled') },
  ],
}
const NOTE = { blockType: 'text', name: 'note', label: 'Note' }
const SEND = { blockType: 'submit', label: 'Send' }

describe('fields that depend on others', () => {
  beforeAll(() => write(WHO, COMPANY, NOTE, SEND))

  it('appear and go as the visitor answers, and screen readers hear of it', async () => {
    const { page, form, close } = await openForm()
    const company = form.locator('[name="company"]')
    const tax = form.locator('[name="tax"]')
    expect(await company.isVisible()).toBe(false)
    await form.locator('[value="Company"]').check()
    await company.waitFor()
    expect(await form.locator('.form-changes').innerText()).toBe('Now asked: The company.')
    expect(await tax.isVisible()).toBe(false)
    expect(await form.getByText('Only if').first().isVisible()).toBe(false)
    await company.pressSequentially('Acme')
    await tax.waitFor()
    expect(await focused(page)).toBe('company')
    expect(await axe(page)).toEqual([])
    await form.locator('[value="Person"]').check()
    await company.waitFor({ state: 'hidden' })
    expect(await form.locator('.form-changes').innerText()).toBe('No longer asked: The company.')
    await form.locator('[value="Company"]').check()
    expect(await company.inputValue()).toBe('Acme')
    expect(await tax.isVisible()).toBe(true)
    await close()
  })

  it('are neither checked nor sent nor mailed while they are hidden', async () => {
    const { page, form, close } = await openForm()
    await form.locator('[value="Company"]').check()
    await form.locator('[name="company"]').fill('Hidden Ltd')
    await form.locator('[value="Person"]').check()
    await form.locator('[name="note"]').fill('From a person.')
    const [request] = await Promise.all([
      page.waitForRequest('**/feedback'),
      form.getByRole('button', { name: 'Send' }).click(),
    ])
    expect(request.postData()).not.toContain('Hidden Ltd')
    await hasStatus(page, 'sent')
    expect(Object.keys((await newestMessage()).entries)).toEqual(['who', 'note'])
    const mail = await until('the mail', async () =>
      (await site.outbox()).find((text) => text.includes('From a person.')),
    )
    expect(mail.replaceAll('\r', '')).toContain('\n\nWho: Person\nNote: From a person.')
    await close()
  })

  it('are checked while they are shown, and forget what was wrong when they go', async () => {
    const { page, form, close } = await openForm()
    await form.locator('[value="Company"]').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await hasStatus(page, 'invalid')
    expect(await focused(page)).toBe('company')
    await form.locator('[value="Person"]').check()
    await until('the problem to go', async () => (await page.locator('.screen-reader-response li').count()) === 0)
    await close()
  })

  it('keep the focus in the form when they go with it', async () => {
    const { page, form, close } = await openForm()
    await form.locator('[value="Company"]').check()
    await form.locator('[name="company"]').focus()
    await page.evaluate(() => {
      const person = document.querySelector<HTMLInputElement>('[name="who"][value="Person"]')
      if (person) person.checked = true
      person?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await form.locator('[name="company"]').waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('who')
    await close()
  })

  it('are all shown without script, with their condition; the server judges alike', async () => {
    const { page, form, close } = await openForm({ javaScriptEnabled: false, expectedErrors: [/422/] })
    expect(await form.getByRole('group', { name: 'The company Only if “Who asks?” is “Company”.' }).count()).toBe(1)
    expect(await form.getByLabel('Tax number Only if “Its name” is answered.').isVisible()).toBe(true)
    await form.locator('[name="company"]').fill('Typed in vain')
    await form.getByRole('button', { name: 'Send' }).click()
    await hasStatus(page, 'sent')
    expect(Object.keys((await newestMessage()).entries)).toEqual(['who', 'note'])
    await form.locator('[value="Company"]').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await hasStatus(page, 'invalid')
    expect(await form.locator('.wpcf7-not-valid-tip').count()).toBe(1)
    await close()
  })

  it('are shown from the start where script can run and what was posted asks for them', async () => {
    const { page, form, close } = await openForm({ expectedErrors: [/422/] })
    // Posts the form as a browser whose script did not arrive.
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form.wpcf7-form')
      for (const box of form?.querySelectorAll<HTMLInputElement>('[name="who"]') ?? [])
        box.checked = box.value === 'Company'
      HTMLFormElement.prototype.submit.call(form)
    })
    await hasStatus(page, 'invalid')
    expect(await form.locator('[name="company"]').isVisible()).toBe(true)
    expect(await form.locator('[name="tax"]').isVisible()).toBe(false)
    await close()
  })
})

const STEPS = [
  { blockType: 'step', title: 'Who you are' },
  { ...WHO },
  { blockType: 'text', name: 'note', label: 'Note', required: true },
  { blockType: 'step', title: 'The company' },
  { blockType: 'text', name: 'company', label: 'Its name', required: true, ...onlyIf('who', 'equals', 'Company') },
  { blockType: 'step', title: 'The end' },
  { blockType: 'email', name: 'mail', label: 'E-mail', required: true },
  { blockType: 'acceptance', name: 'tax', label: 'Terms', text: 'You may keep it.' },
  SEND,
]

describe('a form in steps', () => {
  beforeAll(() => write(...STEPS))
  const next = (page: Page) => page.getByRole('button', { name: 'Next' })
  const back = (page: Page) => page.getByRole('button', { name: 'Back' })
  const step = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor()
  const stepText = (page: Page) => page.locator('.form-steps__text').innerText()

  it('shows one step before its script has come, and each with its place', async () => {
    const { page, form, close } = await openForm()
    expect(await form.getByRole('heading').allInnerTexts()).toEqual(['Who you are'])
    expect(await form.getByRole('button').allInnerTexts()).toEqual(['Next'])
    expect(await form.getByRole('progressbar', { name: 'Step 1 of 3: Who you are' }).count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('goes on when nothing in the step must be mended, and leads to what must', async () => {
    const { page, form, close } = await openForm()
    await next(page).click()
    await until('the problem', async () => (await form.locator('.wpcf7-not-valid-tip').count()) === 1)
    expect(await focused(page)).toBe('note')
    await page.keyboard.type('Typed')
    await form.locator('[value="Company"]').check()
    await next(page).click()
    await step(page, 'The company')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('The company')
    expect(await stepText(page)).toBe('Step 2 of 3: The company')
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('goes on with the Enter key, passes over a step without questions, and loses nothing on the way back', async () => {
    const { page, form, close } = await openForm()
    await form.locator('[name="note"]').fill('Kept')
    await page.keyboard.press('Enter')
    await step(page, 'The end')
    expect(await stepText(page)).toBe('Step 2 of 2: The end')
    await form.locator('[name="mail"]').fill('ada@example.com')
    await back(page).click()
    await step(page, 'Who you are')
    expect(await form.locator('[name="note"]').inputValue()).toBe('Kept')
    await next(page).click()
    await step(page, 'The end')
    expect(await form.locator('[name="mail"]').inputValue()).toBe('ada@example.com')
    await form.locator('[name="tax"]').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await hasStatus(page, 'sent')
    await step(page, 'Who you are')
    await close()
  })

  it('is in the history of the browser, and nothing of it is lost', async () => {
    const { page, form, close } = await openForm()
    const entries = await page.evaluate(() => history.length)
    await next(page).click()
    await until('the problem', async () => (await form.locator('.wpcf7-not-valid-tip').count()) === 1)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await form.locator('[name="note"]').fill('Kept')
    await form.locator('[value="Company"]').check()
    await next(page).click()
    await step(page, 'The company')
    await form.locator('[name="company"]').fill('Acme')
    await next(page).click()
    await step(page, 'The end')
    await page.goBack()
    await step(page, 'The company')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('The company')
    await page.goBack()
    await step(page, 'Who you are')
    expect(await form.locator('[name="note"]').inputValue()).toBe('Kept')
    await page.goForward()
    await step(page, 'The company')
    expect(await form.locator('[name="company"]').inputValue()).toBe('Acme')
    // The form's own way back is the browser's.
    await back(page).click()
    await step(page, 'Who you are')
    await page.goForward()
    await step(page, 'The company')
    // What is missing is asked for before anything that comes after it.
    await form.locator('[name="company"]').fill('')
    await page.goForward()
    expect(await stepText(page)).toBe('Step 2 of 3: The company')
    await close()
  })

  it('is found at its step by who comes back to the page', async () => {
    const { page, form, close } = await openForm()
    await form.locator('[name="note"]').fill('Kept')
    await next(page).click()
    await step(page, 'The end')
    await form.locator('[name="mail"]').fill('ada@example.com')
    await page.goto(`${site.url}/privacy/`)
    await page.goBack()
    await step(page, 'The end')
    expect(await form.locator('[name="mail"]').inputValue()).toBe('ada@example.com')
    await page.goBack()
    await step(page, 'Who you are')
    expect(await form.locator('[name="note"]').inputValue()).toBe('Kept')
    await close()
  })

  it('shows the step in which the server found something', async () => {
    const { page, form, close } = await openForm()
    await page.route('**/feedback', (route) =>
      route.fulfill({
        json: {
          status: 'validation_failed',
          message: 'No.',
          invalid_fields: [{ field: 'note', message: 'Not this.' }],
        },
      }),
    )
    await form.locator('[name="note"]').fill('x')
    await next(page).click()
    await step(page, 'The end')
    await form.locator('[name="mail"]').fill('ada@example.com')
    await form.locator('[name="tax"]').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await step(page, 'Who you are')
    expect(await focused(page)).toBe('note')
    await close()
  })

  it('stands as sections with one button where there is no script', async () => {
    const { page, form, close } = await openForm({ javaScriptEnabled: false, expectedErrors: [/422/] })
    expect(await form.getByRole('heading').allInnerTexts()).toEqual(['Who you are', 'The company', 'The end'])
    expect(await form.getByRole('button').count()).toBe(1)
    await form.locator('[name="note"]').fill('Without script')
    await form.locator('[name="tax"]').check()
    await form.locator('[name="mail"]').fill('nobody')
    await page.keyboard.press('Enter')
    await hasStatus(page, 'invalid')
    await form.locator('[name="mail"]').fill('ada@example.com')
    await form.locator('[name="tax"]').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await hasStatus(page, 'sent')
    await close()
  })
})
