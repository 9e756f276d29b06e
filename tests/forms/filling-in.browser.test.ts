import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { until } from '../support/until.ts'

let contact: FormSite

beforeAll(async () => {
  contact = await startFormSite()
})

afterAll(() => contact.stop())

const SUBMIT = { blockType: 'submit', label: 'Send' }
const NAME = { blockType: 'text', name: 'name', label: 'Name', required: true }

const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
const send = (form: Locator) => form.getByRole('button', { name: 'Send' }).click()
const tip = (form: Locator, name: string) => form.locator(`[data-name="${name}"] .wpcf7-not-valid-tip`)
const hasStatus = (page: Page, status: string) => page.locator(`form[data-status="${status}"]`).waitFor()
const posts = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  return sent
}

describe('a date or a number that is half typed', () => {
  const fields = [
    NAME,
    { blockType: 'date', name: 'day', label: 'Day' },
    { blockType: 'number', name: 'count', label: 'Count' },
    SUBMIT,
  ]

  it('is shown before anything is sent, and nothing is sent until it is whole', async () => {
    await contact.write({ fields })
    const { page, form, close } = await contact.open()
    const sent = posts(page)
    await field(form, 'name').fill('Ada')
    await page.locator('.wpcf7.js').waitFor()
    await field(form, 'day').pressSequentially('12')
    await field(form, 'count').pressSequentially('1,5e')
    await send(form)
    await hasStatus(page, 'invalid')
    await until('the sentences', async () => (await tip(form, 'day').count()) === 1)
    expect(await tip(form, 'day').innerText()).toBe('Please enter a date in MM/DD/YYYY format.')
    expect(await tip(form, 'count').innerText()).toContain('number')
    expect(await page.locator('.screen-reader-response li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Day: /),
      expect.stringMatching(/^Count: /),
    ])
    expect(sent).toEqual([])
    expect(await field(form, 'day').evaluate((control) => control === document.activeElement)).toBe(true)
    await field(form, 'day').fill('2026-05-12')
    await field(form, 'count').fill('15')
    await send(form)
    await hasStatus(page, 'sent')
    await close()
  })

  it('holds the step that it stands in', async () => {
    const step = (title: string) => ({ blockType: 'step', title })
    await contact.write({ fields: [step('One'), ...fields.slice(1, 3), step('Two'), NAME, SUBMIT] })
    const { page, form, close } = await contact.open()
    await field(form, 'count').pressSequentially('1,5e')
    await form.getByRole('button', { name: 'Next' }).click()
    await until('the sentence', async () => (await tip(form, 'count').count()) === 1)
    expect(await page.getByRole('heading', { name: 'Two' }).isVisible()).toBe(false)
    await close()
  })
})

