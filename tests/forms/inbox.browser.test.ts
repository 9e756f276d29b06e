import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForm, openList } from '../support/admin.ts'
import { adminAnswers } from '../support/admin-site.ts'
import { openBrowser } from '../support/browser.ts'
import { findForm, message, type Placement } from '../support/message.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

const OWNER = { name: 'Olive Owner', email: 'owner@example.com', password: 'correct horse battery staple' }

/** Says so when it is run. */
const SCRIPT = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 2">'

let site: TestSite
let browser: Browser
let admin: Page
let form: Placement

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ ADMIN: 'on' }), openBrowser()])
  admin = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  await adminAnswers(site)
  await admin.goto(`${site.url}/admin/login`)
  await api('/users/first-register', 'POST', { ...OWNER, setupCode: site.setupCode })
  await api('/users/login', 'POST', OWNER)
  form = await findForm(site.url)
  for (const name of ['Cleo', 'Ben', SCRIPT]) await send(name)
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** Asks the API as the signed-in editor does. */
const api = (path: string, method = 'GET', body?: unknown) =>
  admin.evaluate(
    async ([address, verb, data]) => {
      const response = await fetch(address, {
        method: verb,
        ...(data === undefined ? {} : { body: JSON.stringify(data), headers: { 'content-type': 'application/json' } }),
      })
      return { status: response.status, body: await response.json().catch(() => undefined) }
    },
    [`${site.url}/api${path}`, method, body] as const,
  )

async function send(name: string, agent = 'Mozilla/5.0 (Test)'): Promise<void> {
  const body = message({ 'your-name': name, 'your-message': `${SCRIPT} from ${name}` })
  body.append('_wpcf7_unit_tag', form.unitTag)
  const address = `${site.url}/wp-json/contact-form-7/v1/contact-forms/${form.id}/feedback`
  const reply = await fetch(address, { method: 'POST', body, headers: { 'user-agent': agent } })
  expect(reply.status).toBe(200)
}

async function inbox(query = ''): Promise<void> {
  await openList(admin, `${site.url}/admin/collections/submissions${query}`)
}
const row = (name: string) => admin.getByRole('row').filter({ hasText: name }).first()
const messages = async (query: string) =>
  ((await api(`/submissions?depth=0&limit=100&${query}`)).body.docs as { fromName: string }[]).map(
    (doc) => doc.fromName,
  )
const wasHacked = () => admin.evaluate(() => 'hacked' in window)

