import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { ready } from '../support/ready.ts'

let contact: FormSite

beforeAll(async () => {
  contact = await startFormSite()
})

afterAll(() => contact.stop())

const fields = [
  { blockType: 'text', name: 'name', label: 'Name', required: true },
  { blockType: 'email', name: 'email', label: 'E-mail', required: true },
  { blockType: 'submit', label: 'Send' },
]
const VISIT = { display: 'dialog', heading: 'Visit us', buttonLabel: 'Ask for a visit' }
const CALL = { display: 'dialog', buttonLabel: 'Ask for a call' }

const button = (page: Page) => page.getByRole('button', { name: 'Ask for a visit' })
const window_ = (page: Page) => page.getByRole('dialog')
const isModal = (page: Page) =>
  page
    .locator('.form-dialog')
    .first()
    .evaluate((dialog) => dialog.matches(':modal'))
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)
const axe = (page: Page) => axeViolations(page, { within: '.form-section' })

describe('a form in a window of its own', () => {
  it('opens by its button, has a name, keeps the focus, and gives it back', async () => {
    await contact.write({ fields }, [VISIT])
    const { page, form, close } = await contact.open()
    expect(await form.isVisible()).toBe(false)
    await button(page).click()
    await page.getByRole('dialog', { name: 'Visit us' }).waitFor()
    expect(await isModal(page)).toBe(true)
    expect(await hasFocus(page, '[name="name"]')).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await axe(page)).toEqual([])
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await page.keyboard.press('Tab')
      // Beyond the last control the focus goes to the browser itself, never to the page below.
      expect(await page.evaluate(() => document.activeElement?.closest('main > *, header, footer')?.tagName)).not.toBe(
        'HEADER',
      )
      expect(await hasFocus(page, 'body, dialog, dialog *')).toBe(true)
    }
    await page.keyboard.press('Escape')
    await window_(page).waitFor({ state: 'hidden' })
    expect(await hasFocus(page, '.form-dialog__open')).toBe(true)
    await close()
  })

  it('closes by its button and by a click beside it, and keeps what was typed', async () => {
    await contact.write({ fields }, [VISIT])
    const { page, close } = await contact.open({ viewport: { width: 1440, height: 900 } })
    await button(page).click()
    await page.getByLabel('Name').fill('Ada')
    await window_(page).getByRole('button', { name: 'Close' }).click()
    await window_(page).waitFor({ state: 'hidden' })
    await button(page).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada')
    await page.mouse.click(20, 450)
    await window_(page).waitFor({ state: 'hidden' })
    await close()
  })

  it('shows what must be mended, and what follows', async () => {
    await contact.write({ fields, afterSending: 'text', sentText: 'Until soon, [name].' }, [VISIT])
    const { page, close } = await contact.open()
    await button(page).click()
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('form[data-status="invalid"]').waitFor()
    expect(await hasFocus(page, '[name="email"]')).toBe(true)
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.form-sent').waitFor()
    expect(await hasFocus(page, 'dialog .form-sent')).toBe(true)
    await close()
  })

  it('opens from an address that leads to it, as often as it is followed', async () => {
    await contact.write({ fields }, [VISIT])
    const first = await contact.open()
    const id = await first.page.locator('.form-dialog').first().getAttribute('id')
    await first.close()
    const { page, close } = await contact.open({ hash: `#${id}` })
    await window_(page).waitFor()
    expect(await isModal(page)).toBe(true)
    await page.keyboard.press('Escape')
    await window_(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => location.hash === '')
    await page.evaluate((hash) => location.assign(hash), `#${id}`)
    await window_(page).waitFor()
    await close()
  })

  it('works for each of several forms', async () => {
    await contact.write({ fields }, [VISIT, CALL, {}])
    const { page, close } = await contact.open()
    await page.getByRole('button', { name: 'Ask for a call' }).click()
    await page.getByRole('dialog', { name: 'Ask for a call' }).waitFor()
    expect(await window_(page).count()).toBe(1)
    await window_(page).getByRole('button', { name: 'Send' }).click()
    await page.locator('dialog form[data-status="invalid"]').waitFor()
    expect(await page.locator('form[data-status="invalid"]').count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await hasFocus(page, '.form-dialog__open')).toBe(true)
    await button(page).click()
    await page.getByRole('dialog', { name: 'Visit us' }).waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('opens where the browser does not know commands of buttons', async () => {
    await contact.write({ fields }, [VISIT])
    const { page, close } = await contact.open({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(() => {
      // As such a browser has them: names without a meaning.
      for (const name of ['commandForElement', 'command']) Reflect.deleteProperty(HTMLButtonElement.prototype, name)
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('[commandfor], [closedby]')) {
          element.removeAttribute('commandfor')
          element.removeAttribute('closedby')
        }
      })
    })
    await page.reload()
    await ready(page)
    await button(page).click()
    await window_(page).getByRole('button', { name: 'Close' }).click()
    await window_(page).waitFor({ state: 'hidden' })
    await button(page).click()
    await page.mouse.click(20, 450)
    await window_(page).waitFor({ state: 'hidden' })
    expect(await hasFocus(page, '.form-dialog__open')).toBe(true)
    await close()
  })
})

describe('without script', () => {
  it('a link shows the form in its place, and the server shows it with what must be mended', async () => {
    await contact.write({ fields }, [VISIT, CALL])
    const { page, form, close } = await contact.open({ javaScriptEnabled: false, expectedErrors: [/422/] })
    expect(await form.isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Ask for a visit' }).click()
    await form.waitFor()
    expect(await page.locator('form').nth(1).isVisible()).toBe(false)
    await page.getByLabel('Name').first().fill('Ada')
    await page.getByRole('button', { name: 'Send' }).first().click()
    await page.locator('form[data-status="invalid"]').waitFor()
    expect(await form.isVisible()).toBe(true)
    expect(await form.locator('.wpcf7-not-valid-tip').allInnerTexts()).toEqual(['Please fill out this field.'])
    expect(await page.locator('form').nth(1).isVisible()).toBe(false)
    await close()
  })

  it('what the server shows becomes a window again where script comes later', async () => {
    await contact.write({ fields }, [VISIT])
    const { page, close } = await contact.open({ expectedErrors: [/422/] })
    // As when the form is sent before its script is there.
    await page.evaluate(() => {
      for (const name of ['name', 'email']) document.querySelector(`form [name="${name}"]`)?.removeAttribute('required')
      HTMLFormElement.prototype.submit.call(document.querySelector('form.wpcf7-form'))
    })
    await page.locator('dialog:modal form[data-status="invalid"]').waitFor()
    expect(await hasFocus(page, '[name="name"]')).toBe(true)
    await close()
  })
})