/** Opens the form with its script held back until it is let go. */
async function openHeld() {
  const opened = await contact.open()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await opened.page.route(/contact-form\.island-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await opened.page.reload()
  await opened.page.waitForFunction(() => 'wpcf7' in window)
  return { ...opened, letGo }
}

it('a field that is left while the form still loads is looked at once it has', async () => {
  await contact.write({ fields: [{ blockType: 'email', name: 'mail', label: 'E-mail' }, NAME, SUBMIT] })
  const { page, form, letGo, close } = await openHeld()
  await field(form, 'mail').fill('nobody')
  await field(form, 'name').fill('Ada')
  expect(await page.locator('.wpcf7.no-js').count()).toBe(1)
  letGo()
  await until('the sentence', async () => (await tip(form, 'mail').count()) === 1)
  await close()
})

it('a hidden field that a script fills in while the form still loads says the same once it has', async () => {
  await contact.write({ fields: [{ blockType: 'hidden', name: 'campaign', defaultValue: 'none' }, NAME, SUBMIT] })
  const { page, form, letGo, close } = await openHeld()
  await field(form, 'campaign').evaluate((control) => control.setAttribute('value', 'spring'))
  await field(form, 'name').fill('Ada')
  letGo()
  await page.locator('.wpcf7.js').waitFor()
  expect(await field(form, 'campaign').inputValue()).toBe('spring')
  await close()
})

it('a form that is sent while it still loads is sent once it has, and its page stays', async () => {
  await contact.write({ fields: [NAME, SUBMIT] })
  const { page, form, letGo, close } = await openHeld()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const sent = posts(page)
  await field(form, 'name').fill('Ada')
  await send(form)
  await send(form)
  expect(await page.locator('.wpcf7.no-js').count()).toBe(1)
  letGo()
  await hasStatus(page, 'sent')
  expect(sent.map((url) => url.replace(/^.*\//, ''))).toEqual(['feedback'])
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await close()
})

describe('the answer', () => {
  const terms = { blockType: 'acceptance', name: 'terms', label: 'Terms', text: 'You may.' }
  const long = Array.from({ length: 8 }, (_, number) => ({
    blockType: 'textarea',
    name: `text-${number}`,
    label: `Text ${number}`,
  }))

  it('is in sight and has the focus after Enter in a field far above it', async () => {
    await contact.write({ fields: [NAME, ...long, terms, SUBMIT] })
    const { page, form, close } = await contact.open()
    await form.getByText('You may.').click()
    await field(form, 'name').fill('Ada')
    await field(form, 'name').press('Enter')
    await hasStatus(page, 'sent')
    await until('the answer to be in sight', () =>
      form.locator('.wpcf7-response-output').evaluate((answer) => {
        const { top, bottom } = answer.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }),
    )
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
    await close()
  })

  it('has the focus after the last of several steps', async () => {
    const step = (title: string) => ({ blockType: 'step', title })
    await contact.write({ fields: [step('One'), NAME, step('Two'), terms, SUBMIT] })
    const { page, form, close } = await contact.open()
    await field(form, 'name').fill('Ada')
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByText('You may.').click()
    await send(form)
    await hasStatus(page, 'sent')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
    await close()
  })
})

describe('while a form is being sent', () => {
  it('it says so, its button does nothing, and how much of a large file is sent is shown', async () => {
    await contact.write({
      fields: [
        { ...NAME, required: false },
        { blockType: 'file', name: 'f', label: 'File', types: 'txt', maxMegabytes: 5 },
        SUBMIT,
      ],
    })
    const { page, form, close } = await contact.open()
    const answered: { go?: () => void } = {}
    const waiting = new Promise<void>((resolve) => {
      answered.go = resolve
    })
    await page.route('**/feedback', async (route) => {
      await waiting
      await route.continue()
    })
    await field(form, 'f').setInputFiles({
      name: 'a.txt',
      mimeType: 'text/plain',
      buffer: Buffer.alloc(2_000_000, 'a'),
    })
    await send(form)
    await hasStatus(page, 'submitting')
    await form.getByRole('progressbar', { name: 'Sending …' }).waitFor()
    expect(await page.locator('.screen-reader-response [role=status]').textContent()).toBe('Sending …')
    expect(await form.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true')
    answered.go?.()
    await hasStatus(page, 'sent')
    expect(await form.getByRole('progressbar').count()).toBe(0)
    expect(await form.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBeNull()
    await close()
  })
})

describe('on the way back to a form', () => {
  const SHOW = { showWhen: { match: 'all', tests: [{ field: 'who', is: 'equals', value: 'Firm' }] } }
  const fields = [
    { ...NAME, required: false },
    { blockType: 'radio', name: 'who', label: 'Who', choices: 'Person\nFirm', defaultValue: 'Person' },
    { blockType: 'text', name: 'firm', label: 'Name of the firm', ...SHOW },
    { blockType: 'textarea', name: 'text', label: 'Text', counter: 'up' },
    SUBMIT,
  ]

  it.each([true, false])('what depends on the answers is as it was; with a draft: %s', async (keepsDraft) => {
    await contact.write({ fields, keepsDraft })
    const { page, form, close } = await contact.open()
    await page.getByLabel('Firm', { exact: true }).check()
    await field(form, 'firm').fill('Engines')
    await field(form, 'text').fill('Four')
    await page.goto(`${contact.site.url}/`)
    await page.goBack()
    await until('the field of the firm', () => field(form, 'firm').isVisible())
    expect(await field(form, 'firm').inputValue()).toBe('Engines')
    await until('the counter', async () => (await form.locator('.wpcf7-character-count').innerText()) === '4')
    await close()
  })
})

describe('a draft', () => {
  it('brings back the rows that were added', async () => {
    const group = {
      blockType: 'group',
      heading: 'Guest',
      repeats: true,
      maxRows: 5,
      fields: [{ blockType: 'text', name: 'guest', label: 'Guest' }],
    }
    await contact.write({ fields: [NAME, group, SUBMIT], keepsDraft: true })
    const { page, form, close } = await contact.open()
    await field(form, 'guest').fill('Ann')
    await form.getByRole('button', { name: /Add another/ }).click()
    await field(form, 'guest__2').fill('Bob')
    await until('the draft', () =>
      page.evaluate(() => Object.values(localStorage).some((draft) => String(draft).includes('Bob'))),
    )
    await page.reload()
    await field(form, 'guest__2').waitFor()
    await until('the second guest', async () => (await field(form, 'guest__2').inputValue()) === 'Bob')
    expect(await field(form, 'guest').inputValue()).toBe('Ann')
    expect(await field(form, 'guest__3').count()).toBe(0)
    await close()
  })
})

describe('a field', () => {
  it('on a scale shows its number, a long text begins with its rows, and what is wrong is underlined', async () => {
    const fields = [
      { ...NAME, required: false },
      { blockType: 'range', name: 'score', label: 'Score', min: 1, max: 10 },
      { blockType: 'textarea', name: 'text', label: 'Text', required: true },
      SUBMIT,
    ]
    await contact.write({ fields })
    const { page, form, close } = await contact.open()
    const number = form.locator('output.field__value')
    expect(await number.innerText()).toBe(await field(form, 'score').inputValue())
    await field(form, 'score').fill('9')
    await until('the number', async () => (await number.innerText()) === '9')
    const lines = await field(form, 'text').evaluate((area) => {
      const { height, lineHeight } = getComputedStyle(area)
      return Number.parseFloat(height) / Number.parseFloat(lineHeight)
    })
    expect(lines).toBeGreaterThan(4)
    const line = () => field(form, 'text').evaluate((area) => getComputedStyle(area).borderBlockEndWidth)
    expect(await line()).toBe('1px')
    await send(form)
    await hasStatus(page, 'invalid')
    expect(await line()).toBe('2px')
    await close()
  })

  it('of a template stands beside its words without labels, and its scale shows a number', async () => {
    await contact.write({
      writtenAs: 'template',
      template: '[checkbox c "one" "two"]\n[range r min:1 max:5]\n[submit "Send"]',
    })
    const { form, close } = await contact.open()
    const gap = await form
      .locator('.wpcf7-list-item')
      .first()
      .evaluate((item) => {
        const [box, words] = item.children
        return (words?.getBoundingClientRect().left ?? 0) - (box?.getBoundingClientRect().right ?? 0)
      })
    expect(gap).toBeGreaterThan(4)
    await field(form, 'r').focus()
    await form.locator('output.field__value').waitFor()
    expect(await form.locator('output.field__value').innerText()).toBe('3')
    await close()
  })
})
