import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { quiet, ready } from '../support/ready.ts'
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

/** Sets the bot check of the site, and waits until its pages ask it. */
async function set(botCheck: string, more: object = {}): Promise<void> {
  const keys = { botCheckSiteKey: 'site-key', botCheckSecret: 'secret-key' }
  await payload.updateGlobal({ slug: 'form-settings', data: { botCheck, ...keys, ...more } as never })
  const mark = `&quot;kind&quot;:&quot;${botCheck}&quot;`
  await until('the bot check', async () => (await (await fetch(`${site.url}/contact/`)).text()).includes(mark))
}

/** Opens the contact page and writes down what it asks for. */
async function openForm(
  options: { expectedErrors?: readonly RegExp[]; prepare?: (page: Page) => Promise<unknown> } = {},
) {
  const { prepare, ...rest } = options
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, ...rest })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await prepare?.(page)
  await page.goto(`${site.url}/contact/`)
  await quiet(page)
  const asked = (part: string) => requests.filter((url) => url.includes(part)).length
  return { page, close, asked, form: page.locator('form.wpcf7-form') }
}

async function fill(page: Page, text: string): Promise<void> {
  const form = page.locator('form.wpcf7-form')
  await form.locator('[name="your-name"]').fill('Ada Byron')
  await page.locator('.wpcf7.js').first().waitFor()
  await form.locator('[name="your-email"]').fill('ada@example.com')
  await form.locator('[name="your-message"]').fill(text)
  await form.locator('[name="privacy"]').check()
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const hasStatus = (page: Page, status: string) => page.locator(`form[data-status="${status}"]`).waitFor()
const stored = async (text: string) => {
  const { docs } = await payload.find({ collection: 'submissions', sort: '-id', limit: 20, depth: 0 })
  return (docs as unknown as { status: string; entries: Record<string, string> }[]).find(
    ({ entries }) => entries['your-message'] === text,
  )?.status
}

describe('the proof of work', () => {
  it('begins when the form is touched, and takes one message after the other', async () => {
    await set('proof')
    const { page, close, asked } = await openForm()
    expect(asked('/vitrine/v1/proof')).toBe(0)
    await page.locator('[name="your-name"]').focus()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="_wpcf7_proof_response"]')?.value !== '',
    )
    for (const text of ['First, proven.', 'Second, proven.']) {
      await fill(page, text)
      await send(page)
      await until('the message', async () => (await stored(text)) === 'mail_sent')
      await hasStatus(page, 'sent')
    }
    expect(asked('/vitrine/v1/proof')).toBe(2)
    expect(asked('proof.worker')).toBeGreaterThan(0)
    await close()
  })

  it('asks nobody else, and nothing of visitors', async () => {
    const { page, close, asked } = await openForm()
    await page.locator('[name="your-name"]').focus()
    expect(await page.locator('.bot-check__ask').count()).toBe(0)
    expect(asked('') - asked(site.url)).toBe(0)
    await close()
  })

  it('says so when it cannot be done, and sends nothing', async () => {
    const { page, close } = await openForm({
      expectedErrors: [/./],
      prepare: (opened) => opened.route('**/vitrine/v1/proof', (route) => route.fulfill({ status: 500, body: '' })),
    })
    await fill(page, 'Never proven.')
    await send(page)
    await page.getByText('The check that you are a person did not work. Please try again.').waitFor()
    await hasStatus(page, 'init')
    await page.unroute('**/vitrine/v1/proof')
    await send(page)
    await until('the message', async () => (await stored('Never proven.')) === 'mail_sent')
    await close()
  })
})

/** A widget as the service's own: it draws a frame, and has a token once the frame is there. */
const WIDGET = `{
  let count = 0
  window.turnstile = {
    options: [],
    render(place, options) {
      this.options.push(options)
      const frame = document.createElement('iframe')
      frame.title = 'Check'
      frame.src = 'https://challenges.cloudflare.com/frame'
      frame.onload = () => options.callback('token-' + ++count)
      place.append(frame)
      return String(this.options.length - 1)
    },
    reset(id) { this.options[id].callback('token-' + ++count) },
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
}`

