import { buffer } from 'node:stream/consumers'
import { HtmlValidate } from 'html-validate'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, usePage } from '../support/browser.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { payOrders, sendOrders, startShopSite } from '../support/shop-site.ts'
import type { TestSite } from '../support/site-process.ts'

/** Steps of the Tab key from the top of a page to its end. */
const MOST_TABS = 120

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startShopSite(), openBrowser()])
}, PATIENCE_MS.longTest)

afterAll(async () => {
  await browser.close()
  await site.stop()
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // As for every page of the demo: void elements and attribute quotes are React's.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off',
  },
})

const visit = (path: string, use: (page: Page) => Promise<void>, options: Parameters<typeof usePage>[2] = {}) =>
  usePage(browser, site.url + path, options, use)

/** A form that is not taken comes back with the status that says so. */
const REFUSED = [/422 \(Unprocessable Entity\) .*\/(?:cart|checkout|withdrawal)\//]

/** Checks a page on which somebody buys, and keeps images of it. What axe waits for never comes where there is no script. */
async function expectWell(page: Page, name: string, { isScripted = true } = {}): Promise<void> {
  const { results } = await validator.validateString(await page.content())
  expect(results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`))).toEqual([])
  expect(await page.locator('h1').count()).toBe(1)
  if (isScripted) expect(await axeViolations(page, { within: 'main' })).toEqual([])
  const size = page.viewportSize()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    await saveScreenshot(page, `shop/${name}-${width}.png`, { fullPage: true })
  }
  if (size) await page.setViewportSize(size)
}

/** Tab until a control has the focus: everything that is used has to be on that way. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${control} does not take the focus.`)
}

/** Types into a field that the keyboard leads to. */
async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** From the page of an order of two chairs: withdraws from one of them in two steps. */
async function withdrawOneChair(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Withdraw from contract' }).click()
  await page.getByRole('heading', { name: 'Withdraw from contract' }).waitFor()
  const pieces = page.getByLabel('Pieces of Chair no. 4, Oak, up to 2')
  await pieces.fill('3')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: /^What you withdraw from: Choose at least one piece/ }).click()
  expect(await pieces.inputValue()).toBe('3')
  await pieces.fill('1')
  await expectWell(page, 'withdrawal-problems', { isScripted: false })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('1 × Chair no. 4, Oak').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('withdrawal-step')
  await expectWell(page, 'withdrawal-review', { isScripted: false })
  await page.getByRole('button', { name: 'Change' }).click()
  expect(await pieces.inputValue()).toBe('1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await page.getByText('We have received your withdrawal.').waitFor()
  await page.getByText(/^Received on .* 1 × Chair no\. 4, Oak\.$/).waitFor()
  await expectWell(page, 'withdrawal-received', { isScripted: false })
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor()
}