describe('the inbox', () => {
  it('hands selected messages to somebody, and marks them', async () => {
    await inbox()
    await row('Cleo').getByRole('checkbox').check()
    await row('Ben').getByRole('checkbox').check()
    const selected = admin.getByRole('group', { name: '2 messages selected' })
    await selected.getByLabel('Assign to').selectOption(OWNER.name)
    await until('both to be given', async () => (await messages('where[assignee][exists]=true')).length === 2)
    await row('Cleo').getByRole('cell', { name: OWNER.name }).waitFor()
    await row('Cleo').getByRole('checkbox').check()
    await admin.getByRole('group', { name: '1 message selected' }).getByRole('button', { name: 'Done' }).click()
    await until('it to be done', async () => (await messages('where[handling][equals]=done')).length === 1)
    expect(await messages('where[handling][equals]=done')).toEqual(['Cleo'])
  })

  it('shows the parts of it', async () => {
    await inbox()
    const parts = admin.getByRole('navigation', { name: 'Parts of the inbox' })
    await parts.getByRole('link', { name: /^Done/ }).click()
    await row('Cleo').waitFor()
    await row('Cleo').getByRole('cell', { name: 'Sent', exact: true }).waitFor()
    expect(await row('Ben').count()).toBe(0)
    expect(await parts.locator('[aria-current="page"]').innerText()).toMatch(/^Done/)
    await parts.getByRole('link', { name: /^Mine/ }).click()
    await row('Ben').waitFor()
    expect(await row('window.hacked').count()).toBe(0)
  })

  it('downloads what the list shows', async () => {
    await inbox('?where[or][0][and][0][handling][equals]=done')
    await admin.getByText('Export', { exact: true }).click()
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Download JSON' }).click(),
    ])
    const chunks = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk)
    const [only, ...others] = JSON.parse(Buffer.concat(chunks).toString())
    expect(only).toMatchObject({ handling: 'done', assignee: OWNER.name, entries: { 'your-name': 'Cleo' } })
    expect(others).toEqual([])
  })

  it('releases selected spam', async () => {
    await send('Unjustly', 'x')
    await inbox('?where[or][0][and][0][status][equals]=spam')
    await row('Unjustly').getByRole('checkbox').check()
    await admin.getByRole('button', { name: 'Not spam: send' }).click()
    await until('it to be sent', async () => (await messages('where[status][equals]=spam')).length === 0)
    await until('its mail', async () => (await site.outbox()).some((mail) => mail.includes('Unjustly')))
  })

  it('lets an editor write a note, and change nothing that came', async () => {
    await inbox()
    await row('Ben').getByRole('link').first().click()
    await admin.locator('#field-assignee').waitFor()
    expect(await admin.locator('#field-subject').isDisabled()).toBe(true)
    await admin.getByRole('button', { name: /add note/i }).click()
    await admin.locator('#field-notes__0__text').fill('Rang on Monday.')
    await admin.locator('#field-assignee').selectOption('Nobody')
    await admin.getByRole('button', { name: 'Save', exact: true }).click()
    const ben = await until('the note to be kept', async () => {
      const { body } = await api('/submissions?depth=0&where[fromName][equals]=Ben')
      return body.docs[0].notes?.length === 1 && body.docs[0]
    })
    expect(ben).toMatchObject({ notes: [{ text: 'Rang on Monday.' }], assignee: null, status: 'mail_sent' })
  })

  it('shows HTML and script as the text that it is', async () => {
    await inbox()
    await row('window.hacked').waitFor()
    expect(await wasHacked()).toBe(false)
    await row('window.hacked').getByRole('link').first().click()
    await admin.locator('.entries-view dd', { hasText: 'from <script>' }).first().waitFor()
    expect(await wasHacked()).toBe(false)
    await openList(admin, `${site.url}/admin/collections/deliveries`)
    await admin.getByRole('row').nth(2).waitFor()
    expect(await wasHacked()).toBe(false)
  })
})

describe('the mail of a form', () => {
  it('is shown with an example, as it stands unsaved, and nothing of it runs', async () => {
    const { body } = await api(`/contact-forms/${form.id}?depth=0`)
    const mail = { ...body.mail, body: `<b>[your-name]</b>${SCRIPT}`, useHtml: true }
    expect((await api(`/contact-forms/${form.id}`, 'PATCH', { mail })).status).toBe(200)
    await openForm(admin, `${site.url}/admin/collections/contact-forms/${form.id}`)
    await admin.getByRole('button', { name: 'Mail', exact: true }).click()
    await admin.locator('#field-mail__subject').fill('Not saved yet: [your-name]')
    await admin.getByRole('button', { name: 'Show with an example' }).first().click()
    await admin.getByText('Not saved yet: Ada Example').waitFor()
    const frame = admin.frameLocator('iframe[title="The mail as HTML"]')
    await frame.getByText('Ada Example').waitFor()
    expect(await admin.locator('iframe[title="The mail as HTML"]').getAttribute('sandbox')).toBe('')
    expect(await wasHacked()).toBe(false)
  })

  it('is sent to the editor as a test', async () => {
    await admin.getByRole('button', { name: 'Send a test to me' }).first().click()
    await admin.getByText(`A test is on its way to ${OWNER.email}.`).waitFor()
    const mails = await site.outbox()
    expect(mails.some((raw) => raw.includes('Not saved yet: Ada Example') && raw.includes(`To: ${OWNER.email}`))).toBe(
      true,
    )
  })
})