describe('a service of others', () => {
  const SERVICE = 'https://challenges.cloudflare.com'
  const fakeService = (page: Page) =>
    page
      .context()
      .route(`${SERVICE}/**`, (route) =>
        route.request().url().endsWith('/frame')
          ? route.fulfill({ contentType: 'text/html', body: '<title>Check</title>' })
          : route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
      )
  const posts = (page: Page) => {
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/feedback')) bodies.push(request.postData() ?? '')
    })
    return bodies
  }
  const agree = (page: Page) => page.getByRole('button', { name: 'Allow the check' })

  // The server cannot reach the service either, which these tests let pass: they are about the browser.
  beforeAll(() => set('turnstile', { botCheckDown: 'accept' }))

  it('is not loaded before the visitor agrees, and nothing is sent without', async () => {
    const { page, close, asked } = await openForm({ prepare: fakeService })
    const sent = posts(page)
    await fill(page, 'With consent.')
    expect(await page.locator('.bot-check__ask').innerText()).toContain('Cloudflare Turnstile has to check')
    expect(await axeViolations(page, { within: '.bot-check' })).toEqual([])
    await send(page)
    await until('the question', () => agree(page).evaluate((button) => button === document.activeElement))
    expect([asked(SERVICE), sent.length]).toEqual([0, 0])

    await agree(page).press('Enter')
    await until('the service', async () => asked(`${SERVICE}/frame`) > 0)
    expect(await agree(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('bot-check__status')
    await send(page)
    await hasStatus(page, 'sent')
    expect(sent[0]).toMatch(/name="_wpcf7_turnstile_response"\r\n\r\ntoken-1\r\n/)
    await until('the message', async () => (await stored('With consent.')) === 'mail_sent')

    await fill(page, 'Another one.')
    await send(page)
    await until('the second message', async () => (await stored('Another one.')) === 'mail_sent')
    expect(sent[1]).toMatch(/name="_wpcf7_turnstile_response"\r\n\r\ntoken-2\r\n/)

    await page.reload()
    await expect.poll(() => asked(`${SERVICE}/frame`)).toBe(2)
    expect(await agree(page).isVisible()).toBe(false)
    await close()
  })

  it('is allowed by the policy of pages with a form, and of no other', async () => {
    const policy = async (path: string) => (await fetch(site.url + path)).headers.get('content-security-policy')
    expect(await policy('/contact/')).toContain(SERVICE)
    expect(await policy('/')).not.toContain('cloudflare')
  })

  it('is loaded for a visitor who agreed before its script was there', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let begun = () => {}
    const loading = new Promise<void>((resolve) => {
      begun = resolve
    })
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 } })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await fakeService(page)
    await page.route(/\/assets\/start-.*\.js/, async (route) => {
      begun()
      await held
      await route.continue()
    })
    await page.goto(`${site.url}/contact/`)
    await loading
    await agree(page).click()
    letGo()
    await until('the service', async () => requests.some((url) => url.startsWith(`${SERVICE}/frame`)))
    expect(await agree(page).isVisible()).toBe(false)
    await close()
  })

  it('follows another tab', async () => {
    const { page, close, asked } = await openForm({ prepare: fakeService })
    const other = await page.context().newPage()
    await other.goto(`${site.url}/contact/`)
    await ready(other)
    await agree(other).click()
    await until('the first tab', async () => !(await agree(page).isVisible()))
    await until('the service', async () => asked(SERVICE) > 0)
    await close()
  })

  it('leaves the decision to a manager of consent where the page has one', async () => {
    const { page, close, asked } = await openForm({
      prepare: async (opened) => {
        await fakeService(opened)
        await opened.addInitScript(() => {
          Object.assign(window, {
            allowed: [],
            vitrine: { consent: (name: string) => (window as unknown as { allowed: string[] }).allowed.includes(name) },
          })
        })
      },
    })
    await agree(page).click()
    expect([asked(SERVICE), await agree(page).isVisible()]).toEqual([0, true])
    await page.evaluate(() => {
      ;(window as unknown as { allowed: string[] }).allowed.push('turnstile')
      document.dispatchEvent(new CustomEvent('vitrine:consent:change'))
    })
    await until('the service', async () => asked(SERVICE) > 0)
    expect(await agree(page).isVisible()).toBe(false)
    await close()
  })

  it('lets a message through while it is down, where the site says so', async () => {
    const { page, close } = await openForm({
      expectedErrors: [/could not be loaded|ERR_FAILED/],
      prepare: (opened) => opened.context().route(`${SERVICE}/**`, (route) => route.abort()),
    })
    await agree(page).click()
    await fill(page, 'Without a token.')
    await send(page)
    await until('the message', async () => (await stored('Without a token.')) === 'mail_sent')
    await close()
  })

  it('asks for nothing where no consent is needed', async () => {
    await set('turnstile', { botCheckDown: 'accept', botCheckConsent: false })
    await until(
      'the form without a question',
      async () => !(await (await fetch(`${site.url}/contact/`)).text()).includes('bot-check__ask'),
    )
    const { close, asked } = await openForm({ prepare: fakeService })
    await until('the service', async () => asked(SERVICE) > 0)
    await close()
  })
})