describe('a purchase', () => {
  it('goes from a product to its order without script', async () => {
    await visit(
      '/shop/chair-no-4/?variant=HR-04-OAK',
      async (page) => {
        await page.getByRole('button', { name: 'Add to cart' }).click()
        await page.getByText('“Chair no. 4, Oak” is in your cart.').waitFor()
        await expectWell(page, 'cart', { isScripted: false })

        await page.getByLabel('Coupon').fill('nothing')
        await page.getByRole('button', { name: 'Use coupon' }).click()
        await page.getByText('There is no coupon NOTHING.').waitFor()
        expect(await page.getByLabel('Coupon').inputValue()).toBe('NOTHING')
        await page.getByLabel('Coupon').fill(' spring ')
        await page.getByRole('button', { name: 'Use coupon' }).click()
        await page.getByText('Discount SPRING').waitFor()

        await page.getByText('Estimate shipping').click()
        await page.getByLabel('Country').selectOption('Austria')
        await page.getByLabel('Postcode').fill('1010')
        await page.getByRole('button', { name: 'Show', exact: true }).click()
        await page.getByText('Express', { exact: true }).waitFor()
        await page.getByLabel('Quantity of Chair no. 4, Oak', { exact: true }).fill('2')
        await page.getByRole('button', { name: 'Go to checkout' }).click()

        await page.getByRole('heading', { name: 'Checkout' }).waitFor()
        expect(await page.getByLabel('Postcode').first().inputValue()).toBe('1010')
        await expectWell(page, 'checkout', { isScripted: false })
        await page.getByRole('button', { name: 'Buy now' }).click()
        await page.getByRole('heading', { name: 'Please look at this again' }).waitFor()
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('checkout-problems')
        await expectWell(page, 'checkout-problems', { isScripted: false })
        await page.getByRole('link', { name: /First and last name/ }).click()
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('checkout-invoice-name')

        await page.getByLabel('E-mail address').fill('ruth@example.org')
        const own = page.getByRole('region', { name: 'Your address' })
        await own.getByLabel('First and last name').fill('Ruth Adler')
        await own.getByLabel('Street and number').fill('Am Hof 1')
        await own.getByLabel('City').fill('Wien')
        await own.getByLabel('Country').selectOption('United States')
        await own.getByRole('button', { name: 'Use this country' }).click()
        await page.getByText('Freight', { exact: true }).waitFor()
        // Nothing that was typed is lost, and the fields are those of the country.
        expect(await own.getByLabel('Street and number').inputValue()).toBe('Am Hof 1')
        await own.getByLabel('State or region').waitFor()
        await own.getByLabel('Country').selectOption('Austria')
        await own.getByRole('button', { name: 'Use this country' }).click()
        await page.getByText('Express', { exact: true }).waitFor()

        await page.getByLabel('Express').check()
        await page.getByLabel('In advance').check()
        await page.getByRole('button', { name: 'Buy now' }).click()
        // The way of sending changed the total, which nobody had agreed to.
        await page.getByText(/With what you gave, the total is/).waitFor()
        await page.getByRole('button', { name: 'Buy now' }).click()
        await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor()
        await page.getByText(/Please transfer €901\.00/).waitFor()
        await page.getByText('DE02 1203 0000 0000 2020 51').waitFor()
        expect(page.url()).toMatch(/\/order\/[\w-]{32}\//)
        await expectWell(page, 'order', { isScripted: false })
        await withdrawOneChair(page)
        await page.goto(`${site.url}/cart/`)
        await page.getByText('Your cart is empty.').waitFor()
      },
      { javaScriptEnabled: false, viewport: { width: 1440, height: 1000 }, expectedErrors: REFUSED },
    )
    await expect.poll(async () => (await site.outbox()).some((mail) => mail.includes('ruth@example.org'))).toBe(true)
  })

  it('goes from the catalogue to its order by the keyboard, with script', async () => {
    await visit(
      '/shop/',
      async (page) => {
        const enter = async (control: Locator) => {
          await tabTo(page, control)
          await page.keyboard.press('Enter')
        }
        await enter(
          page
            .locator('main')
            .getByRole('link', { name: /Oil soap/ })
            .first(),
        )
        await page.waitForURL('**/shop/oil-soap/')
        await enter(page.getByRole('button', { name: 'Add to cart' }))
        await page.waitForURL('**/cart/**')
        await page.locator('.stepper[data-state="ready"]').waitFor()
        await expectWell(page, 'cart-scripted')
        await enter(page.getByRole('button', { name: 'Increase quantity of Oil soap' }))
        await expect.poll(() => page.getByLabel('Quantity of Oil soap', { exact: true }).inputValue()).toBe('2')
        await enter(page.getByRole('button', { name: 'Go to checkout' }))
        await page.waitForURL('**/checkout/')
        await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('2')
        await page.locator('form[data-ready]').waitFor()
        await typeInto(page, page.getByLabel('E-mail address'), 'noor@example.org')
        const own = page.getByRole('region', { name: 'Your address' })
        await tabTo(page, own.getByLabel('Country'))
        await own.getByLabel('Country').selectOption('United States')
        // Script has fetched the fields of the country, and the focus is where it was.
        await own.getByLabel('State or region').waitFor()
        await page.getByText('Freight').first().waitFor()
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('checkout-invoice-country')
        await typeInto(page, own.getByLabel('First and last name'), 'Noor Haddad')
        await typeInto(page, own.getByLabel('Street and number'), '1 Main Street')
        await typeInto(page, own.getByLabel('City'), 'Springfield')
        await typeInto(page, own.getByLabel('Postcode'), '12345')
        await typeInto(page, own.getByLabel('State or region'), 'Ohio')
        await tabTo(page, page.getByLabel('On invoice'))
        await page.keyboard.press('Space')
        await enter(page.getByRole('button', { name: 'Buy now' }))
        await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor()
        await page.getByText('Please pay within 14 days.').waitFor()
        await page.getByText('Noor Haddad').first().waitFor()
        expect(await page.getByRole('region', { name: 'Documents' }).count()).toBe(0)
        // Paid later, so its invoice comes with what is sent.
        await sendOrders(site)
        await page.reload()
        const documents = page.getByRole('region', { name: 'Documents' })
        const invoice = documents.getByRole('link', { name: /^Invoice R-\d{4}-\d{4} \(PDF\)$/ })
        await invoice.waitFor()
        await expectWell(page, 'order-documents')
        const pdf = await page.request.get(site.url + (await invoice.getAttribute('href')))
        expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
        const source = (await pdf.body()).toString('latin1')
        expect(source).toContain('(factur-x.xml)')
        // In the typefaces of the demo's theme.
        for (const typeface of ['Fraunces', 'InstrumentSans'])
          expect(source).toMatch(new RegExp(`/BaseFont /\\w+\\+${typeface}`))
        const xml = documents.getByRole('link', { name: /as an electronic invoice \(XML\)$/ })
        expect(await (await page.request.get(site.url + (await xml.getAttribute('href')))).text()).toContain(
          'Noor Haddad',
        )
      },
      { viewport: { width: 1440, height: 1000 } },
    )
  })

  it('goes by touch at 390 px in German, to another address', async () => {
    await visit(
      '/de/cart/',
      async (page) => {
        await page.getByText('Ihr Warenkorb ist leer.').waitFor()
        await page.goto(`${site.url}/shop/oil-soap/`)
        await page.getByRole('button', { name: 'Add to cart' }).tap()
        await page.waitForURL('**/cart/**')
        await page.goto(`${site.url}/de/cart/`)
        await page.getByRole('button', { name: 'Zur Kasse' }).tap()
        await page.waitForURL('**/de/checkout/')
        await page.locator('form[data-ready]').waitFor()
        await page.getByLabel('E-Mail-Adresse').fill('lena@example.org')
        const own = page.getByRole('region', { name: 'Ihre Adresse' })
        const fields = {
          'Vor- und Nachname': 'Lena Groß',
          'Straße und Hausnummer': 'Weg 1',
          Postleitzahl: '10115',
          Ort: 'Berlin',
        }
        for (const [label, value] of Object.entries(fields)) await own.getByLabel(label).fill(value)
        await page.getByLabel('An eine andere Adresse liefern').tap()
        await page.locator('form.checkout:not([data-busy])').waitFor()
        await page.getByLabel('Vorkasse per Überweisung').tap()
        await expectWell(page, 'checkout-de')
        await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).tap()
        await page.getByRole('link', { name: 'Lieferadresse, Ort: Bitte füllen Sie dieses Feld aus.' }).tap()
        await expectWell(page, 'checkout-problems-de')
        const other = page.getByRole('region', { name: 'Lieferadresse' })
        const gift = {
          'Vor- und Nachname': 'Ida Groß',
          'Straße und Hausnummer': 'Gasse 2',
          Postleitzahl: '1010',
          Ort: 'Wien',
        }
        await other.getByLabel('Land').selectOption('Österreich')
        await page.locator('form.checkout:not([data-busy])').waitFor()
        for (const [label, value] of Object.entries(gift)) await other.getByLabel(label).fill(value)
        await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).tap()
        await page.getByRole('heading', { name: /^Bestellung \d+$/ }).waitFor()
        await page.getByText(/Bitte überweisen Sie/).waitFor()
        await page.getByText('Gasse 2').waitFor()
        await expectWell(page, 'order-de')
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, expectedErrors: REFUSED },
    )
    await expect
      .poll(async () =>
        (await site.outbox()).some((mail) => /lena@example\.org/.test(mail) && /multipart\/alternative/.test(mail)),
      )
      .toBe(true)
  })
})

