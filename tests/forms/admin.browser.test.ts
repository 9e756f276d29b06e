import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm, openList } from '../support/admin.ts'
import { createDocument } from '../support/create-document.ts'
import { holdRequests } from '../support/hold-requests.ts'

const TEMPLATE = `<label>Your name [text* your-name]</label>
<label>Your e-mail [email* your-email]</label>
[select menu "Lunch" "Dinner"]
[submit "Send"]`

let admin: OpenAdmin
let page: Page
/** Requests of the admin to other sites than its own. */
const foreign: string[] = []

beforeAll(async () => {
  // The address that is refused.
  admin = await openAdmin({ expectedErrors: [/400/] })
  ;({ page } = admin)
  page.on('request', (request) => {
    if (!request.url().startsWith(admin.site.url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
  })
})

afterAll(() => admin.close())

/** Opens a tab, whose content is gone again where the form was drawn anew meanwhile. @param shown Part of what stands on it. */
async function tab(name: string, shown: Locator): Promise<void> {
  await page.locator('form[data-form-ready="true"]').first().waitFor()
  const button = page.locator('.tabs-field__tab-button').getByText(name, { exact: true })
  const opened = async () => {
    if (!(await shown.isVisible())) await button.click()
    return shown.isVisible()
  }
  await expect.poll(opened, { interval: 500 }).toBe(true)
}

const example = () => page.getByRole('button', { name: 'Show with an example' })
const writeAsFields = () => page.getByRole('button', { name: 'Write the saved template as fields' })
const addWebhook = () => page.getByRole('button', { name: 'Add Webhook' })

const template = () => page.locator('textarea[name="template"]')

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/successfully/)
    .first()
    .waitFor()
}

const MAIL = { recipient: 'owner@example.com', subject: 'Booking by [your-name]', body: '[your-name] wants [menu].' }

/** Makes a form that is written as a template, and opens it. @returns Its id. */
async function openTemplate(): Promise<number> {
  const data = { title: 'Bookings', writtenAs: 'template', template: TEMPLATE, mail: MAIL }
  const id = await createDocument(page, 'contact-forms?depth=0', data)
  await openForm(page, `${admin.site.url}/admin/collections/contact-forms/${id}`)
  return id
}

describe('a form in the admin', () => {
  it('is made from a template that is pasted as text', async () => {
    await openForm(page, `${admin.site.url}/admin/collections/contact-forms/create`)
    await page.getByLabel('Title').fill('Bookings')
    await page.getByText('A template with form-tags').click()
    await template().fill(TEMPLATE)
    expect(await template().evaluate((field) => getComputedStyle(field).fontFamily)).toContain('monospace')
    await tab('Mail', page.locator('[name="mail.subject"]'))
    for (const [name, words] of Object.entries(MAIL)) await page.locator(`[name="mail.${name}"]`).fill(words)
    await save()
    await page.waitForURL(/contact-forms\/\d+/)
  })

  it('shows its mail for an example', async () => {
    await openTemplate()
    await tab('Mail', example())
    await example().click()
    await page.getByText('Ada Example wants Lunch.').waitFor()
  })

  it('has a template written as fields, which say the same', async () => {
    const id = await openTemplate()
    await tab('Fields', writeAsFields())
    await writeAsFields().click()
    await page.waitForFunction(() => document.querySelectorAll('.blocks-field__row').length === 4)
    const stored = await page.evaluate(
      async (address) => (await fetch(address)).json(),
      `/api/contact-forms/${id}?depth=0`,
    )
    expect(stored).toMatchObject({
      writtenAs: 'fields',
      fields: [
        { blockType: 'text', name: 'your-name', required: true },
        { blockType: 'email', name: 'your-email', required: true },
        { blockType: 'select', name: 'menu' },
        { blockType: 'submit' },
      ],
    })
  })

  it('says at the field what is wrong with the address of a webhook, and takes a right one', async () => {
    await openTemplate()
    await tab('Webhooks', addWebhook())
    await addWebhook().click()
    const address = page.locator('[name="webhooks.0.url"]')
    await address.fill('http://192.168.0.1/hook')
    const refusal = page.getByText('Give an address that begins with https://.').first()
    const button = page.getByRole('button', { name: 'Save', exact: true })
    // Payload looks at a field up to 150 ms after it was filled in, and takes no press before; after one, none until its answer.
    const press = async () => {
      if (!(await refusal.isVisible()) && (await button.isEnabled())) await button.click()
      return refusal.isVisible()
    }
    await expect.poll(press, { interval: 500 }).toBe(true)
    await address.fill('https://hooks.example.com/vitrine')
    await save()
  })

  it('begins as one of five that work', async () => {
    await openList(page, `${admin.site.url}/admin/collections/contact-forms`)
    await page.getByRole('button', { name: /^Quote request/ }).click()
    await page.waitForURL(/contact-forms\/\d+/)
    await page.waitForFunction(() => document.querySelectorAll('.blocks-field__row').length === 11)
    await tab('Mail', page.getByText('Tags of this form: [your-name] [your-email] [your-phone]'))
  })

  it('says before it is first saved what in it does nothing, with its line', async () => {
    await openForm(page, `${admin.site.url}/admin/collections/contact-forms/create`)
    await page.getByText('A template with form-tags').click()
    await template().fill('[text* your-name]\n[honeypot website]')
    await page.getByLabel('Title').fill('Spoiled')
    await page.getByText('Fields, line 2:').waitFor()
    await page.getByText('[honeypot website] is no form-tag').waitFor()
  })

  it('goes to what keeps it from being saved, and lists it below its title', async () => {
    const fields = [{ blockType: 'text', label: 'Company' }]
    const id = await createDocument(page, 'contact-forms?depth=0', { title: 'Refused', fields })
    await openForm(page, `${admin.site.url}/admin/collections/contact-forms/${id}`)
    const subject = page.locator('[name="mail.subject"]')
    await tab('Mail', subject)
    await subject.fill('Of [firm]')
    await tab('Fields', page.locator('#field-fields'))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Mail › Subject: [firm] is no field of this form.').waitFor()
    const isFocused = () => subject.evaluate((field) => field === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    await subject.fill('Of [company]')
    await save()
  })

  it('shows in a condition the label of its field, and the name of a field small', async () => {
    const showWhen = { tests: [{ field: 'kind', is: 'equals', value: 'Company' }] }
    const fields = [
      { blockType: 'radio', label: 'Kind', name: 'kind', choices: 'Person\nCompany' },
      { blockType: 'text', label: 'Name of the company', showWhen },
    ]
    const id = await createDocument(page, 'contact-forms?depth=0', { title: 'Conditions', fields })
    await openForm(page, `${admin.site.url}/admin/collections/contact-forms/${id}`)
    await page.locator('#fields-row-1').scrollIntoViewIfNeeded()
    await page.locator('#field-fields__1__showWhen__tests__0__field').getByText('Kind').waitFor()
    await page.locator('#field-fields__1__showWhen__tests__0__value').getByText('Company').waitFor()
    await page.locator('#field-fields__1__name').getByText('name-of-the-company').waitFor()
  })

  it('shows the template although an answer about the title comes as it is asked for', async () => {
    await openForm(page, `${admin.site.url}/admin/collections/contact-forms/create`)
    const question = await holdRequests(page, /\/admin\/collections\/contact-forms\/create/, { isAnswered: true })
    await page.getByLabel('Title').fill('Quick')
    await question.begun
    await page.getByText('A template with form-tags').click()
    await question.end()
    await template().waitFor()
  })

  it('asks no other host for anything', () => expect(foreign).toEqual([]))
})
