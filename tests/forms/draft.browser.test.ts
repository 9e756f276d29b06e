import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DRAFT_DAYS } from '../../packages/forms/src/core/draft.ts'
import { axeViolations } from '../support/axe.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { quiet } from '../support/ready.ts'
import { until } from '../support/until.ts'

let contact: FormSite

beforeAll(async () => {
  contact = await startFormSite()
})

afterAll(() => contact.stop())

const SHOW_FIRM = { showWhen: { match: 'all', tests: [{ field: 'who', is: 'equals', value: 'Firm' }] } }
const fields = [
  { blockType: 'text', name: 'name', label: 'Name', required: true },
  { blockType: 'text', name: 'card', label: 'Card number', autocomplete: 'cc-number' },
  { blockType: 'textarea', name: 'text', label: 'Text', counter: 'up' },
  { blockType: 'radio', name: 'who', label: 'Who', choices: 'Person\nFirm', defaultValue: 'Person' },
  { blockType: 'text', name: 'firm', label: 'Name of the firm', ...SHOW_FIRM },
  { blockType: 'checkbox', name: 'topics', label: 'Topics', choices: 'Light\nChairs' },
  { blockType: 'select', name: 'size', label: 'Size', choices: 'Small\nLarge', includeBlank: true },
  { blockType: 'hidden', name: 'source', defaultValue: 'page' },
  { blockType: 'acceptance', name: 'terms', label: 'Terms', text: 'You may keep it.', optional: true },
  { blockType: 'submit', label: 'Send' },
]
const form = { fields, keepsDraft: true }

const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('form-draft ')))
const stored = (page: Page, text: string) =>
  until('the draft', async () => (await drafts(page)).some(([, draft]) => draft.includes(text)))