describe('hCaptcha', () => {
  const SERVICE = 'https://js.hcaptcha.com'
  /** Asks when the form is sent, as its box was not ticked; the visitor closes it at first, then answers. */
  const SCRIPT = `
    window.hcaptcha = {
      render(place, options) {
        this.options = options
        const answer = document.createElement('textarea')
        answer.name = 'h-captcha-response'
        answer.hidden = true
        place.append(answer)
        return '0'
      },
      execute() {
        this.asked = (this.asked ?? 0) + 1
        if (this.asked === 1) this.options['close-callback']()
        else this.options.callback('token-' + this.asked)
      },
      reset() {},
    }
    window[new URL(document.currentScript.src).searchParams.get('onload')]()`

  it('asks who has not ticked its box, and sends once it is answered', async () => {
    await set('hcaptcha', { botCheckDown: 'spam', botCheckConsent: true })
    const { page, close } = await openForm({
      expectedErrors: [/closed/],
      prepare: (opened) =>
        opened
          .context()
          .route(`${SERVICE}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT })),
    })
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/feedback')) bodies.push(request.postData() ?? '')
    })
    await page.getByRole('button', { name: 'Allow the check' }).click()
    await page.locator('.bot-check__widget textarea').waitFor({ state: 'attached' })
    await fill(page, 'Ticked.')
    await send(page)
    await page.getByText('The check that you are a person did not work.').waitFor()
    expect(bodies).toEqual([])
    await send(page)
    // The server cannot ask the service here, and so holds the message back.
    await hasStatus(page, 'spam')
    expect(bodies[0]).toMatch(/name="_wpcf7_hcaptcha_response"\r\n\r\ntoken-2\r\n/)
    expect(bodies[0]).not.toContain('h-captcha-response')
    expect(await stored('Ticked.')).toBe('spam')
    await close()
  })
})

describe('reCAPTCHA', () => {
  const SCRIPT = `
    let count = 0
    window.grecaptcha = {
      ready: (then) => then(),
      execute: async (key, { action }) => [key, action, ++count].join(' '),
    }
    window[new URL(document.currentScript.src).searchParams.get('onload')]()`

  /** Answers the contact page with its form a second time below it. */
  const withSecondForm = (opened: Page) =>
    opened.route(`${site.url}/contact/`, async (route) => {
      // A connection that rested may be closed by the site at that moment.
      const response = await route.fetch({ maxRetries: 1 })
      const html = await response.text()
      const [form = ''] = /<form [^>]*wpcf7-form[\s\S]*?<\/form>/.exec(html) ?? []
      await route.fulfill({ response, body: html.replace('</main>', () => `${form}</main>`) })
    })

  it('gives each of two forms a token as the page opens, on each change, and before each message', async () => {
    await set('recaptcha', { botCheckConsent: false })
    await until(
      'the form without a question',
      async () => !(await (await fetch(`${site.url}/contact/`)).text()).includes('bot-check__ask'),
    )
    const { page, close, asked } = await openForm({
      prepare: async (opened) => {
        await opened
          .context()
          .route('https://www.google.com/**', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
          )
        await withSecondForm(opened)
      },
    })
    /** Waits until both forms carry a token that is newer than another, and gives its number. */
    const nextToken = async (action: string, before: number) => {
      let tokens: readonly string[] = []
      let number = 0
      await until(
        () => `a token after ${before} in both forms, which carry ${JSON.stringify(tokens)}`,
        async () => {
          tokens = await page
            .locator('[name$="_recaptcha_response"]')
            .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
          number = Number(/\d+$/.exec(tokens[0] ?? '')?.[0] ?? 0)
          return tokens.length === 2 && tokens[0] === tokens[1] && number > before
        },
      )
      expect(tokens[0]).toBe(`site-key ${action} ${number}`)
      return number
    }
    const opened = await nextToken('homepage', 0)
    expect(opened).toBe(1)
    expect(asked('render=site-key')).toBe(1)
    // The button waits for this box.
    await page.locator('[name="privacy"]').first().check()
    const changed = await nextToken('contactform', opened)
    await page.getByRole('button', { name: 'Send message' }).first().click()
    await nextToken('contactform', changed)
    await hasStatus(page, 'invalid')
    await close()
  })
})
