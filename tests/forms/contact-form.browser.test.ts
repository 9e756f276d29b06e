import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

const PHONE = { viewport: { width: 390, height: 844 } }
const form = (page: Page) => page.locator('form.wpcf7-form')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)

async function fill(page: Page, text: string) {
  await field(page, 'your-name').fill('Ada Byron')
  await field(page, 'your-email').fill('ada@example.com')
  await field(page, 'your-message').fill(text)
  await field(page, 'privacy').check()
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click()
const hasStatus = (page: Page, status: string) =>
  form(page)
    .and(page.locator(`[data-status="${status}"]`))
    .waitFor()
const response = (page: Page) => form(page).locator('.wpcf7-response-output').innerText()
const mailed = (text: string) => async () => (await site.outbox()).some((mail) => mail.includes(text))

describe('with script', () => {
  it('is sent, tells so, and is empty again', async () => {
    const { page, close } = await openPage(browser, PHONE)
    await page.goto(`${site.url}/contact/`)
    await page.evaluate(() => {
      Object.assign(window, { heard: [] })
      for (const name of ['beforesubmit', 'mailsent', 'submit', 'reset']) {
        document.addEventListener(`wpcf7${name}`, (event) => {
          const { contactFormId, status } = (event as CustomEvent).detail
          ;(window as unknown as { heard: unknown[] }).heard.push([name, typeof contactFormId, status])
        })
      }
    })
    await fill(page, 'Sent with script.')
    await send(page)
    await hasStatus(page, 'sent')
    expect(await response(page)).toContain('on the desk')
    expect(await field(page, 'your-message').inputValue()).toBe('')
    await until('the mail', mailed('Sent with script.'))
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
      ['beforesubmit', 'number', 'init'],
      ['mailsent', 'number', 'mail_sent'],
      ['submit', 'number', 'mail_sent'],
      ['reset', 'number', 'sent'],
    ])
    await close()
  })

  it('shows what is wrong beside the field, and leads there', async () => {
    const { page, close } = await openPage(browser, PHONE)
    await page.goto(`${site.url}/contact/`)
    await fill(page, 'x')
    await field(page, 'your-email').fill('nobody')
    await send(page)
    await hasStatus(page, 'invalid')
    expect(await form(page).locator('[data-name="your-email"] .wpcf7-not-valid-tip').innerText()).toBe(
      'Please enter an email address.',
    )
    expect(await field(page, 'your-email').getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('your-email')
    expect(await page.locator('.screen-reader-response [role=status]').innerText()).toContain('One or more fields')
    await close()
  })

  it('keeps what was typed when the network fails, and can be sent again', async () => {
    const { page, close } = await openPage(browser, {
      ...PHONE,
      expectedErrors: [/ERR_INTERNET|ERR_CONNECTION|Failed to load|fetch_error|offline|JSHandle|Object/],
    })
    const schema = page.waitForResponse('**/feedback/schema')
    await page.goto(`${site.url}/contact/`)
    await fill(page, 'Typed in a tunnel.')
    await schema
    await page.locator('vitrine-island[data-ready] form.wpcf7-form').waitFor()
    await page.context().setOffline(true)
    await send(page)
    await hasStatus(page, 'failed')
    expect(await response(page)).toBe('You are probably offline.')
    expect(await field(page, 'your-message').inputValue()).toBe('Typed in a tunnel.')
    await page.context().setOffline(false)
    await page.route('**/feedback', (route) => route.abort('connectionrefused'), { times: 1 })
    await send(page)
    await until('the other reason', async () => (await response(page)).startsWith('This site cannot be reached'))
    await send(page)
    await hasStatus(page, 'sent')
    await until('the mail', mailed('Typed in a tunnel.'))
    await close()
  })

  it('arrives once when its answer is lost, and the same sent again on purpose is another', async () => {
    const { page, close } = await openPage(browser, {
      ...PHONE,
      expectedErrors: [/ERR_CONNECTION|fetch_error|JSHandle|Object/],
    })
    const keys: string[] = []
    page.on('request', (request) => {
      const key = /name="_wpcf7_post_key"\s+(\S+)/.exec(request.postData() ?? '')?.[1]
      if (key) keys.push(key)
    })
    await page.route(
      '**/feedback',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.goto(`${site.url}/contact/`)
    await fill(page, 'From the train.')
    await send(page)
    await hasStatus(page, 'failed')
    await send(page)
    await hasStatus(page, 'sent')
    await until('the mail', mailed('From the train.'))
    expect((await site.outbox()).filter((mail) => mail.includes('From the train.'))).toHaveLength(1)
    await fill(page, 'From the train.')
    await send(page)
    await until('the third post', async () => keys.length === 3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    await close()
  })

  it('says so when the reply is not JSON', async () => {
    const { page, close } = await openPage(browser, { ...PHONE, expectedErrors: [/invalid_json|JSHandle|Object/] })
    await page.route('**/feedback', (route) => route.fulfill({ status: 200, body: '<html>' }))
    await page.goto(`${site.url}/contact/`)
    await fill(page, 'x')
    await send(page)
    await hasStatus(page, 'failed')
    expect(await response(page)).toBe('The response is not a valid JSON response.')
    expect(await field(page, 'your-message').inputValue()).toBe('x')
    await close()
  })

  it('goes out once, however often its button is pressed', async () => {
    const { page, close } = await openPage(browser, PHONE)
    let posts = 0
    await page.route('**/feedback', async (route) => {
      posts += 1
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.fulfill({ json: { status: 'mail_failed', message: 'Later.' } })
    })
    await page.goto(`${site.url}/contact/`)
    await fill(page, 'Twice?')
    await form(page).getByRole('button', { name: 'Send message' }).dblclick()
    await hasStatus(page, 'failed')
    expect(posts).toBe(1)
    await close()
  })

  it('shows its answer though the refill fails', async () => {
    const { page, close } = await openPage(browser, { ...PHONE, expectedErrors: [/503|JSHandle|Response/] })
    await page.route('**/refill', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(`${site.url}/contact/`)
    await fill(page, 'Sent, but not refilled.')
    await send(page)
    await hasStatus(page, 'sent')
    expect(await response(page)).toContain('on the desk')
    await close()
  })

  it('holds the button until the box is ticked, and says why', async () => {
    const { page, close } = await openPage(browser, PHONE)
    await page.goto(`${site.url}/contact/`)
    await field(page, 'your-name').click()
    const button = form(page).getByRole('button', { name: 'Send message' })
    await until('the button to be held', () => button.isDisabled())
    const reason = form(page).getByText('You must accept')
    expect(await reason.isVisible()).toBe(true)
    expect(await button.getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'))
    await field(page, 'privacy').check()
    await until('the button to be free', () => button.isEnabled())
    expect(await reason.isVisible()).toBe(false)
    await close()
  })
})

describe('without script', () => {
  const BARE = { ...PHONE, javaScriptEnabled: false }

  it('is sent, shows it on its page, and a reload sends nothing more', async () => {
    const { page, close } = await openPage(browser, BARE)
    await page.goto(`${site.url}/contact/`)
    await fill(page, 'Sent without script.')
    await send(page)
    await hasStatus(page, 'sent')
    expect(await response(page)).toContain('on the desk')
    await page.reload()
    await until('the mail', mailed('Sent without script.'))
    expect((await site.outbox()).filter((mail) => mail.includes('Sent without script.'))).toHaveLength(1)
    await close()
  })

  it('comes back with what was typed and what is wrong', async () => {
    const { page, close } = await openPage(browser, { ...BARE, expectedErrors: [/422/] })
    await page.goto(`${site.url}/contact/`)
    await fill(page, 'Kept.')
    await field(page, 'your-email').fill('nobody')
    const [answer] = await Promise.all([
      page.waitForResponse((reply) => reply.request().method() === 'POST'),
      send(page),
    ])
    expect(answer.status()).toBe(422)
    await hasStatus(page, 'invalid')
    expect(await field(page, 'your-message').inputValue()).toBe('Kept.')
    expect(await form(page).locator('[data-name="your-email"] .wpcf7-not-valid-tip').innerText()).toBe(
      'Please enter an email address.',
    )
    await close()
  })
})
