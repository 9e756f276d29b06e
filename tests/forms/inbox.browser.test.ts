import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForm, openList } from '../support/admin.ts'
import { adminAnswers } from '../support/admin-site.ts'
import { axeViolations } from '../support/axe.ts'
import { openBrowser } from '../support/browser.ts'
import { findForm, message, type Placement } from '../support/message.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { schemesAt } from '../support/schemes.ts'
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

/** Opens the inbox, and waits until its rows are there: they are loaded once it answers clicks. */
async function inbox(query = ''): Promise<void> {
  await admin.goto(`${site.url}/admin/collections/submissions${query}`)
  await admin.locator('.inbox-tabs__count:not(:empty)').first().waitFor({ state: 'attached' })
}
const row = (name: string) =>
  admin.getByRole('listitem').filter({ has: admin.locator('.inbox-row__sender', { hasText: name }) })
const openMessage = async (name: string) => {
  await row(name).getByRole('link').click()
  await admin.getByRole('article').getByText(`from ${name}`).first().waitFor()
}
const tab = (name: RegExp) => admin.getByRole('navigation', { name: 'Parts of the inbox' }).getByRole('link', { name })
const messages = async (query: string) =>
  ((await api(`/submissions?depth=0&limit=100&${query}`)).body.docs as { fromName: string }[]).map(
    (doc) => doc.fromName,
  )
const wasHacked = () => admin.evaluate(() => 'hacked' in window)

