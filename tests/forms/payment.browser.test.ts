import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { quiet } from '../support/ready.ts'
import { until } from '../support/until.ts'

let contact: FormSite

beforeAll(async () => {
  contact = await startFormSite()
  await contact.payload.updateGlobal({ slug: 'form-settings', data: { stripeKey: 'pk_test_1' } as never })
  await contact.write({ writtenAs: 'template', template: TEMPLATE })
})

afterAll(() => contact.stop())

const TEMPLATE = '<label>Name [text* name]</label>\n\n[stripe currency:eur amount:500 "Order" "Pay 5 €"]'

/** As much of Stripe's script as the form uses. What the bank answers is the page's `bank`. */
const STRIPE = `
  window.heard = []
  window.Stripe = (key, { locale }) => {
    heard.push(['Stripe', key, locale])
    return {
      elements: () => ({
        create(kind, { style }) {
          const input = Object.assign(document.createElement('input'), { ariaLabel: 'Card number' })
          return {
            mount: (place) => { heard.push(['mount', kind, typeof style.base.color]); place.append(input); this.ready?.() },
            on: (name, then) => { if (name === 'ready') queueMicrotask(then); else input.addEventListener('input', then) },
            focus: () => input.focus(),
            clear: () => { input.value = '' },
          }
        },
      }),
      async confirmCardPayment(secret, { payment_method }) {
        heard.push(['confirm', secret, typeof payment_method.card.mount])
        return window.bank ? { error: window.bank } : { paymentIntent: { status: 'succeeded' } }
      },
    }
  }`

const REPLY = { contact_form_id: 1, into: '#u', invalid_fields: [] }
const REQUIRED = {
  ...REPLY,
  status: 'payment_required',
  message: 'Payment is required. Please pay by credit card.',
  posted_data_hash: 'a'.repeat(32),
  stripe: { payment_intent: { id: 'pi_1', client_secret: 'pi_1_secret' } },
}
const SENT = { ...REPLY, status: 'mail_sent', message: 'Thank you.', posted_data_hash: 'b'.repeat(32) }