const forgotten = (page: Page) => until('no draft', async () => (await drafts(page)).length === 0)
const startAgain = (page: Page) => page.getByRole('button', { name: 'Start again' })
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`).first()

async function fillIn(page: Page) {
  await field(page, 'name').fill('Ada')
  await field(page, 'card').fill('4242')
  await field(page, 'text').fill('A long story.')
  await page.getByLabel('Firm', { exact: true }).check()
  await field(page, 'firm').fill('Engines')
  await page.getByRole('checkbox', { name: 'Chairs' }).check()
  await field(page, 'size').selectOption('Large')
  await page.getByLabel('You may keep it.').check()
  await stored(page, 'Large')
}

describe('what is typed', () => {
  it('is there again on the next visit, with what depends on it, but nothing that must not be kept', async () => {
    await contact.write(form)
    const { page, close } = await contact.open()
    expect(await page.locator('.form-draft').innerText()).toContain('kept in this browser')
    expect(await startAgain(page).isVisible()).toBe(false)
    await fillIn(page)
    const [[, draft] = []] = await drafts(page)
    expect(draft).not.toMatch(/4242|_wpcf7|page/)
    await page.goto(`${contact.site.url}/privacy/`)
    await page.goto(`${contact.site.url}/contact/`)
    await startAgain(page).waitFor()
    await page.locator('form[data-flow="on"]').waitFor()
    expect(await field(page, 'name').inputValue()).toBe('Ada')
    expect(await field(page, 'text').inputValue()).toBe('A long story.')
    expect(await field(page, 'size').inputValue()).toBe('Large')
    expect(await page.getByLabel('Firm', { exact: true }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Chairs' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Light' }).isChecked()).toBe(false)
    expect(await field(page, 'firm').isVisible()).toBe(true)
    expect(await field(page, 'firm').inputValue()).toBe('Engines')
    expect(await field(page, 'card').inputValue()).toBe('')
    expect(await page.getByLabel('You may keep it.').isChecked()).toBe(false)
    expect(await axeViolations(page, { within: '.contact-form' })).toEqual([])
    await close()
  })

  it('survives when the page is left at once', async () => {
    await contact.write(form)
    const { page, close } = await contact.open()
    await page.locator('.form-draft').waitFor()
    await quiet(page)
    await field(page, 'name').fill('Ada in a hurry')
    await page.goto(`${contact.site.url}/privacy/`)
    await stored(page, 'Ada in a hurry')
    await close()
  })

  it('is forgotten on request', async () => {
    await contact.write(form)
    const { page, close } = await contact.open()
    await fillIn(page)
    await page.reload()
    await startAgain(page).click()
    await forgotten(page)
    expect(await field(page, 'name').inputValue()).toBe('')
    expect(await startAgain(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name')
    await close()
  })

  it('is forgotten once it was sent', async () => {
    await contact.write(form)
    const { page, close } = await contact.open()
    await fillIn(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('form[data-status="sent"]').waitFor()
    await forgotten(page)
    await page.reload()
    expect(await field(page, 'name').inputValue()).toBe('')
    await close()
  })

  it('is kept while it could not be sent', async () => {
    await contact.write(form)
    const { page, close } = await contact.open()
    await field(page, 'text').fill('Without a name.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('form[data-status="invalid"]').waitFor()
    await stored(page, 'Without a name.')
    await close()
  })

  it('is nothing to a form with other fields', async () => {
    await contact.write(form)
    const { page, close } = await contact.open()
    await fillIn(page)
    await contact.write({ ...form, fields: [{ blockType: 'text', name: 'other', label: 'Other' }, ...fields] })
    await page.reload()
    await quiet(page)
    expect(await field(page, 'other').inputValue()).toBe('')
    expect(await field(page, 'name').inputValue()).toBe('')
    expect(await startAgain(page).isVisible()).toBe(false)
    await close()
  })

  it('is forgotten after its days', async () => {
    await contact.write(form)
    const { page, close } = await contact.open()
    await fillIn(page)
    await page.clock.setFixedTime(Date.now() + (DRAFT_DAYS + 1) * 86_400_000)
    await page.reload()
    await quiet(page)
    await forgotten(page)
    expect(await field(page, 'name').inputValue()).toBe('')
    await close()
  })

  it('is kept apart for two forms of one page', async () => {
    await contact.write(form, [{}, {}])
    const { page, close } = await contact.open()
    const second = page.locator('form [name="name"]').nth(1)
    await second.fill('The second')
    await stored(page, 'The second')
    await page.reload()
    await quiet(page)
    await until('the second', async () => (await second.inputValue()) === 'The second')
    expect(await field(page, 'name').inputValue()).toBe('')
    await close()
  })
})

it('a draft opens at the step where its visitor was', async () => {
  const steps = [
    { blockType: 'step', title: 'One' },
    fields[0],
    { blockType: 'step', title: 'Two' },
    ...fields.slice(2),
  ]
  await contact.write({ fields: steps, keepsDraft: true })
  const { page, form, close } = await contact.open()
  await field(page, 'name').fill('Ada')
  await form.getByRole('button', { name: 'Next' }).click()
  await field(page, 'text').fill('Half a story.')
  await stored(page, 'Half a story.')
  await page.goto('about:blank')
  await page.goto(`${contact.site.url}/contact/`)
  await page.getByRole('heading', { name: 'Two' }).waitFor()
  expect(await field(page, 'text').inputValue()).toBe('Half a story.')
  await form.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'One' }).waitFor()
  expect(await field(page, 'name').inputValue()).toBe('Ada')
  await close()
})

it('nothing is kept, loaded or said where the form does not ask for it', async () => {
  await contact.write({ fields })
  const { page, close } = await contact.open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await quiet(page)
  await field(page, 'name').fill('Ada')
  await page.locator('vitrine-island[data-ready] form').waitFor()
  await quiet(page)
  await page.goto(`${contact.site.url}/privacy/`)
  expect(await drafts(page)).toEqual([])
  expect(asked.filter((address) => address.includes('draft'))).toEqual([])
  await close()
})

it('without script nothing is promised', async () => {
  await contact.write(form)
  const { page, close } = await contact.open({ javaScriptEnabled: false })
  expect(await page.locator('.form-draft').isVisible()).toBe(false)
  await close()
})