describe('the inbox', () => {
  it('opens a message beside the list, and marks it as read', async () => {
    await send('Reader')
    await inbox()
    await row('Reader')
      .getByRole('link', { name: /^Unread/ })
      .waitFor()
    await openMessage('Reader')
    await row('Reader')
      .getByRole('link', { name: /^Reader/ })
      .waitFor()
    expect(await row('Reader').getByRole('link').getAttribute('aria-current')).toBe('true')
    expect(await messages('where[read][equals]=true')).toContain('Reader')
    expect(new URL(admin.url()).searchParams.get('id')).not.toBeNull()
  })

  it('is read, answered and done in three presses', async () => {
    await send('Asker')
    await inbox()
    await openMessage('Asker')
    await admin.getByLabel('Your reply').fill('Thank you, Asker.')
    await admin.getByRole('button', { name: 'Send reply' }).click()
    await admin.getByRole('article').getByRole('listitem').filter({ hasText: 'Thank you, Asker.' }).waitFor()
    expect(await admin.getByLabel('Your reply').inputValue()).toBe('')
    await admin.getByRole('button', { name: 'Done', exact: true }).click()
    await row('Asker').waitFor({ state: 'detached' })
    await until('its mail', async () => (await site.outbox()).some((mail) => mail.includes('Thank you, Asker.')))
    expect(await messages('where[handling][equals]=done')).toContain('Asker')
  })

  it('undoes what was done, and shows the message again', async () => {
    await send('Undone')
    await inbox()
    await openMessage('Undone')
    await admin.getByRole('button', { name: 'Done', exact: true }).click()
    await row('Undone').waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await row('Undone').waitFor()
    await admin.getByRole('article').getByText('from Undone').first().waitFor()
    expect(await messages('where[handling][equals]=done')).not.toContain('Undone')
  })

  it('is used by keys alone, but not while a reply is typed', async () => {
    await send('Keys')
    await inbox('?q=keys')
    await row('Keys').waitFor()
    await admin.keyboard.press('j')
    await admin.getByRole('article').getByText('from Keys').first().waitFor()
    await admin.keyboard.press('r')
    await admin.keyboard.type('je!')
    expect(await admin.getByLabel('Your reply').inputValue()).toBe('je!')
    await admin.getByRole('article').getByRole('heading', { level: 2 }).focus()
    await admin.keyboard.press('e')
    await admin.getByText('No message matches.').waitFor()
    expect(await messages('where[handling][equals]=done')).toContain('Keys')
  })

  it('retains what was typed when the site does not answer', async () => {
    await send('Offline')
    await inbox()
    await openMessage('Offline')
    await admin.getByLabel('Your reply').fill('Dear Offline')
    await admin.route('**/reply', (route) => route.abort())
    await admin.getByRole('button', { name: 'Send reply' }).click()
    await admin.getByText('The site does not answer. Try again.').waitFor()
    await admin.unroute('**/reply')
    await admin.reload()
    await expect.poll(() => admin.getByLabel('Your reply').inputValue()).toBe('Dear Offline')
  })

  it('assigns selected messages, and marks them', async () => {
    await inbox()
    await row('Cleo').getByRole('checkbox').check()
    await row('Ben').getByRole('checkbox').check()
    await admin.getByRole('group', { name: '2 messages selected' }).getByLabel('Assign to').selectOption(OWNER.name)
    await until('both to be assigned', async () => (await messages('where[assignee][exists]=true')).length === 2)
    await row('Cleo').getByText(`Assigned to: ${OWNER.name}`).waitFor()
    await row('Ben').getByRole('checkbox').uncheck()
    await admin.getByRole('group', { name: '1 message selected' }).getByRole('button', { name: 'Done' }).click()
    await row('Cleo').waitFor({ state: 'detached' })
    expect(await messages('where[handling][equals]=done')).toContain('Cleo')
  })

  it('has counts that follow at once, and filters by account', async () => {
    await send('Counted')
    await inbox('?q=counted')
    await tab(/^Inbox 1$/).waitFor()
    await openMessage('Counted')
    await admin.getByRole('button', { name: 'Done', exact: true }).click()
    await tab(/^Inbox 0$/).waitFor()
    await tab(/^Done 1$/).click()
    await row('Counted').waitFor()
    await admin.getByLabel('Search messages').fill('')
    await tab(/^Inbox/).click()
    await admin.getByLabel('Assigned to', { exact: true }).first().selectOption('Mine')
    await row('Ben').waitFor()
    expect(await row('window.hacked').count()).toBe(0)
  })

  it('downloads what the list shows', async () => {
    await inbox('?tab=done&q=cleo')
    await row('Cleo').waitFor()
    await admin.getByRole('button', { name: 'More' }).click()
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('link', { name: 'This list as JSON' }).click(),
    ])
    const chunks = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk)
    const [only, ...others] = JSON.parse(Buffer.concat(chunks).toString())
    expect(only).toMatchObject({ handling: 'done', assignee: OWNER.name, entries: { 'your-name': 'Cleo' } })
    expect(others).toEqual([])
  })

  it('releases spam, and says that its mail is on its way', async () => {
    await send('Unjustly', 'x')
    await inbox('?tab=spam')
    await openMessage('Unjustly')
    await admin.getByRole('button', { name: 'Not spam' }).click()
    await admin.getByText('Its mail is on its way.').waitFor()
    await until('its mail', async () => (await site.outbox()).some((mail) => mail.includes('Unjustly')))
    expect(await messages('where[status][equals]=spam')).not.toContain('Unjustly')
  })

  it('lets an editor write a note', async () => {
    await inbox()
    await openMessage('Ben')
    await admin.getByLabel('New note').fill('Rang on Monday.')
    await admin.getByRole('button', { name: 'Add note' }).click()
    await admin.getByRole('list', { name: 'Notes' }).getByText('Rang on Monday.').waitFor()
    const { body } = await api('/submissions?depth=0&where[fromName][equals]=Ben')
    expect(body.docs[0]).toMatchObject({ notes: [{ text: 'Rang on Monday.' }], status: 'mail_sent' })
  })

  it('shows list and message one after the other on a phone', async () => {
    await admin.setViewportSize({ width: 390, height: 800 })
    await inbox()
    await openMessage('Ben')
    expect(await row('Ben').isVisible()).toBe(false)
    await admin.getByRole('button', { name: 'Back to the list' }).click()
    await row('Ben').waitFor()
    await expect
      .poll(() =>
        row('Ben')
          .getByRole('link')
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true)
    await admin.setViewportSize({ width: 1600, height: 1000 })
  })

  it('opens the message that the address of a mail names', async () => {
    const { body } = await api('/submissions?depth=0&where[fromName][equals]=Ben')
    await admin.goto(`${site.url}/admin/collections/submissions/${body.docs[0].id}`)
    await admin.getByRole('article').getByText('from Ben').first().waitFor()
  })

  it('shows HTML and script as the text that it is', async () => {
    await inbox()
    await row('window.hacked').getByRole('link').click()
    await admin.getByRole('article').getByText('from <script>').first().waitFor()
    expect(await wasHacked()).toBe(false)
    await openList(admin, `${site.url}/admin/collections/deliveries`)
    await admin.getByRole('row').nth(2).waitFor()
    expect(await wasHacked()).toBe(false)
  })
})

describe('the inbox in a window of', () => {
  it.each([390, 820, 1440])('%i pixels fits, and axe finds nothing, with a message open and without', async (width) => {
    await admin.setViewportSize({ width, height: 900 })
    for (const id of ['', `?id=${(await api('/submissions?depth=0&where[fromName][equals]=Ben')).body.docs[0].id}`]) {
      await inbox(id)
      if (id !== '') await admin.getByRole('article').getByText('from Ben').first().waitFor()
      for (const scheme of schemesAt(width)) {
        await admin.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme)
        await saveScreenshot(admin, `inbox/${id === '' ? 'list' : 'message'}-${scheme}-${width}.png`)
        expect(await axeViolations(admin, { within: '.inbox' })).toEqual([])
      }
      expect(await admin.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
})

describe('the mail of a form', () => {
  it('is shown with an example, as it stands unsaved, and nothing of it runs', async () => {
    await admin.setViewportSize({ width: 1600, height: 1000 })
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
