import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminAnswers } from '../support/admin-site.ts'
import { openBrowser } from '../support/browser.ts'
import { findForm } from '../support/message.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

const EMAIL = 'owner@example.com'
const PASSWORD = 'correct horse battery staple'

let site: TestSite
let browser: Browser
let admin: Page

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ ADMIN: 'on' }), openBrowser()])
  admin = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await adminAnswers(site)
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** Asks the API as the signed-in editor does. */
const api = (path: string, init: { method?: string; body?: unknown } = {}) =>
  admin.evaluate(
    async ([address, { method = 'GET', body }]) => {
      const response = await fetch(address, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      return { status: response.status, body: await response.json().catch(() => undefined) }
    },
    [`${site.url}/api${path}`, init] as const,
  )

describe('the first day with a new site', () => {
  it('refuses a first account without the code of the terminal', async () => {
    const reply = await fetch(`${site.url}/api/users/first-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Mallory',
        email: 'm@example.com',
        password: PASSWORD,
        setupCode: 'AAAA-AAAA-AAAA',
      }),
    })
    expect(reply.status).toBe(400)
  })

  it('makes the first account in the admin with the code', async () => {
    await admin.goto(`${site.url}/admin`)
    await admin.getByLabel('Email').fill(EMAIL)
    await admin.getByLabel('New Password').fill(PASSWORD)
    await admin.getByLabel('Confirm Password').fill(PASSWORD)
    await admin.locator('#field-name').fill('Olive Owner')
    // It would be an administrator's whatever was chosen.
    expect(await admin.locator('#field-role').count()).toBe(0)
    await admin.locator('#field-setupCode').fill(site.setupCode ?? '')
    await admin.getByRole('button', { name: 'Create' }).click()
    await admin.getByRole('navigation').getByRole('link', { name: 'Pages', exact: true }).waitFor()
    const { body } = await api('/users/me')
    expect(body.user).toMatchObject({ email: EMAIL, role: 'administrator' })
  })

  it('lets the editor change the contact form, and visitors see it at once', async () => {
    const form = await findForm(site.url)
    await admin.goto(`${site.url}/admin/collections/contact-forms/${form.id}`)
    const before = await api(`/contact-forms/${form.id}?depth=0`)
    const messages = { ...before.body.messages, mail_sent_ok: 'Thank you. Olive answers within a day.' }
    const saved = await api(`/contact-forms/${form.id}`, { method: 'PATCH', body: { messages } })
    expect(saved.status).toBe(200)
    const page = await (await fetch(`${site.url}/contact/`)).text()
    expect(page).toContain('wpcf7')
  })

  it('takes a message from a phone-sized window', async () => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await phone.goto(`${site.url}/contact/`)
    const form = phone.locator('form.wpcf7-form')
    await form.locator('[name="your-name"]').fill('Ada Byron')
    await form.locator('[name="your-email"]').fill('ada@example.com')
    await form.locator('[name="your-message"]').fill('A reading room, please.')
    await form.locator('[type="checkbox"][name="privacy"]').check()
    await form.getByRole('button', { name: /send/i }).click()
    await form.and(phone.locator('[data-status="sent"]')).waitFor()
    expect(await form.locator('.wpcf7-response-output').innerText()).toContain('Olive answers within a day')
    await phone.close()
  })

  it('shows the message in the inbox', async () => {
    await admin.goto(`${site.url}/admin/collections/submissions`)
    await admin
      .getByRole('link', { name: /Ada Byron/ })
      .first()
      .waitFor()
  })

  it('puts the mail into the outbox folder', async () => {
    const [mail] = await until('a mail', async () => {
      const mails = await site.outbox()
      return mails.length > 0 && mails
    })
    expect(mail).toContain('A reading room, please.')
  })

  it('shows a changed page to visitors as soon as it is saved', async () => {
    const { body } = await api('/pages?where[path][equals]=/&depth=0&limit=1')
    const title = `Halden and Rye, ${body.docs[0].id}`
    const reply = await api(`/pages/${body.docs[0].id}`, {
      method: 'PATCH',
      body: { title, meta: { title }, _status: 'published' },
    })
    expect(reply.status).toBe(200)
    expect(await (await fetch(`${site.url}/`)).text()).toContain(title)
  })

  it('shows a draft to the editor only', async () => {
    const { body } = await api('/pages?where[path][equals]=/&depth=0&limit=1')
    const { id } = body.docs[0]
    await api(`/pages/${id}?draft=true`, {
      method: 'PATCH',
      body: { meta: { title: 'An unfinished thought' }, _status: 'draft' },
    })
    const preview = `${site.url}/preview/pages/${id}`
    await admin.goto(preview)
    expect(await admin.title()).toContain('An unfinished thought')
    const stranger = await fetch(preview, { redirect: 'manual' })
    expect(stranger.status).not.toBe(200)
    expect(await (await fetch(`${site.url}/`)).text()).not.toContain('An unfinished thought')
  })

  it('exports the messages to the editor only', async () => {
    const address = `${site.url}/api/submissions/export`
    const csv = await admin.evaluate(async (url) => (await fetch(url)).text(), address)
    expect(csv).toMatch(/^\uFEFF?Received \([^)]+\),Form,Delivery,Status,Assigned to,Your name/)
    expect(csv).toContain('Ada Byron')
    expect((await fetch(address)).status).toBe(401)
  })

  it('brings a crashed admin back, and visitors do not notice', async () => {
    const pid = [...site.log().matchAll(/"childPid":(\d+)/g)].at(-1)?.[1]
    process.kill(Number(pid), 'SIGKILL')
    const down = await until('the admin to be down', async () => {
      const response = await fetch(`${site.url}/admin/login`)
      return response.status === 503 && response
    })
    expect(down.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await down.text()).toContain('The admin is starting')
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    await until('the admin to be back', async () => (await fetch(`${site.url}/admin/login`)).ok)
  })

  it('keeps the editor signed in over a restart', async () => {
    await site.kill()
    await site.restart()
    await adminAnswers(site)
    await admin.goto(`${site.url}/admin`)
    await admin.getByRole('navigation').getByRole('link', { name: 'Pages', exact: true }).waitFor()
  })

  it('slows down who guesses passwords', async () => {
    const guess = () =>
      fetch(`${site.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'guess' }),
      })
    await until('the limit', async () => (await guess()).status === 429)
    expect((await fetch(`${site.url}/`)).status).toBe(200)
  })
})