/** Signs in on the account page by the link that is mailed. */
async function signInByMail(page: Page, address: string): Promise<void> {
  await page.goto(`${site.url}/account/`)
  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
  await page.goto(site.url + (await mailedLink(site, address)))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Your orders' }).waitFor()
}

describe('a member', () => {
  it('buys a plan, downloads it, and finds it in the account, without script at 390 px', async () => {
    const address = 'mira@example.org'
    await visit(
      '/account/',
      async (page) => {
        await signInByMail(page, address)
        await page.getByText('You have not ordered anything with this e-mail address yet.').waitFor()

        await page.goto(`${site.url}/shop/plan-chair-no-4/`)
        await page.getByRole('button', { name: 'Add to cart' }).click()
        await page
          .getByRole('link', { name: 'Go to checkout' })
          .or(page.getByRole('button', { name: 'Go to checkout' }))
          .click()
        await page.getByText(`You are signed in as ${address}.`).waitFor()
        expect(await page.getByLabel('E-mail address').inputValue()).toBe(address)
        const own = page.getByRole('region', { name: 'Your address' })
        const fields = {
          'First and last name': 'Mira Sand',
          'Street and number': 'Weg 1',
          Postcode: '10115',
          City: 'Berlin',
        }
        for (const [label, value] of Object.entries(fields)) await own.getByLabel(label).fill(value)
        await page.getByLabel('In advance').check()
        await page.getByRole('button', { name: 'Buy now' }).click()
        // Nothing is given at once without a word of the buyer.
        await page.getByRole('link', { name: /^Files to download: Please agree to this/ }).click()
        await expectWell(page, 'checkout-consent', { isScripted: false })
        await page.getByLabel(/^I want you to begin before the time for withdrawal is over/).check()
        await page.getByRole('button', { name: 'Buy now' }).click()
        await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor()
        await page.getByText('You can download it once your payment has arrived.').waitFor()
        // Without what the checkout's form has added, which would keep the browser from asking for the page again.
        const order = page.url().replace(/#.*$/, '')

        await payOrders(site)
        await page.goto(order)
        await page.getByText('Your files are ready below.').waitFor()
        await page.getByText(/^5 of 5 downloads left, until /).waitFor()
        await expectWell(page, 'order-files', { isScripted: false })
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download plan-of-chair-no-4.pdf' }).click(),
        ])
        expect(download.suggestedFilename()).toBe('plan-of-chair-no-4.pdf')
        const plan = (await buffer(await download.createReadStream())).toString('latin1')
        expect(plan).toMatch(/^%PDF-1\.4[\s\S]*Chair no\. 4[\s\S]*%%EOF\s$/)
        await page.goto(order)
        await page.getByText(/^4 of 5 downloads left, until /).waitFor()

        await page.goto(`${site.url}/account/`)
        await page.getByRole('link', { name: /^Order \d+$/ }).waitFor()
        await expectWell(page, 'account', { isScripted: false })
        await page.getByRole('link', { name: 'A file to download' }).click()
        await page.getByRole('button', { name: 'Download plan-of-chair-no-4.pdf' }).waitFor()
        for (const [language, title] of [
          ['de', 'Ihre Bestellungen'],
          ['he', 'ההזמנות שלך'],
        ] as const) {
          await page.goto(`${site.url}/${language}/account/`)
          await page.getByRole('heading', { name: title }).waitFor()
          await expectWell(page, `account-${language}`, { isScripted: false })
        }
        await page.goto(`${order.replace('/order/', '/he/order/')}`)
        await page.getByRole('button', { name: 'הורדת plan-of-chair-no-4.pdf' }).waitFor()
        await expectWell(page, 'order-files-he', { isScripted: false })

        // What was given last is filled in for the next order.
        await page.goto(`${site.url}/shop/oil-soap/`)
        await page.getByRole('button', { name: 'Add to cart' }).click()
        await page.goto(`${site.url}/checkout/`)
        await page.getByText('We have filled in what you gave last.').waitFor()
        expect(await page.getByRole('region', { name: 'Your address' }).getByLabel('City').inputValue()).toBe('Berlin')
        await page.goto(`${site.url}/account/`)
        await page.getByRole('button', { name: 'Sign out', exact: true }).click()
        await page.goto(`${site.url}/checkout/`)
        await page.getByRole('link', { name: 'Sign in by mail' }).waitFor()
        expect(await page.getByRole('region', { name: 'Your address' }).getByLabel('City').inputValue()).toBe('')
      },
      { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, expectedErrors: REFUSED },
    )
  })
})