const fieldOf = (request: Request, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`).exec(request.postData() ?? '')?.[1]

/** Opens the form with a payment service and a server that answers with these, one after the other. */
async function openForm(replies: readonly object[], more: { stripeStatus?: number; expectedErrors?: RegExp[] } = {}) {
  const { stripeStatus = 200, ...options } = more
  const opened = await contact.open(options)
  const { page } = opened
  const posts: Request[] = []
  const scripts: string[] = []
  let status = stripeStatus
  await page.route('https://js.stripe.com/**', (route) => {
    scripts.push(route.request().url())
    return route.fulfill({ status, contentType: 'text/javascript', body: STRIPE })
  })
  await page.route('**/feedback', (route) => {
    posts.push(route.request())
    return route.fulfill({ json: replies[posts.length - 1] ?? {} })
  })
  return {
    ...opened,
    posts,
    scripts,
    mendStripe: () => {
      status = 200
    },
  }
}

const order = async (page: Page) => {
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Order' }).click()
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pay 5 €' })
const hasStatus = (page: Page, status: string) => page.locator(`form[data-status="${status}"]`).waitFor()
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)

describe('a form with a price', () => {
  it('loads the payment service once it is touched, and from its own address only', async () => {
    const { page, scripts, close } = await openForm([])
    await quiet(page)
    expect(scripts).toEqual([])
    await page.getByLabel('Name').fill('Ada')
    await until('the service', () => scripts.length > 0)
    expect(scripts).toEqual(['https://js.stripe.com/v3/'])
    expect(await pay(page).isVisible()).toBe(false)
    await close()
  })

  it('asks for the card, and is sent again once it was paid', async () => {
    const { page, posts, close } = await openForm([REQUIRED, SENT])
    await order(page)
    await pay(page).waitFor()
    expect(await page.getByRole('button', { name: 'Order' }).isVisible()).toBe(false)
    expect(await page.locator('.wpcf7-response-output').innerText()).toBe(REQUIRED.message)
    await until('the focus', () => page.evaluate(() => document.activeElement?.ariaLabel === 'Card number'))
    expect(await axeViolations(page, { within: '.contact-form' })).toEqual([])
    await pay(page).click()
    await hasStatus(page, 'sent')
    expect(await heard(page)).toEqual([
      ['Stripe', 'pk_test_1', 'en'],
      ['mount', 'card', 'string'],
      ['confirm', 'pi_1_secret', 'function'],
    ])
    expect(posts.map((post) => fieldOf(post, '_wpcf7_stripe_payment_intent'))).toEqual(['', 'pi_1'])
    expect(posts.map((post) => fieldOf(post, '_wpcf7_posted_data_hash'))).toEqual(['', 'a'.repeat(32)])
    expect(posts.map((post) => fieldOf(post, 'name'))).toEqual(['Ada', 'Ada'])
    expect(await page.getByRole('button', { name: 'Order' }).isVisible()).toBe(true)
    expect(await page.locator('[name="_wpcf7_stripe_payment_intent"]').inputValue()).toBe('')
    await close()
  })

  it('says what is wrong with the card, and takes another', async () => {
    const { page, posts, close } = await openForm([REQUIRED, SENT])
    await order(page)
    await pay(page).waitFor()
    await page.evaluate(() =>
      Object.assign(window, { bank: { message: 'Your card was declined.', decline_code: 'x' } }),
    )
    await pay(page).click()
    await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor()
    expect(posts.length).toBe(1)
    await page.evaluate(() => Object.assign(window, { bank: undefined }))
    await pay(page).click()
    await hasStatus(page, 'sent')
    await close()
  })

  it('asks for the card also when the answer was faster than the script that asks', async () => {
    const { page, posts, close } = await openForm([REQUIRED])
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/start-payment-*.js', async (route) => {
      await held
      await route.continue()
    })
    await order(page)
    await hasStatus(page, 'payment-required')
    expect(posts.length).toBe(1)
    expect(await pay(page).isVisible()).toBe(false)
    release()
    await pay(page).waitFor()
    await close()
  })

  it('sends nothing more after the bank has named a stolen card', async () => {
    const { page, posts, close } = await openForm([REQUIRED, SENT])
    await order(page)
    await pay(page).waitFor()
    await page.evaluate(() => Object.assign(window, { bank: { decline_code: 'stolen_card' } }))
    await pay(page).click()
    await page.getByRole('alert').filter({ hasText: 'The payment did not work.' }).waitFor()
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form.wpcf7-form')?.requestSubmit())
    await hasStatus(page, 'submitting')
    expect(posts.length).toBe(1)
    await close()
  })

  it('that was paid needs no second payment for what must still be mended', async () => {
    const invalid = { ...REPLY, status: 'validation_failed', message: 'Check.', posted_data_hash: '' }
    const { page, posts, close } = await openForm([REQUIRED, invalid, SENT])
    await order(page)
    await pay(page).click()
    await hasStatus(page, 'invalid')
    await page.getByRole('button', { name: 'Order' }).click()
    await hasStatus(page, 'sent')
    expect(posts.map((post) => fieldOf(post, '_wpcf7_stripe_payment_intent'))).toEqual(['', 'pi_1', 'pi_1'])
    await close()
  })

  it('says so when the service cannot be loaded, and tries again', async () => {
    const { page, mendStripe, close } = await openForm([REQUIRED, SENT], {
      stripeStatus: 503,
      expectedErrors: [/503|could not be loaded/],
    })
    await order(page)
    await page.getByRole('alert').filter({ hasText: 'The payment did not work.' }).waitFor()
    mendStripe()
    await pay(page).click()
    await hasStatus(page, 'sent')
    await close()
  })
})

it('a form without a price knows nothing of the service', async () => {
  await contact.write({ fields: [{ blockType: 'text', name: 'name', label: 'Name' }] })
  const { page, scripts, close } = await openForm([])
  await page.getByLabel('Name').fill('Ada')
  await page.locator('vitrine-island[data-ready] form').waitFor()
  await quiet(page)
  expect(scripts).toEqual([])
  expect(await page.content()).not.toContain('pk_test_1')
  await close()
})
