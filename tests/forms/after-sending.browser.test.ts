import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'

let contact: FormSite

beforeAll(async () => {
  contact = await startFormSite()
})

afterAll(() => contact.stop())

const fields = [
  { blockType: 'text', name: 'name', label: 'Name', required: true },
  { blockType: 'submit', label: 'Send' },
]
const TEXT = 'Thank you, [name].\n\nWe write\nwithin two days.'

async function send(page: Page, name = 'Ada <3') {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Collects the events that scripts of the page hear, with the address at which they did. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['wpcf7mailsent', 'wpcf7submit']) {
      document.addEventListener(name, () => {
        const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]')
        sessionStorage.setItem('heard', JSON.stringify([...heard, `${name} ${location.pathname}`]))
      })
    }
  })

describe('a text', () => {
  it('takes the place of the form, has the focus, and is nothing that axe finds', async () => {
    await contact.write({ fields, afterSending: 'text', sentText: TEXT })
    const { page, form, close } = await contact.open()
    await send(page)
    const text = page.locator('.form-sent')
    await text.waitFor()
    expect(await text.locator('p').allInnerTexts()).toEqual(['Thank you, Ada <3.', 'We write\nwithin two days.'])
    expect(await form.isVisible()).toBe(false)
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('.screen-reader-response [role=status]').innerText()).toContain('Thank you')
    expect(await axeViolations(page, { within: '.contact-form' })).toEqual([])
    await close()
  })

  it('comes without script, and quotes what was typed', async () => {
    await contact.write({ fields, afterSending: 'text', sentText: TEXT })
    const { page, form, close } = await contact.open({ javaScriptEnabled: false })
    await send(page)
    expect(await page.locator('.form-sent p').first().innerText()).toBe('Thank you, Ada <3.')
    expect(await form.isVisible()).toBe(false)
    await close()
  })

  it('that quotes nothing can be loaded anew without sending again', async () => {
    await contact.write({ fields, afterSending: 'text', sentText: 'Thank you.' })
    const { page, close } = await contact.open({ javaScriptEnabled: false })
    await send(page)
    await page.waitForURL('**?sent=*')
    await page.locator('.form-sent').waitFor()
    await page.reload()
    expect(await page.locator('.form-sent').innerText()).toBe('Thank you.')
    await close()
  })

  it('does not come while something must be mended', async () => {
    await contact.write({ fields, afterSending: 'text', sentText: TEXT })
    const { page, form, close } = await contact.open()
    await send(page, '')
    await page.locator('form[data-status="invalid"]').waitFor()
    expect(await form.isVisible()).toBe(true)
    expect(await page.locator('.form-sent').count()).toBe(0)
    await close()
  })
})

describe('another page', () => {
  it.each([true, false])('is where the visitor is led (script: %s)', async (javaScriptEnabled) => {
    const { docs } = await contact.payload.find({
      collection: 'pages',
      where: { path: { equals: '/privacy/' } },
      depth: 0,
    })
    await contact.write({ fields, afterSending: 'page', sentPage: docs[0]?.id })
    const { page, close } = await contact.open({ javaScriptEnabled })
    await send(page)
    // A redirect keeps the fragment of the form's own address.
    await page.waitForURL(({ pathname }) => pathname === '/privacy/')
    await close()
  })

  it('opens once scripts of the page have heard of the message', async () => {
    await contact.write({ fields, afterSending: 'page', sentPage: null, sentAddress: '/privacy/' })
    const { page, close } = await contact.open()
    await listen(page)
    await page.reload()
    await send(page)
    await page.waitForURL('**/privacy/')
    expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('heard'))) ?? '')).toEqual([
      'wpcf7mailsent /contact/',
      'wpcf7submit /contact/',
    ])
    await close()
  })

  it.each([true, false])('may be of another site (script: %s)', async (javaScriptEnabled) => {
    await contact.write({ fields, afterSending: 'page', sentPage: null, sentAddress: 'https://shop.example/thanks' })
    // Chromium tells that it cannot move over to another site.
    const expectedErrors = [/ViewTransition/]
    const { page, close } = await contact.open({ javaScriptEnabled, expectedErrors })
    await page.route('https://shop.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Thanks' }))
    await send(page)
    await page.waitForURL('https://shop.example/thanks')
    await close()
  })
})