describe('a purchase from right to left', () => {
  it('goes in Hebrew by touch at 390 px, to its order and its withdrawal', async () => {
    await visit(
      '/shop/oil-soap/',
      async (page) => {
        await page.getByRole('button', { name: 'Add to cart' }).tap()
        await page.waitForURL('**/cart/**')
        await page.goto(`${site.url}/he/cart/`)
        expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
        await page.getByRole('heading', { name: 'סל קניות' }).waitFor()
        await expectWell(page, 'cart-he')
        await page.getByRole('button', { name: 'לקופה' }).tap()
        await page.waitForURL('**/he/checkout/')
        await page.locator('form[data-ready]').waitFor()
        await page.getByLabel('כתובת דוא״ל').fill('noa@example.org')
        const own = page.getByRole('region', { name: 'הכתובת שלך' })
        await own.getByLabel('ארץ').selectOption('AT')
        await page.locator('form.checkout:not([data-busy])').waitFor()
        const fields = { 'שם פרטי ושם משפחה': 'נועה לוי', 'רחוב ומספר': 'Am Hof 1', מיקוד: '1010', עיר: 'Wien' }
        for (const [label, value] of Object.entries(fields)) await own.getByLabel(label).fill(value)
        // What is written from left to right stays so, at the side where the line begins.
        expect(await page.getByLabel('כתובת דוא״ל').getAttribute('dir')).toBe('ltr')
        await page.locator('input[name="method"][value="in advance"]').check()
        await expectWell(page, 'checkout-he')
        await page.getByRole('button', { name: 'הזמנה בתשלום' }).tap()
        await page.getByRole('heading', { name: /^הזמנה \d+$/ }).waitFor()
        await page.getByText('DE02 1203 0000 0000 2020 51').waitFor()
        await expectWell(page, 'order-he')
        await page.getByRole('link', { name: 'ביטול עסקה' }).tap()
        await page.getByRole('button', { name: 'המשך' }).tap()
        await page.getByRole('button', { name: 'אישור הביטול' }).waitFor()
        await expectWell(page, 'withdrawal-review-he')
        await page.getByRole('button', { name: 'אישור הביטול' }).tap()
        await page.getByText('קיבלנו את הביטול.').waitFor()
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    )
    // The order, and the receipt of its withdrawal.
    await expect
      .poll(async () => (await site.outbox()).filter((mail) => /^To: noa@example\.org/m.test(mail)))
      .toHaveLength(2)
  })
})

describe('a withdrawal', () => {
  it('needs no account: number and mail address, by touch at 390 px in German', async () => {
    await visit(
      '/de/withdrawal/',
      async (page) => {
        await page.getByRole('heading', { name: 'Vertrag widerrufen' }).waitFor()
        await page.getByRole('button', { name: 'Weiter' }).tap()
        await page.getByRole('link', { name: 'Bestellnummer: Bitte füllen Sie dieses Feld aus.' }).tap()
        await expectWell(page, 'withdrawal-de')
        await page.getByLabel('Bestellnummer').fill('987654321')
        await page.getByLabel('E-Mail-Adresse').fill('ida@example.org')
        await page.getByLabel('Vor- und Nachname').fill('Ida Groß')
        await page.getByLabel('Nur ein Teil der Bestellung').fill('Die Lampe')
        await page.getByRole('button', { name: 'Weiter' }).tap()
        await page.getByText('Die Lampe').waitFor()
        await expectWell(page, 'withdrawal-review-de')
        await page.getByRole('button', { name: 'Widerruf bestätigen' }).tap()
        await page.getByText('Wir haben Ihren Widerruf erhalten.').waitFor()
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, expectedErrors: REFUSED },
    )
    // The owner answers the notice to the buyer, who is named in it as well.
    await expect
      .poll(async () => (await site.outbox()).filter((mail) => /^To: ida@example\.org/m.test(mail)))
      .toHaveLength(1)
  })

  it('is answered the same, whether there is such an order or not, until a network sends too many', async () => {
    const declare = async (number: string, email: string) => {
      const answer = await fetch(`${site.url}/withdrawal/`, {
        method: 'POST',
        body: new URLSearchParams({ action: 'confirm', 'order-number': number, email, name: 'Ruth' }),
        redirect: 'manual',
      })
      return [answer.status, answer.headers.get('location')]
    }
    const received = [303, '/withdrawal/?received=1']
    expect(await declare('1', 'ruth@example.org')).toEqual(received)
    expect(await declare('1', 'eve@example.org')).toEqual(received)
    await expect.poll(async () => (await declare('1', 'eve@example.org'))[0]).toBe(429)
    expect((await fetch(`${site.url}/order/${'A'.repeat(32)}/withdrawal/`)).status).toBe(404)
  })
})

describe('addresses of the shop', () => {
  it('refuse what no form of theirs sends, and tell nothing of orders', async () => {
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(site.url + path, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    const none = '/order/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/'
    const missing = await fetch(site.url + none)
    expect(missing.status).toBe(404)
    // The way to the cart looks like it does everywhere.
    expect(await missing.text()).toMatch(/<link rel="stylesheet" href="[^"]*cart-link\.[^"]*"/)
    expect((await post(none, 'action=pay')).status).toBe(404)
    expect((await fetch(`${site.url}/order/1/`)).status).toBe(404)
    expect((await post('/cart/', 'action=add&sku=OIL-1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post('/cart/', 'action=drop')).status).toBe(400)
    expect((await post('/cart/', 'action=add&sku=../../etc')).status).toBe(400)
    expect((await post('/cart/', 'action=add&sku=nothing')).status).toBe(422)
    expect((await post('/cart/', `action=add&sku=HR-04-OAK&quantity=${'9'.repeat(40)}`)).status).toBe(422)
    expect((await post('/cart/', 'x'.repeat(70_000))).status).toBe(413)
    const junk = await fetch(`${site.url}/cart/`, { headers: { cookie: 'vitrine-cart=<script>*1!%ff*2~~~' } })
    expect([junk.status, junk.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    const checkout = await fetch(`${site.url}/checkout/`, { redirect: 'manual' })
    expect([checkout.status, checkout.headers.get('location')]).toEqual([303, '/cart/'])
    expect((await post('/api/shop/payments/stripe', '{}')).status).toBe(404)
    // Pages of the catalogue stay the same for everybody.
    const product = await fetch(`${site.url}/shop/oil-soap/`, { headers: { cookie: 'vitrine-cart=HR-04-OAK*1~~~' } })
    expect([product.headers.get('cache-control'), product.headers.get('set-cookie')]).toEqual([
      'public, no-cache',
      null,
    ])
  })
})
