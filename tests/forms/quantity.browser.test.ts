import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { settled } from '../support/browser.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { until } from '../support/until.ts'

let contact: FormSite

beforeAll(async () => {
  contact = await startFormSite()
})

afterAll(() => contact.stop())

const CHAIRS = {
  blockType: 'number',
  name: 'chairs',
  label: 'Chairs',
  hint: 'Two of them share a box.',
  required: true,
  buttons: true,
  ...{ defaultValue: '1', min: 2, max: 6, step: 2 },
}
/** The mail of the form names it. */
const NAME = { blockType: 'hidden', name: 'name', defaultValue: 'Ada' }
const SUBMIT = { blockType: 'submit', label: 'Send' }
const SCRIPTLESS = { javaScriptEnabled: false }

const field = (form: Locator, name = 'chairs') => form.locator(`[name="${name}"]`)
const more = (form: Locator) => form.getByRole('button', { name: 'Increase quantity of Chairs' })
const fewer = (form: Locator) => form.getByRole('button', { name: 'Decrease quantity of Chairs' })
const isReady = (form: Locator) => form.locator('.stepper[data-state="ready"]').first().waitFor()
const isAwake = (page: Page) => page.locator('.wpcf7.js').waitFor()
const hasStatus = (page: Page, status: string) => page.locator(`form[data-status="${status}"]`).waitFor()
const isAtBound = async (button: Locator) => (await button.getAttribute('aria-disabled')) === 'true'
const newest = async () => {
  const { docs } = await contact.payload.find({ collection: 'submissions', sort: '-id', limit: 1, depth: 0 })
  return docs[0]?.entries as Record<string, unknown> | undefined
}

describe('a quantity in a form', () => {
  it('begins with its least, is raised by the press that wakes the form, and is sent', async () => {
    await contact.write({ fields: [NAME, CHAIRS, SUBMIT] })
    const { page, form, close } = await contact.open()
    await isReady(form)
    expect(await field(form).inputValue()).toBe('2')
    expect(await page.locator('.wpcf7.js').count()).toBe(0)
    await more(form).click()
    await isAwake(page)
    expect(await field(form).inputValue()).toBe('4')
    await more(form).click()
    expect(await field(form).inputValue()).toBe('6')
    expect(await isAtBound(more(form))).toBe(true)
    expect(await isAtBound(fewer(form))).toBe(false)
    await form.getByRole('button', { name: 'Send' }).click()
    await hasStatus(page, 'sent')
    expect(await newest()).toMatchObject({ chairs: '6' })
    expect(await field(form).inputValue()).toBe('2')
    await until('the bound of the first value', () => isAtBound(fewer(form)))
    await close()
  })

  it('is one stop for each of its parts, and keeps the focus at its bounds', async () => {
    await contact.write({ fields: [NAME, CHAIRS, SUBMIT] })
    const { page, form, close } = await contact.open()
    await isReady(form)
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
    await fewer(form).focus()
    await page.keyboard.press('Tab')
    expect(await focused()).toMatch(/-chairs$/)
    await page.keyboard.press('ArrowUp')
    expect(await field(form).inputValue()).toBe('4')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Increase quantity of Chairs')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    expect(await field(form).inputValue()).toBe('6')
    expect(await focused()).toBe('Increase quantity of Chairs')
    await close()
  })

  it('says nothing while it is pressed, and of a wrong number what other fields say', async () => {
    await contact.write({ fields: [NAME, CHAIRS, SUBMIT] })
    const { page, form, close } = await contact.open()
    await isReady(form)
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      for (const part of document.querySelectorAll('[role="status"], [aria-live], output')) {
        new MutationObserver(() => said.push(part.textContent ?? '')).observe(part, { childList: true, subtree: true })
      }
    })
    await more(form).click()
    await isAwake(page)
    await fewer(form).click()
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said.filter(Boolean))).toEqual([])
    await field(form).fill('40')
    await form.getByRole('button', { name: 'Send' }).click()
    await hasStatus(page, 'invalid')
    expect(await form.locator('[data-name="chairs"] .wpcf7-not-valid-tip').innerText()).toContain('too large')
    expect(await page.locator('.screen-reader-response li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Chairs: /),
    ])
    expect(await field(form).getAttribute('aria-invalid')).toBe('true')
    expect(await axeViolations(page)).toEqual([])
    await saveScreenshot(form, 'forms/quantity-invalid.png')
    await close()
  })

  it('works in rows that come later', async () => {
    const group = { blockType: 'group', heading: 'Room', repeats: true, maxRows: 3, fields: [CHAIRS] }
    await contact.write({ fields: [NAME, group, SUBMIT] })
    const { form, close } = await contact.open()
    await form.getByRole('button', { name: /^Add/ }).click()
    await until('both rows', async () => (await form.locator('.stepper[data-state="ready"]').count()) === 2)
    await more(form).nth(1).click()
    expect(await field(form).inputValue()).toBe('2')
    expect(await field(form, 'chairs__2').inputValue()).toBe('4')
    await close()
  })

  it('is a plain number field without script', async () => {
    await contact.write({ fields: [NAME, { ...CHAIRS, min: 1, step: 1 }, SUBMIT] })
    const { page, form, close } = await contact.open(SCRIPTLESS)
    expect(await form.getByRole('spinbutton', { name: 'Chairs' }).inputValue()).toBe('1')
    expect(await form.locator('.stepper__button:visible').count()).toBe(0)
    await field(form).fill('3')
    await form.getByRole('button', { name: 'Send' }).click()
    await page.locator('form.sent').waitFor()
    expect(await newest()).toMatchObject({ chairs: '3' })
    await close()
  })

  it('has no buttons in a template, whatever its classes', async () => {
    await contact.write({
      writtenAs: 'template',
      template: '[hidden name "Ada"] [number* chairs class:stepper min:2] [submit "Send"]',
    })
    const { form, close } = await contact.open(SCRIPTLESS)
    expect(await form.getByRole('button').count()).toBe(1)
    expect(await field(form).getAttribute('class')).toContain('stepper')
    await close()
  })

  it.each([390, 1440])('is as high as a finger needs, within its column, at %d pixels', async (width) => {
    await contact.write({ fields: [{ blockType: 'text', name: 'name', label: 'Name' }, CHAIRS, SUBMIT] })
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, form, close } = await contact.open({ viewport: { width, height: 844 }, colorScheme })
      await isReady(form)
      await settled(page)
      const box = await form.locator('.stepper').boundingBox()
      const column = await form.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.x).toBe(column?.x)
      expect(box?.width).toBeLessThanOrEqual((column?.width ?? 0) / 2)
      for (const button of [more(form), fewer(form)]) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      expect(await axeViolations(page)).toEqual([])
      await saveScreenshot(form, `forms/quantity-${width}-${colorScheme}.png`)
      await close()
    }
  })
})
